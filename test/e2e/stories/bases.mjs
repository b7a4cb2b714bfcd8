import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const ARK = 'Tracks/Find the ark.md';
const TIDE = 'Tracks/The tide comes in.md';

const FILES = {
	[ARK]: '---\nsworn: vow\nrank: formidable\nticks: 8\ncharacter: "[[Kestrel Vane]]"\n---\n',
	'Tracks/Bring the medicine to Ashfall, before the long winter closes the pass.md':
		'---\nsworn: vow\nrank: extreme\nticks: 22\n---\n',
	'Tracks/Old Mera.md': '---\nsworn: connection\nrank: dangerous\nrole: guide\n---\n',
	[TIDE]: '---\nsworn: clock\nsegments: 6\nfilled: 2\n---\n',
	'Tracks/A debt.md': '---\nsworn: vow\nrank: huge\n---\n',
};

const entry = ({ page }, name) => page.locator('.sworn-base-entry', { has: page.getByRole('link', { name }) });

export default [
	story(
		'the tracks of a campaign in a base, marked and advanced there, on a phone',
		{ files: FILES, byHand: true, phone: true },
		async on => {
			const { page } = on;
			await on.run('create-views-of-your-campaign');
			await page.locator('.bases-view-switcher select').selectOption('Open tracks and clocks');
			await page.locator('.sworn-base .sworn-track').first().waitFor();
			await on.inBothThemes(() => on.looks('.sworn-base'));
			const tooWide = await page.locator('.bases-view').evaluate(el => el.scrollWidth - el.clientWidth);
			assert.ok(tooWide <= 0, `it is ${tooWide} pixels too wide`);
			const mark = entry(on, 'Find the ark').getByRole('button', { name: /^Mark progress/ });
			await mark.tap();
			await on.saysOn(ARK, 'ticks: 12');
			await entry(on, 'Find the ark').getByText('3 boxes of 10').waitFor();
			await mark.press('Enter');
			await on.saysOn(ARK, 'ticks: 16');
			await on.until(
				() => page.evaluate(() => /^Mark progress/.test(document.activeElement.textContent)),
				'the focus stays on the button',
			);
			await entry(on, 'The tide').getByRole('slider').focus();
			await page.keyboard.press('ArrowRight');
			await on.saysOn(TIDE, 'filled: 3');
			await entry(on, 'The tide').getByRole('link').press('Enter');
			await on.inFront(TIDE);
		},
	),
];
