import { afterEach, describe, expect, it } from 'vitest';
import type { Twins } from './twin-table';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const owned = (kind: string, more: string) => `---\nsworn: ${kind}\ncharacter: "[[Kestrel]]"\n${more}---\n`;
const VOW = owned('vow', 'rank: formidable\nticks: 4\n');
const CLOCK = owned('clock', 'segments: 4\nfilled: 1\n');
const ASSET = owned('asset', 'asset: Glowcat\nabilities: [1]\nhealth: 3\n');

const PRESSES = [
	{ what: 'clock', note: CLOCK, button: /^(?:Advance|Fill)/ },
	{ what: 'track', note: VOW, button: /^Mark progress/ },
	{ what: 'asset', note: ASSET, button: /health.*(?:−|-|less|down|lower)|(?:less|lower|−|-).*health/i },
] as const;

const wordsOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

async function pressIn(on: Twins, card: Element | undefined, label: RegExp): Promise<void> {
	const buttons = [...(card?.querySelectorAll<HTMLElement>('button') ?? [])];
	const button = buttons.find(each => label.test(wordsOf(each)));
	if (!button) throw new Error(`no ${String(label)} among ${buttons.map(wordsOf).join(' | ')}`);
	button.click();
	await on.host.tick(80);
}

const cards = () => [...document.querySelectorAll('.sworn-block')];

describe.each(PRESSES)('two of one name: $what', ({ note, button }) => {
	const both = { 'Kestrel.md': hero(), 'A/Storm.md': note, 'B/Storm.md': note };

	it('equally near, a card asks for its path, and one with a path changes that one alone', async () => {
		const text = `${fence('show: Storm')}\n${fence('show: B/Storm')}\n`;
		const files = { ...both, 'Journal.md': journalOf('[[Kestrel]]', text) };
		const on = await twins(files, 'Journal.md', { mode: 'preview' });
		const [unclear, one] = cards();
		expect(unclear?.textContent).toContain('“Storm” stands in “A/Storm” and in “B/Storm”, and none is nearer.');
		await pressIn(on, one, button);
		expect(await on.changed(files)).toEqual(['B/Storm.md']);
	});

	it('near and far, the near one is shown and changed', async () => {
		const files = { ...both, 'B/Log.md': journalOf('[[Kestrel]]', fence('show: Storm')) };
		const on = await twins(files, 'B/Log.md', { mode: 'preview' });
		await pressIn(on, cards()[0], button);
		expect(await on.changed(files)).toEqual(['B/Storm.md']);
	});

	it('a press in the journal changes the one that its card shows, and writes a line there', async () => {
		const files = { ...both, 'Journal.md': journalOf('[[Kestrel]]', `${fence('show: B/Storm')}\nI run.\n`) };
		const on = await twins(files, 'Journal.md', { mode: 'preview', journal: 'always' });
		await pressIn(on, cards()[0], button);
		expect(await on.changed(files)).toEqual(['B/Storm.md', 'Journal.md']);
	});
});

describe('a move about one of two tracks of one name', () => {
	const roll = (track: string) =>
		fence(`move: Fulfill Your Vow\ntrack: ${track}\nprogress: 1\ndice: vs 8, 9\noutcome: miss, 1 vs 8, 9`);
	const both = { 'Kestrel.md': hero(), 'A/Storm.md': VOW, 'B/Storm.md': VOW };

	it('an old card in the folder of one means that one, says the other apart by its path, and undo gives it back', async () => {
		const files = { ...both, 'B/Log.md': journalOf('[[Kestrel]]', roll('Storm')) };
		const on = await twins(files, 'B/Log.md');
		expect(cards()[0]?.textContent).toContain('“Storm” stands in “B/Storm” and again in “A/Storm”.');
		await on.press('Recommit to the quest');
		expect(await on.changed(files)).toEqual(['B/Log.md', 'B/Storm.md']);
		on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
		await on.host.palette('Undo last move');
		await on.press('Undo the move');
		expect((await on.all())['B/Storm.md']).toBe(VOW);
		expect((await on.all())['A/Storm.md']).toBe(VOW);
	});

	it('an old card that no nearness decides for changes neither', async () => {
		const files = { ...both, 'Journal.md': journalOf('[[Kestrel]]', roll('Storm')) };
		const on = await twins(files, 'Journal.md', { mode: 'preview' });
		expect(cards()[0]?.textContent).toContain('“Storm” stands in “A/Storm” and in “B/Storm”, and neither is nearer.');
		await on.press('Recommit to the quest');
		expect((await on.changed(files)).filter(path => path !== 'Journal.md')).toEqual([]);
	});

	it('Mark progress says why neither of two blocks is in reach', async () => {
		const block = journalOf('[[Kestrel]]', fence('vow: Storm\nrank: formidable'));
		const blocks = { 'Kestrel.md': hero(), 'A/Log.md': block, 'B/Log.md': block };
		const files = { ...blocks, 'Journal.md': journalOf('[[Kestrel]]') };
		const on = await twins(files, 'Journal.md', { journal: 'always' });
		await on.host.palette('Mark progress');
		await on.host.tick(60);
		expect(on.host.notices().join()).toContain('“Storm” stands in “A/Log” and in “B/Log”, and neither is nearer.');
		expect(await on.changed(files)).toEqual([]);
	});
});
