import type { App } from 'obsidian';
import { afterEach, expect, it } from 'vitest';
import { offerChoices } from '../../../src/obsidian/components/pick-dialog';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

const open: Booted<unknown>[] = [];
afterEach(async () => {
	for (const booted of open.splice(0)) await booted.close();
});

const CHOICES = [
	{ label: 'Draw the Circle', detail: 'Duel a leader' },
	{ label: 'Mark wounded', detail: 'Impact' },
	{ label: 'Clear shaken', detail: 'Impact' },
	{ label: 'Étienne’s vow', detail: 'Dangerous' },
	{ label: 'Endure Harm (-1)', detail: 'health' },
];

/** The labels that are left once this is typed. */
async function left(typed: string): Promise<readonly (string | null | undefined)[]> {
	const booted = await boot({ load: 'none' });
	open.push(booted);
	offerChoices(
		booted.app as unknown as App,
		'What now?',
		CHOICES.map(choice => ({ ...choice, run: () => undefined })),
	);
	const field = document.querySelector<HTMLInputElement>('.prompt-input')!;
	field.value = typed;
	field.dispatchEvent(new Event('input'));
	await booted.tick();
	const labels = Array.from(document.querySelectorAll('.suggestion-item'), row => row.firstElementChild?.textContent);
	await booted.press('Escape');
	return labels;
}

it.each<{ typed: string; found: string[]; why: string }>([
	{ typed: '', found: CHOICES.map(({ label }) => label.replace('-', '−')), why: 'all in their order' },
	{ typed: 'harm -1', found: ['Endure Harm (−1)'], why: 'a minus by its key' },
	{ typed: 'wounded mark', found: ['Mark wounded'], why: 'words in any order' },
	{ typed: 'impact', found: ['Mark wounded', 'Clear shaken'], why: 'words of the detail' },
	{ typed: 'shaken imp', found: ['Clear shaken'], why: 'words of both' },
	{ typed: 'dtc', found: ['Draw the Circle'], why: 'initials' },
	{ typed: 'etienne', found: ['Étienne’s vow'], why: 'without accents' },
	{ typed: 'circle', found: ['Draw the Circle'], why: 'a word of the label' },
	{ typed: 'xyz', found: [], why: 'nothing' },
])('a list of choices is searched like the finder: “$typed” finds $why', async ({ typed, found }) => {
	expect(await left(typed)).toEqual(found);
});
