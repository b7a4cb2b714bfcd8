import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { moveText } from '../../../src/rules/rules-text';
import {
	parseSafeMarkdown,
	type MarkdownBlock,
	type MarkdownBlocks,
	type InlineNode,
	type InlineNodes,
} from '../../../src/rules/markdown/safe-markdown';

/** `*` is emphasis, `**` is strong, `[words -> target]` a link, `/` a line break. */
const word = (shown: InlineNode): string => {
	if (typeof shown === 'string') return shown;
	if (shown.kind === 'break') return ' / ';
	if (shown.kind === 'link') return `[${words(shown.words)} -> ${shown.target}]`;
	const mark = shown.kind === 'strong' ? '**' : '*';
	return mark + words(shown.words) + mark;
};
const words = (all: InlineNodes): string => all.map(word).join('');
const block = (shown: MarkdownBlock): string => {
	switch (shown.kind) {
		case 'paragraph':
			return words(shown.words);
		case 'heading':
			return `# ${words(shown.words)}`;
		case 'list':
			return shown.items.map(item => `(${shown.isNumbered ? '1' : '-'} ${told(item)})`).join('');
		case 'table':
			return [shown.head, ...shown.rows].map(row => row.map(words).join(' ¦ ')).join(' // ');
		case 'quote':
			return `“${told(shown.blocks)}”`;
		case 'lines':
			return `<${shown.text}>`;
	}
};
const told = (text: MarkdownBlocks): string => text.map(block).join(' | ');

