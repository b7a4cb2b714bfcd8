import { afterEach, describe, expect, it } from 'vitest';
import { block, close, shown } from '../played';

afterEach(close);

const RULESET = `_id: emberfall
type: ruleset
title: Emberfall
rules:
  stats: { forge: { label: forge }, song: { label: song } }
  condition_meters: { warmth: { max: 4, value: 4 } }
  impacts: { scars: { label: scars, contents: { burnt: { label: burnt, prevents_recovery: [warmth] } } } }
  special_tracks: { cinders: { label: cinders } }
moves:
  fire:
    name: Fire Moves
    contents:
      stoke:
        name: Stoke the Fire
        roll_type: action_roll
        trigger: { text: When you stoke the fire..., conditions: [ { roll_options: [ { using: stat, stat: forge }, { using: stat, stat: song } ] } ] }
        text: |
          When you stoke the fire, roll +forge or +song.

          On a **strong hit**, take +1 momentum.

          On a **weak hit**, lose 1 warmth.

          On a **miss**, mark burnt.
assets:
  charm: { name: Charms, contents: { bellows: { name: Bellows, abilities: [ { text: "When you Stoke the Fire, add +1.", enabled: true } ] } } }
truths:
  sun: { name: The Sun, options: [ { roll: { min: 1, max: 100 }, description: It is out. } ] }
`;

const MARA = `---
ruleset: emberfall
rules: "[[emberfall.yaml]]"
forge: 3
song: 1
warmth: 4
cinders: 0
momentum: 2
---
`;

const FILES = { 'Kestrel.md': MARA, 'emberfall.yaml': RULESET };

