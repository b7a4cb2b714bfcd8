import { afterEach, describe, expect, it } from 'vitest';
import { NOTHING_YET } from '../../../src/play/character/character';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readCharacter } from '../../../src/journal/character/character-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { statusWords } from '../../../src/obsidian/features/character/status-words';
import { TABLE_VIEW } from '../../../src/obsidian/features/side-view/side-view';
import type { BootOptions } from '../../support/boot';
import { close, fill, opened } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const kestrel = {
	name: 'Kestrel',
	stats: {},
	meters: { health: 4, spirit: 3, supply: 2 },
	momentum: 5,
	impacts: [],
	next: [],
	...NOTHING_YET,
};

describe('how a character stands, in words', () => {
	it.each([
		{ is: {}, text: 'Momentum +5', spoken: 'momentum +5' },
		{ is: { momentum: -2 }, text: 'Momentum −2', spoken: 'momentum −2' },
		{ is: { momentum: 0 }, text: 'Momentum +0', spoken: 'momentum +0' },
		{
			is: { combat: 'in a bad spot' },
			text: 'Momentum +5 · In a bad spot',
			spoken: 'momentum +5, in a bad spot',
		},
	])('$text', ({ is, text, spoken }) => {
		const words = statusWords({ ...kestrel, ...is }, bundledRuleset('starforged'));
		expect(words.text).toBe(`Health 4 · Spirit 3 · Supply 2 · ${text}`);
		expect(words.spoken).toBe(`Kestrel: health 4, spirit 3, supply 2, ${spoken}`);
	});

	it('a meter that cannot be read says so in the place of a number', () => {
		const properties = readFrontmatter('---\nmomentum: 3\nedge: 2\nhealth: 4/5\n---\n');
		if (!properties.ok) throw new Error(properties.problems[0]?.message);
		const rules = bundledRuleset('starforged');
		const { character } = readCharacter('Kestrel', properties.value.values, rules);
		expect(statusWords(character, rules).text).toMatch(/^Health cannot be read · Spirit 5 ·/);
	});

	it('momentum that cannot be read is not +2', () => {
		const unread = { momentum: { code: 'not_a_number', message: '', from: 0, to: 0 } };
		const words = statusWords({ ...kestrel, unread }, bundledRuleset('starforged'));
		expect(words.text).toBe('Health 4 · Spirit 3 · Supply 2 · Momentum cannot be read');
	});
});

async function open(options: BootOptions = {}) {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': '---\ncharacter: "[[Kestrel]]"\n---\nShe runs.\n' };
	const host = await opened({ files, note: 'Log.md', ...options }, [6, 2, 4]);
	await host.tick(400);
	return host;
}

const item = () => document.querySelector<HTMLElement>('.status-bar-item.plugin-sworn-journal');
const shown = () => (item()?.style.display === 'none' ? undefined : item()?.textContent);

describe('the status bar', () => {
	it('follows the values of who plays, whoever changes them', async () => {
		const { palette, press, tick, writeOutside } = await open();
		expect(shown()).toBe('Health 5 · Spirit 4 · Supply 3 · Momentum +3');
		expect(item()?.getAttribute('aria-label')).toBe(
			'Kestrel: health 5, spirit 4, supply 3, momentum +3. Open the Table',
		);
		await palette('Make a move');
		await fill('face danger');
		await press('Enter');
		await press('e');
		await press('Enter');
		await tick(400);
		expect(shown()).toBe('Health 5 · Spirit 4 · Supply 3 · Momentum +4');
		await writeOutside('Kestrel.md', KESTREL.replace('health: 5', 'health: 1\ncombat: in control'));
		await tick(400);
		expect(shown()).toBe('Health 1 · Spirit 4 · Supply 3 · Momentum +3 · In control');
	});

	it('is not touched while nothing of it changes', async () => {
		const { editor, tick } = await open();
		let changes = 0;
		const observer = new MutationObserver(() => changes++);
		if (item()) observer.observe(item() as HTMLElement, { childList: true, characterData: true, subtree: true });
		editor.replaceSelection('On and on. ');
		await tick(600);
		observer.disconnect();
		expect(changes).toBe(0);
	});

	it('has room only for one who plays', async () => {
		const files = { 'A/Kestrel.md': KESTREL, 'A/Juno.md': KESTREL, 'Log.md': '`sworn: Face Danger`\n' };
		const { open: show, tick } = await open({ files });
		expect(shown()).toBeUndefined();
		await show('A/Kestrel.md');
		await tick(400);
		expect(shown()).toContain('Health 5');
		await show('A/Juno.md');
		await tick(400);
		expect(item()?.getAttribute('aria-label')).toMatch(/^Juno: health 5/);
		await show('Log.md');
		await tick(400);
		expect(shown()).toBeUndefined();
	});

	it('is away in a note that has nothing of play, and comes with its first record', async () => {
		const { editor, tick } = await open({ files: { 'Kestrel.md': KESTREL, 'Log.md': 'Rope, oil.\n' } });
		expect(shown()).toBeUndefined();
		editor.replaceSelection('`sworn: Face Danger, edge` ');
		await tick(400);
		expect(shown()).toContain('Health 5');
	});

	it('shows nobody before it is read who acts in the note, and nobody in the place of an empty sheet', async () => {
		const log = '```sworn\nmove: Face Danger\nby: Kestrel\ndice: 5 vs 3, 6\noutcome: weak hit, 7 vs 3, 6\n```\n';
		const files = { 'Kestrel.md': '', 'Wren.md': KESTREL, 'Notes.md': 'Rope.\n', 'Log.md': log };
		const { app, open: show, tick } = await open({ files, note: 'Notes.md' });
		const { vault } = app;
		let letRead = () => {};
		const mayRead = new Promise<void>(resolve => (letRead = resolve));
		const read = vault.cachedRead.bind(vault);
		vault.cachedRead = async file => {
			if (file.path === 'Log.md') await mayRead;
			return read(file);
		};
		await show('Log.md');
		await tick(400);
		expect(shown()).toBeUndefined();
		letRead();
		await tick(400);
		expect(shown()).toBeUndefined();
		await show('Wren.md');
		await tick(400);
		expect(shown()).toContain('Health 5');
	});

	it('is away in a vault without a character', async () => {
		await open({ files: { 'Log.md': 'She runs.\n' } });
		expect(shown()).toBeUndefined();
	});

	it.each(['click', 'Enter', ' '])('opens the Table by %s', async how => {
		const { app, press, tick } = await open();
		item()?.focus();
		if (how === 'click') item()?.click();
		else await press(how);
		await tick(100);
		expect(app.workspace.getLeavesOfType(TABLE_VIEW)).toHaveLength(1);
	});

	it('can be hidden, and shown again', async () => {
		const { app, tick } = await open();
		const [tab] = app.settingTabs;
		await tab?.setControlValue('statusBar', false);
		await tick(100);
		expect(shown()).toBeUndefined();
		await tab?.setControlValue('statusBar', true);
		await tick(100);
		expect(shown()).toContain('Health 5');
	});

	it('is nothing that a phone has', async () => {
		await open({ mobile: true });
		expect(item()).toBeNull();
	});
});
