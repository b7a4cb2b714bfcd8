import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { playingBy } from '../played';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;

afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const PATH = 'Isles/Truths.md';

/** The dialog, opened in a journal of a campaign. */
async function settling(ruleset: string, faces: readonly number[], truths?: string): Promise<Host> {
	host = await boot<SwornJournalPlugin>({
		files: {
			'Isles/Rook.md': playingBy(ruleset),
			'Isles/Journal/Session 1.md': 'Rain.\n',
			...(truths === undefined ? {} : { [PATH]: truths }),
		},
		note: 'Isles/Journal/Session 1.md',
	});
	host.plugin.dice = landing([...faces]);
	await host.palette('Set the truths of your world');
	await host.tick(20);
	return host;
}

const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const place = () => text('.sworn-truth-progress p');
const name = () => text('.sworn-truth-name');
const button = (label: string) =>
	[...document.querySelectorAll<HTMLButtonElement>('.modal button')].find(el => el.textContent?.startsWith(label));

async function keys(on: Host, ...pressed: string[]): Promise<void> {
	for (const key of pressed) {
		await on.press(key);
		await on.tick(15);
	}
}

async function write(on: Host, words: string): Promise<void> {
	const field = document.querySelector<HTMLTextAreaElement>('.modal textarea');
	if (!field) throw new Error('no field for own words');
	expect(document.activeElement).toBe(field);
	field.value = words;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await on.tick();
	await on.press('Enter', { ctrlKey: true });
	await on.tick(15);
}

const titles = async (on: Host) => [...(await on.read(PATH)).matchAll(/^## (.*)$/gm)].map(([, title]) => title);

describe('the truths of a world', () => {
	it('are settled one by one by keys alone: a number, the dice, own words; what is skipped stays open', async () => {
		const on = await settling('sundered_isles', [45]);
		expect([place(), name()]).toEqual(['Truth 1 of 11, 0 settled', 'Sundering']);
		expect(on.app.vault.getFileByPath(PATH)).toBeNull();
		await keys(on, '2', 'Enter');
		expect(await titles(on)).toEqual(['Sundering']);
		await keys(on, 'r');
		expect(text('.sworn-truth-message')).toBe('Rolled 45');
		await keys(on, 'Enter', 's', '4');
		await write(on, 'Salt binds us.\n\nNobody says why.');
		expect(place()).toBe('Truth 5 of 11, 3 settled');
		await keys(on, 'Escape');
		expect(await titles(on)).toEqual(['Sundering', 'Relics', 'Iron Vows']);
		expect(await on.read(PATH)).toContain('## Iron Vows\n\nSalt binds us.\n\nNobody says why.\n');
		expect(await on.read(PATH)).toMatch(/^---\nsworn: truths\nruleset: sundered_isles\n---\n/);
	});

	it('are continued at the first that is open, and shown as they stand', async () => {
		const on = await settling('sundered_isles', [], '## Sundering\n\nMine.\n\n## My maps\n\nThree.\n');
		expect(place()).toBe('Truth 2 of 11, 1 settled');
		button('Back')?.click();
		await on.tick(15);
		expect(document.querySelector<HTMLTextAreaElement>('.modal textarea')?.value).toBe('Mine.');
		await write(on, 'Mine, and better.');
		await keys(on, '1', 'Escape');
		await on.tick(20);
		const note = await on.read(PATH);
		expect(note).toMatch(/^## Sundering\n\nMine, and better\.\n\n## Relics\n/);
		expect(note).toContain('## My maps\n\nThree.\n');
	});

	it('keep own words that a printed answer would take the place of', async () => {
		const on = await settling('sundered_isles', [], '## Sundering\n\nMine.\n');
		button('Back')?.click();
		await on.tick(15);
		const radio = document.querySelector<HTMLInputElement>('[data-key="1"]');
		radio?.click();
		await on.tick();
		button('Next')?.click();
		await on.tick(15);
		expect(text('.sworn-truth-message')).toContain('they stay');
		await keys(on, 'Escape');
		expect(await on.read(PATH)).toBe('## Sundering\n\nMine.\n');
	});

	it('are taken back one by one, and Esc keeps what is chosen', async () => {
		const on = await settling('starforged', [20, 60]);
		await keys(on, 'r');
		expect(text('.sworn-truth-message')).toBe('Rolled 20; Sun Plague Cause 60');
		await keys(on, 'Enter');
		button('Back')?.click();
		await on.tick(15);
		await keys(on, 'u');
		expect(text('.sworn-truth-message')).toBe('Taken back.');
		expect(await titles(on)).toEqual([]);
		await keys(on, '3', 'b', 'Escape');
		await on.tick(20);
		expect(await titles(on)).toEqual(['Cataclysm']);
	});

	it('ask for what an answer leaves open, and leave it so when Enter is pressed again', async () => {
		const on = await settling('starforged', []);
		await keys(on, '1', 'Enter');
		expect(text('.sworn-truth-message')).toContain('Sun Plague Cause: choose by its letter');
		await keys(on, 'Enter');
		expect(name()).toBe('Exodus');
		expect(await on.read(PATH)).toContain('caused by…');
		await keys(on, 'Escape');
	});

	it('tell of a heading that is written twice, and leave both', async () => {
		const note = '## Sundering\n\nOne.\n\n## Sundering\n\nTwo.\n';
		const on = await settling('sundered_isles', [], note);
		expect(text('.modal .sworn-problem')).toContain('Line 5');
		button('Back')?.click();
		await on.tick(15);
		await write(on, 'Three.');
		expect(on.notices().join()).toContain('two headings');
		await keys(on, 'Escape');
		expect(await on.read(PATH)).toBe(note);
	});

	it('are done when the player says so, and the note opens', async () => {
		const on = await settling('classic', []);
		await keys(on, '3');
		button('Done')?.click();
		await on.tick(30);
		expect(on.view.file?.path).toBe(PATH);
		expect(await titles(on)).toEqual(['The Old World']);
	});
});

it('in an empty vault, asks which world it is first', async () => {
	host = await boot<SwornJournalPlugin>({ files: {} });
	await host.palette('Set the truths of your world');
	expect(document.querySelector('.prompt')?.textContent).toContain('Sundered Isles');
	await host.press('Escape');
});

describe('truths of a Datasworn file that the character is played by', () => {
	const pack = `_id: kiln
type: expansion
ruleset: starforged
title: Kiln and Clay
truths:
  cataclysm:
    name: Cataclysm
    replaces: [ "truth:starforged/cataclysm" ]
    your_character: Where were you when the kiln went out?
    options:
      - { roll: { min: 1, max: 40 }, summary: The kiln cracked., description: It cracked at noon. }
      - { roll: { min: 41, max: 100 }, summary: The clay dried., description: It is dust. }
  glaze: { name: Glaze, options: [ { roll: { min: 1, max: 100 }, description: It shines. } ] }
`;

	it('are asked with those of the book, in the place of what they replace or at the end', async () => {
		host = await boot<SwornJournalPlugin>({
			files: {
				'Isles/Rook.md': playingBy('starforged').replace('edge', 'rules: "[[kiln.yaml]]"\nedge'),
				'Isles/Journal/Session 1.md': 'Rain.\n',
				'kiln.yaml': pack,
			},
			note: 'Isles/Journal/Session 1.md',
		});
		await host.palette('Set the truths of your world');
		await host.tick(80);
		expect(place()).toContain('15');
		expect(name()).toBe('Cataclysm');
		expect(text('.sworn-truth-options')).toContain('Where were you when the kiln went out?');
	});
});