describe('what a text of the rules is shown with', () => {
	it.each([
		['emphasis', 'On a __strong hit__, **you** *may* _act_.', 'On a **strong hit**, **you** *may* *act*.'],
		['emphasis in emphasis', '***both*** and **a *b* c** and **a *b***', '***both*** and **a *b* c** and **a *b***'],
		['emphasis that ends with that around it', '__a _b___ and _a __b___.', '**a *b*** and *a **b***.'],
		['signs that are no emphasis', '2 * 3 * 4, snake_case_name, ** alone', '2 * 3 * 4, snake_case_name, ** alone'],
		['emphasis that is never closed', 'a **b *c* d', 'a **b *c* d'],
		['paragraphs and their lines', 'One\ntwo\n\nThree', 'One / two | Three'],
		['a list in a list', '  * One\n    * Inner\n  * Two', '(- One | (- Inner))(- Two)'],
		['a numbered list, and blank lines in it', '1. One\n\n   more\n\n2. Two\n\nAfter', '(1 One | more)(1 Two) | After'],
		[
			'a table',
			'Roll:\n| d6 | Result |\n| --- | --- |\n| 1 | A \\| B |\n| 2 |',
			'Roll: | d6 ¦ Result // 1 ¦ A | B // 2 ¦ ',
		],
		['a bar over a rule, which is no table', 'Oak | Ash\n--- ---', 'Oak | Ash'],
		['bars under bars, which are no table', 'Oak | Ash\n|  |', 'Oak | Ash / |  |'],
		['a heading', '### Leap\nWhen you leap', '# Leap | When you leap'],
		['a quote', '> Old *words*\n> more', '“Old *words* / more”'],
		['a link to a note', 'See [[Notes/Rook#Past|Rook]], [[Juno]]', 'See [Rook -> Notes/Rook#Past], [Juno -> Juno]'],
		['a link to a file', 'See [the *map*](Maps/North.md)', 'See [the *map* -> Maps/North.md]'],
		['an escaped sign', 'Once you \\[blank\\] \\*now\\*', 'Once you [blank] *now*'],
		['a line break in a cell', 'a<br>b<br/>c', 'a / b / c'],
	])('%s', (_, markdown, shown) => expect(told(parseSafeMarkdown(markdown))).toBe(shown));

	it.each(RULESET_IDS)('%s: no move loses a word, and none shows a sign of Markdown', id => {
		const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
		for (const move of bundledRuleset(id).moves) {
			const shown = told(parseSafeMarkdown(moveText(move)));
			expect(plain(shown), move.name).toBe(plain(moveText(move).replace(/^\s*\d+\.\s/gm, '1 ')));
			expect(shown, move.name).not.toMatch(/__|\]\(|\{\{/);
		}
	});
});

describe('what would run, load or lead out of the vault is text', () => {
	it.each([
		['a fence of another plugin', '```dataviewjs\nalert(1)\n```', '<alert(1)>'],
		['a fence of tildes that is never closed', '~~~js\nalert(1)', '<alert(1)>'],
		['a fence in a list', '- a\n  ```tasks\n  done\n  ```', '(- a | <done>)'],
		['a fence in a quote', '> ```mermaid\n> graph\n> ```', '“<graph>”'],
		['an indented block', '    ```dataview\n    LIST\n    ```', '```dataview / LIST / ```'],
		['code in a line', 'a `= this.file.name` b `$= dv.pages()`', 'a `= this.file.name` b `$= dv.pages()`'],
		['a remote picture', '![a map](http://evil.example/x.png)', 'a map (http://evil.example/x.png)'],
		['a picture with a size', '![a|100](https://evil.example/x.png)', 'a|100 (https://evil.example/x.png)'],
		['a picture by reference', '![a][1]\n\n[1]: http://evil.example/x.png', '![a][1] | [1]: http://evil.example/x.png'],
		['an embed', '![[Secrets]]', '[Secrets -> Secrets]'],
		['an embedded address', '![[https://evil.example/x.png]]', 'https://evil.example/x.png'],
		['an outer link', '[here](https://evil.example)', 'here (https://evil.example)'],
		[
			'a link that looks like another',
			'[https://good.example](https://evil.example)',
			'https://good.example (https://evil.example)',
		],
		['a link without a scheme', '[here](//evil.example)', 'here (//evil.example)'],
		['a link to a share', '[here](\\\\evil.example\\x)', 'here (\\\\evil.example\\x)'],
		['a link in angle brackets', '[here](<javascript:alert(1)>)', '[here](<javascript:alert(1)>)'],
		['a script as a link', '[here](javascript:void%200)', 'here (javascript:void%200)'],
		['a script in capitals, after a space', '[here]( JavaScript:void)', 'here ( JavaScript:void)'],
		['a command of the app', '[here](obsidian://open?vault=x)', 'here (obsidian://open?vault=x)'],
		['a file', '[here](file:///etc/passwd)', 'here (file:///etc/passwd)'],
		['a wiki link to a command', '[[obsidian://open|here]]', 'here'],
		['a bare address', 'https://evil.example <https://evil.example>', 'https://evil.example <https://evil.example>'],
		['an HTML tag', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
		['a block of HTML', '<script>\nalert(1)\n</script>', '<script> / alert(1) / </script>'],
		['a frame', '<iframe src="https://evil.example"></iframe>', '<iframe src="https://evil.example"></iframe>'],
		['an entity', '&lt;img src=x&gt;', '&lt;img src=x&gt;'],
		['a formula', '$x$ and $$\\href{http://evil.example}{y}$$', '$x$ and $$\\href{http://evil.example}{y}$$'],
		['a comment', 'a %%hidden%% b <!-- hidden --> c', 'a %%hidden%% b <!-- hidden --> c'],
		['a footnote', 'a[^1] b^[c]\n\n[^1]: d', 'a[^1] b^[c] | [^1]: d'],
		['a callout', '> [!bug]- Title\n> words', '“Title / words”'],
		['a task', '- [ ] do it', '(- [ ] do it)'],
		['properties', '---\nkey: value\n---\ntext', 'key: value | text'],
	])('%s', (_, markdown, shown) => expect(told(parseSafeMarkdown(markdown))).toBe(shown));

	it('a text without end is cut, and nesting has a floor', () => {
		expect(told(parseSafeMarkdown('a '.repeat(100_000))).length).toBeLessThan(51_000);
		expect(told(parseSafeMarkdown('> '.repeat(1000) + 'a'))).toContain('> > a');
		expect(told(parseSafeMarkdown(Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}- a`).join('\n')))).toContain(
			'- a',
		);
	});
});
