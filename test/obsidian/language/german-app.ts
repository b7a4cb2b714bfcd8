import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { Dice } from '../../../src/play/dice/dice';
import { setLanguage } from '../../host/language';
import type { Plugin } from '../../host/plugin';
import { boot, type Booted, type BootOptions } from '../../support/boot';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The plugin as it is installed, a main.js: the language is set when it is loaded. */
export function builtPlugin(): string {
	const build = `await (await import('./test/host/build.mjs')).buildPlugin({ isQuick: true });`;
	execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: ROOT });
	return readFileSync(resolve(ROOT, 'dist/plugin/main.js'), 'utf8');
}

export type BuiltPlugin = Plugin & { dice: Dice; today: () => string; api: SwornJournalApi };

let host: Booted<BuiltPlugin> | undefined;

/** An app that speaks a language, until `quit`. */
export async function appIn(language: string, options: BootOptions): Promise<Booted<BuiltPlugin>> {
	setLanguage(language);
	host = await boot<BuiltPlugin>(options);
	return host;
}

export async function quit(): Promise<void> {
	setLanguage('en');
	const last = host;
	host = undefined;
	await last?.close();
}
