import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { pluginBuild, stylesBuild } from '../../esbuild.config.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const PLUGIN = path.join(ROOT, 'dist/plugin');
export const PAGE = path.join(ROOT, 'dist/host');

/** What a player installs: main.js, manifest.json, styles.css. */
export async function buildPlugin() {
	fs.mkdirSync(PLUGIN, { recursive: true });
	fs.copyFileSync(path.join(ROOT, 'manifest.json'), path.join(PLUGIN, 'manifest.json'));
	const into = (options, name) => esbuild.build({ ...options, absWorkingDir: ROOT, outfile: path.join(PLUGIN, name) });
	await Promise.all([into(pluginBuild, 'main.js'), into(stylesBuild, 'styles.css')]);
}

/** The page of the stand-in host. Returns what the bundler put in. */
export async function buildPage() {
	fs.mkdirSync(PAGE, { recursive: true });
	fs.copyFileSync(path.join(ROOT, 'test/host/page/index.html'), path.join(PAGE, 'index.html'));
	const { metafile } = await esbuild.build({
		absWorkingDir: ROOT,
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
	return metafile;
}

export async function build() {
	await Promise.all([buildPlugin(), buildPage()]);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await build();
