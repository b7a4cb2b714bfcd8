import { afterEach, describe, expect, it } from 'vitest';
import { close, start, submit, type Host } from '../one-app';
import { ACTOR, begun, fill, openStep, pickGame, press, started, text, title } from './begun';

afterEach(close);

describe('the card that the book begins with and the data lack', () => {
	const SHIP_NOTE = `---
type: asset
---
# Sailing Ship (Incidental Vehicle)

## Abilities
- [x] It floats.
- [ ] It is fast: when you Set a Course aboard, add +1.

## Controls
- integrity (condition_meter, max: 4, value: 4)
`;
	const SHIP_FILE = `_id: reef
type: expansion
assets:
  boats:
    name: Boats
    contents:
      sailing_ship:
        name: Sailing Ship
        category: Incidental Vehicle
        controls: { integrity: { field_type: condition_meter, label: integrity, max: 4, value: 4 } }
        abilities: [{ text: It floats., enabled: true }, { text: It is fast. }]
`;

	async function atVehicle(files: Readonly<Record<string, string>>): Promise<Host> {
		const on = await begun('Sundered Isles', { files });
		await openStep(on, 'Command Vehicle');
		expect(title()).toBe('Your ship');
		return on;
	}

	it('is named at its step', async () => {
		const on = await atVehicle({});
		expect(text('.sworn-campaign')).toContain('The data that come with the plugin lack the card “Sailing Ship”');
		await on.press('Escape');
	});

	it('is not named by a book that has its card', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Command Vehicle');
		expect(title()).toBe('Your starship');
		expect(text('.sworn-campaign')).not.toContain('The data that come with');
		await on.press('Escape');
	});

	it.each([
		['a note', { 'Cards/Sailing Ship.md': SHIP_NOTE }, 'Sailing Ship (Ada)'],
		['a Datasworn file', { 'Packs/reef.yaml': SHIP_FILE }, 'Sailing Ship'],
	])('is taken from %s of the vault, and its note holds it', async (_, files, name) => {
		const on = await atVehicle(files);
		expect(text('.sworn-campaign')).not.toContain('The data that come with');
		await press('Choose its card');
		expect(text('.sworn-asset-beside')).toContain('Sailing Ship');
		await press('Choose for Ada');
		await press('Add to Ada');
		const note = await on.read(`Grey coast/${name}.md`);
		expect(note).toContain('asset: Sailing Ship\n');
		expect(note).toContain('kind: incidental vehicle\n');
		expect(note).toContain('integrity: 4\nintegrity_max: 4\naboard: true\n');
		expect(note).toMatch(/\n- \[x\] It floats\.\n- \[ \] It is fast/);
		await on.press('Escape');
	});
});

describe('an expansion of the vault', () => {
	const LODESTAR = `_id: lodestar
type: expansion
ruleset: classic
title: Ironsworn Lodestar
oracles:
  place:
    name: Place
    contents:
      region: { name: Region, rows: [{ min: 1, max: 100, text: Under the lamp }] }
moves:
  lamps:
    name: Lamp Moves
    contents:
      trim_the_lamp:
        name: Trim the Lamp
        roll_type: no_roll
        text: When you trim the lamp, take +1 momentum.
`;
	const tick = async (on: Host) => {
		document.querySelector<HTMLInputElement>('.modal input[type="checkbox"]')?.click();
		await on.tick();
	};

	it('is named until the vault has it, for the books that it adds to', async () => {
		const on = await started();
		const hint = 'Lodestar, the official rules reference of 2025, can be added here';
		expect(text('.modal')).not.toContain(hint);
		for (const game of ['Ironsworn', 'Ironsworn: Delve']) {
			await pickGame(on, game);
			expect(text('.modal')).toContain(hint);
		}
		await on.press('Escape');
	});

	it.each([
		['Ironsworn', 'classic'],
		['Ironsworn: Delve', 'delve'],
	])('is picked up in a campaign of %s, and linked by the character', async (game, rules) => {
		const on = await started({ files: { 'Packs/lodestar.yaml': LODESTAR } });
		expect(text('.modal')).not.toContain('Lodestar');
		await pickGame(on, game);
		expect(text('.modal')).toContain('With Ironsworn Lodestar, from your vault');
		expect(text('.modal')).not.toContain('can be added here');
		await tick(on);
		await fill(on, 'campaign', 'Grey coast');
		await fill(on, 'character', 'Ada');
		await submit();
		expect(await on.read(ACTOR)).toContain(`ruleset: ${rules}\nrules: "[[lodestar.yaml]]"\n`);
		await on.press('Escape');
	});

	it('is left out where it is not picked', async () => {
		const on = await begun('Ironsworn', { files: { 'Packs/lodestar.yaml': LODESTAR } });
		expect(await on.read(ACTOR)).not.toContain('rules:');
		await on.press('Escape');
	});

	it('is rolled on in the steps, also from the campaign’s page', async () => {
		const note = '---\nsworn: character\nruleset: classic\nrules: "[[lodestar.yaml]]"\nedge: 1\nmomentum: 2\n---\n';
		const page = '---\ncharacter: "[[Rook]]"\n---\n\n```sworn\nshow: campaign\n```\n';
		const files = { 'Coast/Rook.md': note, 'Coast/Coast.md': page, 'Packs/lodestar.yaml': LODESTAR };
		const on = await start({ files, note: 'Coast/Coast.md', mode: 'preview' });
		await on.tick(400);
		document.querySelector<HTMLElement>('.sworn-home [data-step="place"]')?.click();
		await on.tick(30);
		expect(title()).toBe('A settlement that you know');
		await press('Roll Region');
		expect(document.querySelector<HTMLTextAreaElement>('#sworn-campaign-about')?.value).toContain('Under the lamp');
		await on.press('Escape');
	});
});
