import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { assume, doubtsIn } from '../../host/assumptions/assume';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';
import { crossed } from '../../support/crossed';
import { ended } from '../../support/last-line-break';
import { sampled } from '../../support/sample';
import { undo } from './undoing';

afterEach(close);
afterEach(() => assume());

const filesOf = (records: string) => ({
	'.obsidian/plugins/sworn-journal/data.json': JSON.stringify({ records, journal: 'never' }),
	'Kestrel.md': KESTREL,
	'Ana.md': 'A friend.\n',
});

/** What may stand around the place where a move is typed. */
const SHAPES: Readonly<Record<string, string>> = {
	'line breaks of Windows': 'One.\r\nTwo. ‸\r\nThree.\r\n',
	'a line break of Windows at the end alone': 'One.\nTwo. ‸\r\n',
	'a lone carriage return': 'One.\rTwo. ‸\rThree.',
	'line breaks of each kind': 'One.\r\nTwo. ‸\nThree.\rFour.\r\n',
	'no line break at the end': 'I lunge. ‸',
	'many line breaks at the end': 'I lunge. ‸\n\n\n\n',
	'a byte order mark': '\ufeffI lunge. ‸\n',
	'a byte order mark in front of properties': '\ufeff---\ntags: [a]\n---\nI lunge. ‸\n',
	tabs: 'I\tlunge.\t‸\tNow.\n',
	'a tab in front': '\t‸\n',
	'no-break spaces': 'I\u00a0lunge.\u00a0‸\u00a0Now.\n',
	'spaces of each width': 'I\u2009lunge.\u202f‸\u3000Now.\n',
	'a zero-width space': 'I lunge.\u200b ‸\u200b Now.\n',
	'a line separator': 'I lunge.\u2028 ‸\u2029Now.\n',
	'a form feed': 'I lunge.\f ‸\fNow.\n',
	'an item of a list': '- rope\n- oil ‸\n- lamp\n',
	'an item of a nested list': '- rope\n\t- oil\n\t\t- wick ‸\n\t- tin\n- lamp\n',
	'an item with spaces as indent': '1. rope\n   1. oil ‸\n   2. tin\n2. lamp\n',
	'a loose list': '* rope\n\n* oil ‸\n\n* lamp\n',
	'a task': '- [ ] row ‸\n- [x] done\n- [/] half\n',
	'an empty task': '- [ ] ‸\n- [x] done',
	'an empty item at the end': '1. rope\n2. ‸\n',
	'an empty row of a callout': '> [!note] Out\n> ‸\n> On.',
	'an empty cell': '| a | b |\n| - | - |\n| one | ‸ |\n',
	'an open quotation mark': '“‸',
	'empty brackets': '(‸)',
	'empty bold': '**‸**',
	'an empty note': '‸',
	'blank lines around it': '\n\n‸\n\nAnd then.',
	'a quote': '> She said: ‸\n> no.\nlazy\n',
	'a quote without a space': '>She said: ‸\n>no.\n',
	'a callout': '> [!note]- Out\n> We go. ‸\n>\n> On.\n',
	'a nested callout': '> [!note]\n> > [!tip] In\n> > We go. ‸\n> > On.\n> Out.\n',
	'a list in a callout': '> [!note]\n> - rope ‸\n> - oil\n',
	'a cell of a table': '| a | b |\n| :-- | --: |\n| one | two ‸ |\n| x \\| y | |\n',
	'a cell of a table without bars around': 'a | b\n- | -\none | two ‸\n',
	'a footnote': 'So.[^1]\n\n[^1]: A note. ‸\n    It goes on.\n',
	'a footnote in the text': 'So.^[why] I go. ‸ [^2]\n\n[^2]: x\n',
	'a heading': '# A heading ‸\n\nText.\n',
	'a heading with closing signs': '## A heading ‸ ##\nText.\n',
	'above an underlined heading': 'I lunge. ‸\n===\nText.\n',
	'right below properties': '---\ntags:\n  - a\n---\n‸\nText.\n',
	'right below properties, at the end': '---\ntags: [a]\n---\n‸',
	'right above a fence': 'I lunge. ‸\n```js\nlet a;\n```\n',
	'right below a fence': '```js\nlet a;\n```\nI lunge. ‸',
	'right above a fence without an end': 'I lunge. ‸\n```js\nlet a;\n',
	'between comments': '%% not yet %% I lunge. ‸ %% nor this %%\n',
	'below a comment': '%%\nnot\n\nyet\n%%\nI lunge. ‸\n',
	'behind the end of a comment of many rows': 'So. %% not\nyet %% I lunge. ‸ Now.\n',
	'behind the end of a comment of rows of its own': 'So.\n\n%%\nnot\nyet\n%% I lunge. ‸ Now.\n',
	'behind an HTML comment': '<!-- not yet --> I lunge. ‸ <!-- nor -->\n',
	Hebrew: 'אני מזנק. ‸ עכשיו.\n',
	'Arabic with marks of direction': '\u200fأقفز. \u2067هنا\u2069 ‸\u200e now\n',
	Japanese: '私は飛ぶ。‸そして。\n',
	'Chinese with full-width spaces': '我跳。\u3000‸\u3000然后。\n',
	'letters and their marks apart': 'Cafe\u0301 u\u0308ber ‸ e\u0301\n',
	'an emoji': 'I lunge 👩‍🚀🏽 ‸🧭 now\n',
	'half of an emoji': 'I lunge \ud83d ‸\n',
	'a highlight': 'I ==lunge== ‸ ==now==\n',
	'in a highlight': 'I ==lunge ‸ now==\n',
	'bold and italic': '**I _lunge_ ‸ now**\n',
	'a link with an alias': '[[Ana|my | friend]] ‸ [[Ana#^abc|x]]\n',
	'an embed': '![[Ana]] ‸ ![x](y.png)\n',
	math: 'I pay $\\frac{a}{b}$ ‸ $x_1$\n',
	'a price': 'I pay $5 ‸ and $6.\n',
	'below math': '$$\na = b\n$$\nI lunge. ‸\n',
	'below an HTML block': '<div>\nx\n</div>\n\nI lunge. ‸ <b>now</b>\n',
	'two spaces at the end': 'I lunge. ‸  \nNow.\n',
	'spaces at the end of each row': 'One.   \nTwo. ‸   \nThree.   \n',
	'a backslash at the end': 'I lunge. ‸\\\nNow.\n',
	'escaped signs': '\\*I\\* \\`lunge\\` \\[x\\] ‸ \\| \\# \\\\\n',
	'a block id': 'I lunge. ‸ ^abc\n\nText.\n',
	'a block id below': '- rope ‸\n- oil\n\n^abc\n',
	tags: '#scene/one I lunge. ‸ #two\n',
	'a field of a query plugin': 'place:: the hold ‸\nmood:: grim\n',
	'a field in brackets': 'I lunge [place:: hold] ‸ (mood:: grim)\n',
	code: 'I `lunge` ‸ ``with ` it``\n',
	'a comment by two strokes': 'I lunge. ‸ // now\n',
	'a rule above': 'One.\n\n---\nI lunge. ‸\n***\n',
	'dashes and quotes': '“I — lunge” ‸ ‘now’…\n',
	'another record': 'I go. `sworn: health 5 → 4` I lunge. ‸ `sworn: momentum 2 → 3`\n',
	'a variable of a template': '{{date}} ‸ <% tp.date.now() %>\n',
	'an address': 'See https://a.example/b?c=d ‸ <https://a.example>\n',
	'a long row': `${'We drift. '.repeat(400)}‸${' We drift.'.repeat(400)}\n`,
};

