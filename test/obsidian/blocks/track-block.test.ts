import { afterEach, describe, expect, it } from 'vitest';
import { boot } from '../../support/boot';
import { close, KESTREL, shown } from '../played';

afterEach(close);

const fence = (body: string) => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
const VOW = 'vow: Find the ark\nrank: formidable\nticks: 8';
const GALE = '---\nsworn: clock\nsegments: 8\nfilled: 3\n---\n';

/** "Progress: 2 boxes of 10", of every gauge on show. */
const gauges = () =>
	[...document.querySelectorAll('.sworn-track :is([role="slider"], [role="img"])')].map(el =>
		el.getAttribute('role') === 'img'
			? `read only ${el.getAttribute('aria-label') ?? ''}`
			: `${el.getAttribute('aria-label') ?? ''}: ${el.getAttribute('aria-valuetext') ?? ''}`,
	);

const slider = () => document.querySelector<HTMLElement>('.sworn-track [role="slider"]');
const key = (name: string) =>
	slider()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const control = (name: string) => document.querySelector<HTMLElement>(`[data-control="${name}"]`);
const focused = () => document.activeElement?.getAttribute('data-control');

/** Longer than keys rest. */
const A_REST = 450;

describe('a block of a track', () => {
	it('that cannot be read says why, with its source', async () => {
		const { text } = await shown(fence('vow: Find the ark\nrank: hard\nticks: lots'));
		expect(text).toContain('This track cannot be read');
		expect(text).toContain('Line 2: “rank: hard” is not known');
		expect(text).toContain('Line 3: “ticks: lots” is not read');
	});

	it('a press on a box changes it; a key does when it rests', async () => {
		const { host } = await shown(fence(VOW));
		slider()
			?.querySelector('[data-part="5"]')
			?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		await host.tick(50);
		expect(await host.read('Journal.md')).toContain('ticks: 20');
		key('ArrowRight');
		key('ArrowRight');
		await host.tick(A_REST);
		expect(await host.read('Journal.md')).toContain('ticks: 22');
	});

	it('continues with the same control in focus, and with “More” open', async () => {
		const { host, press } = await shown(fence(VOW));
		await press('More');
		control('Clear progress')?.focus();
		const before = control('Clear progress');
		await press(/^Clear progress/);
		expect(await host.read('Journal.md')).toContain('ticks: 4');
		expect(control('Clear progress')).not.toBe(before);
		expect(focused()).toBe('Clear progress');
	});

	it('hands the focus to “Open again” once it is over', async () => {
		const { press } = await shown(fence(VOW));
		await press('More');
		control('Forsake')?.focus();
		await press('Forsake');
		expect(focused()).toBe('Open again');
		await press('Open again');
		expect(gauges()).toEqual(['Progress: 2 boxes of 10, formidable']);
	});

	it('the focus is not taken from where the player went meanwhile', async () => {
		const { host, press } = await shown(fence(VOW));
		const elsewhere = document.body.appendChild(document.createElement('input'));
		control('Mark progress')?.focus();
		const pressed = press(/^Mark progress/);
		elsewhere.focus();
		await pressed;
		expect(await host.read('Journal.md')).toContain('ticks: 12');
		expect(document.activeElement).toBe(elsewhere);
		elsewhere.remove();
	});

	it('the second of one name says which one counts', async () => {
		const { cards, host, press } = await shown(`${fence(VOW)}${fence('vow: Find the ark\nrank: epic')}`);
		expect(cards[0]?.textContent).not.toContain('counts');
		expect(cards[1]?.textContent).toContain('“Find the ark” stands further up in this note already, at line 1.');
		await press('Rename this one');
		expect(document.querySelector('.modal')?.textContent).toContain('Rename');
		host.app.workspace.containerEl.ownerDocument.querySelector<HTMLElement>('.modal-close-button')?.click();
	});

	it('a name that is in another note, too, is reported with both notes', async () => {
		const { text } = await shown(fence(VOW), { 'Kestrel.md': KESTREL, 'Find the ark.md': '---\nsworn: vow\n---\n' });
		expect(text).toContain('“Find the ark” stands in “Journal” and again in “Find the ark”.');
	});

	it('a clock advances by chance, its own odds first', async () => {
		const { host, press } = await shown(
			fence('clock: Hull breach\nsegments: 6\nfilled: 2\nodds: unlikely'),
			undefined,
			11,
		);
		await press('Advance if…');
		const odds = [...document.querySelectorAll('.sworn-advance-if [role="group"] button')];
		expect(odds.map(({ textContent }) => textContent)).toEqual([
			'Unlikely',
			'Small Chance',
			'50/50',
			'Likely',
			'Almost Certain',
		]);
		await press('Unlikely');
		expect(await host.read('Journal.md')).toContain('filled: 3');
	});
});

