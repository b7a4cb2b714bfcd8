import { expect, it, vi } from 'vitest';
import { Component } from '../component';
import { MarkdownPreviewView } from '../markdown/modes';
import { MarkdownRenderer } from '../markdown/renderer';
import { all, bootSample, one } from './sample';

const fence = (body: string) => `\`\`\`sample\n${body}\n\`\`\`\n`;
const NOTE = `---\nmomentum: 2\n---\n\nFirst\n\n${fence('a')}\nMiddle\n\n${fence('b')}`;

const start = (text = NOTE, files = {}) =>
	bootSample({ files: { 'a.md': text, ...files }, note: 'a.md', mode: 'preview' });

const sections = () => all('.markdown-reading-view > .markdown-preview-sizer > [class^="el-"]');

it('draws one element for each top-level block', async () => {
	await start();
	expect(sections().map(({ className }) => className)).toEqual(['el-p', 'el-pre', 'el-p', 'el-pre']);
	expect(one('.metadata-property-value input')).toHaveProperty('value', '2');
});

it('a press writes through the vault; only the changed block is drawn anew', async () => {
	const { plugin, read, tick } = await start();
	const before = sections();
	const [, second] = all('.sample-button');
	second?.focus();
	second?.click();
	await tick();
	expect(await read('a.md')).toContain('b\nmore\n```');
	const after = sections();
	expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
	expect(after[3]).not.toBe(before[3]);
	expect(plugin.drawn.map(({ source }) => source)).toEqual(['a', 'b', 'b\nmore']);
	expect(plugin.unloadedChildren).toBe(1);
});

it('the focus stays in a block that is kept and is lost with one that is redrawn', async () => {
	const { tick, writeOutside } = await start();
	const [first] = all('.sample-button');
	first?.focus();
	await writeOutside('a.md', NOTE.replace('Middle', 'Centre'));
	expect(document.activeElement).toBe(first);
	first?.click();
	await tick();
	expect(first?.isConnected).toBe(false);
	expect(document.activeElement).toBe(document.body);
});

it('a kept block knows its new lines', async () => {
	const { plugin, writeOutside } = await start();
	await writeOutside('a.md', NOTE.replace('First', 'First\n\nAnd another'));
	const places = plugin.drawn.map(({ el, context }) => context.getSectionInfo(el)?.lineStart);
	expect(places).toEqual([8, 14]);
});

it('a block that is gone knows no place', async () => {
	const { plugin, writeOutside } = await start();
	await writeOutside('a.md', 'Nothing left\n');
	expect(plugin.drawn.map(({ el, context }) => context.getSectionInfo(el))).toEqual([null, null]);
	expect(plugin.unloadedChildren).toBe(2);
});

it('the frontmatter in front alone keeps every block that did not look at it', async () => {
	const { plugin, writeOutside } = await start();
	await writeOutside('a.md', NOTE.replace('momentum: 2', 'momentum: 3'));
	expect(plugin.drawn).toHaveLength(2);
	expect(one('.metadata-property-value input')).toHaveProperty('value', '3');
	expect(plugin.drawn[0]?.context.frontmatter).toEqual({ momentum: 3 });
	await writeOutside('a.md', NOTE.replace('momentum: 2', 'momentum: 4'));
	expect(plugin.drawn.map(({ source }) => source)).toEqual(['a', 'b', 'a']);
});

const nested = [
	{ title: 'a callout', text: `Top\n\n> [!note] T\n> ${fence('x').trim().replaceAll('\n', '\n> ')}\n`, lines: [2, 5] },
	{ title: 'a list', text: `Top\n\n- item\n\n  ${fence('x').trim().replaceAll('\n', '\n  ')}\n`, lines: [2, 6] },
];

it.each(nested)('a fence inside $title learns the lines of the whole outer block', async ({ text, lines }) => {
	const { plugin } = await start(text);
	const [drawn] = plugin.drawn;
	expect(drawn?.source).toBe('x');
	const info = drawn && drawn.context.getSectionInfo(drawn.el);
	expect([info?.lineStart, info?.lineEnd]).toEqual(lines);
	expect(info?.text).toBe(text);
});

