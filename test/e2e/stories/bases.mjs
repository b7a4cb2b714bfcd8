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

const openViews = async on => {
	await on.page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:create-views-of-your-campaign'));
	await on.page.locator('.bases-view-switcher select').selectOption('Open tracks and clocks');
	await on.page.locator('.sworn-base .sworn-track').first().waitFor();
};

const entry = ({ page }, name) => page.locator('.sworn-base-entry', { has: page.getByRole('link', { name }) });

export default [
	story('the tracks of a campaign in a base, marked and advanced there', { files: FILES, byHand: true }, async on => {
		const { page, read, until } = on;
		await openViews(on);
		await on.shot('86-base-tracks');
		await on.accessible('.sworn-base');
		await on.noSidewaysScroll();

		await entry(on, 'Find the ark')
			.getByRole('button', { name: /^Mark progress/ })
			.focus();
		await page.keyboard.press('Enter');
		await until(() => /^ticks: 12$/m.test(read(ARK)), 'the mark on disk');
		await entry(on, 'Find the ark').getByText('3 boxes of 10').waitFor();
		await until(
			() => page.evaluate(() => /^Mark progress/.test(document.activeElement.textContent)),
			'the focus stays on the button',
		);
		await entry(on, 'The tide').getByRole('slider').focus();
		await page.keyboard.press('ArrowRight');
		await until(() => /^filled: 3$/m.test(read(TIDE)), 'the segment on disk');
		await entry(on, 'The tide').getByRole('link').press('Enter');
		await until(
			() => page.evaluate(() => window.app.workspace.getActiveFile()?.basename === 'The tide comes in'),
			'its note is open',
		);
	}),

	story('the tracks of a base on a phone', { files: FILES, byHand: true, phone: true, theme: 'dark' }, async on => {
		const { page, read, until } = on;
		await openViews(on);
		await on.shot('87-base-tracks-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-base');
		await on.accessible('.sworn-base');
		const { scrolls, wide } = await page.locator('.bases-view').evaluate(el => ({
			scrolls: el.scrollWidth - el.clientWidth,
			wide: el.clientWidth,
		}));
		assert.ok(scrolls <= 0, `it is ${scrolls} pixels wider than its ${wide}`);
		await entry(on, 'Find the ark')
			.getByRole('button', { name: /^Mark progress/ })
			.tap();
		await until(() => /^ticks: 12$/m.test(read(ARK)), 'the mark on disk');
	}),
];
