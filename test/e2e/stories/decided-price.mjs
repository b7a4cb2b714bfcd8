import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const assetOf = (...lines) => ['---', 'sworn: asset', 'character: "[[Kestrel]]"', ...lines, '---', ''].join('\n');

const files = {
	'Kestrel.md': sheetOf({ momentum: 5, assets: '["[[Moth]]", "[[Petrel]]"]' }),
	'Moth.md': assetOf('asset: Banshee', 'kind: companion', 'health: 4'),
	'Petrel.md': assetOf('asset: Starship', 'kind: command vehicle', 'integrity: 5', 'aboard: true'),
	'Journal.md':
		'---\ncharacter: "[[Kestrel]]"\n---\n\nWe hold the stair. `sworn: objective: Hold the stair, dangerous`\n\nThe lamp swings down, and I go in under it. ',
};

/** What a price leads to, by keys or by taps: the meter, the amount, the roll against it, and the choice of its miss. */
const WAYS = [
	{
		title: 'by keys',
		most: 264,
		settings: { picture: 'price-panel' },
		pay: async ({ page, frame }) => {
			await frame();
			await page.keyboard.press('4');
			await frame();
			await page.keyboard.press('2');
		},
		answer: async ({ page, frame }) => {
			await frame();
			await page.keyboard.press('Enter');
		},
	},
	{
		title: 'on a phone, by taps',
		most: 262,
		settings: { phone: true, theme: 'dark' },
		pay: async ({ page }) => {
			await page.getByRole('button', { name: 'Decide it' }).tap();
			const grid = page.getByRole('grid');
			await grid.waitFor();
			const cut = await grid.evaluate(el =>
				[el, ...el.querySelectorAll('button')].filter(at => at.scrollWidth > at.clientWidth),
			);
			assert.deepEqual(cut, [], 'nothing is cut or scrolls sideways');
			await page.getByRole('gridcell', { name: 'Health 5 → 3' }).tap();
		},
		answer: ({ page }) => page.locator('.sworn-line-card .sworn-choice').first().tap(),
	},
];

export default WAYS.map(({ title, most, settings: { picture, ...settings }, pay, answer }) =>
	story(
		`a decided price and its suffer move in a fight, ${title}`,
		{ files, note: 'Journal.md', records: 'line', look: 'lines', byHand: true, ...settings },
		async on => {
			const { page, has } = on;
			await on.cursorToEnd();
			await on.dice(1, 8, 9);
			await page.keyboard.type(';;clash');
			await page.locator('.suggestion-container .suggestion-item').first().waitFor();
			await on.frame();
			await page.keyboard.press('Enter');
			await page.locator('.sworn-line-card .sworn-price').waitFor({ state: 'attached' });
			const height = await page
				.locator('.sworn-line-card:not(.is-strip)')
				.last()
				.evaluate(el => el.offsetHeight);
			assert.ok(height <= most, `the panel is ${height} px high`);
			await on.picture(picture);
			await pay(on);
			await has('chose Decide the price; chose Endure Harm; chose Endure Harm (-2)');
			await on.until(() => on.read('Kestrel.md').includes('health: 3\n'), 'the price on the sheet');
			await on.dice(1, 7, 8);
			await page.getByRole('button', { name: 'Roll Endure Harm' }).waitFor();
			await answer(on);
			await has('`sworn: Endure Harm, ');
			await has('1 vs 7, 8, miss');
			await on.frame();
			await page.locator('.sworn-line-card .sworn-choice').first().click();
			await page.locator('.sworn-line-card .sworn-choice').first().waitFor({ state: 'detached' });
			await on.frame();
			if (picture) await on.strip('price-strip');
		},
	),
);