/** Where no move can be typed, since the app shows no text of the player’s there. */
const CLOSED: Readonly<Record<string, string>> = {
	properties: '---\nnote: x ‸\n---\nText.\n',
	code: 'I `lunge ‸ now`.\n',
	'a fence': '```js\nlet a; ‸\n```\n',
	'a comment': 'So. %% not ‸ yet %%\n',
	'a comment of many rows': '%%\nnot ‸\n%%\n',
	'an HTML comment': '<!-- not ‸ yet -->\n',
	'behind the end of an HTML comment of rows of its own': 'So.\n\n<!--\nnot yet\n--> I lunge. ‸ Now.\n',
	'math in a row': 'I pay $a ‸ b$.\n',
	'a block of math': '$$\na ‸\n$$\n',
	'the target of a link': '[[An ‸a]]\n',
};

/** A text with the one kind of line break that the editor has. */
const inEditor = (text: string): string => text.replace(/\r\n?/g, '\n');

const RECORDS = ['line', 'block'];
const CASES = Object.entries(SHAPES).flatMap(([what, shape]) => RECORDS.map(records => ({ what, shape, records })));

it.each(sampled(CASES, 12))('a move typed, answered and undone as a $records leaves every byte of $what', async row => {
	const { shape, records } = row;
	const host = await typing(shape, [4, 3, 9], filesOf(records));
	const before = host.editor.getValue();
	const onDisk = await host.read('Journal.md');
	await host.type(';;fd e');
	expect(host.offered()[0]).toMatch(/^Face Danger/);
	await host.keys('Enter');
	await host.tick(100);
	await host.keys('1');
	await host.tick(50);
	const played = host.editor.getValue();
	expect(played).toContain('Face Danger');
	// in a cell that is edited no card is drawn, which would ask
	if (records === 'block' || !shape.startsWith('|')) expect(played).toMatch(/chose/);
	await undo(host);
	expect(ended(host.editor.getValue())).toBe(ended(before));
	// which line breaks a save gives the note is the app's doing
	expect(ended(inEditor(await host.saved()))).toBe(ended(inEditor(onDisk)));
	expect(await host.read('Kestrel.md')).toBe(KESTREL);
});

const ON_DISK = ['One.\r\nTwo. ‸\r\nThree.\r\n', 'One.\r\n\r\nTwo. ‸'];

it.each(
	crossed(
		RECORDS.map(records => ({ records })),
		ON_DISK.map(shape => ({ shape })),
	),
)(
	'where a save keeps the line breaks of the file, a move undone as a $records leaves $shape',
	async ({ records, shape }) => {
		const host = await typing(shape, [4, 3, 9], filesOf(records));
		assume(doubtsIn('lineBreaks=as on disk'));
		const onDisk = await host.read('Journal.md');
		await host.type(';;fd e');
		await host.keys('Enter');
		await host.tick(100);
		await host.keys('1');
		expect(await host.saved()).toContain('Face Danger');
		await undo(host);
		expect(await host.saved()).toBe(onDisk);
	},
);

it.each(Object.entries(CLOSED))('nothing is offered in %s, and the keys are the player’s', async (_, shape) => {
	const host = await typing(shape, [4, 3, 9], filesOf('line'));
	await host.type(';;fd e');
	expect(host.offered()).toEqual([]);
	expect(host.editor.getValue()).toBe(shape.replace('‸', ';;fd e'));
	expect(await host.read('Kestrel.md')).toBe(KESTREL);
});
