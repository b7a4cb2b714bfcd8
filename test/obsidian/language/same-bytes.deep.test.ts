import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MemoryBackend } from '../../host/backend/memory';
import { setLanguage } from '../../host/language';
import { appModules } from '../../host/modules';
import { evaluatePlugin } from '../../host/plugin-loader';
import { meaningsOf } from '../../support/in-english';
import type { Action } from '../faults/action';
import { AtTable, type Spoken } from '../faults/at-table';
import { ACTIONS } from '../faults/catalogue';
import { snapshot } from '../faults/snapshot';
import type { Vault } from '../faults/vault';
import { settings } from '../opened';
import { FILES_MADE } from './files-made';
import { builtPlugin } from './german-app';

/** As the other tests have them, whose passages are looked for. */
const BLOCKS_AND_CARDS = settings({ records: 'block', inReading: 'cards', inEditor: 'cards' });

const spoken = new Map<string, Spoken>();
let table: AtTable | undefined;

beforeAll(() => {
	const code = builtPlugin();
	for (const language of ['en', 'de']) {
		setLanguage(language);
		const plugin = evaluatePlugin(code, 'plugin', appModules);
		spoken.set(language, { plugin, meanings: language === 'de' ? meaningsOf : words => [words] });
	}
	setLanguage('en');
});

afterEach(() => {
	setLanguage('en');
	table?.leave();
	table = undefined;
});

async function leftBy(action: Action, language: string): Promise<Vault> {
	setLanguage(language);
	const backend = new MemoryBackend({ ...BLOCKS_AND_CARDS, ...action.files });
	table = await AtTable.sit(action, backend, action.modes[0] ?? 'live', spoken.get(language));
	await action.prepare?.(table);
	await table.saveAll();
	await action.run(table);
	await table.saveAll();
	const left = snapshot(backend, true);
	table.leave();
	table = undefined;
	return left;
}

describe.each([...ACTIONS, ...FILES_MADE])('$name', action => {
	it('leaves the same bytes in an app that speaks German', async () => {
		const english = await leftBy(action, 'en');
		for (const passage of Object.values(action.leaves).flat())
			if (passage !== null) expect(Object.values(english).join('\n')).toContain(passage);
		expect(await leftBy(action, 'de')).toEqual(english);
	});
});
