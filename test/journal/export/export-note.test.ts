import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportNote, type ExportWords } from '../../../src/journal/export/export-note';
import { relativeLink, withPlainLinks } from '../../../src/journal/export/export-links';
import { planExport, withHeading } from '../../../src/journal/export/export-paths';
import { boxesInText, segmentsInText, segmentsOfText, ticksInText } from '../../../src/journal/export/format-track';

const JOURNAL = fs.readFileSync(new URL('a-journal.md', import.meta.url), 'utf8');
const WORDS: readonly ExportWords[] = ['markdown', 'story', 'lonelog'];
const NOTES = new Map([
	['The Halcyon', 'Ships/The Halcyon.md'],
	['drift.png', 'Pictures/drift.png'],
]);

const exported = (text: string, words: ExportWords = 'markdown', name = 'Session 4'): string =>
	exportNote(
		{ name, text },
		words,
		{ owner: 'Kestrel Vane', track: () => undefined },
		{
			at: 'Out (Markdown)/Session 4.md',
			resolve: link => NOTES.get(link),
			exported: path => (path.startsWith('Ships/') ? `Out (Markdown)/${path}` : undefined),
		},
	);

const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\``;

describe('a journal exported', () => {
	it.each(WORDS)('as %s', async words => {
		await expect(exported(JOURNAL, words)).toMatchFileSnapshot(`approved/journal-${words}.md`);
	});

	it.each(WORDS)('as %s holds nothing that the plugin would read, but for what it cannot', words => {
		const again = exported(JOURNAL, words);
		expect(again.match(/```sworn/g)).toHaveLength(1);
		expect(again).not.toMatch(/^`sworn:/m);
	});
});

describe('a comment is left out, with the play in it', () => {
	const CALL = '`sworn: momentum 2 → 3`';
	const BLOCK = fence('move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9');

	it.each([
		['on one row', 'I run %% not yet %% and on.', 'I run and on.'],
		['over two rows', 'I run %% not\nyet %% and on.', 'I run and on.'],
		['over two rows of a quote', '> I run %% not\n> yet %% and on.', '> I run and on.'],
		['over paragraphs', 'I run %% not\n\nyet %% and on.\n', 'I run\n\n and on.\n'],
		['over paragraphs, at their end', 'I run %% not\n\nyet %%\n\nAnd on.\n', 'I run\n\nAnd on.\n'],
		['over a line of play', `I run %% not\n\n${CALL}\n\nyet %%\n\nAnd on.\n`, 'I run\n\nAnd on.\n'],
		['over a line of play in a sentence', `I run %% ${CALL} %% and on.`, 'I run and on.'],
		['over a block of play', `I run. %%\n\n${BLOCK}\n\n%%\n\nAnd on.\n`, 'I run.\n\nAnd on.\n'],
		['on rows of its own', `I run.\n\n%%\n${BLOCK}\n%%\n\nAnd on.\n`, 'I run.\n\nAnd on.\n'],
		['with words behind its end', 'I run.\n\n%%\nnot yet\n%% And on.\n', 'I run.\n\nAnd on.\n'],
		['around an HTML comment', 'I run. %% so\n<!--\n-->%%', 'I run.'],
		['around a fence and an HTML comment', 'I run %%\n\n```sworn\n[```\n```\n<!--\n-->%%', 'I run'],
		['twice in a row', 'I %% a %% run %% b %% on.', 'I run on.'],
	])('%s', (_, text, out) => {
		for (const words of WORDS) {
			expect(exported(text, words)).toBe(out);
			const windows = (lines: string) => lines.replaceAll('\n', '\r\n');
			expect(exported(windows(text), words)).toBe(windows(out));
		}
	});

	it('with play behind its end stays apart from it', () => {
		const note = 'I run.\n\n%%\nnot yet\n%% `sworn: momentum 2 → 3` And on.\n';
		expect(exported(note, 'markdown')).toBe('I run.\n\n(momentum 2 → 3) And on.\n');
		expect(exported(note, 'story')).toBe('I run.\n\n And on.\n');
	});

	it.each([
		['signs in code', 'I run `%%` and `%%` on.'],
		['signs in code with two backticks', 'I run ``%% ` %%`` on.'],
		['signs in a fence', '```\n%% not yet %%\n```\n'],
		['a sign that is never closed', 'I am 100%% sure.\n\nAnd on.\n'],
	])('but not %s', (_, text) => {
		for (const words of WORDS) expect(exported(text, words)).toBe(text);
	});
});

describe('prose', () => {
	const word = fc.stringMatching(/^[a-zé,.!?—’ ]{1,12}$/);
	const line = fc.oneof(
		word,
		word.map(words => `- ${words}`),
		word.map(words => `> ${words}`),
		word.map(words => `## ${words}`),
		fc.constant(''),
	);
	const prose = fc.array(line, { maxLength: 12 }).map(lines => lines.join('\n'));

	it.each(WORDS)('keeps every byte where nothing of the game is in it (%s)', words => {
		fc.assert(
			fc.property(prose, text => {
				expect(exported(text, words)).toBe(text);
			}),
		);
	});

	const records = [
		fence('move: Face Danger\ndice: 4 vs 3, 9\ndone:\n  - momentum 2 → 3'),
		fence('vow: Find the ark\nrank: epic'),
		fence('session: 2\nmomentum: 1, 2'),
		'`sworn: momentum 2 → 3`',
		'`sworn: Core / Action › Advance (rolled: 3)`',
		'```sworn\nmove: Face Danger',
	];
	const mixed = fc
		.array(fc.oneof(line, fc.constantFrom(...records), fc.constantFrom('%% x', '%%', '%% y %%', '---')), {
			maxLength: 14,
		})
		.chain(parts => fc.constantFrom('\n', '\n\n', '\r\n', ' ').map(between => parts.join(between)));

	it.each(WORDS)('loses no word, whatever is around it (%s)', words => {
		fc.assert(
			fc.property(mixed, text => {
				const said = exported(text, words);
				const own = text
					.replace(/^---\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/, '')
					.split(/\r?\n/)
					.filter(part => /^[a-zé,.!?—’ ]+$/.test(part) && part.trim() !== '' && !text.includes('%%'));
				for (const part of own) expect(said).toContain(part.trim());
			}),
		);
	});
});

describe('what a property says', () => {
	it('a character becomes its sheet, and is none any more', () => {
		const text =
			'---\nruleset: starforged\nedge: 2\nmomentum: -1\nwounded: true\nassets:\n  - "[[Ace]]"\n---\nA pilot.\n';
		expect(exported(text, 'markdown', 'Kestrel Vane')).toBe(
			'edge 2 · momentum −1 · wounded\n\nassets: Ace\n\nA pilot.\n',
		);
	});

	it('a character without numbers is what else its properties say', () => {
		const text = '---\nsworn: character\nassets:\n  - "[[Ace]]"\n---\nA pilot.\n';
		expect(exported(text)).toBe('assets: Ace\n\nA pilot.\n');
	});

	it('names and texts of properties are text', () => {
		const text = '---\nsworn: character\nmomentum: 2\n<b>luck: 3\n"*bold*": true\ncalled: "_x_ <i>"\n---\n';
		expect(exported(text)).toBe('momentum 2 · \\<b>luck 3 · \\*bold\\*\n\ncalled: \\_x\\_ \\<i>\n\n');
	});

	it('a track becomes a line with its boxes', () => {
		const text = '---\nsworn: vow\nrank: epic\nticks: 9\nstatus: forsaken\n---\n\nIt was long ago.\n';
		expect(exported(text)).toBe('Vow sworn, epic, forsaken ■■◱□□□□□□□\n\nIt was long ago.\n');
	});

	it('a note with nothing to do with play loses its properties alone', () => {
		expect(exported('---\ntags: [a]\n---\nA moon.\n')).toBe('A moon.\n');
	});
});

describe('a line of text', () => {
	it.each([
		[
			'at the end of a note without a last line break',
			'I run. `sworn: momentum 2 → 3`',
			'I run.\n\n> *momentum 2 → 3*',
		],
		['with an oracle and its roll', 'It says `sworn: Luck › Well (rolled: 3)`.\n', 'It says (Luck (3): Well).\n'],
		['at the end of a line that goes on below', 'I `sworn: momentum 2 → 3`\nrun.\n', 'I (momentum 2 → 3)\nrun.\n'],
		['with code of another kind', 'I type `ls` and `sworn: ` here.\n', 'I type `ls` and `sworn: ` here.\n'],
		['with a comment right behind', 'I `sworn: momentum 2 → 3`%% ouch %% run.\n', 'I (momentum 2 → 3) run.\n'],
		['with an oracle alone', 'It says `sworn: Luck › Well`.\n', 'It says (Luck: Well).\n'],
		['before words', '`sworn: momentum 2 → 3` and I run.\n', '(momentum 2 → 3) and I run.\n'],
		[
			'before words of a later line',
			'One.\n`sworn: momentum 2 → 3` and so on.\n',
			'One.\n(momentum 2 → 3) and so on.\n',
		],
	])('%s', (_, text, said) => {
		expect(exported(text)).toBe(said);
	});
});

describe('in the story alone', () => {
	it('an answer in a sentence stays, a record goes with the blank line above', () => {
		const text = `It says \`sworn: Core / Action › Advance (rolled: 3)\` to me.\n\n${fence('move: Face Danger')}\n\nI run.\n`;
		expect(exported(text, 'story')).toBe('It says Advance to me.\n\nI run.\n');
	});

	it('words that look like a digest without its numbers stay', () => {
		expect(exported('**Session 2 in short: me**\n- I ran.\n', 'story')).toBe('**Session 2 in short: me**\n- I ran.\n');
	});
});

describe('what the player asked, in the story alone', () => {
	const ASK = 'ask: Is the hatch guarded?';
	it.each([
		[
			'in a block',
			`I wait.\n\n${fence(`${ASK}\nodds: likely\ndice: 34\nanswer: yes`)}\n\nSo be it.\n`,
			'I wait.\n\n*Is the hatch guarded?* Yes.\n\nSo be it.\n',
		],
		['not answered yet', `${fence(ASK)}\n`, '*Is the hatch guarded?*\n'],
		[
			'behind a paragraph',
			'I wait. `sworn: Is she alone? › extreme no (unlikely: 99)`\n',
			'I wait. *Is she alone?* Extreme no.\n',
		],
		[
			'between words',
			'I wait. `sworn: Is she alone? › no (likely: 99)` I run.\n',
			'I wait. *Is she alone?* No. I run.\n',
		],
		[
			'before a comma',
			'I ask `sworn: Is she alone? › no (likely: 99)`, and run.\n',
			'I ask *Is she alone?* No, and run.\n',
		],
		[
			'in a sentence that goes on',
			'I ask `sworn: Is she alone? › no (likely: 99)` and run.\n',
			'I ask *Is she alone?* No and run.\n',
		],
		[
			'in a table',
			'| a |\n| --- |\n| `sworn: Is she alone? › no (likely: 99)` |\n',
			'| a |\n| --- |\n| *Is she alone?* No. |\n',
		],
		[
			'of two possibilities',
			'`sworn: A feast or Drawn bows › Drawn bows (likely: 80)`\n',
			'*A feast or Drawn bows* Drawn bows.\n',
		],
		[
			'in a callout, with the words around it',
			`> [!question] At the hatch\n> I listen.\n> \`\`\`sworn\n> ${ASK}\n> dice: 34\n> answer: yes\n> \`\`\`\n> A cough.\n`,
			'> [!question] At the hatch\n> I listen.\n>\n> *Is the hatch guarded?* Yes.\n>\n> A cough.\n',
		],
		['with signs of Markdown', '`sworn: Is *she* alone? › no (likely: 99)`\n', '*Is \\*she\\* alone?* No.\n'],
	])('%s', (_, text, said) => {
		expect(exported(text, 'story')).toBe(said);
	});

	it('of a generated note, the card goes, and what was written or changed in it stays', () => {
		const text =
			'---\nsworn: generated\ngenerated: Settlement\nlocation: Orbital\nfirst_look: [Old, Loud]\n---\n\n- **Location:** Orbital\n- **First look:** Old; Loud; and mine\n\nIt hums.\n';
		expect(exported(text, 'story')).toBe('- **First look:** Old; Loud; and mine\n\nIt hums.\n');
	});
});

describe('in Lonelog', () => {
	it.each([
		['who acts, if it is not the owner', fence('move: Strike\nby: Þóra Rime'), '@(Þóra Rime) Strike'],
		['nobody for the owner', fence('move: Strike\nby: Kestrel Vane'), '@ Strike'],
		[
			'a question with its odds',
			fence('ask: Is she alone?\nodds: unlikely\ndice: 99\nanswer: no'),
			'? Is she alone? (unlikely)\n-> no (d100=99)',
		],
		[
			'two oracles rolled together',
			fence('oracle: Core / Action + Theme\ndice: 3, 100\nresult: Advance + World'),
			'tbl: Core / Action + Theme d100=3+d100=100 -> Advance + World',
		],
		[
			'a table of a move',
			fence('move: Pay the Price\ntable: 78, You are harmed'),
			'@ Pay the Price\ntbl: Pay the Price d100=78 -> You are harmed',
		],
		['a track as a tag', fence('vow: Boar\nrank: dangerous\nticks: 40'), '=> [Track:Boar 10/10]'],
	])('%s', (_, text, said) => {
		expect(exported(`${text}\n`, 'lonelog')).toBe(`\`\`\`\n${said}\n\`\`\`\n`);
	});

	it('dice that were typed are a roll', () => {
		expect(exported('It takes `sworn: 2d6 + 1 › 8 (3, 4)` days.\n', 'lonelog')).toBe(
			'It takes (d: 2d6 + 1 -> 8 (3, 4)) days.\n',
		);
	});

	it('what shows a sheet says nothing', () => {
		expect(exported(`I look.\n\n${fence('show: Juno')}\n\nI run.\n`, 'lonelog')).toBe('I look.\n\nI run.\n');
	});
});

describe('a record beside prose', () => {
	it('says which track it was about, and of whom where that is another one', () => {
		const record = fence('move: Reach a Milestone\nby: Juno\ntrack: Find the ark');
		expect(exported(`${record}\n`)).toBe('> Juno: **Reach a Milestone** (Find the ark)\n');
	});

	it('gets a blank line, so that the quote does not take the prose in', () => {
		const text = `I run.\n${fence('move: Face Danger')}\nShe follows.\n`;
		expect(exported(text)).toBe('I run.\n\n> **Face Danger**\n\nShe follows.\n');
	});

	it('in a callout stays in it, with a blank line of the callout', () => {
		const text = '> [!note] Aside\n> ```sworn\n> move: Face Danger\n> ```\n> I listen.\n';
		expect(exported(text)).toBe('> [!note] Aside\n> **Face Danger**\n>\n> I listen.\n');
	});

	it('of a session that began with nobody’s momentum says nothing', () => {
		expect(exported(`${fence('session: 2')}\n\nWe begin.\n`)).toBe('We begin.\n');
	});

	it('without an end leaves what is below it', () => {
		expect(exported('```sworn\nmove: Face Danger\n\nShe follows.\n')).toContain('She follows.');
	});
});

describe('what cannot be read', () => {
	it.each(['generated:', 'session: two\nmomentum: x', 'vow: Find the ark\nrank: hard'])('%s stays', body => {
		expect(exported(`${fence(body)}\n`)).toBe(`${fence(body)}\n`);
	});
});

describe('tracks and oracles in text', () => {
	it('an oracle that is not rolled yet', () => {
		expect(exported(`${fence('oracle: Luck')}\n`, 'lonelog')).toMatch(/^tbl: Luck$/m);
	});

	it('a clock that has not begun', () => {
		expect(exported(`${fence('clock: Tide\nsegments: 4')}\n`, 'lonelog')).toContain('[Clock:Tide 0/4]');
	});

	it.each([
		[0, '□□□□□□□□□□'],
		[3, '◩□□□□□□□□□'],
		[10, '■■◧□□□□□□□'],
		[40, '■■■■■■■■■■'],
	])('%i ticks: %s', (ticks, boxes) => {
		expect(boxesInText(ticks)).toBe(boxes);
		expect(ticksInText(boxes).reduce((sum, count) => sum + count, 0)).toBe(ticks);
	});

	it('a clock reads back', () => {
		expect(segmentsInText(2, 6)).toBe('◆◆◇◇◇◇');
		expect(segmentsOfText('◆◆◇◇◇◇')).toEqual({ filled: 2, segments: 6 });
		expect(segmentsOfText('■□')).toBeUndefined();
	});
});

describe('where it is written', () => {
	const none = () => false;

	it('beside a note or folder, never where something is', () => {
		const taken = new Set(['Far lights (story)', 'Far lights (story) 2', 'A.html']);
		const exists = (path: string) => taken.has(path);
		const plan = planExport('Far lights', ['Far lights/Journal/1.md'], 'story', exists);
		expect(plan.target).toBe('Far lights (story) 3');
		expect(plan.copies.get('Far lights/Journal/1.md')).toBe('Far lights (story) 3/Journal/1.md');
		expect(planExport('A.md', ['A.md'], 'page', exists).target).toBe('A 2.html');
		expect(planExport('A.md', ['A.md'], 'lonelog', exists).copies.get('A.md')).toBe('A (Lonelog).md');
		expect(planExport('', ['B/1.md'], 'markdown', none).copies.get('B/1.md')).toBe('Vault (Markdown)/B/1.md');
	});

	it('links lead from one copy to the other', () => {
		expect(relativeLink('Out/Journal/1.md', 'Out/Cast/Kestrel Vane.md')).toBe('../Cast/Kestrel%20Vane.md');
		expect(relativeLink('1.md', '2.md')).toBe('2.md');
	});

	it('a note without a heading gets its name for one on a page', () => {
		expect(withHeading('J/Session 1.md', 'I run.')).toBe('# Session 1\n\nI run.');
		expect(withHeading('J/Session 1.md', '# Far\nI run.')).toBe('# Far\nI run.');
	});

	it('a name is text, in its heading and in links', () => {
		const linked = (text: string) =>
			withPlainLinks(text, { at: '1.md', resolve: () => 'My_<b> (x.md', exported: path => path });
		expect(withHeading('J/_A_ <b>.md', 'I run.')).toBe('# \\_A\\_ \\<b>\n\nI run.');
		expect(linked('[[My_<b> (x]]')).toBe('[My\\_\\<b> (x](My_%3Cb%3E%20%28x.md)');
		expect(linked('[[My|*he*]]')).toBe('[\\*he\\*](My_%3Cb%3E%20%28x.md)');
		expect(linked('| [[My\\|he]] |')).toBe('| [he](My_%3Cb%3E%20%28x.md) |');
	});

	it('a link in a record leads where it leads in the note', () => {
		const text = fence('ask: Is [[The Halcyon]] near [[My_<b>]], *at last*?');
		expect(exported(text)).toContain('[The Halcyon](Ships/The%20Halcyon.md) near My\\_\\<b>, \\*at last\\*?');
	});
});
