import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const JOURNAL = 'Journal/A bad wind.md';
const TRUTHS = 'Characters/Truths.md';

export default [
	story('the truths of a world are settled by keyboard', { note: JOURNAL, byHand: true }, async on => {
		const { page, until } = on;
		await on.dice(45);
		await on.command('set the truths');
		await page.locator('.sworn-truths-dialog').waitFor();
		await on.looks('.modal');
		await page.keyboard.press('3');
		await page.keyboard.press('Enter');
		await page.getByText('Truth 2 of 11, 1 settled').waitFor();
		await page.keyboard.press('r');
		await page.getByText('Rolled 45').waitFor();
		await page.keyboard.press('Enter');
		await page.getByText('Truth 3 of 11').waitFor();
		await page.keyboard.press('4');
		await page.keyboard.type('Sail, and a little steam.');
		await on.looks('.modal');
		await page.keyboard.press('Escape');
		await until(
			() => on.exists(TRUTHS) && on.read(TRUTHS).includes('## Modern Era\n\nSail, and a little steam.'),
			'the note',
		);
		assert.match(on.read(TRUTHS), /^---\nsworn: truths\nruleset: sundered_isles\n---\n\n## Sundering\n\n\*\*Strange/);
	}),
];
