import { expect, it } from 'vitest';
import { writeRecordLine } from '../../../src/journal/inline/format-inline-move';
import { runRecordAction } from '../../../src/journal/actions/play-in-notes';
import { undoInNotes } from '../../../src/journal/actions/undo-in-notes';
import { differenceOf, snapshotOf } from '../../../src/journal/note-blocks/record-snapshot';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { isRecord } from '../../../src/play/record/record';
import { scriptedDice } from '../../support/scripted-dice';
import { book, starforged } from '../../support/tables';
import { actorOn } from '../actor-on';
import { Table } from '../page-table';

const KESTREL = '---\nedge: 2\nmomentum: 4\nhealth: 5\nspirit: 5\nsupply: 3\n---\n';
const weakHit = (...more: readonly string[]) =>
	[
		'```sworn',
		'move: Face Danger',
		'roll: edge 2',
		'dice: 4 vs 3, 9',
		'outcome: weak hit, 6 vs 3, 9',
		...more,
		'```',
		'',
	].join('\n');

const onPage = (block: string) => Table.with(`${block}‸`, KESTREL);
const open = (table: Table) =>
	pendingStepsOf({ record: table.last().record, character: actorOn(table.pages, starforged), book });

it('offers no open choice of the past', () => {
	expect(open(onPage(weakHit()))).not.toEqual([]);
	expect(open(onPage(weakHit('imported: iron-vault')))).toEqual([]);
});

it('refuses a press, and an undo, in words that say what to do', () => {
	const table = onPage(weakHit('done:', '  - momentum 3 → 4', 'imported: iron-vault'));
	const place = { body: table.last().block.body };
	const pressed = runRecordAction(table.pages, place, { kind: 'burn' }, { table: starforged, dice: scriptedDice() });
	for (const plan of [pressed, undoInNotes(table.pages, place, starforged)])
		expect(plan).toMatchObject({
			ok: false,
			problems: [{ message: expect.stringMatching(/^Face Danger was imported from Iron Vault, .* by hand\.$/) }],
		});
});

it('offers nothing to take back when it is deleted', () => {
	const removed = (note: string) => differenceOf(snapshotOf(note), snapshotOf('')).removed.length;
	expect(removed(weakHit('done:', '  - momentum 3 → 4'))).toBe(1);
	expect(removed(weakHit('done:', '  - momentum 3 → 4', 'imported: iron-vault'))).toBe(0);
});

it('is a record, not a call, although the move was not rolled', () => {
	const table = onPage('```sworn\nmove: Begin a Session\nimported: iron-vault\n```\n');
	expect(isRecord(table.last().record)).toBe(true);
});

it('says so on a line, too', () => {
	const line = writeRecordLine('move: Begin a Session\nimported: iron-vault');
	expect(line).toBe('sworn: Begin a Session; imported iron-vault');
	expect(swornBlocks(`\`${line}\`\n`)[0]?.body).toBe('move: Begin a Session\nimported: iron-vault');
});