describe('a vow and the threat against it', () => {
	it('show each other', async () => {
		await shown(`${fence(VOW)}${fence('threat: The red tide\nmenace: 4\nvow: Find the ark')}`);
		expect(gauges()).toEqual([
			'Progress: 2 boxes of 10, formidable',
			'read only Menace of The red tide: 1 box of 10',
			'Menace: 1 box of 10',
			'read only Progress of Find the ark: 2 boxes of 10, formidable',
		]);
	});

	it('lead to each other where they are in two notes', async () => {
		const files = {
			'Kestrel.md': KESTREL,
			'The red tide.md': '---\nsworn: threat\nmenace: 4\nvow: Find the ark\n---\n',
		};
		const { host, press } = await shown(fence(VOW), files);
		await press('The red tide');
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('The red tide.md');
	});
});

describe('a track shown by its name', () => {
	it('is that of this note, of the character’s note, or of a note of its own', async () => {
		const files = {
			'Kestrel.md': `${KESTREL}\n${fence('vow: Pay the debt\nrank: epic\nticks: 1')}`,
			'The gale.md': GALE,
		};
		const names = ['Find the ark', 'Pay the debt', 'The gale', 'Nothing'];
		const { now } = await shown(`${fence(VOW)}${names.map(name => fence(`show: ${name}`)).join('')}`, files);
		expect(gauges()).toEqual([
			'Progress: 2 boxes of 10, formidable',
			'Progress: 2 boxes of 10, formidable',
			'Progress: 0 boxes and 1 tick of 10, epic',
			'Filled: 3 of 8 segments',
		]);
		expect(now()).toContain('“Nothing” is not found');
	});

	it.each([
		{ where: 'a note of its own', name: 'The gale', path: 'The gale.md', presses: 'Advance', says: 'filled: 4' },
		{ where: 'the character’s note', name: 'Pay the debt', path: 'Kestrel.md', presses: /^Mark pro/, says: 'ticks: 2' },
		{ where: 'this note', name: 'Find the ark', path: 'Journal.md', presses: /^Mark pro/, says: 'ticks: 12' },
	])('is changed where it lives: $where', async ({ name, path, presses, says }) => {
		const files = {
			'Kestrel.md': `${KESTREL}\n${fence('vow: Pay the debt\nrank: epic\nticks: 1')}`,
			'The gale.md': GALE,
		};
		const { host, press } = await shown(`${fence(`show: ${name}`)}Prose.\n\n${fence(VOW)}`, files);
		await host.tick(100);
		await press(presses);
		await host.tick(100);
		expect(await host.read(path)).toContain(says);
	});

	it('is found in the journal of another, and changed there', async () => {
		const theirs = `---\ncharacter: "[[Juno]]"\n---\n${fence('clock: The siege\nsegments: 6\nfilled: 2')}`;
		const files = { 'Kestrel.md': KESTREL, 'Juno.md': KESTREL, 'Other.md': theirs };
		const mine = `---\ncharacter: "[[Kestrel]]"\n---\n${fence('show: The siege')}`;
		const { host, press } = await shown(mine, files);
		await host.tick(300);
		expect(gauges()).toEqual(['Filled: 2 of 6 segments']);
		await press('Advance');
		expect(await host.read('Other.md')).toContain('filled: 3');
	});

	it('keeps the focus, as its own block does not change', async () => {
		const { press } = await shown(fence('show: The gale'), { 'Kestrel.md': KESTREL, 'The gale.md': GALE });
		control('Advance')?.focus();
		await press('Advance');
		expect([gauges(), focused()]).toEqual([['Filled: 4 of 8 segments'], 'Advance']);
	});

	it('is rendered again when its note changes, and says so when its note is gone', async () => {
		const { host, now } = await shown(fence('show: The gale'), { 'Kestrel.md': KESTREL, 'The gale.md': GALE });
		await host.writeOutside('The gale.md', GALE.replace('filled: 3', 'filled: 4'));
		await host.tick(50);
		expect(gauges()).toEqual(['Filled: 4 of 8 segments']);
		const file = host.app.vault.getFileByPath('The gale.md');
		if (file) await host.app.vault.delete(file);
		await host.tick(50);
		expect(now()).toContain('“The gale” is not found');
	});
});

it('in Live Preview a press changes the text, and the focus stays', async () => {
	const host = await boot({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': `${fence(VOW)}Prose.\n` },
		note: 'Journal.md',
	});
	host.editor.setCursor({ line: 6, ch: 0 });
	await host.tick(50);
	control('Mark progress')?.focus();
	control('Mark progress')?.click();
	await host.tick(50);
	expect(host.editor.getValue()).toContain('ticks: 12');
	expect(focused()).toBe('Mark progress');
	await host.close();
});
