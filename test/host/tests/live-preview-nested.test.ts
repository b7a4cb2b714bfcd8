import { expect, it } from 'vitest';
import { all, bootSample, one } from './sample';

const start = (text: string) => bootSample({ files: { 'a.md': text }, note: 'a.md' });

const inLists = [
	{ title: 'under a bullet', text: 'Top\n\n- item\n  ```sample\n  block\n  ```\n- next\n', line: 3, source: '  block' },
	{
		title: 'deep in a list, after a tab',
		text: 'Top\n\n1. item\n\t- inner\n\n\t\t```sample\n\t\tblock\n\t\t```\n',
		line: 5,
		source: '\t\tblock',
	},
];

it.each(inLists)(
	'a fence $title is drawn with its indentation, and knows its own lines',
	async ({ text, line, source }) => {
		const { plugin, editor, tick } = await start(text);
		const [drawn] = plugin.drawn;
		expect(drawn?.source).toBe(source);
		expect(drawn?.context.getSectionInfo(drawn.el)).toEqual({ text, lineStart: line, lineEnd: line + 2 });
		editor.setCursor({ line: line + 1, ch: 0 });
		await tick();
		expect(all('.sample-button')).toHaveLength(0);
	},
);

const notDrawn = [
	{ title: 'in a plain quote', text: 'Top\n\n> said\n> ```sample\n> block\n> ```\n' },
	{ title: 'beside a bullet', text: 'Top\n\n- ```sample\n  block\n  ```\n' },
	{ title: 'that is indented like code', text: 'Top\n\n    ```sample\n    block\n    ```\n' },
	{ title: 'inside another fence', text: 'Top\n\n````md\n```sample\nblock\n```\n````\n' },
];

it.each(notDrawn)('a fence $title shows its source in Live Preview', async ({ text }) => {
	const { plugin, editor } = await start(text);
	expect(plugin.drawn).toEqual([]);
	expect(one('.cm-content').textContent).toContain('sample');
	expect(editor.getValue()).toBe(text);
});
