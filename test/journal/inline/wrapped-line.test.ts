import { describe, expect, it } from 'vitest';
import { recordedChangesIn, type NamesInNote } from '../../../src/journal/journal-check/recorded-changes';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { entriesInNote } from '../../../src/journal/export/entries-in-note';
import { inlineCodes } from '../../../src/journal/inline/code-spans';
import { readInline } from '../../../src/journal/inline/inline-record';
import { wrappedAs } from '../../../src/journal/text/wrapped-code';
import { snapshotOf } from '../../../src/journal/note-blocks/record-snapshot';
import { renameInNote } from '../../../src/journal/rename/rename-in-notes';
import { sessionEntries } from '../../../src/journal/sessions/session-entries';
import { replaceBody, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { removeBlock } from '../../../src/journal/note-blocks/remove-block';
import { sectionsOf } from '../../../src/journal/text/literal-sections';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const RECORD = 'sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit; momentum 2 → 3';
const BREAK = 'strong hit;';

/** A record wrapped in the places where people write, and the prefix of its second row. */
const PLACES: Readonly<Record<string, { readonly note: string; readonly wrap: string }>> = {
	'a sentence': { note: 'Two # and.\n', wrap: '\n' },
	'a paragraph of its own': { note: 'One.\n\n#\n\nTwo.\n', wrap: '\n' },
	'a sentence with the line breaks of Windows': { note: 'Two # and.\r\nOn.\r\n', wrap: '\r\n' },
	'a quote': { note: '> Two # and.\n> On.\n', wrap: '\n> ' },
	'a quote in a quote': { note: '> > Two # and.\n', wrap: '\n> > ' },
	'a quote that goes on without its mark': { note: '> Two # and.\n', wrap: '\n' },
	'a callout': { note: '> [!note] Out\n> Two # and.\n', wrap: '\n> ' },
	'a list': { note: '- rope\n- Two # and.\n- oil\n', wrap: '\n  ' },
	'a numbered list': { note: '1. Two # and.\n2. oil\n', wrap: '\n   ' },
	'a list in a quote': { note: '> - Two # and.\n', wrap: '\n>   ' },
	'a sentence with an indented row': { note: 'Two # and.\n', wrap: '\n    ' },
	'a row with spaces behind it': { note: 'Two # and.\n', wrap: '  \n' },
	'the middle of a paragraph': { note: 'One,\nTwo # and\nthree.\n', wrap: '\n' },
	'a paragraph with other code': { note: 'One `a` and\n`b` Two # and `c`.\n', wrap: '\n' },
};

const wrapped = ({ note, wrap }: { readonly note: string; readonly wrap: string }) =>
	note.replace('#', `\`${RECORD.replace(`${BREAK} `, BREAK + wrap)}\``);

const NAMES: NamesInNote = { who: () => 'actor', isShared: () => false };

describe.each(Object.entries(PLACES))('a record that was wrapped in %s', (_, place) => {
	const note = wrapped(place);
	const plain = place.note.replace('#', `\`${RECORD}\``);

	it('is the record that it was', () => {
		expect(swornBlocks(note).map(({ body }) => body)).toEqual(swornBlocks(plain).map(({ body }) => body));
		expect(swornBlocks(note)).toHaveLength(1);
		const [block] = swornBlocks(note);
		expect(block && block.endLine - block.startLine).toBe(1);
	});

	it('counts in the check, the digest and for what was removed', () => {
		const changes = (text: string) => recordedChangesIn('a.md', text, NAMES).changes.map(({ change }) => change);
		expect(changes(note)).toEqual(changes(plain));
		expect(changes(note)).toHaveLength(1);
		const entries = (text: string) =>
			sessionEntries(text, { name: '', from: 0, to: text.length } as never, () => 'actor').map(({ kind }) => kind);
		expect(entries(note)).toEqual(entries(plain));
		expect(snapshotOf(note).records).toEqual(snapshotOf(plain).records);
		expect(snapshotOf(note).blocks).toBe(snapshotOf(plain).blocks);
	});

	it('is rewritten on its rows, and no word of the player moves', () => {
		const [block] = swornBlocks(note);
		if (!block) throw new Error('no record is there');
		const after = applyChanges(note, replaceBody(note, block, block.body.replace('2 → 3', '2 → 4')));
		expect(after).toBe(note.replace('2 → 3', '2 → 4'));
		expect(findViolation(note, after)).toBeUndefined();
		const longer = applyChanges(note, replaceBody(note, block, `${block.body}\ndone: spirit 3 → 2`));
		expect(longer).toBe(note.replace('2 → 3', '2 → 3; spirit 3 → 2'));
		expect(findViolation(note, longer)).toBeUndefined();
	});

	it('goes out of its sentence, and the words before and behind it stay on their rows', () => {
		const [block] = swornBlocks(note);
		if (!block) throw new Error('no record is there');
		const after = applyChanges(note, removeBlock(note, block));
		expect(swornBlocks(after)).toEqual([]);
		const words = (text: string) => text.replace(/`sworn[^`]*`/, '').replace(/[\s>]+/g, ' ');
		expect(words(after)).toBe(words(note));
		const rows = (text: string) =>
			text.split('\n').filter(row => /\w/.test(row.replace(/`?sworn[^\n]*;|momentum[^`]*`/, '')));
		expect(rows(after)).toHaveLength(rows(note).length);
	});
});

