import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** The plugin as a player installs it, and the files that the bundler put in. *npm test* has built it before its tests. */
export function builtPlugin(): { readonly text: string; readonly inputs: readonly string[] } {
	if (!process.env['PLUGIN_BUILT']) execFileSync(process.execPath, ['test/host/build.mjs'], { cwd: ROOT });
	const inputs = JSON.parse(textOf('dist/plugin-inputs.json')) as readonly string[];
	return { text: textOf('dist/plugin/main.js'), inputs };
}
