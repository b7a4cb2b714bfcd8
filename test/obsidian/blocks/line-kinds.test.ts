import { afterEach, describe, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { KESTREL } from '../played';
import { close, host, lineCards, openJournal, pills, pressIn, texts } from '../one-app';

afterEach(close);

const open = (note: string, options: BootOptions, ...faces: number[]) => openJournal(note, options, faces);
const press = (name: RegExp) => pressIn('.sworn-line-card', name);

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
		expect(texts('.sworn-inline')).toEqual([words]);
		expect(lineCards()).toHaveLength(0);
		pills()[0]?.click();
		await host?.tick(30);
		expect(lineCards()).toHaveLength(1);
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
		expect(lineCards()).toHaveLength(1);
		await press(/^Ask at Likely/);
		const after = 'She runs.\n\nSo `sworn: Is it guarded? › yes (likely: 34)` then.\n';
		expect(mode === 'live' ? editor.getValue() : await read('Log.md')).toBe(after);
		expect(lineCards()).toHaveLength(0);
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
});

describe.each(['preview', 'live'] as const)('in %s, where only the story shows', mode => {
	const NOTE =
		'She runs.\n\nI sit `sworn: Core / Action › Advance (rolled: 3)` and `sworn: Kestrel › momentum 3 → 4` wait.\n';
	const marks = () => pills().map(pill => pill.matches('.is-mark'));

	it('a line is a mark that a press brings back, and hides again', async () => {
		await open(NOTE, { mode, look: 'story' });
		expect(marks()).toEqual([true, true]);
		expect(texts('.sworn-inline')[1]).toBe(' +1 momentum');
		pills()[1]?.click();
		await host?.tick(30);
		expect(marks()).toEqual([true, false]);
		expect(lineCards()).toHaveLength(0);
		pills()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		await host?.tick(30);
		expect(marks()).toEqual([true, true]);
	});

	it('a record comes back with its card', async () => {
		await open(NOTE, { mode, look: 'story' });
		pills()[0]?.click();
		await host?.tick(30);
		expect(marks()).toEqual([false, true]);
		expect(lineCards()).toHaveLength(1);
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
