import { expect, it, vi } from 'vitest';
import { Component } from '../component';
import { ReadingSections } from '../markdown/reading/reading-sections';
import { MadeUpViewport } from './fake-viewport';
import { all, bootSample } from './sample';

const COUNT = 100;
/** A busy machine is slow, not wrong. */
const PATIENT = { timeout: 30_000, interval: 5 };
const fence = (body: string) => `\`\`\`sample\n${body}\n\`\`\`\n`;
const noteOf = (bodies: readonly string[]) => bodies.map(fence).join('\n');
const NUMBERS = Array.from({ length: COUNT }, (_, i) => `no ${i}`);
const NOTE = noteOf(NUMBERS);

/** A note of 100 blocks, 100 pixels each by default, on a page of 600. */
async function start(text = NOTE, viewport = new MadeUpViewport()) {
	const { app, plugin, tick } = await bootSample({ files: { 'b.md': noteOf(['in b', 'in b too']) } });
	const owner = new Component();
	void owner.load();
	plugin.register(() => owner.unload());
	const sections = owner.addChild(new ReadingSections(app, document.body.createDiv('lazy'), 0, viewport));
	void sections.draw(text, 'a.md');
	const drawn = () => plugin.drawn.map(({ source }) => source);
	return {
		...{ plugin, viewport, sections, drawn, tick },
		redraw: (next: string) => sections.draw(next, 'a.md'),
		allDrawn: () => vi.waitFor(() => expect(drawn()).toContain(`no ${COUNT - 1}`), PATIENT),
		/** Where a block shows on the page. */
		placeOf: (body: string) => {
			const el = all('.lazy .sample-button').find(({ textContent }) => textContent === body);
			return el && viewport.topOf(el.closest('.el-pre') as Element);
		},
	};
}

const inPage = () => all('.lazy .sample-button').map(({ textContent }) => textContent);

it('a long note is drawn from the top, a slice at a time, to its end', async () => {
	const { drawn, allDrawn } = await start();
	expect(drawn()).toEqual(NUMBERS.slice(0, 10));
	await allDrawn();
	expect(drawn()).toEqual(NUMBERS);
});

it('only what is in sight and a margin around it stands in the page', async () => {
	const { viewport, allDrawn } = await start();
	await allDrawn();
	expect(inPage()).toEqual(NUMBERS.slice(0, 13));
	expect(viewport.contentHeight).toBe(COUNT * 100);
	viewport.scrollTo(5000);
	expect(inPage()).toEqual(NUMBERS.slice(44, 63));
	expect(viewport.contentHeight).toBe(COUNT * 100);
});

it('what is scrolled far away leaves the page, stays loaded and comes back as it is', async () => {
	const { plugin, viewport, allDrawn } = await start();
	await allDrawn();
	const [first] = plugin.drawn;
	viewport.scrollTo(5000);
	expect(first?.el.isConnected).toBe(false);
	expect(plugin.unloadedChildren).toBe(0);
	expect(first && first.context.getSectionInfo(first.el)).toMatchObject({ lineStart: 0, lineEnd: 2 });
	viewport.scrollTo(0);
	expect(first?.el.isConnected).toBe(true);
	expect(plugin.drawn).toHaveLength(COUNT);
});

it('a post processor sees each block once, wherever one scrolls', async () => {
	const { plugin, viewport, sections, allDrawn } = await start('');
	const seen: string[] = [];
	plugin.registerMarkdownPostProcessor(el => void seen.push(el.textContent?.trim() ?? ''));
	await sections.draw(NOTE, 'a.md');
	await allDrawn();
	for (const top of [5000, 9400, 0]) viewport.scrollTo(top);
	expect(seen).toEqual(NUMBERS);
});

it('drawn anew from its first block, a note is read on from where one was', async () => {
	const { plugin, viewport, sections, allDrawn, placeOf } = await start();
	await allDrawn();
	viewport.scrollTo(5050);
	await sections.redraw(NOTE, 'a.md');
	expect(plugin.unloadedChildren).toBe(COUNT);
	await vi.waitFor(() => expect(plugin.drawn).toHaveLength(2 * COUNT), PATIENT);
	expect(placeOf('no 50')).toBe(-50);
});

it('what is drawn above, and an edit above, do not move what the reader sees', async () => {
	const tall = new MadeUpViewport(body => (body === 'taller' ? 730 : 100));
	const { viewport, allDrawn, redraw, placeOf } = await start(NOTE, tall);
	await allDrawn();
	viewport.scrollTo(5050);
	expect(placeOf('no 50')).toBe(-50);
	await redraw(noteOf(['new', ...NUMBERS]));
	expect(placeOf('no 50')).toBe(-50);
	await redraw(noteOf(['new', 'taller', ...NUMBERS.slice(1)]));
	expect(placeOf('no 50')).toBe(-50);
	expect(viewport.scrollTop).toBe(5050 + 100 + 630);
	await redraw(noteOf(['new', 'taller', ...NUMBERS.slice(1, 47), 'taller', ...NUMBERS.slice(48)]));
	expect(placeOf('no 50')).toBe(-50);
});

