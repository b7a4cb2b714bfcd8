import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted, BootOptions } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

async function open(note: string, options: BootOptions, ...faces: number[]) {
	const opened = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Log.md': note },
		note: 'Log.md',
		...options,
	});
	host = opened;
	opened.plugin.dice = landing([...faces]);
	await opened.tick(50);
	return opened;
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.sworn-line-card')].filter(el => el.textContent !== '');
const pills = () => [...document.querySelectorAll<HTMLElement>('.sworn-inline')];
const texts = () => pills().map(({ textContent }) => textContent);

async function press(label: RegExp, within = '.sworn-line-card') {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
	const button = buttons.find(el => label.test(el.textContent || el.getAttribute('aria-label') || ''));
	if (!button) throw new Error(`No ${String(label)} among: ${buttons.map(el => el.textContent).join(' | ')}`);
	button.click();
	await host?.tick(60);
}

const DRAWN = [
	['vow: Find the ark, formidable, 8 ticks; clears doomed', 'Vow Find the ark  formidable'],
	['clock: Hull breach, 2 of 6 segments', 'Clock Hull breach  2 of 6'],
	['generated: Planet; name: Verdance; life: Diverse', 'Planet Verdance'],
	['Is it guarded? › yes (likely: 34)', 'Is it guarded? yes'],
	['ask: Is it guarded?; by Kestrel; odds likely; dice 34; answer yes', 'Is it guarded? yes'],
	['Core / Action › Advance (rolled: 3)', ' Advance'],
] as const;

describe.each(['preview', 'live'] as const)('in %s, a line', mode => {
	it.each(DRAWN)('%s is drawn as a token, and its card waits for a press', async (code, words) => {
		await open(`She runs.\n\nSo \`sworn: ${code}\` then.\n`, { mode });
		expect(texts()).toEqual([words]);
		expect(cards()).toHaveLength(0);
		pills()[0]?.click();
		await host?.tick(30);
		expect(cards()).toHaveLength(1);
	});

	it.each([
		['Is it guarded? › yes (likely: 34)', '34'],
		['Core / Action › Advance (rolled: 3)', '3'],
	])('%s has its dice on its card', async (code, dice) => {
		await open(`She runs.\n\nSo \`sworn: ${code}\` then.\n`, { mode });
		pills()[0]?.click();
		await host?.tick(30);
		expect(cards()[0]?.querySelector('.sworn-facts-title')?.textContent).toContain(dice);
	});

	it.each(['Find the ark › 4 → 8 ticks', 'vow: Find the ark, formidable'])(
		'%s leads to the note that it names',
		async code => {
			const ark = '---\nsworn: vow\nrank: formidable\nticks: 8\n---\n';
			const { app } = await open(`She runs.\n\nSo \`sworn: ${code}\` then.\n`, {
				mode,
				files: {
					'Kestrel.md': KESTREL,
					'Log.md': `She runs.\n\nSo \`sworn: ${code}\` then.\n`,
					'Find the ark.md': ark,
				},
			});
			const link = pills()[0]?.querySelector<HTMLElement>('a.internal-link');
			expect(link?.textContent).toBe('Find the ark');
			link?.click();
			await host?.tick(30);
			expect(app.workspace.getActiveFile()?.path).toBe('Find the ark.md');
		},
	);

	it('of a question that was not asked waits with its card, and grows by its answer', async () => {
		const { read, editor } = await open('She runs.\n\nSo `sworn: ask: Is it guarded?` then.\n', { mode }, 34);
		expect(cards()).toHaveLength(1);
		await press(/^Ask at Likely/);
		const after = 'She runs.\n\nSo `sworn: Is it guarded? › yes (likely: 34)` then.\n';
		expect(mode === 'live' ? editor.getValue() : await read('Log.md')).toBe(after);
		expect(cards()).toHaveLength(0);
	});

	it('of an oracle that was not rolled waits, and grows by what it says', async () => {
		const { read, editor } = await open('She runs.\n\nSo `sworn: oracle: Core / Action` then.\n', { mode }, 3);
		await press(/^Roll/);
		const after = 'She runs.\n\nSo `sworn: Core / Action › Advance (rolled: 3)` then.\n';
		expect(mode === 'live' ? editor.getValue() : await read('Log.md')).toBe(after);
	});

	it('of a track opens its boxes, and changes where it is', async () => {
		const line = (ticks: number) => `I swore \`sworn: vow: Find the ark, formidable, ${ticks} ticks\` long ago.\n`;
		const { read, editor } = await open(`She runs.\n\n${line(8)}`, { mode });
		pills()[0]?.click();
		await host?.tick(30);
		await press(/^Mark progress/);
		expect(mode === 'live' ? editor.getValue() : await read('Log.md')).toContain(line(12));
	});

	it('with a slip is reported under its paragraph', async () => {
		await open('She runs.\n\nSo `sworn: vow: Find the ark, 44 ticks` then.\n', { mode });
		expect(cards()[0]?.textContent).toMatch(/44/);
	});
});

describe.each(['preview', 'live'] as const)('in %s, where only the story shows', mode => {
	const NOTE =
		'She runs.\n\nI sit `sworn: Core / Action › Advance (rolled: 3)` and `sworn: Kestrel › momentum 3 → 4` wait.\n';
	const marks = () => pills().map(pill => pill.matches('.is-mark'));

	it('a line is a mark that a press brings back, and hides again', async () => {
		await open(NOTE, { mode, look: 'story' });
		expect(marks()).toEqual([true, true]);
		expect(texts()[1]).toBe(' +1 momentum');
		pills()[1]?.click();
		await host?.tick(30);
		expect(marks()).toEqual([true, false]);
		expect(cards()).toHaveLength(0);
		pills()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		await host?.tick(30);
		expect(marks()).toEqual([true, true]);
	});

	it('a record comes back with its card', async () => {
		await open(NOTE, { mode, look: 'story' });
		pills()[0]?.click();
		await host?.tick(30);
		expect(marks()).toEqual([false, true]);
		expect(cards()).toHaveLength(1);
	});

	it('a call that waits is a mark, too', async () => {
		await open('She runs.\n\nI run `sworn: Face Danger, edge` on.\n', { mode, look: 'story' });
		expect(marks()).toEqual([true]);
		expect(cards()).toHaveLength(0);
	});

	it('a question that waits for its answer says so on its mark', async () => {
		await open('She runs.\n\nSo `sworn: ask: Is it guarded?` then.\n', { mode, look: 'story' });
		expect(marks()).toEqual([true]);
		expect(pills()[0]?.matches('.is-due')).toBe(true);
		expect(pills()[0]?.textContent).toContain('choose');
		expect(pills()[0]?.getAttribute('aria-expanded')).toBe('false');
	});

	it('the command changes it at once', async () => {
		const { palette, tick } = await open(NOTE, { mode, look: 'cards' });
		expect(marks()).toEqual([false, false]);
		await palette('Change how records draw here');
		await tick(30);
		expect(marks()).toEqual([true, true]);
		await palette('Change how records draw here');
		await tick(30);
		expect(marks()).toEqual([false, false]);
	});
});
