import { afterEach, describe, expect, it, vi } from 'vitest';
import { close, type Host, opened, pressButton } from '../opened';
import { KESTREL } from '../played';
import { menuRows, openMenuOn, pickRow } from './menu';

afterEach(close);
afterEach(() => vi.unstubAllGlobals());

const LINE = '`sworn: Face Danger, edge 2: 4 vs 3, 9, weak hit; chose Lose Momentum; momentum 4 → 3 (Lose Momentum)`';
const BLOCK = [
	'```sworn',
	'move: Face Danger',
	'roll: edge 2',
	'dice: 4 vs 3, 9',
	'outcome: weak hit, 6 vs 3, 9',
	'chose: Lose Momentum',
	'done:',
	'  - momentum 4 → 3 (Lose Momentum)',
	'```',
].join('\n');
const TOLD = 'Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit; momentum 4 → 3';
const around = (record: string) => `She runs.\n\n${record}\n\nThe end.\n`;

type Mode = 'live' | 'preview' | 'source';

let host: Host;

async function open(note: string, mode: Mode, look: 'lines' | 'cards' | 'story' = 'lines', device?: 'iphone') {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': note, 'Digest.md': '![[Log]]\n' };
	host = await opened({ files, note: 'Log.md', mode, look, ...(device ? { mobile: device } : {}) });
	await host.tick(50);
	return host;
}

const line = () => document.querySelector<HTMLElement>('.sworn-line-press');
const pill = () => document.querySelector<HTMLElement>('.sworn-inline');

async function rowsOn(el: Element | null, init?: MouseEventInit) {
	openMenuOn(el, init);
	await host.tick();
	return menuRows();
}

describe.each(['live', 'preview'] as const)('the menu of a record in %s', mode => {
	it('is that of a block drawn as a line', async () => {
		const { tick } = await open(around(BLOCK), mode);
		const all = [
			'Open',
			'Continue move',
			'Undo this move',
			'Write as one line',
			'Copy link to this record',
			'Copy as text',
		];
		expect(await rowsOn(line())).toEqual(all);
		pickRow('Open');
		await tick(50);
		expect(line()?.getAttribute('aria-expanded')).toBe('true');
		expect((await rowsOn(document.querySelector('.sworn-card .sworn-roll')))[0]).toBe('Close');
		pickRow('Close');
		await tick(50);
		expect(line()?.getAttribute('aria-expanded')).toBe('false');
	});

	it('writes a block as a line, and a line as a block', async () => {
		const { tick, read, view } = await open(around(BLOCK), mode);
		await rowsOn(line());
		pickRow('Write as one line');
		await tick(100);
		await view.save();
		expect(await read('Log.md')).toBe(around(LINE));
		expect(await rowsOn(pill())).toContain('Write as a block');
		pickRow('Write as a block');
		await tick(100);
		await view.save();
		expect(await read('Log.md')).toBe(around(BLOCK));
		for (const el of document.querySelectorAll<HTMLElement>('.notice')) el.click();
		await tick();
	});

	it('undoes the move, after it was shown what that changes', async () => {
		const { tick, read, view } = await open(around(LINE), mode);
		await rowsOn(pill());
		pickRow('Undo this move');
		await tick(50);
		expect(document.querySelector('.modal')?.textContent).toContain('momentum 4 → 3');
		await pressButton('Undo the move');
		await view.save();
		expect(await read('Log.md')).toBe('She runs.\n\nThe end.\n');
		expect(await read('Kestrel.md')).toContain('momentum: 4\n');
	});

	it('continues this move, not the last one', async () => {
		const { tick, press } = await open(`${around(BLOCK)}\n\`sworn: Gather Information, wits\`\n`, mode);
		await rowsOn(line());
		pickRow('Continue move');
		await tick(50);
		expect(document.querySelector<HTMLInputElement>('.prompt-input')?.placeholder).toBe('Face Danger: what now?');
		await press('Escape');
	});

	it('finds the record again that moved while the menu was open', async () => {
		const { tick, read, view, writeOutside } = await open(around(BLOCK), mode);
		await rowsOn(line());
		await writeOutside('Log.md', `Before.\n\n${around(BLOCK)}`);
		if (menuRows().length === 0) await rowsOn(line());
		pickRow('Write as one line');
		await tick(100);
		await view.save();
		expect(await read('Log.md')).toBe(`Before.\n\n${around(LINE)}`);
		for (const el of document.querySelectorAll<HTMLElement>('.notice')) el.click();
		await tick();
	});

	it('leaves out what cannot be done', async () => {
		const { press } = await open(around('```sworn\nmove: Face Danger\nroll: edge\n# mine\n```'), mode);
		expect(await rowsOn(line())).toEqual(['Close', 'Continue move', 'Copy link to this record', 'Copy as text']);
		await press('Escape');
	});

	it('is the app’s own on a field, on what is selected, and on what records nothing', async () => {
		await open(around(`${BLOCK}\n\n\`\`\`sworn\nshow: Kestrel\n\`\`\``), mode, 'cards');
		const field = document.querySelector('.sworn-card')?.createEl('input') ?? null;
		expect(await rowsOn(field)).toEqual([]);
		expect(await rowsOn(document.querySelector('.sworn-sheet'))).toEqual([]);
		const text = document.querySelector('.sworn-card .sworn-text');
		if (text) document.getSelection()?.selectAllChildren(text);
		expect(await rowsOn(text)).toEqual([]);
		document.getSelection()?.removeAllRanges();
	});
});