it('a block that changes at the upper edge begins where it began', async () => {
	const tall = new MadeUpViewport(body => (body === 'taller' ? 730 : 100));
	const { viewport, allDrawn, redraw, placeOf } = await start(NOTE, tall);
	await allDrawn();
	viewport.scrollTo(5050);
	await redraw(noteOf(NUMBERS.map(body => (body === 'no 50' ? 'taller' : body))));
	expect(placeOf('taller')).toBe(-50);
});

it('at its very top a note stays at its top', async () => {
	const { viewport, allDrawn, redraw } = await start();
	await allDrawn();
	await redraw(noteOf(['new', ...NUMBERS]));
	expect(viewport.scrollTop).toBe(0);
	expect(inPage()[0]).toBe('new');
});

it('a block that turns out taller when it is seen again does not move what the reader sees', async () => {
	const grown = new Set<string>();
	const growing = new MadeUpViewport(body => (grown.has(body) ? 400 : 100));
	const { viewport, allDrawn, placeOf } = await start(NOTE, growing);
	await allDrawn();
	viewport.scrollTo(5050);
	for (const body of NUMBERS.slice(30, 44)) grown.add(body);
	viewport.scrollTo(4850);
	expect(placeOf('no 48')).toBe(-50);
	expect(inPage()[0]).toBe('no 43');
});

it('a changed block far away is rendered again, and those around it stay', async () => {
	const { plugin, viewport, allDrawn, redraw } = await start();
	await allDrawn();
	viewport.scrollTo(5000);
	const before = plugin.drawn.map(({ el }) => el);
	await redraw(noteOf(NUMBERS.map(body => (body === 'no 3' ? 'changed' : body))));
	expect(plugin.drawn).toHaveLength(COUNT + 1);
	expect(plugin.unloadedChildren).toBe(1);
	expect(plugin.drawn.at(-1)?.el.isConnected).toBe(false);
	viewport.scrollTo(0);
	expect(inPage().slice(0, 6)).toEqual(['no 0', 'no 1', 'no 2', 'changed', 'no 4', 'no 5']);
	expect(before.filter(el => el.isConnected)).toHaveLength(12);
});

it('a block with the focus stays in the page', async () => {
	const { viewport, allDrawn, placeOf } = await start();
	await allDrawn();
	const focused = all('.lazy .sample-button')[3];
	focused?.focus();
	viewport.scrollTo(5000);
	expect(document.activeElement).toBe(focused);
	expect(inPage()).toEqual(['no 3', ...NUMBERS.slice(44, 63)]);
	expect([placeOf('no 3'), placeOf('no 50'), viewport.contentHeight]).toEqual([300 - 5000, 0, COUNT * 100]);
	focused?.blur();
	viewport.scrollTo(5001);
	expect(inPage()).toEqual(NUMBERS.slice(44, 63));
});

it('both ends of what is selected stay in the page', async () => {
	const { viewport, allDrawn } = await start();
	await allDrawn();
	const [, , from, to] = all('.lazy .sample-button');
	document.getSelection()?.setBaseAndExtent(from as Node, 0, to as Node, 0);
	viewport.scrollTo(5000);
	expect(inPage()).toEqual(NUMBERS.slice(2, 63));
	document.getSelection()?.removeAllRanges();
});

it('going to a line far down waits until it is drawn', async () => {
	const { sections, viewport, allDrawn, placeOf } = await start();
	sections.scrollTo(4 * 70);
	expect(viewport.scrollTop).toBe(0);
	await allDrawn();
	expect(placeOf('no 70')).toBe(0);
	sections.scrollTo(4 * 20);
	expect(placeOf('no 20')).toBe(0);
});

it('the scroll position is told and set in lines', async () => {
	const { sections, viewport, allDrawn } = await start();
	await allDrawn();
	expect(sections.scroll).toBe(0);
	viewport.scrollTo(5050);
	expect(sections.scroll).toBe(4 * 50 + 1.5);
	viewport.scrollTo(0);
	sections.scrollTo(4 * 50 + 1.5);
	expect(viewport.scrollTop).toBe(5050);
});

it('a hidden note is drawn when it shows', async () => {
	const hidden = new MadeUpViewport();
	hidden.height = 0;
	const { drawn, viewport, tick, allDrawn } = await start(NOTE, hidden);
	await tick();
	expect(drawn()).toEqual([]);
	viewport.resize(600);
	await allDrawn();
	expect(inPage()).toEqual(NUMBERS.slice(0, 13));
});

it('another note begins at its top', async () => {
	const { viewport, allDrawn, sections } = await start();
	await allDrawn();
	viewport.scrollTo(5000);
	await sections.draw(noteOf(['other', ...NUMBERS]), 'other.md');
	expect(viewport.scrollTop).toBe(0);
	expect(inPage()[0]).toBe('other');
});

it('an embedded note is drawn whole with the block that it stands in', async () => {
	const { drawn, allDrawn } = await start(`![[b]]\n\n${NOTE}`);
	await vi.waitFor(() => expect(drawn()).toContain('in b too'), PATIENT);
	await allDrawn();
	expect(drawn().filter(source => source.startsWith('in b'))).toEqual(['in b', 'in b too']);
});

it('a note that is gone before it is drawn is drawn no further', async () => {
	const { sections, drawn, tick } = await start();
	sections.unload();
	await tick();
	expect(drawn()).toHaveLength(10);
});
