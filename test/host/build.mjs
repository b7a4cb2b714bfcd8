import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
// As a namespace: of an older commit that the benchmark measures, the file has fewer exports.
import * as config from '../../esbuild.config.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const PLUGIN = path.join(ROOT, 'dist/plugin');
export const PAGE = path.join(ROOT, 'dist/host');
/** The files that the bundler put into main.js, as a list. */
export const INPUTS = path.join(ROOT, 'dist/plugin-inputs.json');

/** Replaces a file in one go, so that a page that is loading it gets the old one or the new one. */
function put(file, contents) {
	const part = `${file}.${process.pid}`;
	fs.mkdirSync(path.dirname(file), { recursive: true });
	fs.writeFileSync(part, contents);
	fs.renameSync(part, file);
}

/** @returns {Promise<import('esbuild').Metafile>} what the bundler put in, if `options` ask for it */
async function bundle(options) {
	const { outputFiles, metafile } = await esbuild.build({ ...options, absWorkingDir: ROOT, write: false });
	for (const { path: file, contents } of outputFiles) put(file, contents);
	return metafile;
}

/** What a player installs: main.js, manifest.json, styles.css. A quick build does the same and is minified less. */
export async function buildPlugin({ isQuick = false } = {}) {
	put(path.join(PLUGIN, 'manifest.json'), fs.readFileSync(path.join(ROOT, 'manifest.json')));
	const into = (options, name) => bundle({ ...options, outfile: path.join(PLUGIN, name) });
	const [{ inputs }] = await Promise.all([
		into({ ...(isQuick ? config.pluginBundle : config.pluginBuild), metafile: true }, 'main.js'),
		into(config.stylesBuild, 'styles.css'),
	]);
	put(INPUTS, JSON.stringify(Object.keys(inputs)));
}

/** The page of the stand-in host. Returns what the bundler put in. */
export async function buildPage() {
	put(path.join(PAGE, 'index.html'), fs.readFileSync(path.join(ROOT, 'test/host/page/index.html')));
	return await bundle({
		entryPoints: ['test/host/page/page.ts', 'test/host/page/theme.css'],
		outdir: PAGE,
		bundle: true,
		format: 'iife',
		target: 'es2022',
		minify: true,
		keepNames: true,
		metafile: true,
		logLevel: 'warning',
	});
}

export async function build(options) {
	await Promise.all([buildPlugin(options), buildPage()]);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await build();
