import fs from 'node:fs';
import esbuild from 'esbuild';
import { textModule } from './text-module.mjs';

const PREFIX = 'catalogue:';

/** Loads these from the source, so that the build and the plugin compute the same keys and read the same rows. */
const { BETWEEN_TEXTS, BEHIND_KEY, textKey } = await import(
	`data:text/javascript,${encodeURIComponent(
		esbuild.transformSync(fs.readFileSync(new URL('../src/i18n/text-key.ts', import.meta.url), 'utf8'), {
			loader: 'ts',
		}).code,
	)}`
);

/** The translations of a language as a module with a text, which `readCatalogue` reads. */
function moduleOf(name) {
	const folder = new URL(`../src/i18n/${name}/`, import.meta.url);
	const files = fs.readdirSync(folder).sort();
	const texts = Object.assign({}, ...files.map(file => JSON.parse(fs.readFileSync(new URL(file, folder), 'utf8'))));
	return textModule(rowsOf(texts, name.endsWith('-record-terms')));
}

/** Phrases with gaps are compared with what a record says, and keep their English. */
function rowsOf(texts, arePhrases) {
	const keyed = new Map();
	for (const [english, text] of Object.entries(texts)) {
		const key = arePhrases && english.includes('{') ? english : textKey(english);
		if (keyed.has(key)) throw new Error(`Two texts share the key ${key}; change one of them: ${english}`);
		if (`${key}${text}`.match(`[${BETWEEN_TEXTS}${BEHIND_KEY}]`))
			throw new Error(`A text holds a separator: ${english}`);
		keyed.set(key, text);
	}
	return Array.from(keyed, row => row.join(BEHIND_KEY)).join(BETWEEN_TEXTS);
}

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
