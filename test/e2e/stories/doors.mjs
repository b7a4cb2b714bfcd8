import assert from 'node:assert/strict';
import { sampleOf, story } from '../story.mjs';

const meter = value => ({ value, max: 5, min: 0 });
const meters = { health: meter(4), spirit: meter(5), supply: meter(3), momentum: { ...meter(2), max: 10, min: -6 } };
const stats = { edge: 2, heart: 1, iron: 3, shadow: 1, wits: 2 };
const boxes = [4, 2, 0, 0, 0, 0, 0, 0, 0, 0];

const stargazer = {
	...{ id: 'a1', name: 'Lantern Reach', progressTracks: [], clocks: [], truths: { iron: 'Iron is rare here.' } },
	character: [
		{
			...{ name: 'Ilka Voss', stats, tracks: meters, impacts: {}, legacies: {}, gear: 'A coil of rope', assets: [] },
			vows: [{ name: 'Bring the lamp home', difficulty: 3, boxes, clocks: [] }],
		},
	],
	journal: [{ title: 'Landfall', content: '<div>We set <b>down</b> at dusk.</div>' }],
	sectors: [
		{
			...{ name: 'Veil', region: 'Outlands', control: '', notes: '' },
			cells: {
				c7: { id: 'c7', stat: 'location', name: '', planets: [{ name: 'Ash', type: 'Ice', feature: 'Towers' }] },
			},
		},
	],
	factions: [],
};

const LONELOG = `# The gale

S1 *The pier, at dusk*

@ Secure an Advantage
d: 5 + wits 2 = 7 vs 3, 9
-> weak hit
=> momentum 2 → 3

[Clock:Tide 2/6]
`;

/** Types a move at the end of a journal, and waits for its record. */
async function firstMove(on, journal, phone) {
	await on.open(journal);
	await on.cursorToEnd();
	await on.dice(4, 3, 9);
	await on.page.keyboard.type('I run. ;;fd edge');
	await on.page.locator('.suggestion-item').first().waitFor();
	await (phone ? on.page.locator('.suggestion-item').first().tap() : on.page.keyboard.press('Enter'));
	await on.until(async () => /edge \d: 4 vs 3, 9, weak hit/.test(await on.text()), 'the record');
	await on.until(() => on.read(journal).includes('I run. `sworn: Face Danger'), 'the record on disk');
}

/** Imports a file of the vault by keyboard, and reads the report. */
async function bringIn(on, file, told, phone) {
	const { page } = on;
	const press = async name => {
		const button = page.locator('.modal .sworn-buttons button').getByText(name, { exact: true });
		await (phone ? button.tap() : button.press('Enter'));
	};
	if (phone) await on.run('import-from-another-app');
	else await on.command('journal: import from another app');
	await page.getByLabel('A file of the vault').selectOption(file);
	await page.getByText(`Chosen: ${file}`).waitFor();
	if (phone) await on.noSidewaysScroll();
	await press('Show the report');
	await page.getByText(told).waitFor();
	if (phone) await on.noSidewaysScroll();
	await press('Import');
	await page
		.locator('.modal')
		.getByText(/imported to “/)
		.waitFor();
	await press('Close');
	await page.locator('.modal').waitFor({ state: 'detached' });
}

const settings = { look: 'lines', records: 'line', byHand: true };

export default [
	story(
		'a door: Iron Vault, from its campaign to the first move',
		{ ...settings, files: sampleOf('classic') },
		async on => {
			const { page } = on;
			await on.command('journal: import from iron vault');
			await page.getByLabel('What', { exact: true }).waitFor();
			await page.keyboard.press('Enter');
			await page.getByRole('button', { name: 'Import into copies' }).press('Enter');
			await page.getByText('imported to “Fell (Sworn Journal)”').waitFor();
			await page.keyboard.press('Escape');
			await firstMove(on, 'Fell (Sworn Journal)/Journal/First days.md');
		},
	),

	story(
		'a door: Stargazer, from its file to the first move',
		{ ...settings, files: { 'Old/export.json': JSON.stringify(stargazer) } },
		async on => {
			await bringIn(on, 'Old/export.json', /1 character/);
			const folder = 'Lantern Reach (Stargazer)';
			assert.ok(on.read(`${folder}/Journal/Landfall.md`).includes('We set **down** at dusk.'));
			assert.match(on.read(`${folder}/Places/Ash.md`), /sworn: place\n.*region: Veil\n/s);
			await firstMove(on, `${folder}/Journal/Landfall.md`);
		},
	),

	story(
		'a door: Lonelog on a phone, from a note to the first move',
		{ ...settings, phone: true, files: { 'Old/Log.md': LONELOG } },
		async on => {
			await bringIn(on, 'Old/Log.md', /1 clock, 1 page/, true);
			const journal = 'The gale (Lonelog)/Journal/The gale.md';
			assert.ok(on.read(journal).includes('outcome: weak hit, 7 vs 3, 9'), 'the record of before');
			on.write(journal, on.read(journal).replace('---\n', '---\ncharacter: "[[Kestrel Vane]]"\n'));
			await on.arrives(journal, 'Kestrel Vane');
			await firstMove(on, journal, true);
		},
	),
];
