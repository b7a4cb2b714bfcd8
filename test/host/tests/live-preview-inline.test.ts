import { syntaxTree } from '@codemirror/language';
import { expect, it } from 'vitest';
import { all, bootSample, one } from './sample';

const start = (text: string, files: Readonly<Record<string, string>> = {}) =>
	bootSample({ files: { 'a.md': text, 'b.md': 'B', ...files }, note: 'a.md' });

const lineText = (line: number): string | null | undefined => all('.cm-line')[line]?.textContent;

const hidden = [
	{ source: '# Title', shown: 'Title' },
	{ source: 'a **b** _c_ ==d== ~~e~~ `f`', shown: 'a b c d e f' },
	{ source: '**bold `code` on**', shown: 'bold code on' },
	{ source: '> said', shown: 'said' },
	{ source: '[text](b.md)', shown: 'text' },
	{ source: '[[b|the other]]', shown: 'the other' },
	{ source: '[[b]] and [[b]]', shown: 'b and b' },
	{ source: '<https://example.com/x>', shown: 'https://example.com/x' },
	{ source: 'https://example.com/x', shown: 'https://example.com/x' },
	{ source: '`[[b]]` \\*no\\* a_b_c', shown: '[[b]] \\*no\\* a_b_c' },
];

it.each(hidden)('away from the cursor $source shows as $shown', async ({ source, shown }) => {
	const { editor, view, tick } = await start(`Top\n\n${source}\n`);
	expect(lineText(2)).toBe(shown);
	editor.setCursor({ line: 2, ch: 1 });
	await view.setMode('source');
	await tick();
	expect(lineText(2)).toBe(source);
});

it('marks show where the cursor touches what they are about, and nowhere else', async () => {
	const { editor, tick } = await start('Top\n\na **b** [c](b.md) `d`\n');
	editor.setCursor({ line: 2, ch: 2 });
	await tick();
	expect(lineText(2)).toBe('a **b** c d');
	editor.setCursor({ line: 2, ch: 17 });
	await tick();
	expect(lineText(2)).toBe('a b [c](b.md) d');
});

const classes = [
	{ source: '[[b|the other]]', selector: '.cm-hmd-internal-link.cm-link-alias > a.cm-underline', text: 'the other' },
	{ source: '[text](b.md)', selector: '.cm-link > a.cm-underline:not([href])', text: 'text' },
	{ source: '[text](https://example.com)', selector: '.cm-link > a.external-link[href]', text: 'text' },
	{ source: 'https://example.com', selector: '.cm-url > a.external-link[href]', text: 'https://example.com' },
	{ source: '==much==', selector: '.cm-highlight:not(.cm-formatting)', text: 'much' },
	{ source: '## Title', selector: '.cm-line.HyperMD-header.HyperMD-header-2', text: 'Title' },
	{ source: '> said', selector: '.cm-line.HyperMD-quote.HyperMD-quote-1', text: 'said' },
	{ source: '- item', selector: '.cm-line.HyperMD-list-line-1 .cm-formatting-list-ul > .list-bullet', text: '-' },
	{ source: '2. item', selector: '.cm-line.HyperMD-list-line-1 .cm-formatting-list-ol > .list-number', text: '2.' },
	{ source: '- [x] done', selector: '.cm-line.HyperMD-task-line[data-task="x"]', text: ' done' },
	{ source: '---', selector: '.cm-line.HyperMD-hr:has(hr)', text: '' },
];

it.each(classes)('$source carries the classes $selector', async ({ source, selector, text }) => {
	await start(`Top\n\n${source}\n`);
	expect(one(selector).textContent).toBe(text);
});

const nodes = [
	{ text: '## Title', names: ['formatting_formatting-header_formatting-header-2_header_header-2', 'header_header-2'] },
	{
		text: '- [ ] do',
		names: ['formatting_formatting-list_formatting-list-ul_list-1', 'formatting_formatting-task_list-1_meta', 'list-1'],
	},
	{
		text: '> https://example.com',
		names: ['formatting_formatting-quote_formatting-quote-1_quote_quote-1', 'quote_quote-1_url'],
	},
	{
		text: '[t](https://e.com)',
		names: [
			'formatting_formatting-link_link',
			'link',
			'formatting_formatting-link_link',
			'formatting_formatting-link-string_string_url',
			'string_url',
			'formatting_formatting-link-string_string_url',
		],
	},
	{
		text: '[[b|c]]',
		names: [
			'formatting-link_formatting-link-start',
			'hmd-internal-link_link-has-alias',
			'hmd-internal-link_link-alias-pipe',
			'hmd-internal-link_link-alias',
			'formatting-link_formatting-link-end',
		],
	},
	{ text: '**a**', names: ['formatting_formatting-strong_strong', 'strong', 'formatting_formatting-strong_strong'] },
];

