import fs from 'node:fs';

const PREFIX = 'catalogue:';

/** All files of a language as one module whose default export is plain JSON text, with ASCII only. */
function moduleOf(language) {
	const folder = new URL(`../src/language/${language}/`, import.meta.url);
	const files = fs.readdirSync(folder).sort();
	const texts = Object.assign({}, ...files.map(name => JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8'))));
	const escaped = JSON.stringify(texts).replace(
		/[^\x20-\x7e]/g,
		c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
	return `export default ${JSON.stringify(escaped)};`;
}

/** `import text from 'catalogue:german'`, for the bundler and for the test runner. */
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
