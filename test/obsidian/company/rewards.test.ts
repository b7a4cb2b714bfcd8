import { afterEach, describe, expect, it } from 'vitest';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';
import { KESTREL } from '../played';
import { close, fence } from '../commands/writing';
import { typing } from '../editor-suggest/typing';
import { checked, chosen, entered, offersOf, undone } from './pair';

afterEach(close);

const AUD = `${KESTREL}# Aud\n`;
const BERA = `${KESTREL.replace('edge: 2', 'edge: 3 # quick').replace('momentum: 3', 'momentum: 3\nquests: 3')}# Bera\n`;
const FILES = { 'Aud.md': AUD, 'Bera.md': BERA };
const VOW = '`sworn: vow: Free the valley, dangerous, 40 ticks`';
const note = (who = '"[[Aud]]", "[[Bera]]"', vow = VOW) =>
	`---\ncharacter: [${who}]\nrecords: line\n---\n${vow}\n\nWe did it. ‸`;

describe('acceptance 4: a vow of both is fulfilled', () => {
	it('the ally marks the reward in one step, and one undo restores every byte of both notes', async () => {
		const host = await typing(note(), [1, 2], FILES);
		await entered(host, ';;bera fyv');
		expect(host.editor.getValue()).toContain('by Bera');
		expect(await host.saved('Bera.md')).toContain('quests: 5');
		// quests 3 → 5 fills a box: two experience
		expect(await host.saved('Bera.md')).toContain('experience: 2');
		expect(await host.saved('Aud.md')).toBe(AUD);

		const [offer] = await offersOf(host);
		expect(offer).toContain('Mark the reward on quests, for Aud');
		await host.keys('Enter');
		await host.tick(50);
		expect(host.editor.getValue()).toContain('Aud › quests 0 → 2 ticks');
		expect(await host.saved('Aud.md')).toContain('quests: 2');

		await undone(host);
		expect(host.editor.getValue()).not.toContain('Fulfill Your Vow, by');
		expect(await host.saved('Bera.md')).toBe(BERA);
		expect(await host.saved('Aud.md')).toBe(AUD);
	});

	it('an ally whose reward fills a box earns its experience', async () => {
		const files = { ...FILES, 'Aud.md': AUD.replace('momentum: 3', 'momentum: 3\nquests: 2') };
		const host = await typing(note(), [1, 2], files);
		await entered(host, ';;bera fyv');
		await offersOf(host);
		await host.keys('Enter');
		await host.tick(50);
		expect(await host.saved('Aud.md')).toContain('quests: 4');
		expect(await host.saved('Aud.md')).toContain('experience: 2');
		expect(host.editor.getValue()).toContain('Aud › quests 2 → 4 ticks; Aud › experience 0 → 2 (Earn Experience)');
	});
});

describe('acceptance 5: the ally was not there', () => {
	it('only the mover is paid, and the record says so', async () => {
		const host = await typing(note(), [1, 2], FILES);
		await entered(host, ';;bera fyv');
		await offersOf(host);
		await chosen(host, /Skip|Pass/);
		expect(host.editor.getValue()).toContain('passed');
		expect(await host.saved('Aud.md')).toBe(AUD);
		expect(await offersOf(host)).not.toContainEqual(expect.stringContaining('for Aud'));
	});
});

describe('three in a journal', () => {
	const CAI = `${KESTREL}# Cai\n`;
	const three = note('"[[Aud]]", "[[Bera]]", "[[Cai]]"');

	it('all allies mark the reward at once', async () => {
		const host = await typing(three, [1, 2], { ...FILES, 'Cai.md': CAI });
		await entered(host, ';;bera fyv');
		const rows = await offersOf(host);
		expect(rows.slice(0, 3).map(row => /for .*$/.exec(row)?.[0])).toEqual([
			expect.stringContaining('for Aud and Cai'),
			expect.stringContaining('for Aud'),
			expect.stringContaining('for Cai'),
		]);
		await host.keys('Enter');
		await host.tick(50);
		expect(await host.saved('Aud.md')).toContain('quests: 2');
		expect(await host.saved('Cai.md')).toContain('quests: 2');
	});

	it('or only one of them', async () => {
		const host = await typing(three, [1, 2], { ...FILES, 'Cai.md': CAI });
		await entered(host, ';;bera fyv');
		await offersOf(host);
		await host.keys('ArrowDown', 'ArrowDown', 'Enter');
		await host.tick(50);
		expect(await host.saved('Aud.md')).toBe(AUD);
		expect(await host.saved('Cai.md')).toContain('quests: 2');
	});
});

