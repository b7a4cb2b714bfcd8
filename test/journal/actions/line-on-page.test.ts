import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';
import { recordFormOn } from '../../../src/journal/actions/record-form';
import { renameInNote } from '../../../src/journal/rename/rename-in-notes';
import { snapshotOf, differenceOf } from '../../../src/journal/note-blocks/record-snapshot';
import { recordAbove, recordNear, recordsOf, rolledAgain } from '../../../src/journal/note-blocks/find-records';
import { sessionEntries } from '../../../src/journal/sessions/session-entries';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { insertUnderBlock } from '../../../src/journal/note-blocks/insert-block';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/tables';
import { HEAD, SHEET, Table } from '../page-table';

const CALL = '`sworn: Face Danger, edge`';
const WEAK = '`sworn: Face Danger, by Kestrel Vane, edge 2: 4 vs 3, 9, weak hit';

const PLACES = {
	alone: 'I kick off.\n\n#\n\nThe light counts.\n',
	'in a sentence': 'I kick off # and the light counts.\n',
	'in a sentence, between rows': 'I kick off,\nrow by row # and\nthe light counts.\n\nOn.\n',
	'in a list': '- rope\n- then # and on\n- oil\n\nWe set out.\n',
	'in a callout': '> [!note] Out\n> I kick off # now.\n> On.\n\nWe land.\n',
	'in a table': '| who | what |\n| --- | --- |\n| I | # |\n| she | waits |\n\nWe land.\n',
	'at the end of a note': 'I kick off #',
};

const roll = { kind: 'roll', rollInput: {} } as const;

describe('a call typed by hand as a line', () => {
	it.each(Object.entries(PLACES))(
		'%s is rolled where it is, in one edit, and is a call again when it is undone; no other byte changes',
		(_, place) => {
			const note = HEAD + place.replace('#', CALL);
			const table = Table.with(`${note}‸`, SHEET).press(roll, 4, 3, 9);
			expect(table.pages.journal.text).toBe(HEAD + place.replace('#', `${WEAK}\``));
			expect(findViolation(note, table.pages.journal.text)).toBeUndefined();
			table.press('Lose Momentum');
			expect(table.pages.journal.text).toBe(
				HEAD + place.replace('#', `${WEAK}; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\``),
			);
			expect(table.pages.actor.text).toContain('momentum: 2\n');
			const played = table.pages.journal.text;
			expect(table.undo().pages.actor.text).toBe(SHEET);
			expect(table.pages.journal.text).toBe(note);
			expect(findViolation(played, table.pages.journal.text)).toBeUndefined();
		},
	);
});

describe('a journal that wants lines', () => {
	const LINES = HEAD.replace('\n---', '\nrecords: line\n---');

	it.each(['a‸', 'a\n\n‸', '‸', 'a\n\n‸\n\nb\n', 'a\n\n‸\nb\n', '- a‸\n- b\n', '> a‸\n\nb\n', 'a\r\n\r\n‸\r\nb'])(
		'gets a move as one in %j, and undo leaves every byte as it was',
		marked => {
			const table = Table.with(LINES + marked, SHEET);
			const before = table.texts;
			table.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9).press('Endure Stress');
			expect(table.pages.journal.text).toMatch(
				/^`sworn: Face Danger, by Kestrel Vane, edge 2: 4 vs 3, 9, weak hit; .*`\r?$/m,
			);
			expect(table.pages.journal.text).not.toContain('```');
			expect(table.undo().texts).toBe(before);
		},
	);

	it('says so, whatever the settings say', () => {
		const pages = { journal: { path: 'a.md', text: LINES }, actor: { path: 'a.md', text: LINES } };
		expect(recordFormOn({ ...pages, form: 'block' })).toBe('line');
		const silent = { ...pages, journal: { path: 'a.md', text: HEAD } };
		expect([recordFormOn(silent), recordFormOn({ ...silent, form: 'line' })]).toEqual(['block', 'line']);
	});
});

describe('what follows a line', () => {
	it('is right behind it in its sentence, if it is a move', () => {
		const table = Table.with(`${HEAD}I run ${CALL} and fall.\nShe waits.\n\nThe light counts.\n‸`, SHEET)
			.press(roll, 4, 3, 9)
			.press('Endure Harm')
			.press('Roll Endure Harm');
		expect(table.pages.journal.text).toBe(
			`${HEAD}I run ${WEAK}; chose Endure Harm; chose Resist (Endure Harm); health 5 → 4 (Endure Harm)\` \`sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1 (paid above)\` and fall.\nShe waits.\n\nThe light counts.\n`,
		);
		table.press({ kind: 'roll', rollInput: { roll: { option: 'iron' } } }, 5, 2, 3).undo();
		expect(table.last().record).toMatchObject({ move: 'Face Danger', chose: ['Endure Harm'] });
	});

	it('goes back out of the note byte for byte', () => {
		const note = `${HEAD}I run ${WEAK}\` and fall.\nShe waits.\n\nThe light counts.\n`;
		const table = Table.with(`${note}‸`, SHEET).press('Endure Harm');
		const before = table.pages.journal.text;
		table.press('Roll Endure Harm').undo();
		expect(table.pages.journal.text).toBe(before);
	});

	it('is a line where it is a track', () => {
		const note = `${HEAD}I swear ${CALL} now.\n\nOn.\n`;
		const [line] = swornBlocks(note);
		const { changes } = insertUnderBlock(note, line as NonNullable<typeof line>, 'vow: Find the ark\nrank: epic');
		expect(applyChanges(note, changes)).toBe(
			`${HEAD}I swear ${CALL} now.\n\n\`sworn: vow: Find the ark, epic\`\n\nOn.\n`,
		);
	});
});

