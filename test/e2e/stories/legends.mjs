import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const HOME = 'The Drowned Light/The Drowned Light.md';
const SESSION = 'The Drowned Light/Journal/Session 4.md';
const LEGEND = 'The Drowned Light/Legend of The Drowned Light.md';
const LEFT = 'Learn where the Linnet went down';

export default [
	story('a campaign becomes a legend, with which the next one begins', { note: SESSION, byHand: true }, async on => {
		const { page, until } = on;
		await on.command('make a legend');
		await until(() => on.exists(LEGEND), 'the legend');
		await on.inFront(LEGEND);
		assert.match(on.read(LEGEND), /## Vows kept\n\n(?:- .*\n)*- “?(?:\[\[.*\|)?Bring the lens home.*, dangerous\n/);
		assert.match(on.read(LEGEND), new RegExp(`## Vows unfinished\\n\\n(?:- .*\\n)*- .*${LEFT}`));
		await page.locator('.notice').click({ position: { x: 4, y: 4 } });
		await on.picture('legend');

		await on.command('begin a campaign');
		await page.getByLabel('Campaign', { exact: true }).fill('Grey coast');
		await page.getByLabel('Character', { exact: true }).fill('Ada');
		await page.getByRole('radio', { name: 'Sundered Isles' }).first().check();
		await page.getByRole('button', { name: 'Set up first' }).click();
		await page.locator('.sworn-setup-row', { hasText: 'Opening' }).first().click();
		await page.locator('.sworn-campaign-quest', { hasText: LEFT }).click();
		await on.looks('.modal');
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('button', { name: 'Begin to play' }).click();
		await on.inFront('Grey coast/Journal/Session 1.md');
		await on.has(LEFT);

		await on.cursorToEnd();
		await on.dice(1, 1);
		await page.keyboard.type('\n\nWe hear of it. ;;legend');
		await page.locator('.suggestion-item').first().waitFor();
		await page.keyboard.press('Enter');
		await on.has('A vow that was kept: ');
	}),

	story('the legend of a campaign, on a phone', { note: HOME, phone: true }, async on => {
		await on.run('make-a-legend');
		await on.inFront(LEGEND);
		await on.page.locator('.cm-line', { hasText: /^Vows unfinished$/ }).waitFor();
		await on.noSidewaysScroll();
	}),
];