describe('a vow of the mover alone', () => {
	it('offers nothing to the others', async () => {
		const vow = '---\nsworn: vow\nrank: dangerous\nticks: 40\ncharacter: "[[Bera]]"\n---\n';
		const host = await typing(note(undefined, ''), [1, 2], { ...FILES, 'Free the valley.md': vow });
		await entered(host, ';;bera fyv');
		expect(await host.saved('Bera.md')).toContain('quests: 5');
		expect(await offersOf(host)).not.toContainEqual(expect.stringContaining('for Aud'));
	});
});

describe('acceptance 6: an asset of the mover', () => {
	it('raises the reward of the mover alone', async () => {
		const workshop = '---\nsworn: asset\nasset: Workshop\ncharacter: "[[Bera]]"\nabilities: [1, 2, 3]\n---\n';
		const host = await typing(note(), [1, 2], { ...FILES, 'Workshop.md': workshop });
		await entered(host, ';;bera fyv');
		await offersOf(host);
		await chosen(host, /4 ticks on quests/);
		// 2 ticks for a dangerous vow, and 4 of the asset
		expect(await host.saved('Bera.md')).toContain('quests: 9');
		const offers = (await offersOf(host)).filter(row => row.includes('for Aud'));
		expect(offers).toEqual([expect.stringContaining('Mark the reward on quests, for Aud')]);
	});
});

describe('the Journal check', () => {
	it.each([
		['two who do not have the vow tell nothing of it', '"[[Bera]]", "[[Cai]]"', 'No note records a change yet'],
		['one of two who has the vow tells of it', '"[[Bera]]", "[[Dag]]"', 'Story and sheet agree: 1 change in 1 note.'],
	])('%s', async (_, who, words) => {
		const files = {
			...FILES,
			'Cai.md': AUD,
			'Dag.md': AUD,
			'Rescue.md': '---\nsworn: vow\nrank: dangerous\nticks: 16\ncharacter: ["[[Aud]]", "[[Dag]]"]\n---\n',
			'Log.md': `---\ncharacter: [${who}]\n---\n${fence('move: Reach a Milestone\nby: Bera\ntrack: Rescue\ndone:\n  - Rescue › 8 → 16 ticks')}`,
		};
		const host = await typing(note(), [], files);
		await checked(host, 'Aud');
		expect(document.querySelector('.sworn-check-summary')?.textContent).toContain(words);
	});

	it('counts the line of an ally for the ally alone', () => {
		const text =
			'`sworn: Fulfill Your Vow, by Bera, on Free the valley: progress 10 vs 1, 2, strong hit; Free the valley › vow completed; quests 3 → 5 ticks; Aud › quests 0 → 2 ticks`\n';
		const linesFor = (actor: string) => {
			const who = (name: string | undefined) => {
				if (name === actor) return 'actor' as const;
				return name === 'Aud' || name === 'Bera' ? ('another' as const) : ('no character' as const);
			};
			return recordedChangesIn('Pair.md', text, { who, isShared: () => true }).changes.map(({ words }) => words);
		};
		expect(linesFor('Aud')).toEqual(['Free the valley › vow completed', 'Aud › quests 0 → 2 ticks']);
		expect(linesFor('Bera')).toEqual(['Free the valley › vow completed', 'quests 3 → 5 ticks']);
	});
});
