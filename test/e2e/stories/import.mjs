import assert from 'node:assert/strict';
import { sampleOf, story } from '../story.mjs';

const SESSION = 'Salt/Journal/Session 2.md';
const SALT = sampleOf('starforged');
const sameAs = (on, files) => {
	for (const [name, text] of Object.entries(files)) assert.equal(on.read(name), text, name);
};

export default [
	story(
		'import on a phone: in place, and undone',
		{ files: SALT, note: SESSION, phone: true, theme: 'dark', look: 'lines', records: 'line', byHand: true },
		async on => {
			const { page, until } = on;
			await on.run('import-from-iron-vault');
			await page.locator('input[value="in place"]').check();
			await on.looks('.modal');
			await page.getByRole('button', { name: 'Show the report' }).tap();
			await page.locator('summary', { hasText: 'Session 2' }).tap();
			await on.noSidewaysScroll();
			await on.bigTargets('.modal');
			await page.getByRole('button', { name: 'Import in place' }).tap();
			await page.getByText('imported to “Salt”').waitFor();
			await page.locator('.sworn-buttons button', { hasText: 'Close' }).tap();
			await until(() => on.read(SESSION).includes('`sworn: Face Danger, shadow 1'), 'records');
			await on.run('undo-the-last-import');
			await page.getByRole('button', { name: 'Undo the import' }).tap();
			await until(() => on.read(SESSION) === SALT[SESSION], 'the journal');
			await page.getByText('are as they were before the import').waitFor();
			sameAs(on, SALT);
		},
	),
];
