import { expect } from 'vitest';
import { sampleJournals, sampleNotes } from '../../journal/import/import-context';
import type { Action } from '../faults/action';
import type { AtTable } from '../faults/at-table';
import { ELSEWHERE, fence, properties } from '../faults/vault';
import { journal } from '../faults/actions/journal';

const check = async (table: AtTable, value: string) => {
	document.querySelector<HTMLInputElement>(`.modal input[value="${value}"]`)?.click();
	await table.rest();
};

const SESSION = fence('session: 1', 'by: Kestrel', 'momentum: 2, 3, 3, 5');
const VOW = properties('sworn: vow', 'rank: epic', 'ticks: 6', 'character: "[[Kestrel]]"');
const DANGER = fence(
	'move: Face Danger',
	'by: Kestrel',
	'roll: edge 2',
	'dice: 4 vs 3, 9',
	'outcome: weak hit, 6 vs 3, 9',
	'chose: Lose Momentum (−1)',
	'done:',
	'  - momentum 3 → 2',
);
const TOLD = `## Session 1\n\n${DANGER}\n${fence('vow: Find the ark', 'rank: formidable', 'ticks: 9')}\n${SESSION}\n${fence('clock: Doom', 'segments: 6', 'filled: 2')}`;

/** Export of all that there is, in one of its forms. */
const exported = (form: string, path: string, passage: string): Action => ({
	name: `Export: ${form}`,
	commands: [],
	...journal(TOLD, { 'Old debt.md': VOW }),
	modes: ['live'],
	run: async table => {
		await table.command('export');
		await table.wait(50);
		await table.type('', '.modal select');
		await check(table, form);
		await table.click('Export');
		await table.wait(500);
	},
	leaves: { [path]: passage },
	undo: 'none',
});

const SALT = Object.fromEntries(
	[...sampleNotes('starforged'), ...sampleJournals('starforged')].map(({ path, text }) => [path, text]),
);

const imported = (way: string, button: string, passage: string): Action => ({
	name: `Import: ${way}`,
	commands: [],
	files: { ...SALT, [ELSEWHERE]: 'My own page.\n' },
	note: ELSEWHERE,
	modes: ['live'],
	run: async table => {
		await table.command('import-from-iron-vault');
		await table.wait(50);
		await check(table, way);
		await table.click('Show the report');
		// It is loaded when it is asked for, which a test runner does over the network and the app at once.
		await import('../../../src/journal/import/import-plan');
		await table.wait(400);
		await table.click(button);
		await table.wait(400);
	},
	leaves: { way: passage },
	undo: 'none',
});

/** One step, with all that it rolls; what asks for a card or for truths is left open. */
async function firstHour(table: AtTable): Promise<void> {
	for (const button of document.querySelectorAll<HTMLElement>('.modal .sworn-campaign-rolls button')) {
		button.click();
		await table.rest();
	}
	const name = document.querySelector<HTMLInputElement>('.modal #sworn-campaign-name');
	if (name?.value === '') await table.type('The long watch', '#sworn-campaign-name');
	await table.click('Done').catch(() => table.click('Back'));
}

/** What no command of the catalogue of faults writes: copies for other readers, and notes that come from another plugin. */
export const FILES_MADE: readonly Action[] = [
	exported('markdown', 'Vault (Markdown)/Journal.md', '**Face Danger**'),
	exported('story', 'Vault (story)/Journal.md', 'She waits by the gate.'),
	exported('page', 'Vault.html', 'Momentum 2 → 5, highest 5, lowest 2'),
	exported('lonelog', 'Vault (Lonelog)/Journal.md', 'd:'),
	imported('copies', 'Import into copies', 'imported: iron-vault'),
	imported('in place', 'Import in place', 'sworn: character'),
	imported('play on', 'Import characters and tracks', 'sworn: character'),
	{
		name: 'The first hour of a campaign, to its end',
		commands: [],
		files: { [ELSEWHERE]: 'The docks are cold.\n' },
		note: ELSEWHERE,
		modes: ['live'],
		run: async table => {
			await table.command('begin-a-campaign');
			await table.type('Grey coast', '#sworn-campaign-campaign');
			await table.type('Ada', '#sworn-campaign-character');
			await table.click('Set up first');
			await table.rest();
			for (let step = 1; step <= document.querySelectorAll('.modal .sworn-setup-row').length; step += 1) {
				await table.key(String(step));
				await firstHour(table);
				await table.rest();
			}
			await table.click('Begin to play');
			expect(document.querySelector('.modal')).toBeNull();
		},
		leaves: { 'Grey coast/Ada.md': '## Background', 'Grey coast/Journal/Session 1.md': 'Inciting Incident: ' },
		undo: 'none',
	},
];
