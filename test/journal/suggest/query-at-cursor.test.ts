import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryAt } from '../../../src/journal/suggest/query-at-cursor';

/** What is typed at `‸`. */
function at(note: string, trigger = ';;') {
	const cursor = note.indexOf('‸');
	return queryAt(note.replace('‸', ''), cursor, trigger);
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
		['with the end of a shortcut of Inline Scripts', ';;move fd edge 1::‸'],
		['behind such an end', ';;take 2 Archer:: fd‸'],
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
		['in a comment that began rows above', 'I run. %% later\n\nor now ;;fd‸\n\nor not %% And on.'],
		['in a comment of HTML that began a row above', 'I run. <!-- later\nor now ;;fd‸ --> And on.'],
		['in the words of a link', 'See [the ;;fd‸](Rook.md).'],
	])('does not count %s', (_, note) => {
		expect(at(note)).toBeUndefined();
	});

	it.each([
		['behind a comment that is closed', 'I run. %% later %% ;;fd‸'],
		['behind a comment that began rows above and is closed', 'I run. %% later\n\nnot now %% ;;fd‸'],
		['behind a comment of HTML that is closed', 'I run. <!-- later --> ;;fd‸'],
		['in brackets that are no link', 'I run [or ;;fd‸] on (so).'],
		['behind the words of a link', 'See [Rook](Rook.md) ;;fd‸ [Juno](Juno.md).'],
		['beside a share in percent', 'At 50 % or 100 %, ;;fd‸'],
	])('counts %s', (_, note) => {
		expect(at(note)?.query).toBe('fd');
	});

	it.each([
		['in full width', '；；fd e‸'],
		['half in full width', ';；fd e‸'],
		['half in full width, the other way round', '；;fd e‸'],
		['as Greek question marks', '\u037e\u037efd e‸'],
		['in small forms', '\ufe54\ufe54fd e‸'],
	])('counts %s', (_, note) => {
		const found = at(note);
		expect(found?.query).toBe('fd e');
		expect(note.replace('‸', '').slice(found?.from, found?.to)).toBe(note.replace('‸', ''));
	});

	it.each([
		['Japanese', '彼は走る。'],
		['a Japanese word', '彼は走る'],
		['katakana with a long vowel', 'セーター'],
		['Chinese', '他跑了'],
		['Korean', '나는 달린다'],
		['Thai', 'เขาวิ่ง'],
		['a Thai tone mark', 'ไม้ไผ่'],
		['Lao', 'ລາວແລ່ນ'],
		['Khmer', 'គាត់រត់'],
		['Burmese', 'သူပြေးတယ်'],
		['a zero-width space', 'ไป\u200b'],
		['an opening bracket of Japanese', '「'],
		['a double one', '『'],
		['a full-width parenthesis', '（'],
		['a German quotation mark', '„'],
		['a single one', '‚'],
		['an ellipsis', '…'],
		['an upside-down question mark', '¿'],
		['an upside-down exclamation mark', '¡'],
		['a guillemet', '«'],
		['a single guillemet', '‹'],
		['a closing guillemet', '»'],
		['a curly quote', '“'],
		['a curly apostrophe', '’'],
		['an emoji', '🚀'],
		['an emoji with a variation selector', '❤️'],
		['a family of emoji', '👩‍👩‍👧'],
		['a skin tone', '👍🏽'],
		['a flag', '🇩🇪'],
		['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
		['a keycap', '1️⃣'],
		['a highlight', '=='],
		['strong text', '**'],
		['a sentence that ends', 'Hello.'],
		['one that ends aloud', 'Hello!'],
		['one that asks', 'Hello?'],
		['a comma', 'Hello,'],
		['a colon', 'Hello:'],
		['a closing bracket', '(so)'],
		['inline code that is closed', '`x`'],
		['a link that is closed', '[[Rook]]'],
		['a no-break space', 'I run\u00a0'],
		['an ideographic space', '走る\u3000'],
		['a mark of direction', 'רץ.\u200f'],
		['an Arabic comma', 'ركض،'],
		['a Devanagari full stop', 'वह दौड़ा।'],
	])('counts behind %s', (_, before) => {
		expect(at(`${before};;fd e‸`)?.query).toBe('fd e');
		expect(at(`One.\n\n${before}；；fd e‸ and more`)?.query).toBe('fd e');
	});

	it.each([
		['within a word with an accent', 'é;;b‸'],
		['within a word in decomposed letters', 'e\u0301;;b‸'],
		['within a Greek word', 'α;;b‸'],
		['within a Cyrillic word', 'я;;b‸'],
		['behind a digit', '3;;b‸'],
		['in an address', 'https://example.com/a.;;b‸'],
		['in an address without a protocol', 'www.example.com/a,;;b‸'],
		['in an address with a query', 'https://example.com/?a==;;b‸'],
		['in an address of mail', 'mailto:a@example.com.;;b‸'],
		['behind an escape', '\\;;b‸'],
		['behind a third sign', ';;;b‸'],
		['in an entity', '&amp;;;b‸'],
		['in full width in inline code', 'a `x ；；fd‸` b'],
		['in full width in a fence', '```\n；；fd‸\n```\n'],
		['in full width in the properties', '---\na: ；；fd‸\n---\n'],
		['in full width in a link', '[[；；fd‸]]'],
		['in full width in the address of a link', '[a](；；fd‸)'],
		['in a tag', '#;;b‸'],
	])('does not count %s', (_, note) => {
		expect(at(note)).toBeUndefined();
	});

	it.each([
		['I pay $a ;;fd‸ b$.', undefined],
		['I pay $\\frac{a}{b} ;;fd‸ c$ now', undefined],
		['I pay $5 ;;fd‸ and $6.', 'fd'],
		['I pay $5 ;;fd‸ and then 6$5', 'fd'],
		['I pay $5 ;;fd‸', 'fd'],
		['I pay $5$ ;;fd‸ $6$', 'fd'],
		['I pay \\$5 ;;fd‸ and 6$.', 'fd'],
		['I `$x` ;;fd‸ and 6$.', 'fd'],
		['I pay $ 5 ;;fd‸ and 6$.', 'fd'],
	])('in math does not count, beside a price it does: %s', (note, query) => {
		expect(at(note)?.query).toBe(query);
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
				const found = queryAt(note, cursor, ';;');
				if (found) expect(note.slice(found.from, cursor)).toBe(';;fd');
			}),
		);
	});
});
