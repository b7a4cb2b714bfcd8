import { afterEach, expect, it } from 'vitest';
import { assume } from '../host/assumptions/assume';
import { CHOICES } from '../host/assumptions/choices';
import { MarkdownView } from '../host/workspace/markdown-view';
import { close, type Host, opened, pressButton } from './opened';
import { block, KESTREL } from './played';

/** Longer than the pause after which a note is compared with what it was. */
const A_WHILE = 400;

afterEach(() => assume());
afterEach(close);

const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');

let host: Host;

/** A journal in Live Preview, and beside it in another pane. */
const twoPanes = (mode: 'source' | 'preview', ...faces: number[]) => inTwoPanes(CALL, mode, faces);

async function inTwoPanes(text: string, mode: 'source' | 'preview', faces: readonly number[] = []) {
	const booted = await opened({ files: { 'Kestrel.md': KESTREL, 'Journal.md': text }, note: 'Journal.md' }, faces);
	host = booted;
	const { app, view, tick } = booted;
	const leaf = app.workspace.getLeaf('split');
	const file = app.vault.getFileByPath('Journal.md');
	if (file) await leaf.openFile(file, { state: { mode } });
	await tick(50);
	if (!(leaf.view instanceof MarkdownView)) throw new Error('no second pane');
	return { first: view, second: leaf.view, booted, tick, read: booted.read };
}

const cardsIn = (view: MarkdownView) =>
	[...view.containerEl.querySelectorAll<HTMLElement>('.sworn-block')].map(({ textContent }) => textContent).join();
const offers = () =>
	[...document.querySelectorAll('button')].filter(el => el.textContent?.startsWith('Take them back'));

async function press(label: string, el?: ParentNode): Promise<void> {
	await pressButton(label, el);
	await host.tick(A_WHILE);
}

it('a press in Reading view keeps what was typed in the other pane and is not saved yet', async () => {
	const { first, second, read } = await twoPanes('preview', 6, 2, 4);
	first.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
	await host.tick(50);
	await press('Roll', second.containerEl);
	expect(first.getViewData()).toMatch(/^Typed\. Prose\.[^]*dice: 6 vs 2, 4/);
	expect(second.getViewData()).toBe(first.getViewData());
	expect(cardsIn(second)).toContain('Strong hit');
	await first.save();
	expect(await read('Journal.md')).toBe(first.getViewData());
	expect(await read('Kestrel.md')).toContain('momentum: 4\n');
});

it.each(CHOICES.fileOfLoading)(
	'a press in one pane shows on the card in the other, and counts once, where a view has its file %s',
	async fileOfLoading => {
		assume({ fileOfLoading });
		const { first, second, read } = await twoPanes('source', 6, 2, 4);
		await second.setMode('live');
		await press('Roll', first.containerEl);
		for (const view of [first, second]) {
			expect(cardsIn(view)).toContain('Strong hit');
			expect(view.getViewData().match(/dice: /g)).toHaveLength(1);
		}
		expect(await read('Kestrel.md')).toContain('momentum: 4\n');
	},
);

it.each([
	['at once', 0],
	['when saved', 2500],
] as const)(
	'undo in one pane after a press in the other offers once to take the changes back, where the other pane shows it %s',
	async (secondPane, pause) => {
		const { first, second, read } = await twoPanes('source', 6, 2, 4);
		assume({ secondPane });
		await press('Roll', first.containerEl);
		await host.tick(pause);
		second.editor.undo();
		await host.tick(A_WHILE + pause);
		expect([first.getViewData(), second.getViewData()]).toEqual([CALL, CALL]);
		expect(offers()).toHaveLength(1);
		await press('Take them back');
		expect(await read('Kestrel.md')).toBe(KESTREL);
	},
);

const button = (label: string, el: ParentNode) =>
	[...el.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label));

it.each([
	{ kind: 'clock', label: 'Advance', text: 'clock: Storm\nsegments: 6\nfilled: 2', then: 'filled: 4' },
	{ kind: 'vow', label: 'Mark progress', text: 'vow: Find the ark\nrank: dangerous\nticks: 8', then: 'ticks: 24' },
])('a $kind pressed in both panes at the same moment counts both presses', async ({ label, text, then }) => {
	const { first, second } = await inTwoPanes(block(text), 'preview');
	await first.setMode('preview');
	await host.tick(A_WHILE);
	for (const { containerEl } of [first, second]) button(label, containerEl)?.click();
	await host.tick(A_WHILE);
	expect(second.getViewData()).toContain(then);
});

it('a clock that is full after the first of two presses says of the other that nothing was changed', async () => {
	const { first, second, booted } = await inTwoPanes(block('clock: Storm\nsegments: 6\nfilled: 5'), 'preview');
	await first.setMode('preview');
	await host.tick(A_WHILE);
	for (const { containerEl } of [first, second]) button('Advance', containerEl)?.click();
	await host.tick(A_WHILE);
	expect(second.getViewData()).toContain('filled: 6');
	expect(booted.notices().join()).toContain('Nothing was changed');
});

it.each(CHOICES.outsideOrigin)(
	'a record that goes by an outside change asks nothing, where its origin is %s: who took it out saw to its changes',
	async outsideOrigin => {
		assume({ outsideOrigin });
		const { first, second, booted } = await twoPanes('source', 6, 2, 4);
		await press('Roll', first.containerEl);
		for (const view of [first, second]) await view.save();
		await booted.writeOutside('Kestrel.md', KESTREL);
		await booted.writeOutside('Journal.md', CALL);
		await host.tick(A_WHILE);
		expect(first.getViewData()).toBe(CALL);
		expect(offers()).toEqual([]);
		first.editor.cm.dispatch({ changes: { from: 0, insert: 'On. ' }, userEvent: 'input.type' });
		await host.tick(A_WHILE);
		expect(offers()).toEqual([]);
	},
);

it('a card in Live Preview acts on the note of its editor, although it was drawn while the view had the file of another', async () => {
	const booted = await opened(
		{
			files: { 'Kestrel.md': KESTREL, 'Journal.md': CALL, 'Other.md': CALL },
			note: 'Other.md',
			assume: { fileOfLoading: 'after the text', loadedNote: 'changed text' },
		},
		[6, 2, 4],
	);
	host = booted;
	const file = booted.app.vault.getFileByPath('Journal.md');
	if (file) await booted.app.workspace.getLeaf(false).openFile(file, { state: { mode: 'source' } });
	await booted.tick(50);
	await press('Roll', booted.view.containerEl);
	await booted.tick(3000);
	expect(await booted.read('Other.md')).toBe(CALL);
	expect(await booted.read('Journal.md')).toContain('dice: 6 vs 2, 4');
});
