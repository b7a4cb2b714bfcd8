import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { undoInNotes } from '../../../src/journal/actions/undo-in-notes';
import { isRecord } from '../../../src/play/record/record';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';
import { starforged } from '../../support/tables';
import { Table } from '../page-table';

const SHEET = (momentum: number, health = 5) =>
	`---\nedge: 2\nhealth: ${health}\nspirit: 4\nsupply: 3\nmomentum: ${momentum}\n---\n`;

interface Undone {
	readonly journal: string;
	readonly actor: string;
	readonly told: readonly string[];
	readonly order: readonly string[];
}

const JOURNAL = 'Journal.md';

/** The first record of a journal is undone; nothing is known of it but what stands in the notes. */
function undone(journal: string, actor = SHEET(4)): Undone {
	const pages = { journal: { path: JOURNAL, text: journal }, actor: { path: 'Kestrel.md', text: actor } };
	const [first] = recordsOf(journal);
	if (!first) throw new Error('There is no record.');
	const near = { lineStart: first.block.startLine, lineEnd: first.block.endLine };
	const plan: Plan = expectParsed(undoInNotes(pages, { body: first.block.source, near }, starforged));
	const after = (path: string, text: string) =>
		applyChanges(text, plan.edits.find(edit => edit.path === path)?.changes ?? []);
	const result = after(JOURNAL, journal);
	expect(findViolation(journal, result)).toBeUndefined();
	return {
		journal: result,
		actor: after('Kestrel.md', actor),
		told: plan.remarks ?? [],
		order: plan.edits.map(({ path }) => path),
	};
}

const RESULT = 'dice: 6 vs 3, 4\noutcome: strong hit, 8 vs 3, 4\n';
const DONE = 'done:\n  - momentum 3 → 4\n';
const CALL = 'move: Face Danger\nby: Kestrel\nroll: edge 2\n';
const fence = (body: string) => `\`\`\`sworn\n${body}\`\`\``;
const note = (body: string) => `I run.\n\n${fence(body)}\n\nShe follows.\n`;

describe('a block of nothing but the plugin’s own lines', () => {
	it('goes, and the state is written before it does', () => {
		const { journal, actor, told, order } = undone(note(CALL + RESULT + DONE));
		expect(journal).toBe('I run.\n\nShe follows.\n');
		expect(actor).toBe(SHEET(3));
		expect(told).toEqual([]);
		expect(order).toEqual(['Kestrel.md', JOURNAL]);
	});
});

