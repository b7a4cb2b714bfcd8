import assert from 'node:assert/strict';
import fs from 'node:fs';
import { story } from '../story.mjs';

const FELL = new URL('../../journal/import/samples/classic/', import.meta.url);

/** The campaign of the samples as the other plugin keeps it. */
const ironVault = () =>
	Object.fromEntries(
		fs
			.readdirSync(FELL, { recursive: true })
			.filter(name => name.endsWith('.md'))
			.map(name => [name.normalize('NFC'), fs.readFileSync(new URL(encodeURI(name), FELL), 'utf8')]),
	);

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

const foundry = {
	...{ name: 'Torv', type: 'character', effects: [] },
	system: { ...stats, health: 5, spirit: 4, supply: 3, momentum: 2, biography: '<p>Born on a <em>ferry</em>.</p>' },
	items: [
		{ type: 'progress', name: 'Find the ford', system: { subtype: 'vow', rank: 2, current: 8 } },
		{ type: 'bondset', name: 'Bonds', system: { bonds: [{ name: 'Weir', notes: 'A mill town.' }] } },
	],
};

const ironJournal = {
	...{ name: 'Grey Fells', progressTracks: [], truths: {}, maps: [] },
	character: {
		name: 'Runa',
		stats,
		tracks: meters,
		debilities: { conditions: { shaken: true } },
		vows: [],
		assets: [],
	},
	journal: [{ title: 'Ashfall', content: 'The road ends here.' }],
};

// the app writes JSON as a text within JSON
const companion = JSON.stringify({
	players: [
		{
			...{ name: 'Hale', bonds: 2, assets: [], debilities: [] },
			stats: Object.entries({ ...stats, health: 4, spirit: 5, supply: 3, momentum: 3 }).map(([stat, value]) => ({
				...{ stat, value },
			})),
			progressions: [{ type: 'journey', title: 'Over the pass', rank: 1, progress: 16 }],
		},
	],
	logs: [{ id: 0, text: 'Hale swore a vow.' }],
});

const LONELOG = `# The gale

S1 *The pier, at dusk*

@ Secure an Advantage
d: 5 + wits 2 = 7 vs 3, 9
-> weak hit
=> momentum 2 → 3

[Clock:Tide 2/6]
`;

/** A sheet, a track and a journal of Forged in Obsidian. Each die of a roll is the name of a picture. */
const forged = () => ({
	'Characters/Char1.md': `---\nName: Odile\n${Object.entries({ ...stats, Health: 4, Spirit: 5, Supply: 3, Momentum: 2 })
		.map(([key, value]) => `${key[0].toUpperCase()}${key.slice(1)}: ${value}`)
		.join(
			'\n',
		)}\nWounded: ⬡\nQuests_Progress: 9\nQuests_TrackImage: "[[progress-track-9.svg]]"\n---\n# \`=this.Name\`\n`,
	'Progress/Vow1.md':
		'---\nName: Guide the convoy\nDifficulty: Dangerous\nProgress: 8\nTrackImage: "[[progress-track-8.svg]]"\n---\n',
	'Journals/Session 1.md': `# Session 1

I ask around.

> [!challenge-weak]- Odile Gather Information: Wits + 0
> ![[d6-3-t.svg|50]]![[plus-t.svg|15]]![[stat-2-t.svg|50]]![[plus-t.svg|15]]![[add-0-t.svg|50]]![[total-5-t.svg|50]]
> ![[vs-t.svg|50]]![[d10-2-t.svg|50]]![[and-t.svg|50]]![[d10-8-t.svg|50]]
> ### Result: ![[outcome-weak-hit.svg|50]] Weak Hit

`,
});

/** A file of another app in the demo, and what it becomes. */
const APPS = [
	['Stargazer', stargazer, 'Lantern Reach (Stargazer)', 'Journal/Landfall.md', 'We set **down** at dusk.'],
	['Foundry', foundry, 'Torv (Foundry)', 'Journal/Bonds.md', '## Weir\n\nA mill town.'],
	['Iron Journal', [ironJournal], 'Grey Fells (Iron Journal)', 'Journal/Ashfall.md', 'The road ends here.'],
	['Companion', companion, 'Hale (Ironsworn Companion)', 'Journal/Log.md', 'Hale swore a vow.'],
];

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
	if (phone) await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:import-from-another-app'));
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
	story('a door: Iron Vault, from its campaign to the first move', { ...settings, files: ironVault() }, async on => {
		const { page } = on;
		await on.command('journal: import from iron vault');
		await page.getByLabel('What', { exact: true }).waitFor();
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Import into copies' }).press('Enter');
		await page.getByText('imported to “Fell (Sworn Journal)”').waitFor();
		await page.keyboard.press('Escape');
		await firstMove(on, 'Fell (Sworn Journal)/Journal/First days.md');
	}),

	story(
		'a door: Forged in Obsidian, from its sheet to the first move, with the rolls of before',
		{ ...settings, empty: true, note: 'Journals/Session 1.md', files: forged() },
		async on => {
			const { page } = on;
			const before = on.read('Journals/Session 1.md');
			await on.command('journal: import from iron vault');
			await page.locator('input[value="in place"]').press('Space');
			await page.keyboard.press('Enter');
			await page.getByText(/1 character, 1 progress track/).waitFor();
			await page.getByRole('button', { name: 'Import in place' }).press('Enter');
			await page.getByText(/2 notes imported/).waitFor();
			await page.keyboard.press('Escape');
			assert.equal(on.read('Journals/Session 1.md'), before, 'the journal stays');
			await firstMove(on, 'Journals/Session 1.md');
			assert.ok(on.read('Journals/Session 1.md').startsWith(before.trimEnd()), 'the callouts of before');
			await on.command('journal: end a session');
			await on.has('> [!sworn]- 2 rolls: 2 weak hits'); // the callout's, and the one just made
		},
	),

	...APPS.map(([app, file, folder, page, words]) =>
		story(
			`a door: ${app}, from its file to the first move`,
			{ ...settings, files: { 'Old/export.json': JSON.stringify(file) } },
			async on => {
				await bringIn(on, 'Old/export.json', /1 character/);
				const journal = `${folder}/${page}`;
				assert.ok(on.read(journal).includes(words), words);
				if (app === 'Stargazer') {
					assert.match(on.read(`${folder}/Places/Ash.md`), /sworn: place\n.*region: Veil\n/s);
					await on.open(`${folder}/Ilka Voss.md`);
					await on.shot('170-door-stargazer');
				}
				await firstMove(on, journal);
			},
		),
	),

	story(
		'a door: Lonelog on a phone, from a note to the first move',
		{ ...settings, phone: true, files: { 'Old/Log.md': LONELOG } },
		async on => {
			await bringIn(on, 'Old/Log.md', /1 clock, 1 page/, true);
			const journal = 'The gale (Lonelog)/Journal/The gale.md';
			assert.ok(on.read(journal).includes('outcome: weak hit, 7 vs 3, 9'), 'the record of before');
			await on.shot('171-door-lonelog');
			on.write(journal, on.read(journal).replace('---\n', '---\ncharacter: "[[Kestrel Vane]]"\n'));
			await on.arrives(journal, 'Kestrel Vane');
			await firstMove(on, journal, true);
		},
	),
];