it('a fence in an embedded note is drawn and knows no place', async () => {
	const { plugin } = await start('![[b]]\n', { 'b.md': fence('inside') });
	const [drawn] = plugin.drawn;
	expect(drawn?.source).toBe('inside');
	expect(drawn?.context.sourcePath).toBe('b.md');
	expect(drawn && drawn.context.getSectionInfo(drawn.el)).toBeNull();
});

it('an embedded note is drawn without its properties', async () => {
	await start('![[b]]\n', { 'b.md': '---\nmomentum: 2\n---\nInside\n' });
	expect(one('.markdown-embed').textContent?.trim()).toBe('Inside');
	expect(all('.markdown-embed .metadata-container')).toHaveLength(0);
});

it('MarkdownRenderer.render fills the element at once, keeps it and tells no place', async () => {
	const { app, plugin } = await start('');
	const el = document.body.createDiv();
	const owner = new Component();
	void owner.load();
	const done = MarkdownRenderer.render(app, `**x**\n\n${fence('r')}`, el, 'a.md', owner);
	expect(el.querySelector('strong')?.textContent).toBe('x');
	await done;
	const [drawn] = plugin.drawn;
	expect(el.contains(drawn?.el ?? null)).toBe(true);
	expect(drawn && drawn.context.getSectionInfo(drawn.el)).toBeNull();
	owner.unload();
	expect(plugin.unloadedChildren).toBe(1);
});

it('a single line break shows; links are told apart', async () => {
	await start('one\ntwo [out](https://example.org) [in](b.md) [[c|see]]\n');
	expect(all('.markdown-reading-view br')).toHaveLength(1);
	expect(all('.markdown-reading-view a').map(({ className }) => className)).toEqual([
		'external-link',
		'internal-link',
		'internal-link',
	]);
});

it('currentMode tells the Reading view from the editor', async () => {
	const { view } = await start();
	expect(view.currentMode).toBeInstanceOf(MarkdownPreviewView);
	await view.setMode('live');
	expect(view.currentMode).not.toBeInstanceOf(MarkdownPreviewView);
});

it('what a plugin drew stays when it is unloaded, until the note is drawn anew', async () => {
	const { plugin, view, tick } = await start();
	plugin.unload();
	await tick();
	expect(all('.sample-button')).toHaveLength(2);
	view.previewMode.rerender(true);
	await tick();
	expect(all('.sample-button')).toHaveLength(0);
	expect(all('.markdown-reading-view code.language-sample')).toHaveLength(2);
});

it('fences are drawn in Reading view and in Live Preview, post processors see the Reading view alone', async () => {
	const { plugin, view, tick } = await start(`${fence('a')}\n\`star\`\n`);
	expect(plugin.drawn).toHaveLength(1);
	expect(all('.markdown-reading-view code.sample-star')).toHaveLength(1);
	await view.setMode('live');
	view.editor.setCursor(view.editor.lastLine());
	await tick();
	expect(all('.cm-content .sample-button')).toHaveLength(1);
	expect(all('.cm-content code.sample-star')).toHaveLength(0);
});

it('a block of the Reading view is drawn before it stands in the page', async () => {
	const { plugin, view, tick } = await start('');
	const seen: boolean[] = [];
	plugin.registerMarkdownPostProcessor(el => void seen.push(el.isConnected));
	view.setViewData('One\n\nTwo\n', false);
	await tick();
	expect(seen).toEqual([false, false]);
	expect(sections()).toHaveLength(2);
});

it('without layout, and where nothing scrolls, a note is drawn at once and all of it is in the page', async () => {
	const bodies = Array.from({ length: 40 }, (_, i) => `no ${i}`);
	const { plugin, view } = await start('');
	view.setViewData(bodies.map(fence).join('\n'), false);
	expect(plugin.drawn).toHaveLength(40);
	expect(all('.sample-button').map(({ textContent }) => textContent)).toEqual(bodies);
});

it('a link to a heading goes there in Reading view', async () => {
	const { app, tick } = await start(`Top\n\n${fence('a')}\n## Far *down*\n\nEnd\n`);
	const went = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
	try {
		await app.workspace.openLinkText('a#Far *down*', 'a.md');
		await tick();
		expect(went.mock.contexts.map(el => (el as HTMLElement).className)).toEqual(['el-h2']);
	} finally {
		went.mockRestore();
	}
});
