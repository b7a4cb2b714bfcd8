import esbuild from 'esbuild';
import { asciiOnly } from './scripts/ascii-only.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';

/** What the app provides at run time; everything else is bundled. */
const EXTERNAL = ['obsidian', 'electron', '@codemirror/*', '@lezer/*'];

/** @type {import('esbuild').BuildOptions} */
export const pluginBuild = {
	entryPoints: ['main.ts'],
	bundle: true,
	external: EXTERNAL,
	format: 'cjs',
	target: 'es2022',
	charset: 'ascii',
	jsx: 'automatic',
	jsxImportSource: 'preact',
	outfile: 'main.js',
	minify: true,
	legalComments: 'none',
	logLevel: 'warning',
	plugins: [rulesetsAsText.esbuild(), asciiOnly],
};

/**
 * The styles: a file beside each component, in the order that src/obsidian/styles.css names them.
 * @type {import('esbuild').BuildOptions}
 */
export const stylesBuild = {
	entryPoints: ['src/obsidian/styles.css'],
	bundle: true,
	outfile: 'styles.css',
	logLevel: 'warning',
};

if (process.argv[1]?.endsWith('esbuild.config.mjs')) {
	if (process.argv.includes('--watch')) {
		const plugin = await esbuild.context({ ...pluginBuild, minify: false, sourcemap: 'inline' });
		const styles = await esbuild.context(stylesBuild);
		await Promise.all([plugin.watch(), styles.watch()]);
	} else {
		await Promise.all([pluginBuild, stylesBuild].map(options => esbuild.build(options)));
	}
}