it('a line knows of a later roll in its own row', () => {
	const records = recordsOf(`I run ${WEAK}\` and ${WEAK.replace('4 vs', '5 vs')}\` on.\n`);
	const [first, second] = records.map(({ block }) => block);
	if (!first || !second) throw new Error('two lines are there');
	expect(rolledAgain(records, first, 'Kestrel Vane')).toBe(true);
	expect(rolledAgain(records, second, 'Kestrel Vane')).toBe(false);
});

it('a move that a line has led to belongs to its roll, and another roll does not', () => {
	const led =
		'`sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1 (paid above), iron 2: 4 vs 3, 9, weak hit`';
	const [first] = recordsOf(`I run ${WEAK}\` ${led} on.\n`);
	const later = recordsOf(`I run ${WEAK}\` ${led} on. ${WEAK}\` ${led}\n`);
	if (!first) throw new Error('a line is there');
	expect(rolledAgain([first, ...later.slice(1, 2)], first.block, 'Kestrel Vane')).toBe(false);
	expect(rolledAgain(later, first.block, 'Kestrel Vane')).toBe(true);
});

describe('a line counts as a record', () => {
	const note = `${HEAD}One.\n\nI run ${WEAK}; momentum 3 → 2 (Lose Momentum); Ark › 8 → 12 ticks\` on.\n\nThen ${WEAK}\` and ${CALL}.\n`;
	const who = (name: string | undefined) =>
		name === 'Kestrel Vane' ? 'actor' : name === undefined ? 'actor' : 'no character';

	it('of the note, in order', () => {
		expect(recordsOf(note).map(({ record }) => record.dice !== undefined)).toEqual([true, true, false]);
		expect(recordAbove(note, note.indexOf('and'))?.block.startLine).toBe(8);
	});

	it('for the session', () => {
		const told = sessionEntries(note, { from: 0, to: note.length } as never, who);
		expect(told.map(({ kind }) => kind)).toEqual(['move', 'move']);
	});

	it('for the journal check', () => {
		const told = recordedChangesIn('a.md', note, { who, isShared: () => false });
		expect(told.changes.map(({ line, words }) => [line, words])).toEqual([
			[7, 'momentum 3 → 2 (Lose Momentum)'],
			[7, 'Ark › 8 → 12 ticks'],
		]);
	});

	it('for another name', () => {
		const { changes } = expectParsed(renameInNote(note, { from: 'Ark', to: 'The ark; found', kind: 'track' } as never));
		const renamed = applyChanges(note, changes);
		expect(renamed).toBe(note.replace('Ark › 8 → 12 ticks', '"The ark; found › 8 → 12 ticks"'));
		expect(findViolation(note, renamed)).toBeUndefined();
	});

	it('that is gone with its text, but not when its last backtick is', () => {
		const before = snapshotOf(note);
		const open = note.replace('ticks` on', 'ticks on');
		expect(differenceOf(before, snapshotOf(open, undefined, before)).removed).toEqual([]);
		const gone = note.replace(/I run `.*` on\./, 'I run on.');
		expect(differenceOf(before, snapshotOf(gone)).removed).toHaveLength(1);
	});
});

describe('what is typed at a line', () => {
	it('right behind it, stays', () => {
		const table = Table.with(`${HEAD}I run ${CALL}away.\n‸`, SHEET).press(roll, 4, 3, 9);
		expect(table.pages.journal.text).toBe(`${HEAD}I run ${WEAK}\`away.\n`);
	});

	it('in two rows, leaves it the record that it was', () => {
		const [wrapped, plain] = ['\n', ' '].map(gap => recordsOf(`${HEAD}I run \`sworn: Face${gap}Danger, edge\` on.\n`));
		expect(wrapped?.map(({ record }) => record)).toEqual(plain?.map(({ record }) => record));
		expect(wrapped).toHaveLength(1);
	});

	it.each(['fence', 'comment'])('in a %s is none', kind => {
		const [open, close] = kind === 'fence' ? ['```', '```'] : ['%%', '%%'];
		expect(recordsOf(`${open}\n${CALL}\n${close}\n`)).toEqual([]);
	});

	it('twice in one paragraph, is not guessed at', () => {
		const table = Table.with(`${HEAD}${CALL} and ${CALL}\n‸`, SHEET);
		expect(() => table.press(roll)).toThrow(/identical/);
	});

	it('with a name that needs a longer code span, keeps every other byte', () => {
		const note = `${HEAD}So \`sworn: Face Danger, on The ark, edge\`.\n`;
		const { changes } = expectParsed(renameInNote(note, { from: 'The ark', to: 'The `ark`', kind: 'track' } as never));
		expect(applyChanges(note, changes)).toBe(`${HEAD}So \`\`sworn: Face Danger, on The \`ark\`, edge\`\`.\n`);
	});
});

describe('the record that a cursor is about', () => {
	const line = (move: string) => `\`sworn: ${move}, edge 2: 5 vs 3, 6, strong hit\``;
	const note = `Before them.\n\n${line('Face Danger')}\n\nShe runs. ${line('Strike')} and ${line('Clash')} on.\n\nAfter.\n`;
	const near = (text: string, more = 0) => recordNear(note, note.indexOf(text) + more)?.record.move;

	it.each([
		['before them all, the first', 'Before', 'Face Danger'],
		['in a sentence before one, the one in it', 'She runs', 'Strike'],
		['between two of a line, the one before', ' and', 'Strike'],
		['within one, that one', 'Clash', 'Clash'],
		['below, the last above', 'After', 'Clash'],
	])('%s', (_, text, move) => {
		expect(near(text)).toBe(move);
	});

	it('is none in a note without a move', () => {
		expect(recordNear('Before them.\n', 3)).toBeUndefined();
	});
});
