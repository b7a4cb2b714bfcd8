import { formatChange } from '../../src/journal/record/format-change';
import { describe, expect, it } from 'vitest';
import type { ActionNotes } from '../../src/journal/actions/action-notes';
import { runRecordAction } from '../../src/journal/actions/play-in-notes';
import { recordAbove } from '../../src/journal/note-blocks/find-records';
import { undoInNotes } from '../../src/journal/actions/undo-in-notes';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { applyChanges } from '../../src/journal/text/text-change';
import { scriptedDice } from '../support/scripted-dice';
import { book, expectParsed, starforged } from '../support/tables';
import { Table } from './page-table';
import { actorOn } from './actor-on';

const KESTREL = `---
# the captain
edge: 2
heart: 2
iron: "1"   # she says two
shadow: 1
wits: 3
health: 5
spirit: 4
supply: 3
momentum: 3
tags: [crew, wren]
---

Salvager.
`;

const JOURNAL = `---
character: "[[Kestrel Vane]]"
---

I kick off towards the hatch.‸

The amber light is still counting.
`;

const LONE = `---
edge: 2
momentum: 9
---

I kick off.‸
`;

describe('a move on the page', () => {
	it('goes in as a block of its own; the character follows in its own note', async () => {
		const table = Table.with(JOURNAL, KESTREL).make(
			'Face Danger',
			{ roll: { option: 'edge' }, adds: [{ amount: 1, reason: 'tailwind' }] },
			4,
			3,
			9,
		);
		await expect(table.texts).toMatchFileSnapshot('approved/pages/face-danger-weak-hit.md');
	});

	it('pays a suffer move once it is picked', async () => {
		const table = Table.with(JOURNAL, KESTREL)
			.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9)
			.press('Endure Harm');
		await expect(table.texts).toMatchFileSnapshot('approved/pages/suffer-move-picked.md');
	});

	it('opens the roll of a suffer move under the record that led there, above later prose', async () => {
		const table = Table.with(JOURNAL, KESTREL)
			.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9)
			.press('Endure Harm')
			.press('Roll Endure Harm');
		await expect(table.texts).toMatchFileSnapshot('approved/pages/suffer-move-resisted.md');
	});

	it('keeps a bonus for the next move, which spends it', async () => {
		const table = Table.with(JOURNAL, KESTREL).make('Secure an Advantage', { roll: { option: 'wits' } }, 5, 2, 4);
		expect(table.pages.actor.text).toContain('next:\n  - +1 (Secure an Advantage)\n');
		table.make('Face Danger', { roll: { option: 'edge' }, next: ['+1 (Secure an Advantage)'] }, 4, 3, 9);
		await expect(table.texts).toMatchFileSnapshot('approved/pages/next-bonus-spent.md');
	});

	it('burns momentum: the old outcome is taken back, the new one carried out', async () => {
		const rich = KESTREL.replace('momentum: 3', 'momentum: 8');
		const table = Table.with(JOURNAL, rich)
			.make('Face Danger', { roll: { option: 'edge' } }, 1, 5, 9)
			.press({ kind: 'burn' });
		await expect(table.texts).toMatchFileSnapshot('approved/pages/burn.md');
	});

	it('pays the price on its card: a rolled row of harm asks how much', async () => {
		const table = Table.with(JOURNAL, KESTREL)
			.make('Face Danger', { roll: { option: 'edge' } }, 1, 5, 9)
			.press('Roll', 78)
			.press('serious (−2)');
		await expect(table.texts).toMatchFileSnapshot('approved/pages/pay-the-price.md');
	});

	it('changes journal and character in one edit where they are one note', async () => {
		const table = Table.with(LONE).make('Face Danger', { roll: { option: 'edge' } }, 6, 3, 4);
		await expect(table.texts).toMatchFileSnapshot('approved/pages/lone-note.md');
	});
});

