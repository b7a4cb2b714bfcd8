import { afterEach, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { fill, pressButton, settings } from '../opened';
import { KESTREL, playingBy } from '../played';
import { typing } from './typing';

afterEach(close);

const VOW = '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: dangerous\nticks: 20\n---\n';
const SETTINGS = settings({ records: 'line', journal: 'never' });

/** A vow is fulfilled on a weak hit, where there is more to be done. */
async function fulfilled(typed = ';;fulfill find them', faces = [3, 9]) {
	const host = await typing('They wake. ‸', faces, { 'Kestrel.md': KESTREL, 'Find them.md': VOW }, SETTINGS);
	await host.enter(typed);
	await host.tick(80);
	return host;
}

const panel = () => document.querySelector('.sworn-line-card');
const press = async (host: Awaited<ReturnType<typeof fulfilled>>, key: string) => {
	document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
	await host.tick(80);
};

it('the move that must be made next is asked for in the same panel, with the focus on the name of what it begins, then in the text', async () => {
	const host = await fulfilled();
	await press(host, '1');
	expect(host.shown()).not.toContain('from Fulfill Your Vow');
	const form = panel()?.querySelector('[aria-label="Swear an Iron Vow"] form');
	const name = form?.querySelector('input');
	expect(document.activeElement).toBe(name);
	expect(panel()?.textContent).not.toContain('there is more to be done');
	const named = [...document.querySelectorAll('.sworn-line-card :is(button, summary)')].map(el => el.textContent);
	expect(named.filter(words => words === 'More')).toHaveLength(1);
	host.plugin.dice = landing([6, 2, 3]);
	await fill('Bury the dead', '.sworn-new-track-name input');
	form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
	await host.tick(120);
	expect(host.editor.getValue()).toMatch(
		/chose Swear an Iron Vow to set things right; chose Swear an Iron Vow; Find them › vow completed; quests 0 → 2 ticks/,
	);
	expect(host.editor.getValue()).toMatch(
		/` `sworn: Swear an Iron Vow, by Kestrel, from Fulfill Your Vow, on Bury the dead, heart 2: 6 vs 2, 3, strong hit; Bury the dead › vow begun, dangerous;/,
	);
	expect(document.activeElement?.className).toContain('cm-content');
});

it('it must be made, and is skipped behind More alone', async () => {
	const host = await fulfilled();
	await press(host, '1');
	expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Skip');
	await pressButton('More');
	await pressButton('Skip');
	await host.tick(80);
	expect(host.editor.getValue()).toContain('passed Swear an Iron Vow');
	expect(host.editor.getValue()).not.toContain('from Fulfill Your Vow');
});

it('of a chain one panel stands, that of what is answered now', async () => {
	const host = await typing('I run. ‸', [1, 9, 10], { 'Kestrel.md': KESTREL }, SETTINGS);
	await host.enter(';;fd e');
	await host.tick(30);
	const panels = () =>
		[...document.querySelectorAll('.sworn-line-card:not(.is-waiting)')].filter(el => el.textContent !== '');
	await press(host, '5');
	await press(host, '2');
	host.plugin.dice = landing([1, 7, 8]);
	await press(host, '↵');
	expect(panels().map(el => el.querySelector('article')?.getAttribute('aria-label'))).toEqual([
		expect.stringMatching(/^Move: Endure Stress\b/),
	]);
	expect(panels()[0]?.classList).not.toContain('is-strip');
});

it('a rule that was never used is not asked after a miss (Delve, Mark Your Failure)', async () => {
	const hero = playingBy('delve').replace('edge', 'failure: 0\nedge');
	const host = await typing('I run. ‸', [1, 9, 10], { 'Kestrel.md': hero }, SETTINGS);
	await host.enter(';;fd e');
	await host.tick(30);
	await press(host, '3');
	expect([...document.querySelectorAll('[data-key]')].map(el => el.textContent)).toEqual([]);
});

it('what a miss still allows once its suffer move is rolled can be had (Delve, Mark Your Failure)', async () => {
	const hero = playingBy('delve').replace('edge', 'failure: 3\nedge');
	const host = await typing('I run. ‸', [1, 9, 10], { 'Kestrel.md': hero }, SETTINGS);
	await host.enter(';;fd e');
	await host.tick(30);
	await press(host, '5');
	await press(host, '1');
	host.plugin.dice = landing([6, 1, 2]);
	await press(host, '↵');
	await press(host, '2');
	const [first] = document.querySelectorAll<HTMLElement>('[data-key="1"]');
	expect(first?.textContent).toContain('Mark 1 tick on failure');
	await press(host, '1');
	expect(host.notices()).toEqual([]);
	expect(host.editor.getValue()).toMatch(/failure 3 → 4 ticks/);
});
