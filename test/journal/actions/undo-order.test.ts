import { describe, expect, it } from 'vitest';
import { undoInNotes } from '../../../src/journal/actions/undo-in-notes';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { placeOf } from '../../../src/journal/note-blocks/find-blocks';
import { EMPTY_UNDO_LOG } from '../../../src/journal/actions/undo-log';
import type { UndoTrace } from '../../../src/journal/actions/action-notes';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';
import { starforged } from '../../support/tables';
import { HEAD } from '../page-table';

const SHEET = '---\nedge: 2\niron: 1\nhealth: 5\nmomentum: 3\n';

const block = (move: string, line: string) =>
	`\`\`\`sworn\nmove: ${move}\nroll: edge 2\ndice: 6 vs 3, 4\noutcome: strong hit, 8 vs 3, 4\ndone:\n  - ${line}\n\`\`\`\n\n`;

/** The sheet after the records of two moves are undone in this order. */
function afterUndo(
	sheet: string,
	lines: readonly [string, string],
	order: readonly string[],
	traces: readonly UndoTrace[] = [],
) {
	let journal = { path: 'Session.md', text: `${HEAD}${block('Strike', lines[0])}${block('Clash', lines[1])}` };
	let actor = { path: 'Kestrel Vane.md', text: sheet };
	for (const move of order) {
		const at = recordsOf(journal.text).find(({ record }) => record.move === move);
		if (!at) throw new Error(`no ${move}`);
		const known = { ...EMPTY_UNDO_LOG, tracesOf: () => (move === 'Strike' ? traces : []) };
		const { edits } = expectParsed(
			undoInNotes({ journal, actor, others: [] }, placeOf(at.block), starforged, { known }),
		);
		for (const { path, changes } of edits) {
			if (path === journal.path) journal = { path, text: applyChanges(journal.text, changes) };
			else actor = { path, text: applyChanges(actor.text, changes) };
		}
	}
	return actor.text;
}

describe('what was there before two moves is there again, in whichever order they are undone', () => {
	it.each([
		{
			is: 'a position',
			lines: ['combat none → in control', 'combat in control → in a bad spot'],
			now: 'combat: in a bad spot\n',
			was: '',
		},
		{
			is: 'an impact that was cleared',
			lines: ['wounded marked', 'wounded cleared'],
			now: 'impacts: []\n',
			was: 'impacts: []\n',
		},
		{
			is: 'an impact that was marked again',
			lines: ['wounded cleared', 'wounded marked'],
			now: 'impacts: [wounded]\n',
			was: 'impacts: [wounded]\n',
		},
		{ is: 'a number', lines: ['health 5 → 4', 'health 4 → 3'], now: '', was: '', health: 3 },
	] as const)('$is', ({ lines, now, was, ...more }) => {
		const sheet = 'health' in more ? SHEET.replace('health: 5', 'health: 3') : SHEET;
		for (const order of [
			['Clash', 'Strike'],
			['Strike', 'Clash'],
		])
			expect(afterUndo(`${sheet}${now}---\n`, lines, order)).toBe(`${SHEET}${was}---\n`);
	});
});

it('a property that came with a move goes with it, although the sheet has changed since', () => {
	const [before, after] = [`${SHEET}---\n`, `${SHEET}impacts: [wounded]\nexperience: 1\n---\n`];
	const traces = [{ path: 'Kestrel Vane.md', before, after }];
	const now = after
		.replace('experience: 1', 'experience: 0')
		.replace('health: 5', 'health: 4')
		.replace('---\n', '---\nmood: grim\n');
	expect(afterUndo(now, ['wounded marked', 'health 5 → 4'], ['Strike', 'Clash'], traces)).toBe(
		before.replace('---\n', '---\nmood: grim\n'),
	);
});
