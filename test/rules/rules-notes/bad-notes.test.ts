import { describe, expect, inject, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rows } from '../../support/rows';

const read = (note: string) => readReference(note, 'note', bundledRuleset('starforged'));

/** "3: Leap is rolled …" */
const found = (note: string): readonly string[] =>
	read(note).findings.map(({ line, message }) => `${line}: ${message}`);

/** A note of one move, whose text begins in line 4. */
const leap = (...lines: readonly string[]): string => ['# House moves', '', '## Leap', ...lines].join('\n');

const ROLLED = ['When you leap, roll +edge.', '', 'On a **strong hit**, take +1 momentum.', ''];
const WHOLE = [...ROLLED, 'On a **weak hit**, take +1 spirit.', '', 'On a **miss**, mark wounded.', ''];
const COLUMNS = [
	'When you leap, roll on the table below.\n\n| Low | High | Result |\n| --- | --- | --- |',
	'| 1-50 | 1-30 | Grass |\n| 51-100 | 32-100 | |',
];
const TABLE = ['When you leap, roll on the table below.', '', '| Roll | Result |', '| --- | --- |'];

describe('what is wrong in a note is reported with its line', () => {
	it.each(rows`
		a table that ends too soon => ${leap(...TABLE, '| 1-50 | Grass |')} => 8: The table ends before 51-100. Give it the rows that are missing.
		half a row => ${leap(...TABLE, '| 1-50 | Grass |', '| 51-100')} => 9: This row has no result. Write one behind the range.
		half a row of two columns of rolls, once, and either column => ${leap(...COLUMNS)} => 9: This row has no result. Write one behind the range. => 9: 31 is missing in this table. Give it a row.
		a table without rows => ${leap(...TABLE)} => 6: This table has no rows. Add them, or take the line out.
		ranges that overlap => ${leap(...TABLE, '| 1-50 | Grass |', '| 50-100 | Stone |')} => 9: 50-100 overlaps the range before it. Part them.
		a gap => ${leap(...TABLE, '| 1-50 | Grass |', '| 61-99 | Stone |', '| 00 | A cloud |')} => 9: 51-60 are missing in this table. Give it a row.
		a gap of one => ${leap(...TABLE, '| 1-50 | Grass |', '| 52-100 | Stone |')} => 9: 51 is missing in this table. Give it a row.
		a range that runs backwards => ${leap(...TABLE, '| 1-90 | Grass |', '| 100-91 | Stone |')} => 9: The range 100-91 runs backwards, so this row is left out. Swap its ends.
		a range beyond the die => ${leap(...TABLE, '| 1-90 | Grass |', '| 91-120 | Stone |')} => 9: 120 is more than the die shows (100). Put the range right.
		something else than a range => ${leap(...TABLE, '| 1-90 | Grass |', '| 91-100 | Stone |', '| often | Water |')} => 10: “often” is not a range of a roll, so this row is left out. Write it like “1-10”.
		a move without outcomes => ${leap('When you leap, roll +edge.')} => 3: Leap is rolled, but has no outcomes. Write paragraphs that begin with “On a …”.
		an outcome that is missing => ${leap(...ROLLED, 'On a **miss**, mark wounded.')} => 3: Leap is rolled, but has no weak hit. Write paragraphs that begin with “On a …”.
		a heading that says nothing => ${leap(...WHOLE, '## Land')} => 12: This heading is not read as a move. Begin its text with “When you …”, or write its outcomes.
		a stat that nobody has => ${leap(...WHOLE).replace('+edge', '+luck')} => 4: “+luck” is no stat or meter of these rules. Check the word, give the character a stat of that name, or declare a meter at the top of the note: “meters: [luck 0-5]”.
		the same name twice => ${leap(...WHOLE, '## LEAP', ...WHOLE)} => 3: Leap stands in this note twice. The one in line 12 counts; take one out, or rename it.
		letters that are lost => ${leap(...WHOLE).replace('momentum', 'momen\uFFFDtum')} => 6: Letters are lost in this line: the file is not UTF-8. Save it as UTF-8.
		a fence that is never closed => ${leap(...WHOLE, '```effects', 'momentum +1')} => 12: This fence is never closed, so nothing below it is read. Close it.
		a line that is no effect => ${leap(...WHOLE, '```effects', 'momentum +1', 'tip it over', '```')} => 14: “tip it over” is not an effect. Write it like “momentum +1”, or as “say …”.
		frontmatter that is not YAML => ${`---\nmoves: [only\n---\n${leap(...WHOLE)}`} => 2: From this line on the properties cannot be read, so nothing in them is used. Put the line right.
		a key that stands twice => ${`---\nmoves: only\nMoves: all\n---\n${leap(...WHOLE)}`} => 3: From this line on the properties cannot be read, so nothing in them is used. Put the line right.
		frontmatter with another word => ${`---\ntags: rules\nmoves: mine\n---\n${leap(...WHOLE)}`} => 3: “moves” can only be “only”. Take the line out, or write “moves: only”.
		no move at all => Dear diary,\n => 1: No move was found in this note. A move is a heading with text that begins with “When you …”.
		nothing => ${''} => 1: No move was found in this note. A move is a heading with text that begins with “When you …”.
	`)('%s', (_rule, note = '', ...findings) => {
		expect(found(note)).toEqual(findings);
	});

	it('and what is right in it is read', () => {
		const { layer } = read(leap(...WHOLE, '## Land', '', '## Roll', 'When you roll over, take +1 health.'));
		expect(layer.moves.map(({ name }) => name)).toEqual(['Leap', 'Roll']);
	});
});

/** Moves of 100 letters each. */
const manyMoves = (length: number): string =>
	Array.from({ length: length / 100 }, (_, i) =>
		`## Leap ${i}\nWhen you leap, take +1 momentum and make Leap ${i + 1}.`.padEnd(98).concat('\n\n'),
	).join('');

/** Each repeats something, in the deep run to a million letters; what a reading costs per letter is tested in `long-notes`. */
const HOSTILE: readonly { readonly what: string; readonly note: (times: (text: string) => string) => string }[] = [
	{ what: 'one long line', note: times => leap(times('When you leap, ')) },
	{ what: 'moves', note: times => times(`${leap(...ROLLED)}\n`) },
	{ what: 'headings', note: times => times('### When you\n') },
	{ what: 'bullets', note: times => leap('When you leap, roll', times('- So: Roll +edge\n')) },
	{ what: 'rows', note: times => leap(...TABLE, times('| 1-10 | x |\n')) },
	{ what: 'pipes', note: times => leap('When you leap', times('|')) },
	{ what: 'asterisks', note: times => leap('When you leap', times('*a ')) },
	{ what: 'brackets', note: times => leap('When you leap', times('[[')) },
	{ what: 'links that do not end', note: times => leap('When you leap', times('[a]( [[b|\n')) },
	{ what: 'parentheses', note: times => leap('When you leap', times('(')) },
	{ what: 'rolls', note: times => leap('When you leap,', times('roll +')) },
	{ what: 'outcomes', note: times => leap('When you leap, roll +edge.', times('On a strong hit, x.\n')) },
	{ what: 'fences', note: times => times('```\n') },
	{ what: 'comments', note: times => times('%%') },
	{ what: 'quotes', note: times => times('> ') },
	{ what: 'line breaks', note: times => times('\n') },
	{ what: 'spaces', note: times => times(' ') },
];

describe('a hostile note is read, and nothing is thrown', () => {
	const LENGTH = inject('isDeep') ? 1_000_000 : 200_000;

	it.each(HOSTILE)('$what', ({ note }) => {
		const text = note(part => part.repeat(LENGTH / part.length));
		expect(text.length).toBeGreaterThan(LENGTH * 0.9);
		expect(read(text).findings.length).toBeGreaterThan(0);
	});

	it('so are more moves than a note can hold', () => {
		const { layer, findings } = read(`# House moves\n${manyMoves(5 * LENGTH)}`);
		expect(layer.moves.length).toBe(2000);
		expect(findings.at(-1)?.message).toContain('A note can hold 2000 moves');
	});

	it('a move longer than any move is read no further', () => {
		const note = leap(...WHOLE, ...Array.from({ length: 3000 }, () => 'And on it goes.'));
		expect(found(note)).toEqual([
			expect.stringContaining('Leap is longer than any move, so it is read no further than this line.'),
		]);
		expect(read(note).layer.moves[0]?.outcomes.miss).toBeDefined();
	});
});
