import fs from 'node:fs';
import esbuild from 'esbuild';
import { textModule } from './text-module.mjs';

const PREFIX = 'catalogue:';

/** Loads `textKey` from the source, so that the build and the plugin compute the same keys. */
const { textKey } = await import(
	`data:text/javascript,${encodeURIComponent(
		esbuild.transformSync(fs.readFileSync(new URL('../src/i18n/text-key.ts', import.meta.url), 'utf8'), {
			loader: 'ts',
		}).code,
	)}`
);

/** The translations of a language by text key; terms of records are keyed by the English text itself. */
function textsOf(name) {
	const folder = new URL(`../src/i18n/${name}/`, import.meta.url);
	const files = fs.readdirSync(folder).sort();
	const texts = Object.assign({}, ...files.map(file => JSON.parse(fs.readFileSync(new URL(file, folder), 'utf8'))));
	return name.endsWith('-record-terms') ? texts : byKey(texts);
}

function byKey(texts) {
	const keyed = new Map();
	for (const [english, text] of Object.entries(texts)) {
		const key = textKey(english);
		if (keyed.has(key)) throw new Error(`Two texts share the key ${key}; change one of them: ${english}`);
		keyed.set(key, text);
	}
	return Object.fromEntries(keyed);
}

/** All files of a language as one module with JSON. */
const moduleOf = name => textModule(JSON.stringify(textsOf(name)));

/** Resolves `import german from 'catalogue:de'` in esbuild and vitest. */
export const cataloguesAsText = {
	esbuild: {
		name: 'catalogues-as-text',
		setup(build) {
			build.onResolve({ filter: /^catalogue:/ }, ({ path }) => ({ path, namespace: 'catalogue' }));
			build.onLoad({ filter: /.*/, namespace: 'catalogue' }, ({ path }) => ({
				contents: moduleOf(path.slice(PREFIX.length)),
				loader: 'js',
			}));
		},
	},
	vite: () => ({
		name: 'catalogues-as-text',
		resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
		load: id => (id.startsWith(`\0${PREFIX}`) ? moduleOf(id.slice(PREFIX.length + 1)) : null),
	}),
};