it.each(nodes)('the nodes of $text are named as in the app', async ({ text, names }) => {
	const { editor } = await start(text);
	const found: string[] = [];
	syntaxTree(editor.cm.state).iterate({ enter: ({ type }) => void (type.isTop || found.push(type.name)) });
	expect(found).toEqual(names);
});

it('a fence in a list is code, and the list goes on after it', async () => {
	await start('Top\n\n- item\n\n    ```js\n    **no**\n    ```\n- next\n');
	expect(all('.cm-line.HyperMD-codeblock').map(({ textContent }) => textContent)).toEqual([
		'    ```js',
		'    **no**',
		'    ```',
	]);
	expect(all('.list-bullet')).toHaveLength(2);
});

it('the box of a task is ticked in the text by a click, in one step to undo', async () => {
	const text = 'Top\n\n- [ ] do [it]\n';
	const { editor, tick } = await start(text);
	one('.task-list-item-checkbox').click();
	await tick();
	expect(editor.getValue()).toBe('Top\n\n- [x] do [it]\n');
	expect(one('.cm-content').querySelector<HTMLInputElement>('.task-list-item-checkbox')?.checked).toBe(true);
	one('.task-list-item-checkbox').click();
	expect(editor.getValue()).toBe(text);
	editor.undo();
	editor.undo();
	expect(editor.getValue()).toBe(text);
	editor.setCursor({ line: 2, ch: 3 });
	await tick();
	expect(lineText(2)).toBe('- [ ] do [it]');
});

it.each([{ link: '[[b|there]]' }, { link: '[there](b.md)' }, { link: '[there](b)' }])(
	'a click on $link opens the note',
	async ({ link }) => {
		const { app, tick } = await start(`Top\n\nSee ${link}.\n`);
		one('a.cm-underline').click();
		await tick();
		expect(app.workspace.getActiveFile()?.path).toBe('b.md');
	},
);

it('at the cursor a link is text, and followed with Ctrl only, into a new tab', async () => {
	const { app, editor, tick } = await start('Top\n\nSee [[b|there]].\n');
	editor.setCursor({ line: 2, ch: 7 });
	await tick();
	const [source] = all('.cm-hmd-internal-link');
	source?.click();
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('a.md');
	source?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('b.md');
	expect(app.workspace.getLeavesOfType('markdown')).toHaveLength(2);
});

it('an address outside the vault is left to the browser, and what could run is no address', async () => {
	const { app, tick } = await start(
		'Top\n\n[web](https://example.com) [bad](javascript:alert) [worse](data:text/html,x)\n',
	);
	const [web, ...others] = all('a.cm-underline');
	expect(web?.getAttribute('rel')).toBe('noopener nofollow');
	expect(web?.getAttribute('target')).toBe('_blank');
	expect(others.map(link => link.getAttribute('href'))).toEqual([null, null]);
	for (const link of others) link.click();
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('a.md');
});

it('an embed in the middle of a line is drawn in it, and opens to its source', async () => {
	const { editor, tick } = await start(
		'Top\n\nlook ![[b]] and ![pic](i.png) there ![far](https://example.com/i.png)\n',
		{ 'i.png': 'x' },
	);
	await tick();
	expect(one('.cm-line .markdown-embed').textContent.trim()).toBe('B');
	expect(one('.cm-inline-embed img').getAttribute('alt')).toBe('i');
	expect(lineText(2)).toContain('![far](https://example.com/i.png)');
	editor.setCursor({ line: 2, ch: 8 });
	await tick();
	expect(all('.cm-line .markdown-embed')).toHaveLength(0);
	expect(lineText(2)).toContain('look ![[b]] and');
});
