import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { DiceRoller } from '../../../src/play/dice/dice';
import { setLanguage } from '../../host/language';
import type { Plugin } from '../../host/plugin';
import { boot, type Booted, type BootOptions } from '../../support/boot';

export type BuiltPlugin = Plugin & { dice: DiceRoller; today: () => string; api: SwornJournalApi };

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
