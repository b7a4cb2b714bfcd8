import fs from 'node:fs';
import esbuild from 'esbuild';
import { cataloguesAsText } from './scripts/catalogues-as-text.mjs';
import { effectsOfBooks } from './scripts/effects-of-books.mjs';
import { minify } from './scripts/minify.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';
import { withoutReasons } from './scripts/without-reasons.mjs';

/** Modules that Obsidian provides at run time; everything else is bundled. */
const EXTERNAL = ['obsidian', 'electron', '@codemirror/*', '@lezer/*'];

/**
 * The plugin as one script.
 * @type {import('esbuild').BuildOptions}
 */
export const pluginBundle = {
	entryPoints: ['main.ts'],
	bundle: true,
	external: EXTERNAL,
	format: 'cjs',
	// What iOS 15.4 can parse: class static blocks and the like are transpiled.
	target: ['es2022', 'ios15.4'],
	charset: 'ascii',
	jsx: 'automatic',
	jsxImportSource: 'preact',
	outfile: 'main.js',
	minify: true,
	banner: { js: `/*!\n${fs.readFileSync(new URL('NOTICE', import.meta.url), 'utf8')}*/` },
	legalComments: 'none',
	logLevel: 'warning',
	plugins: [cataloguesAsText.esbuild, rulesetsAsText.esbuild(effectsOfBooks), withoutReasons],
};

/**
 * What is released.
 * @type {import('esbuild').BuildOptions}
 */
export const pluginBuild = { ...pluginBundle, plugins: [...pluginBundle.plugins, minify] };

/** Expands `@media (--touch)` to both of its meanings: on a phone, and wherever the pointer is coarse. */
const touch = {
	name: 'touch',
	setup(build) {
		build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
			loader: 'css',
			contents: fs
				.readFileSync(path, 'utf8')
				.replace(/^@media \(--touch\) (\{\n[^]*?^\}\n)/gm, '.is-phone $1\n@media (pointer: coarse) $1'),
		}));
	},
};

const styleSettings = fs.readFileSync(new URL('src/obsidian/style-settings.yaml', import.meta.url), 'utf8');

/**
 * The styles, with what the plugin Style Settings offers: a file beside each component, in the order that src/obsidian/styles.css names them.
 * @type {import('esbuild').BuildOptions}
 */
export const stylesBuild = {
	entryPoints: ['src/obsidian/styles.css'],
	bundle: true,
	outfile: 'styles.css',
	supported: { nesting: false },
	banner: {
		css: `/* Built from the style sheets beside the components in src. Change those, and run npm run build. */\n\n/* @settings\n\n${styleSettings}\n*/`,
	},
	plugins: [touch],
	logLevel: 'warning',
};

if (process.argv[1]?.endsWith('esbuild.config.mjs')) {
	if (process.argv.includes('--watch')) {
		const plugin = await esbuild.context({ ...pluginBundle, minify: false, sourcemap: 'inline' });
		const styles = await esbuild.context(stylesBuild);
		await Promise.all([plugin.watch(), styles.watch()]);
	} else {
		await Promise.all([pluginBuild, stylesBuild].map(options => esbuild.build(options)));
	}
}