describe('a block that holds more stays as a call, and its own changes are taken back', () => {
	const COMMENT = 'a comment of yours';
	const ran = (key: string, words: string) => `${CALL}${RESULT}${key}: ${words}\n${DONE}`;
	it.each([
		['a comment', `${CALL}# second try\n${RESULT}${DONE}`, '# second try\n', `${COMMENT} (“# second try”)`],
		[
			'a comment behind a die',
			`${CALL}dice: 6 vs 3, 4   # by hand\noutcome: strong hit, 8 vs 3, 4\n${DONE}`,
			'# by hand\n',
			`${COMMENT} (“# by hand”)`,
		],
		[
			'a key of the player’s own',
			`${CALL}mood: grim\n${RESULT}${DONE}`,
			'mood: grim\n',
			'a line of yours (“mood: grim”)',
		],
		[
			'prose',
			`${CALL}${RESULT}${DONE}\nI run.\nShe follows.\n`,
			'\nI run.\nShe follows.\n',
			'a line of yours (“I run.”)',
		],
		[
			'a list item that is no change',
			`${CALL}${RESULT}${DONE}  - she lets go\n`,
			'done:\n  - she lets go\n',
			'a line that cannot be read (“she lets go”)',
		],
		[
			'an outcome in words of the player’s own',
			`${CALL}${RESULT.replace('strong hit, 8 vs 3, 4', 'By a hair')}${DONE}`,
			'# By a hair\n',
			`${COMMENT} (“# By a hair”)`,
		],
		[
			'words that ran into what was declined',
			ran('passed', 'Lose Momeshe runs'),
			'# Lose Momeshe runs\n',
			`${COMMENT} (“# Lose Momeshe runs”)`,
		],
		[
			'words that ran into one of several decisions',
			`${CALL}${RESULT}chose:\n  - Secure an Advantage\n  - Pay the Prishe runs\n${DONE}`,
			'  # Pay the Prishe runs\n',
			`${COMMENT} (“# Pay the Prishe runs”)`,
		],
		[
			'words that ran into every decision',
			`${CALL}${RESULT}chose:\n  - Pay the Prishe runs\n  - I run\n${DONE}`,
			'  # Pay the Prishe runs\n  # I run\n',
			`${COMMENT} (“# Pay the Prishe runs”)`,
		],
		[
			'words that ran into a roll on a table',
			ran('table', '78, You areshe runs'),
			'# 78, You areshe runs\n',
			`${COMMENT} (“# 78, You areshe runs”)`,
		],
		[
			'words that ran into a stated outcome',
			ran('as', 'strong hshe runs'),
			'# strong hshe runs\n',
			`${COMMENT} (“# strong hshe runs”)`,
		],
		['a key twice', `${CALL}roll: wits\n${RESULT}${DONE}`, 'roll: wits\n', '“roll” twice'],
	])('with %s', (_, body, more, told) => {
		const left = note(CALL + more);
		const after = undone(note(body));
		expect(after.journal).toBe(left);
		expect(after.actor).toBe(SHEET(3));
		expect(after.told).toEqual([`The block has ${told}, so it stays without its results.`]);
		expect(recordsOf(after.journal).filter(({ record }) => isRecord(record))).toEqual([]);
		const again = undone(after.journal, after.actor);
		expect(again.actor).toBe(SHEET(3));
		expect(again.journal).toBe(after.journal);
	});

	it.each(['I run.\n\n#\n\nShe follows.\n', 'I run # and on.\n'])(
		'as a line with an outcome of the player’s own: %j',
		place => {
			const line = (told: string) => place.replace('#', `\`sworn: Face Danger, by Kestrel, edge 2${told}\``);
			const { journal, told } = undone(line(': 6 vs 3, 4; outcome By a hair; momentum 3 → 4'));
			expect(journal).toBe(line('; ? By a hair'));
			expect(told).toEqual(['The line has words that cannot be read (“By a hair”), so it stays without its results.']);
		},
	);

	it.each([
		['the move that led to it', 'from: Strikeshe follows'],
		['its track', 'track: Find the arkshe follows'],
		['its rank', 'rank: epicshe follows'],
	])('with words that ran into %s', (_, line) => {
		const { journal, told } = undone(note(`${CALL}${line}\n${RESULT}${DONE}`));
		expect(journal).toBe(note(`${CALL}${line}\n`));
		const [, words = ''] = line.split(': ');
		expect(told).toEqual([`“${words}” may be words of yours, so the move stays without its results.`]);
	});

	it('with words that ran into the reason of an add, where it is known what was written', () => {
		const table = Table.with('I run.‸\n', SHEET(3));
		table.make('Face Danger', { roll: { option: 'edge' }, adds: [{ amount: 1, reason: 'a tailwind' }] }, 6, 3, 4);
		table.write('a tailwind', 'a tailwishe follows').undo();
		expect(table.texts).toContain('add: 1 a tailwishe follows\n```');
		expect(table.texts).not.toContain('dice:');
		const other = Table.with('I run.‸\n', SHEET(3));
		other.make('Face Danger', { roll: { option: 'edge' }, adds: [{ amount: 1, reason: 'a tailwind' }] }, 6, 3, 4);
		expect(other.restart().undo().texts).not.toContain('add:');
	});

	it('with words behind its fence', () => {
		const { journal, told } = undone(note(CALL + RESULT + DONE).replace('```sworn', '```sworn The bridge'));
		expect(journal).toBe(note(CALL).replace('```sworn', '```sworn The bridge'));
		expect(told).toEqual([
			'The block has words of yours behind its fence (“The bridge”), so it stays without its results.',
		]);
	});

	it.each([
		['outcome', `${RESULT}outcome: miss\n${DONE}`],
		['burn', `${RESULT}burn: momentum 8 → 2\nburn: momentum 2 → 2\n`],
		['dice', `dice: 1 vs 2, 3\n${RESULT}`],
	])('but nothing is done when “%s” stands twice: nobody knows what happened', (key, result) => {
		const text = note(CALL + result);
		const pages = { journal: { path: JOURNAL, text }, actor: { path: 'Kestrel.md', text: SHEET(4) } };
		const [first] = recordsOf(text);
		const plan = undoInNotes(pages, { body: first?.block.body ?? '' }, starforged);
		expect(plan).toMatchObject({ ok: false, problems: [{ code: 'result_twice' }] });
		expect(plan.ok ? '' : plan.problems[0]?.message).toContain(`“${key}” twice`);
	});
});

it('what is remembered from an editor goes back with the line breaks of the file', () => {
	const windows = (text: string) => text.replaceAll('\n', '\r\n');
	const [before, after] = [SHEET(3).replace('momentum: 3', 'momentum: "3"'), windows(SHEET(4))];
	const known = {
		lineBreaksOf: () => undefined,
		tracesOf: () => [{ path: 'Kestrel.md', before, after }],
		bodies: () => [],
		callOf: () => undefined,
	};
	const pages = {
		journal: { path: JOURNAL, text: note(CALL + RESULT + DONE) },
		actor: { path: 'Kestrel.md', text: after },
	};
	const plan = expectParsed(undoInNotes(pages, { body: CALL + RESULT + DONE.trimEnd() }, starforged, { known }));
	const changes = plan.edits.find(({ path }) => path === 'Kestrel.md')?.changes ?? [];
	expect(applyChanges(after, changes)).toBe(windows(before));
});

const OTHER = fence('move: Endure Harm\nby: Kestrel\ndice: 1 vs 3, 9\ndone:\n  - health 5 → 1\n');

