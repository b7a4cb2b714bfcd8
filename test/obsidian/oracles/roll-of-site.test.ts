import { afterEach, describe, expect, it } from 'vitest';
import { fence, writing } from '../commands/writing';
import { close, playingBy, shown } from '../played';

afterEach(close);

const FILES = { 'Kestrel.md': playingBy('delve') };
const SITE = fence('site: Deep Barrow\nrank: dangerous\nticks: 0\ntheme: Ancient\ndomain: Barrow');
const DELVED = fence('move: Delve the Depths\ntrack: Deep Barrow\nroll: wits 3\ndice: 1 vs 9, 10');
const DANGER = fence('move: Reveal a Danger\nfrom: Delve the Depths');
const FEATURE_BLOCK = fence('oracle: Deep Barrow / Feature\ndice: 21\nresult: Burial chambers');

describe('a card of a move in a site', () => {
	it('rolls a feature right under the record', async () => {
		const on = await shown(`${SITE}${DELVED}She listens.\n`, FILES, 21);
		await on.press('Roll a feature of Deep Barrow');
		expect(await on.host.read('Journal.md')).toBe(`${SITE}${DELVED}${FEATURE_BLOCK}She listens.\n`);
		expect(on.host.notices()).toContain('Deep Barrow / Feature: Burial chambers');
	});

	it('rolls a danger, and what is below stays below it', async () => {
		const on = await shown(`${SITE}${DANGER}${FEATURE_BLOCK}`, FILES, 1);
		await on.press('Roll a danger of Deep Barrow');
		const note = await on.host.read('Journal.md');
		expect(note).toMatch(/move: Reveal a Danger\n[^]*oracle: Deep Barrow \/ Danger\ndice: 1\nresult: [^]*\/ Feature/);
		expect(note.startsWith(`${SITE}${DANGER}`)).toBe(true);
		expect(note).toContain(FEATURE_BLOCK.trim());
	});

	it.each([
		[12, /dice: 12\nresult: \S/],
		[40, /dice: 40\nresult: \S/],
	])('reads the danger of the card at the number that was rolled: %i', async (rolled, reads) => {
		const on = await shown(`${SITE}${DANGER}`, FILES, rolled);
		await on.press('Roll on the table');
		await on.press(new RegExp(`^Read ${rolled} on the (theme|domain) card of Deep Barrow$`));
		const note = await on.host.read('Journal.md');
		expect(note).toContain(`table: ${rolled}, Check the`);
		expect(note).toMatch(/oracle: Deep Barrow \/ Danger\n/);
		expect(note).toMatch(reads);
	});

	it('the form of a site chooses theme and domain from the book, or rolls them', async () => {
		const on = await shown(fence('move: Discover a Site'), FILES, 21);
		const field = (hint: string) =>
			document.querySelector<HTMLInputElement>(`.sworn-new-track input[placeholder=${hint}]`);
		expect([...(field('Haunted')?.list?.options ?? [])].map(({ value }) => value)).toContain('Hallowed');
		await on.fill('.sworn-new-track-name input', 'Deep Barrow');
		const [theme, domain] = document.querySelectorAll<HTMLButtonElement>('.sworn-rolled-field button');
		expect(theme?.getAttribute('aria-label')).toBe('Roll: Theme');
		theme?.click();
		domain?.click();
		await on.host.tick();
		const [rolledTheme = '', rolledDomain = ''] = [field('Haunted')?.value, field('Barrow')?.value];
		expect([...(field('Haunted')?.list?.options ?? [])].map(({ value }) => value)).toContain(rolledTheme);
		await on.press('Enter the site');
		const note = await on.host.read('Journal.md');
		expect(note).toContain(`theme: ${rolledTheme}\ndomain: ${rolledDomain}`);
	});

	it('offers it once a site with theme and domain is begun on it', async () => {
		const on = await shown(fence('move: Discover a Site'), FILES, 21);
		await on.fill('.sworn-new-track-name input', 'Deep Barrow');
		await on.fill('.sworn-new-track input[placeholder=Haunted]', 'Ancient');
		await on.fill('.sworn-new-track input[placeholder=Barrow]', 'Barrow');
		expect(on.now()).not.toContain('Roll a feature');
		await on.press('Enter the site');
		await on.press('Roll a feature of Deep Barrow');
		const note = await on.host.read('Journal.md');
		expect(note).toMatch(/^```sworn\nmove: Discover a Site\n[^`]*```\n\n```sworn\noracle: Deep Barrow \/ Feature\n/);
		expect(note).toMatch(/```sworn\nsite: Deep Barrow\n/);
	});

	it('only shown from another note offers nothing', async () => {
		const on = await shown('![[Other]]\n', { ...FILES, 'Other.md': `${SITE}${DANGER}` });
		expect(on.now()).not.toContain('Roll a danger of');
	});
});

it('Continue move offers it by keyboard, and the note keeps the focus', async () => {
	const host = await writing(`${SITE}${DANGER}`, FILES);
	host.plugin.dice = { roll: () => 1 };
	await host.palette('Continue move');
	await host.tick(30);
	const at = host.rows().indexOf('Roll a danger of Deep Barrow');
	expect(at).toBeGreaterThanOrEqual(0);
	await host.press('Escape');
	await host.pick('Continue move', at);
	expect(host.editor.getValue()).toContain(`${SITE}${DANGER}\`\`\`sworn\noracle: Deep Barrow / Danger\ndice: 1\n`);
	expect(host.editor.hasFocus()).toBe(true);
});