it.each([
	{ what: 'a block', note: BLOCK, text: TOLD },
	{ what: 'a line', note: LINE, text: TOLD },
	{ what: 'a call', note: '`sworn: Face Danger, edge`', text: 'Face Danger, edge' },
	{
		what: 'an answer',
		note: '`sworn: Is it guarded? › yes (likely: 34)`',
		text: 'Is it guarded? › yes (likely)',
	},
	{
		what: 'a track',
		note: '```sworn\nvow: Find the ark\nrank: epic\nticks: 8\n```',
		text: 'Vow: Find the ark, 2 boxes of 10, epic',
	},
])('copies $what as what its line says', async ({ note, text }) => {
	const { tick, notices } = await open(around(note), 'live');
	const writeText = vi.fn(() => Promise.resolve());
	vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
	await rowsOn(pill() ?? line());
	pickRow('Copy as text');
	await tick();
	expect(writeText).toHaveBeenCalledWith(text);
	expect(notices()).toEqual(['Copied.']);
});

it.each([
	{ what: 'a line', note: LINE, after: (id: string) => `${LINE} ^${id}` },
	{ what: 'a block', note: BLOCK, after: (id: string) => `${BLOCK}\n\n^${id}` },
])('copies a link to $what: an id is written once, and taken back as any writing is', async ({ note, after }) => {
	const { tick, editor, view, palette } = await open(around(note), 'live');
	const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
	vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
	await rowsOn(pill() ?? line());
	pickRow('Copy link to this record');
	await tick(60);
	const [link = ''] = writeText.mock.calls[0] ?? [];
	const id = /^\[\[Log#\^([a-z0-9]{6})\]\]$/.exec(link)?.[1] ?? `no id in ${link}`;
	expect(view.editor.getValue()).toBe(around(after(id)));
	editor.setCursor(editor.lastLine(), 0);
	await palette('Copy link to this record');
	await tick(60);
	expect(writeText.mock.lastCall).toEqual([link]);
	expect(editor.getValue()).toBe(around(after(id)));
	editor.undo();
	expect(editor.getValue()).toBe(around(note));
});

describe('by keys', () => {
	it('opens on the record that has the focus, and gives the focus back', async () => {
		const { press } = await open(around(BLOCK), 'preview');
		line()?.focus();
		// What a browser makes of the menu key, and of Shift+F10.
		expect(await rowsOn(line(), { clientX: 0, clientY: 0, button: 0 })).toContain('Copy as text');
		await press('ArrowDown');
		await press('Escape');
		expect(document.activeElement).toBe(line());
		await press('F10', { shiftKey: true });
		expect(menuRows()).toEqual([]);
	});

	it('opens by Shift+F10 on a Mac as well, which makes no event of it', async () => {
		const { press } = await open(around(LINE), 'preview', 'lines', 'iphone');
		pill()?.focus();
		await press('F10', { shiftKey: true });
		expect(menuRows()).toContain('Write as a block');
		await press('Escape');
	});
});

describe('under a finger', () => {
	const finger = (type: string, clientY = 9) => {
		const event = new MouseEvent(type, { bubbles: true, clientX: 9, clientY });
		line()?.dispatchEvent(Object.assign(event, { pointerType: 'touch', isPrimary: true }));
	};

	it('opens on iOS when it rests, and what it presses when it is lifted does nothing', async () => {
		const { tick, press } = await open(around(BLOCK), 'preview', 'lines', 'iphone');
		finger('pointerdown');
		await tick(520);
		expect(menuRows()).toContain('Copy as text');
		finger('pointerup');
		line()?.click();
		await tick(30);
		expect(line()?.getAttribute('aria-expanded')).toBe('false');
		await press('Escape');
		line()?.click();
		await tick(30);
		expect(line()?.getAttribute('aria-expanded')).toBe('true');
	});

	it('does not when the finger scrolls', async () => {
		const { tick } = await open(around(BLOCK), 'preview', 'lines', 'iphone');
		finger('pointerdown');
		finger('pointermove', 40);
		await tick(520);
		expect(menuRows()).toEqual([]);
	});
});

describe('in the source', () => {
	it.each(['live', 'source'] as const)('%s: the menu of the editor is about the record at the cursor', async mode => {
		const { editor, press, tick, palette } = await open(around(BLOCK), mode);
		expect(palette).toBeDefined();
		editor.setCursor(4, 2);
		await tick(30);
		expect(await rowsOn(document.querySelector('.cm-content'))).toEqual([
			'Continue move',
			'Undo this move',
			'Write as one line',
			'Copy link to this record',
			'Copy as text',
		]);
		await press('Escape');
		editor.setCursor(0, 2);
		await tick(30);
		expect(await rowsOn(document.querySelector('.cm-content'))).toEqual([]);
	});
});

it('is about the record alone where it is drawn elsewhere', async () => {
	const { open: show, press, tick } = await open(around(BLOCK), 'preview');
	await show('Digest.md', 'preview');
	await tick(50);
	expect(await rowsOn(line())).toEqual(['Open', 'Copy as text']);
	await press('Escape');
});
