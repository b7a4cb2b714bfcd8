import { EditorView } from '@codemirror/view';
import { editorInfoField } from 'obsidian';
import { describe, expect, it, onTestFinished } from 'vitest';
import { all, bootSample, one } from './sample';

const NOTE = 'Start\n\n```sample\nblock\n```\n\nEnd `star`\n';
const start = (text = NOTE) => bootSample({ files: { 'a.md': text }, note: 'a.md' });

it('draws a block, and knows where it stands when asked, also after lines were added above', async () => {
	const { plugin, editor } = await start();
	const [{ el, context } = fail()] = plugin.drawn;
	expect(context.getSectionInfo(el)).toEqual({ text: NOTE, lineStart: 2, lineEnd: 4 });
	editor.replaceRange('more\n', { line: 0, ch: 0 });
	expect(context.getSectionInfo(el)).toEqual({ text: `more\n${NOTE}`, lineStart: 3, lineEnd: 5 });
	expect(plugin.drawn).toHaveLength(1);
});

it('a press in the block edits its fence in one step to undo', async () => {
	const { editor, tick } = await start();
	one('.sample-button').click();
	await tick();
	expect(editor.getValue()).toContain('block\nmore\n```');
	expect(one('.sample-button').textContent).toBe('block\nmore');
	editor.undo();
	expect(editor.getValue()).toBe(NOTE);
});

it('a block with the cursor in it shows its source and is unloaded', async () => {
	const { plugin, editor, tick } = await start();
	editor.setCursor({ line: 3, ch: 0 });
	await tick();
	expect(all('.sample-button')).toHaveLength(0);
	expect(plugin.unloadedChildren).toBe(1);
	editor.setCursor({ line: 0, ch: 0 });
	expect(all('.sample-button')).toHaveLength(1);
});

it('inline code is found by its node name', async () => {
	const { editor } = await start();
	expect(all('.cm-content .sample-star')).toHaveLength(1);
	editor.setCursor({ line: 6, ch: 6 });
	expect(all('.cm-content .sample-star')).toHaveLength(0);
});

it('source mode draws nothing', async () => {
	const { view } = await start();
	await view.setMode('source');
	expect(all('.cm-content .sample-star, .sample-button')).toHaveLength(0);
});

it('a callout away from the cursor is drawn, and blocks in it do not know their place', async () => {
	const { plugin, editor, notices, tick } = await start(
		'Top\n\n> [!note] Title\n> ```sample\n> inside\n> ```\n\nEnd\n',
	);
	expect(one('.cm-callout .callout-title').textContent).toBe('Title');
	const [{ source, el, context } = fail()] = plugin.drawn;
	expect(source).toBe('inside');
	expect(context.getSectionInfo(el)).toBeNull();
	const button = one('.sample-button');
	button.addEventListener('click', event => event.stopPropagation());
	button.click();
	expect(notices()).toEqual(['no place']);
	editor.setCursor({ line: 3, ch: 0 });
	await tick();
	expect(all('.cm-callout')).toHaveLength(0);
	expect(plugin.unloadedChildren).toBe(1);
});

describe('in a callout', () => {
	const CALLOUT = 'Top\n\n> [!note] Title\n> ```sample\n> inside\n> ```\n\nEnd\n';

	const clicks = [
		{ title: 'shows its source', take: () => {}, left: 0 },
		{ title: 'that was taken leaves it drawn', take: (event: Event) => event.preventDefault(), left: 1 },
		{ title: 'that is kept from it leaves it drawn', take: (event: Event) => event.stopPropagation(), left: 1 },
	];

	it.each(clicks)('a click $title', async ({ take, left }) => {
		const { tick } = await start(CALLOUT);
		const button = one('.sample-button');
		button.addEventListener('click', take);
		button.click();
		await tick();
		expect(all('.cm-callout')).toHaveLength(left);
	});

	it('keys reach the editor', async () => {
		const { editor, tick } = await start(CALLOUT);
		editor.setCursor({ line: 0, ch: 3 });
		const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
		one('.sample-button').dispatchEvent(enter);
		await tick();
		expect(editor.getValue()).toBe(CALLOUT.replace('Top', 'Top\n'));
	});
});

const drawnAlone = [
	{
		title: 'a table',
		text: 'Top\n\n| a | b |\n| - | - |\n| 1 | `star` |\n\nEnd\n',
		cls: '.cm-table',
		inside: 'table td',
		line: 4,
	},
	{ title: 'an embedded note', text: 'Top\n\n![[b]]\n\nEnd\n', cls: '.cm-embed', inside: '.markdown-embed p', line: 2 },
];

it.each(drawnAlone)(
	'$title away from the cursor is drawn, and opens to its source',
	async ({ text, cls, inside, line }) => {
		const { editor, tick } = await bootSample({ files: { 'a.md': text, 'b.md': 'Inside' }, note: 'a.md' });
		editor.setCursor({ line: 0, ch: 0 });
		await tick();
		expect(one(cls).querySelector(inside)).not.toBeNull();
		editor.setCursor({ line, ch: 0 });
		await tick();
		expect(all(cls)).toHaveLength(0);
		expect(editor.getValue()).toBe(text);
	},
);

it('the properties are drawn as a box away from the cursor', async () => {
	const { editor, tick } = await start('---\nmomentum: 2\n---\n\nText\n');
	editor.setCursor({ line: 4, ch: 0 });
	await tick();
	expect(one('.cm-properties .metadata-property-value input')).toHaveProperty('value', '2');
	editor.setCursor({ line: 1, ch: 0 });
	await tick();
	expect(all('.cm-properties')).toHaveLength(0);
});

it('unloading the plugin takes its widgets out of an open note', async () => {
	const { plugin } = await start();
	plugin.unload();
	expect(all('.cm-content .sample-star, .sample-button')).toHaveLength(0);
});

function fail(): never {
	throw new Error('nothing was drawn');
}

it('a cell of a table that is edited is an editor of its own, with the extensions of plugins and the note as its file', async () => {
	const NOTE = 'Text.\n\n| a | b |\n| - | - |\n| one `code` | two |\n';
	const { app, editor, tick } = await bootSample({ files: { 'a.md': NOTE }, note: 'a.md', mode: 'live' });
	const seen: string[] = [];
	const listener = EditorView.updateListener.of(({ state, docChanged }) => {
		if (docChanged) seen.push(`${state.field(editorInfoField)?.file?.path}: ${state.doc.toString()}`);
	});
	app.workspace.editorExtensions.push(listener);
	onTestFinished(() => void app.workspace.editorExtensions.splice(app.workspace.editorExtensions.indexOf(listener), 1));
	await tick();
	const cell = all('.cm-table td')[0];
	cell?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
	const inner = EditorView.findFromDOM(cell as HTMLElement);
	expect(inner?.state.doc.toString()).toBe('one `code`');
	expect(inner?.state.field(editorInfoField)?.editor).toBe(editor);
	inner?.dispatch({ changes: { from: 0, insert: 'x' }, userEvent: 'input.type' });
	expect(seen).toEqual(['a.md: xone `code`']);
	cell?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	await tick();
	expect(editor.getValue()).toBe(NOTE.replace('one', 'xone'));
});