describe('undo', () => {
	it.each(['a‸', 'a\n‸', 'a\n\n‸', 'a\n\n\n‸', '‸', '\n‸', 'a\n\n‸\n\nb\n', 'a\n\n‸\nb\n', 'a\r\n\r\n‸\r\nb'])(
		'leaves every byte of %j as it was, in the session that made the move',
		marked => {
			const table = Table.with(marked, KESTREL);
			const before = table.texts;
			table.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9).press('Endure Stress');
			expect(table.undo().texts).toBe(before);
		},
	);

	it('adjusts a value that has moved on since by the difference, and says so', () => {
		const table = Table.with(JOURNAL, KESTREL).make('Face Danger', { roll: { option: 'edge' } }, 6, 3, 4);
		const { journal, actor } = table.pages;
		const moved: ActionNotes = { journal, actor: { ...actor, text: actor.text.replace('momentum: 4', 'momentum: 7') } };
		const plan = expectParsed(undoInNotes(moved, { body: table.last().block.body }, starforged));
		expect(applyChanges(moved.actor.text, plan.edits.find(({ path }) => path === actor.path)?.changes ?? [])).toContain(
			'momentum: 6\n',
		);
		expect(plan.moved).toEqual([{ kind: 'value', what: 'momentum', from: 3, to: 4 }]);
	});

	it.each([
		{ what: 'a meter that nobody has', line: 'luck 3 → 2' },
		{ what: 'a meter of an asset that is not there', line: 'Rook › health 3 → 2' },
		{ what: 'a condition of one', line: 'Rook › battered marked' },
		{ what: 'a track that is not there', line: 'Find the ark › 2 → 3 boxes' },
		{ what: 'an impact that is not marked any more', line: 'wounded marked' },
	])('undoes nothing for $what, and says so instead of telling of a difference', ({ line }) => {
		const body = `move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\ndone:\n  - ${line}`;
		const journal = { path: 'Journal.md', text: `\`\`\`sworn\n${body}\n\`\`\`\n` };
		const { actor } = Table.with(JOURNAL, KESTREL).pages;
		const plan = expectParsed(undoInNotes({ journal, actor }, { body }, starforged));
		expect(plan.edits.map(({ path }) => path)).toEqual(['Journal.md']);
		expect(plan.moved).toEqual([]);
		expect(plan.left?.map(change => formatChange(change))).toEqual([line]);
	});

	it('lets the move that led to an undone one offer it again', () => {
		const table = Table.with(JOURNAL, KESTREL)
			.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9)
			.press('Endure Harm');
		const health = table.pages.actor.text;
		table.press('Roll Endure Harm').press({ kind: 'roll', rollInput: {} }, 5, 2, 3).undo();
		expect(table.pages.actor.text).toBe(health);
		expect(table.last().record).toMatchObject({ move: 'Face Danger', chose: ['Endure Harm'] });
		table.press('Roll Endure Harm');
		expect(table.last().record).toMatchObject({ move: 'Endure Harm', cost: { amount: 1, paid: true } });
	});
});

describe('a press that comes too late', () => {
	it('is refused when the block has changed meanwhile', () => {
		const table = Table.with(JOURNAL, KESTREL).make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9);
		const plan = runRecordAction(
			table.pages,
			{ body: 'move: Face Danger' },
			{ kind: 'burn' },
			{ table: starforged, dice: scriptedDice() },
		);
		expect(plan).toMatchObject({ ok: false, problems: [{ code: 'block_changed' }] });
	});

	it('is refused when what it answers was answered already', () => {
		const table = Table.with(JOURNAL, KESTREL).make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9);
		const step =
			pendingStepsOf({ record: table.last().record, character: actorOn(table.pages, starforged), book })[0]?.id ?? '';
		table.press('Endure Harm');
		const again = runRecordAction(
			table.pages,
			{ body: table.last().block.body },
			{ kind: 'pick', step, option: 'Endure Harm' },
			{ table: starforged, dice: scriptedDice() },
		);
		expect(again).toMatchObject({ ok: false, problems: [{ code: 'no_longer_open' }] });
	});
});

it('finds the record at or nearest above the cursor', () => {
	const note = '```sworn\nmove: Compel\n```\n\nProse.\n\n```sworn\nmove: Face Danger\n```\n\nMore.\n';
	const above = (text: string) => recordAbove(note, note.indexOf(text))?.record.move;
	expect([above('Compel'), above('Prose'), above('Face'), above('More')]).toEqual([
		'Compel',
		'Compel',
		'Face Danger',
		'Face Danger',
	]);
});