it.each([
	['`sworn:\nFace Danger, edge`', 'sworn: Face Danger, edge'],
	['> `\n> sworn: Face Danger, edge\n> `', ' sworn: Face Danger, edge '],
	['`sworn: vow: Find the ark,\nformidable, 8 ticks`', 'sworn: vow: Find the ark, formidable, 8 ticks'],
	['`sworn: momentum 3 → 4;\nhealth 5\n→ 4`', 'sworn: momentum 3 → 4; health 5 → 4'],
	['``sworn: The `ark` ›\n8 → 12 ticks``', 'sworn: The `ark` › 8 → 12 ticks'],
])('%j reads as one line', (note, code) => {
	expect(inlineCodes(note).map(span => span.code)).toEqual([code]);
	expect(readInline(note.replace(/^[> ]*`+|`+$/g, ''))).toEqual(readInline(code));
});

it.each([
	['a blank row', '`sworn: Face Danger,\n\nedge`'],
	['a row with quote marks alone', '> `sworn: Face Danger,\n>\n> edge`'],
	['a list item', '`sworn: Face Danger,\n- edge`'],
	['a heading', '`sworn: Face Danger,\n# edge`'],
	['the end of a heading', '# `sworn: Face Danger,\nedge`'],
	['a quote', '`sworn: Face Danger,\n> edge`'],
	['a table row', '| `sworn: Face Danger, |\n| edge` |'],
	['a fence', '`sworn: Face Danger,\n```\nedge`\n```'],
	['a rule', '`sworn: Face Danger,\n---\nedge`'],
])('inline code ends at %s', (_, note) => {
	expect(inlineCodes(note)).toEqual([]);
});

it('renames what a wrapped line of changes says, name and break alike', () => {
	const note = 'I rest. `sworn: Kestrel\nVane › momentum 3 → 4; Kestrel Vane\n› health 4 → 5` On.\n';
	const { changes } = expectParsed(
		renameInNote(note, { kind: 'character', from: 'Kestrel Vane', to: 'Ash Vane' } as never),
	);
	expect(applyChanges(note, changes)).toBe(
		'I rest. `sworn: Ash\nVane › momentum 3 → 4; Ash Vane\n› health 4 → 5` On.\n',
	);
});

it.each([
	['two rows become as many', 'one two\nthree', 'one TWO three', 'one TWO\nthree'],
	['a break in what changed', 'one two\nthree four', 'one 2 4 four', 'one 2\n4 four'],
	['two breaks', 'a\nb\nc', 'a b d', 'a\nb\nd'],
])('new code keeps the breaks: %s', (_, before, code, after) => {
	expect(wrappedAs(before, code)).toBe(after);
});

describe('the page that is exported', () => {
	const words = (note: string) => entriesInNote(note, sectionsOf(note)).map(({ from, to }) => note.slice(from, to));

	it.each(Object.values(PLACES))('takes all rows of a wrapped record: %j', place => {
		const note = wrapped(place);
		expect(words(note)).toHaveLength(1);
		expect(words(note)[0]).toContain('momentum 2 → 3`');
		const plain = place.note.replace('#', `\`${RECORD}\``);
		const kinds = (text: string) => entriesInNote(text, sectionsOf(text)).map(({ placement }) => placement);
		expect(kinds(note)).toEqual(kinds(plain));
	});
});
