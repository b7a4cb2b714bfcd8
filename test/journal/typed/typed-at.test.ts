import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAt } from '../../../src/journal/typed/typed-at';

/** What is typed at `‸`. */
function at(note: string, trigger = ';;') {
	const cursor = note.indexOf('‸');
	return typedAt(note.replace('‸', ''), cursor, trigger);
}

describe('a trigger', () => {
	it.each([
		['at the start of a line', ';;fd‸', 'fd'],
		['behind a sentence', 'I lunge. ;;strike iron‸', 'strike iron'],
		['with nothing behind it yet', 'One.\n\n;;‸', ''],
		['in the middle of a sentence', 'I ;;fd‸ and run', 'fd'],
		['in a list, a callout and a table', '- ;;a‸', 'a'],
		['in a callout', '> ;;a‸', 'a'],
		['in a cell', '| x | ;;a‸ |\n', 'a'],
		['behind a bracket', '(;;fd‸', 'fd'],
		['behind inline code that is closed', '`x` ;;fd‸', 'fd'],
		['behind a link that is closed', '[[Rook]] ;;fd‸', 'fd'],
		['after another line with \\r\\n', 'One.\r\n;;fd‸', 'fd'],
		['the last of two', ';;fd ;;strike‸', 'strike'],
	])('counts %s', (_, note, query) => {
		const found = at(note);
		expect(found?.query).toBe(query);
		expect(note.replace('‸', '').slice(found?.from, found?.to)).toBe(`;;${query}`);
	});

	it.each([
		['without a trigger', 'fd‸'],
		['with a blank behind it', ';; fd‸'],
		['within a word', 'a;;fd‸'],
		['on another line', ';;fd\nmore‸'],
		['in inline code', 'a `x ;;fd‸` b'],
		['in a fence', '```\n;;fd‸\n```\n'],
		['in a sworn block', '```sworn\n;;fd‸\n```\n'],
		['in the properties', '---\na: ;;fd‸\n---\n'],
		['in a link', '[[;;fd‸]]'],
		['in the address of a link', '[a]( ;;fd‸)'],
		['in a comment', '%%\n;;fd‸\n%%\n'],
		['in a formula', '$$\n;;fd‸\n$$\n'],
	])('does not count %s', (_, note) => {
		expect(at(note)).toBeUndefined();
	});

	it.each([
		['in a comment among words', 'I run. %% later ;;fd‸ %% And on.'],
		['in a comment that is not closed yet', 'I run. %% later ;;fd‸'],
		['in a comment of HTML among words', 'I run. <!-- later ;;fd‸ --> And on.'],
		['in the words of a link', 'See [the ;;fd‸](Rook.md).'],
	])('does not count %s', (_, note) => {
		expect(at(note)).toBeUndefined();
	});

	it.each([
		['behind a comment that is closed', 'I run. %% later %% ;;fd‸'],
		['behind a comment of HTML that is closed', 'I run. <!-- later --> ;;fd‸'],
		['in brackets that are no link', 'I run [or ;;fd‸] on (so).'],
		['behind the words of a link', 'See [Rook](Rook.md) ;;fd‸ [Juno](Juno.md).'],
		['beside a share in percent', 'At 50 % or 100 %, ;;fd‸'],
	])('counts %s', (_, note) => {
		expect(at(note)?.query).toBe('fd');
	});

	it('is what the player set, and none where that is nothing', () => {
		expect(at('!!fd‸', '!!')?.query).toBe('fd');
		expect(at(';;fd‸', '')).toBeUndefined();
	});

	it('is found in any text without harm, and always ends at the cursor', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
				const note = `${before} ;;fd${after}`;
				const cursor = before.length + 5;
				const found = typedAt(note, cursor, ';;');
				if (found) expect(note.slice(found.from, cursor)).toBe(';;fd');
			}),
		);
	});
});
