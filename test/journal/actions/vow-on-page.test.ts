import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { book } from '../../support/tables';
import { Table } from '../page-table';

const KESTREL = `---
edge: 2
heart: 2 # kind
momentum: 2
quests: 3
experience: 0
---
`;

const JOURNAL = `I swear it on the cold iron.

‸

The amber light is still counting.
`;

const ARK = '```sworn\nvow: Find the ark\nrank: formidable\nticks: 24\n```\n';

/** Begins a track with the form behind its button. */
function begin(table: Table, name: string): Table {
	const step = pendingStepsOf({ record: table.last().record, character: table.actor, book }).find(({ options }) =>
		options.some(({ asks }) => asks),
	);
	const option = step?.options.find(({ asks }) => asks)?.label ?? '';
	return table.press({ kind: 'pick', step: step?.id ?? '', option, answer: { name, rank: 'dangerous' } });
}

const swear = (table: Table) =>
	begin(table.make('Swear an Iron Vow', { roll: { option: 'heart' } }, 6, 3, 4), 'Save Juno');
const milestone = (table: Table) => table.make('Reach a Milestone', {});
const fulfill = (table: Table) => table.make('Fulfill Your Vow', { track: 'Find the ark' }, 3, 4);

describe('a vow', () => {
	it('is under the record that swore it', async () => {
		await expect(swear(Table.with(JOURNAL, KESTREL)).texts).toMatchFileSnapshot('../approved/pages/vow-sworn.md');
	});

	it('is marked, fulfilled and rewarded', async () => {
		const table = fulfill(milestone(Table.with(`${ARK}\n${JOURNAL}`, KESTREL)));
		await expect(table.texts).toMatchFileSnapshot('../approved/pages/vow-fulfilled.md');
	});

	it.each(['I swear.‸', 'I swear.\n\n‸\n\nLater.\n', 'I swear.\r\n‸\r\nLater.\r\n', 'I swear.\n\n‸'])(
		'is a block or a line, as records are, and is unsworn byte for byte: %j',
		marked => {
			const forms = {
				'': /^vow: Save Juno\r?$/m,
				'records: line\n': /^`sworn: vow: Save Juno, dangerous, 0 ticks`\r?$/m,
			};
			for (const [property, written] of Object.entries(forms)) {
				const table = Table.with(`---\ncharacter: "[[Kestrel Vane]]"\n${property}---\n${marked}`, KESTREL);
				const before = table.texts;
				expect(swear(table).pages.journal.text).toMatch(written);
				expect(table.undo().texts).toBe(before);
				expect(table.moved).toEqual([]);
				expect(table.left).toEqual([]);
			}
		},
	);

	it('sworn within a sentence is under its paragraph, and goes with the outcome of its call', () => {
		const called = 'I swear `sworn: Swear an Iron Vow, by Kestrel, heart 2` now.\n\nLater.\n';
		const table = Table.with(`${called}‸`, KESTREL).press({ kind: 'roll', rollInput: {} }, 6, 3, 4);
		begin(table, 'Save Juno');
		expect(table.pages.journal.text).toMatch(
			/^I swear `sworn: Swear .*` now\.\n\n`sworn: vow: Save Juno, dangerous, 0 ticks`\n\nLater\.\n$/,
		);
		table.undo();
		expect(table.pages.journal.text).toBe(called);
		expect(table.moved).toEqual([]);
		expect(table.left).toEqual([]);
	});

	it('stays when it was worked on since, and the undo says so', () => {
		const table = swear(Table.with(JOURNAL, KESTREL));
		table.write('ticks: 0', 'ticks: 8').undo();
		expect(table.blocks.map(({ body }) => body)).toEqual(['vow: Save Juno\nrank: dangerous\nticks: 8']);
		expect(table.left).toEqual([
			{ kind: 'event', target: 'Save Juno', what: 'vow', event: 'begun', note: 'dangerous' },
		]);
		expect(table.pages.actor.text).toBe(KESTREL);
	});

	it('stays when the player wrote something into its block, and the undo says so', () => {
		const table = swear(Table.with(JOURNAL, KESTREL));
		table.write('ticks: 0', 'ticks: 0\nmood: grim').undo();
		expect(table.blocks.map(({ body }) => body)).toEqual(['vow: Save Juno\nrank: dangerous\nticks: 0\nmood: grim']);
		expect(table.left).toMatchObject([{ target: 'Save Juno', event: 'begun' }]);
	});
});
