import { describe, expect, it } from 'vitest';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { blockIdOf } from '../../../src/journal/note-blocks/id-of-record';
import { chainFrom, insertAfterBlock } from '../../../src/journal/note-blocks/insert-block';
import { applyChanges } from '../../../src/journal/text/text-change';

const LINE = '`sworn: Face Danger, edge 2: 4 vs 3, 9, weak hit`';
const BLOCK = '```sworn\nmove: Face Danger\n```';

const firstOf = (note: string) => {
	const [block] = swornBlocks(note);
	if (!block) throw new Error('no record');
	return block;
};

function withId(note: string): string {
	const { change, isInLine } = blockIdOf(note, firstOf(note), 'a1b2c3');
	if (!change) return note;
	const edit = { path: 'Log.md', changes: [change], ...(isInLine ? { typed: change } : {}) };
	expect(validatePlan([edit], new Map([['Log.md', note]]))).toBeUndefined();
	return applyChanges(note, [change]);
}

it.each([
	{ what: 'a paragraph', note: `I run. ${LINE}\nFar.\n\nMore.\n`, id: `I run. ${LINE}\nFar. ^a1b2c3\n\nMore.\n` },
	{ what: 'the end of a note', note: LINE, id: `${LINE} ^a1b2c3` },
	{ what: 'an item of a list', note: `- ${LINE}\n- two\n`, id: `- ${LINE} ^a1b2c3\n- two\n` },
	{ what: 'Windows line breaks', note: `${LINE}\r\n\r\nMore.`, id: `${LINE} ^a1b2c3\r\n\r\nMore.` },
	{ what: 'a block', note: `${BLOCK}\n\nMore.\n`, id: `${BLOCK}\n\n^a1b2c3\n\nMore.\n` },
	{ what: 'a block at the end', note: `${BLOCK}\n`, id: `${BLOCK}\n\n^a1b2c3\n\n` },
	{ what: 'a quote', note: `> ${LINE}\n> two\n\nMore.\n`, id: `> ${LINE}\n> two\n\n^a1b2c3\n\nMore.\n` },
])('the id of a record stands where Obsidian has it: $what', ({ note, id }) => {
	expect(withId(note)).toBe(id);
	expect(blockIdOf(id, firstOf(id), 'other')).toEqual({ id: 'a1b2c3' });
});

it('an id right below the fence is used', () => {
	expect(blockIdOf(`${BLOCK}\n^mine\n`, firstOf(BLOCK), 'other')).toEqual({ id: 'mine' });
});

describe('a record with an id leads on as one without', () => {
	it.each([
		{ what: 'a block', note: `${BLOCK}\n\n^a1b2c3\n\nMore.\n` },
		{ what: 'a line of its own', note: `${LINE} ^a1b2c3\n\nMore.\n` },
	])('$what', ({ note }) => {
		const { changes } = insertAfterBlock(note, firstOf(note), 'move: Endure Harm');
		const after = applyChanges(note, changes);
		expect(after.startsWith(note.slice(0, note.indexOf('^a1b2c3') + 7))).toBe(true);
		expect(chainFrom(after, firstOf(after))).toHaveLength(2);
		expect(blockIdOf(after, firstOf(after), 'other')).toEqual({ id: 'a1b2c3' });
	});
});