describe('a ruleset of its own in the vault', () => {
	it('is played by alone: its stats, and none of a book', async () => {
		const { host, press, text } = await shown(block('move: Stoke the Fire'), FILES, 5, 3, 2);
		expect(text).toMatch(/forge 3.*song 1/);
		await press(/^forge/);
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('strong hit, 8 vs 3, 2');
		expect(await host.read('Kestrel.md')).toContain('momentum: 3');
	});

	it('has no move of the books', async () => {
		const { text } = await shown(block('move: Swear an Iron Vow'), FILES);
		expect(text).toContain('No move is called “Swear an Iron Vow”');
	});

	it('changes its own meters and marks its own impacts', async () => {
		const { host, press } = await shown(block('move: Stoke the Fire'), FILES, 1, 9, 10);
		await press(/^song/);
		await press('Roll');
		expect(await host.read('Kestrel.md')).toMatch(/burnt/);
	});

	it('asks its own truths alone', async () => {
		const { host } = await shown('Rain.\n', FILES);
		await host.palette('Set the truths of your world');
		await host.tick(80);
		expect(document.querySelector('.sworn-truth-name')?.textContent).toBe('The Sun');
		expect(document.querySelector('.sworn-truth-progress p')?.textContent).toContain('1');
	});

	it('has the expansions of it above it, in whatever order they are linked', async () => {
		const expansion = `_id: ash
type: expansion
ruleset: emberfall
title: Ash
rules: { stats: { nerve: {} }, condition_meters: { warmth: { max: 6, value: 6 } } }
moves: { fire: { contents: { steady: { name: Steady, roll_type: action_roll, replaces: [ "move:emberfall/fire/stoke" ], trigger: { text: When you steady..., conditions: [ { roll_options: [ { using: stat, stat: nerve } ] } ] }, text: "When you steady, roll +nerve.\\n\\nOn a **strong hit**, take +2 warmth.\\n\\nOn a **weak hit**, you stand.\\n\\nOn a **miss**, lose 1 warmth." } } } }
`;
		const mara = MARA.replace('rules: "[[emberfall.yaml]]"', 'rules: ["[[ash.yaml]]", "[[emberfall.yaml]]"]\nnerve: 2');
		const { host, press } = await shown(
			block('move: Stoke the Fire'),
			{ ...FILES, 'ash.yaml': expansion, 'Kestrel.md': mara },
			5,
			3,
			2,
		);
		await press('Roll');
		expect(await host.read('Kestrel.md')).toContain('warmth: 6');
	});

	it('is not found under another name', async () => {
		const { text } = await shown(block('move: Stoke the Fire'), {
			...FILES,
			'Kestrel.md': MARA.replace('emberfall', 'starforgd').replace('momentum', 'edge: 1\nmomentum'),
		});
		expect(text).toContain('Did you mean “ruleset: starforged”?');
	});

	it('is laid over a book where the character names the book', async () => {
		const { host, press } = await shown(
			block('move: Stoke the Fire'),
			{ ...FILES, 'Kestrel.md': MARA.replace('ruleset: emberfall', 'ruleset: classic') },
			5,
			3,
			2,
		);
		await press(/^forge/);
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('strong hit, 8 vs 3, 2');
	});

	it.each([
		{ links: '', then: 'rules: "[[emberfall.yaml]]"' },
		{ links: 'rules: "[[Weather]]"\n', then: 'rules: ["[[Weather]]", "[[emberfall.yaml]]"]' },
		{ links: 'rules: "[[emberfall.yaml]]"\n', then: 'rules: "[[emberfall.yaml]]"' },
	])('is offered where a character does not say by which rules it plays: $then', async ({ links, then }) => {
		const mara = MARA.replace('ruleset: emberfall\n', 'sworn: character\n').replace(/rules: .*\n/, links);
		const { host, press, now } = await shown(
			block('move: Stoke the Fire'),
			{ ...FILES, 'Kestrel.md': mara, 'Weather.md': 'Rain.\n' },
			5,
			3,
			2,
		);
		await press('Choose the rules');
		await host.tick(50);
		const offered = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
		expect(offered).toEqual(['Ironsworn', 'Ironsworn: Delve', 'Starforged', 'Sundered Isles', 'Emberfall']);
		for (let i = 0; i < 4; i++) await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(80);
		const written = await host.read('Kestrel.md');
		expect(written).toContain('ruleset: emberfall\n');
		expect(
			written
				.match(/^rules:(.*\n)( .*\n)*/m)?.[0]
				.replace(/\n {2}- /g, ' ')
				.trim(),
		).toBe(then);
		expect(now()).toMatch(/forge 3.*song 1/);
	});

	it('comes first where a character is created beside one who plays by it', async () => {
		const { host } = await shown('Rain.\n', FILES);
		await host.palette('Create a character');
		await host.tick(50);
		expect(document.querySelector<HTMLSelectElement>('#sworn-rules')?.value).toBe('emberfall');
		expect(document.querySelector('#sworn-stat-forge')).not.toBeNull();
	});

	it('is offered where a character is created, with its stats, and linked from the note', async () => {
		const { host } = await shown('Rain.\n', { 'emberfall.yaml': RULESET });
		await host.palette('Create a character');
		await host.tick(50);
		const rules = document.querySelector<HTMLSelectElement>('#sworn-rules');
		if (!rules) throw new Error('no choice of rules');
		expect([...rules.options].map(({ text }) => text)).toContain('Emberfall');
		rules.value = 'emberfall';
		rules.dispatchEvent(new Event('change', { bubbles: true }));
		await host.tick(20);
		expect(document.querySelector('#sworn-stat-forge')).not.toBeNull();
		expect(document.querySelector('#sworn-stat-edge')).toBeNull();
		const name = document.querySelector<HTMLInputElement>('#sworn-name');
		if (!name) throw new Error('no name');
		name.value = 'Mara';
		name.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick(20);
		for (const stat of ['forge', 'song']) {
			const field = document.querySelector<HTMLInputElement>(`#sworn-stat-${stat}`);
			if (!field) throw new Error(`no ${stat}`);
			field.value = '2';
			field.dispatchEvent(new Event('input', { bubbles: true }));
			await host.tick(20);
		}
		document.querySelector<HTMLButtonElement>('.sworn-character-dialog .mod-cta')?.click();
		await host.tick(80);
		expect(await host.read('Mara.md')).toMatch(
			/^---\nsworn: character\nruleset: emberfall\nrules: "\[\[emberfall\.yaml\]\]"\nforge: 2\nsong: 2\nwarmth: 4\nmomentum: 2\n/,
		);
	});
});