describe('a block whose closing fence was deleted', () => {
	const open = (text: string) => text.replace('```\n\nShe follows.', '\nShe follows.');
	const END = '\n\nI think.\n\n';
	const told = (last: string) => [
		`The move stays without its results. This block has no end: close it with \`\`\` below “${last}”. What follows is not read.`,
	];

	it('takes neither the prose nor the next record with it, nor what that one changed', () => {
		const text = open(note(CALL + RESULT + DONE)) + END + OTHER + '\n\nIt rains.\n';
		const after = undone(text, SHEET(4, 1));
		expect(after.journal).toBe(text.replace(RESULT + DONE, ''));
		expect(after.actor).toBe(SHEET(3, 1));
		expect(after.told).toEqual(told('roll: edge 2'));
		expect(after.journal.replace('roll: edge 2\n', 'roll: edge 2\n```\n')).toContain(OTHER);
	});

	it('nor the rest of the note', () => {
		const text = `${open(note(CALL + RESULT + DONE))}\n- momentum 4 → 9\ndone: at last\n`;
		const after = undone(text);
		expect(after.journal).toBe(text.replace(RESULT + DONE, ''));
		expect(after.actor).toBe(SHEET(3));
	});

	it('nor the rest of a callout, nor what follows that', () => {
		const inside = (text: string) => text.replace(/^/gm, '> ').replaceAll(/^> $/gm, '>');
		const own = inside(`\`\`\`sworn\n${CALL}${RESULT}${DONE}`).replace(/>$/, '>');
		const text = `I run.\n\n> [!note]\n${own}\n> She follows.\n\n${OTHER}\n`;
		const after = undone(text, SHEET(4, 1));
		expect(after.journal).toBe(text.replace(inside(RESULT + DONE).replace(/>$/, ''), ''));
		expect(after.actor).toBe(SHEET(3, 1));
	});

	it('nor the rest of a list item', () => {
		const own = `- rope\n  \`\`\`sworn\n${(CALL + RESULT + DONE).replace(/^(?=.)/gm, '  ')}`;
		const text = `${own}\n  She follows.\n- oil\n\n${OTHER}\n`;
		const after = undone(text, SHEET(4, 1));
		expect(after.journal).toBe(text.replace((RESULT + DONE).replace(/^(?=.)/gm, '  '), ''));
		expect(after.actor).toBe(SHEET(3, 1));
	});

	it('is removed once it is closed again', () => {
		const text = open(note(CALL + RESULT + DONE)) + END + OTHER + '\n';
		const { journal, actor } = undone(text, SHEET(4, 1));
		const closed = undone(journal.replace('roll: edge 2\n', 'roll: edge 2\n```\n'), actor);
		expect(closed.journal).toBe(`I run.\n\nShe follows.\n${END}${OTHER}\n`);
		expect(closed.actor).toBe(SHEET(3, 1));
	});
});

describe('a block that was damaged by hand', () => {
	it('without its opening fence is no record any more: the next one is undone alone', () => {
		const text = `I run.\n\n${CALL}${RESULT}${DONE}\`\`\`\n\nShe follows.\n\n${OTHER}\n\nIt rains.\n\n${fence(CALL + RESULT + DONE)}\n`;
		// The lone fence makes code of all up to the next bare one, so only the last block is one.
		const after = undone(text);
		expect(after.journal).toBe(text.slice(0, text.lastIndexOf('\n\n```sworn')) + '\n');
		expect(after.actor).toBe(SHEET(3));
	});

	it('of which half is gone, fence and all, gives back what it still reports', () => {
		const text = `I run.\n\n\`\`\`sworn\n${CALL}dice: 6 vs 3, 4\n\nShe follows.\n`;
		const after = undone(text);
		expect(after.journal).toBe(text.replace('dice: 6 vs 3, 4\n', ''));
		expect(after.actor).toBe(SHEET(4));
	});

	it('with words that ran into the name of its move stays as a call, and its changes are reverted', () => {
		const glued = CALL.replace('Face Danger', 'Face DangerI set out before dawn');
		const after = undone(note(glued + RESULT + DONE));
		expect(after.journal).toBe(note(glued));
		expect(after.actor).toBe(SHEET(3));
		expect(after.told).toEqual([
			'“Face DangerI set out before dawn” is no move of these rules, so it stays without its results.',
		]);
	});

	it('into which it was pasted itself is undone once, and nothing is lost', () => {
		const own = CALL + RESULT + DONE;
		const text = note(`${CALL}${fence(own)}\n${RESULT}${DONE}`);
		const after = undone(text);
		expect(after.journal).toBe(text);
		expect(after.actor).toBe(SHEET(4));
	});

	it('that is twice in a row is undone one at a time', () => {
		const twice = `I run.\n\n${fence(CALL + RESULT + DONE)}\n${fence(CALL + RESULT + DONE)}\n\nShe follows.\n`;
		const once = undone(twice, SHEET(5));
		expect(once.journal).toBe(`I run.\n\n${fence(CALL + RESULT + DONE)}\n\nShe follows.\n`);
		expect(once.actor).toBe(SHEET(4));
	});
});
