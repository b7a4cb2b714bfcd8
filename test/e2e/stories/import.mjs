import assert from 'node:assert/strict';
import fs from 'node:fs';
import { story } from '../story.mjs';

/** The notes of a sample campaign as the other plugin keeps them. */
function sample(game) {
	const root = new URL(`../../journal/import/samples/${game}/`, import.meta.url);
	const names = fs.readdirSync(root, { recursive: true }).filter(name => name.endsWith('.md'));
	return Object.fromEntries(
		names.map(name => [name.normalize('NFC'), fs.readFileSync(new URL(encodeURI(name), root), 'utf8')]),
	);
}

const FELL = sample('classic');
const SALT = sample('starforged');
const COPY = 'Fell (Sworn Journal)/Journal/First days.md';

const sameAs = (on, files) => {
	for (const [name, text] of Object.entries(files)) assert.equal(on.read(name), text, name);
};

export default [
	story(
		'a campaign moves in: report, copies, three moves, check, four exports, and all of it undone',
		{ files: FELL, note: 'Fell/Journal/First days.md', look: 'lines', records: 'line', byHand: true },
		async on => {
			const { page, until } = on;
			await on.command('journal: import from iron vault');
			await page.getByLabel('What', { exact: true }).waitFor();
			await on.shot('160-import');
			await on.accessible('.modal');
			await page.keyboard.press('Enter');
			await page.getByRole('button', { name: 'Import into copies' }).waitFor();
			await page.locator('summary', { hasText: 'First days' }).click();
			await on.shot('161-import-report');
			await on.accessible('.modal');
			sameAs(on, FELL);
			await page.getByRole('button', { name: 'Import into copies' }).click();
			await page.getByText('imported to “Fell (Sworn Journal)”').waitFor();
			await on.shot('162-imported');
			await page.getByRole('button', { name: 'Journal check' }).click();
			await page.locator('.sworn-check-summary').waitFor();
			await on.shot('163-checked-after-import');
			await page.keyboard.press('Escape');
			sameAs(on, FELL);

			await on.open(COPY);
			await on.cursorToEnd();
			for (const [letters, key] of [
				['face danger', 'e'],
				['secure an adv', 'i'],
				['gather inf', 'w'],
			]) {
				await on.dice(6, 1, 2);
				const records = async () => (await on.text()).split('`sworn: ').length;
				const before = await records();
				await on.makeMove(letters, key);
				await until(async () => (await records()) > before, letters);
				await page.keyboard.press('Escape');
				await on.cursorToEnd();
			}
			await page.keyboard.type('The hill is quiet now.');
			await until(() => on.read(COPY).includes('The hill is quiet now.'), 'the note on disk');
			await on.shot('164-played-on');
			assert.ok(on.read(COPY).includes('I count my arrows by feel. Nine.'), 'the prose of before');

			for (const steps of [0, 1, 2, 3]) {
				await on.command('journal: export');
				await page.getByLabel('What', { exact: true }).selectOption({ label: 'The campaign “Fell (Sworn Journal)”' });
				const ways = page.locator('input[name="sworn-export-form"]');
				await ways.nth(steps).check();
				await page.getByRole('button', { name: 'Export', exact: true }).click();
				await page.locator('.modal').waitFor({ state: 'detached' });
			}
			assert.ok(on.exists('Fell (Sworn Journal).html'), 'the page');

			await on.command('journal: undo the last import');
			await page.getByText('Changed since they were made').waitFor();
			await page.getByLabel('Move these to the trash as well').check();
			await on.shot('165-undo-import');
			await page.getByRole('button', { name: 'Undo the import' }).click();
			await until(() => !on.exists('Fell (Sworn Journal)'), 'the copies are gone');
			sameAs(on, FELL);
		},
	),

	story(
		'import on a phone: in place, and undone',
		{
			files: SALT,
			note: 'Salt/Journal/Session 2.md',
			phone: true,
			theme: 'dark',
			look: 'lines',
			records: 'line',
			byHand: true,
		},
		async on => {
			const { page, until } = on;
			await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:import-from-iron-vault'));
			await page.locator('input[value="in place"]').check();
			await on.noSidewaysScroll();
			await on.bigTargets('.modal');
			await on.shot('166-import-phone');
			await page.getByRole('button', { name: 'Show the report' }).tap();
			await page.locator('summary', { hasText: 'Session 2' }).tap();
			await on.noSidewaysScroll();
			await on.bigTargets('.modal');
			await on.shot('167-import-report-phone');
			await page.getByRole('button', { name: 'Import in place' }).tap();
			await page.getByText('imported to “Salt”').waitFor();
			await page.locator('.sworn-buttons button', { hasText: 'Close' }).tap();
			await until(() => on.read('Salt/Journal/Session 2.md').includes('`sworn: Face Danger, shadow 1'), 'records');
			await on.shot('168-imported-phone');
			await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:undo-the-last-import'));
			await page.getByRole('button', { name: 'Undo the import' }).tap();
			await until(() => on.read('Salt/Journal/Session 2.md') === SALT['Salt/Journal/Session 2.md'], 'the journal');
			await page.getByText('are as they were before the import').waitFor();
			sameAs(on, SALT);
		},
	),
];
