import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { effectsOfBooks } from '../../scripts/effects-of-books.mjs';
import { rulesetsAsText } from '../../scripts/rulesets-as-text.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** TypeScript of this folder as one script that sets `benchmark` to what the file exports. */
export async function bundle(file) {
	const { outputFiles } = await esbuild.build({
		absWorkingDir: ROOT,
		entryPoints: [file],
		bundle: true,
		write: false,
		format: 'iife',
		globalName: 'benchmark',
		target: 'es2022',
		charset: 'ascii',
		minify: true,
		alias: { obsidian: './test/benchmark/obsidian.ts' },
		plugins: [rulesetsAsText.esbuild(effectsOfBooks)],
	});
	return outputFiles[0].text;
}
