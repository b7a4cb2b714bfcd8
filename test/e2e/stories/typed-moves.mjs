import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const files = {
	'Kestrel.md': sheetOf(),
	'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n\n# The hatch\n\n',
};

/** The rows that are offered. */
const rows = ({ page }) => page.locator('.suggestion-container .suggestion-item');

const writing = async on => {
	await on.page.locator('.cm-content').first().click();
	await on.page.keyboard.press('Control+End');
};

const PLAYED = { files, note: 'Journal.md', byHand: true, look: 'lines' };

/** One types a sentence, a move, its price, a question and a change, and writes on; no dialog opens. */
async function playByKeys(on) {
	const { page } = on;
	await writing(on);
	await on.dice(4, 3, 9, 60);
	await page.keyboard.type('The hatch sticks. ;;fd');
	await rows(on).first().waitFor();
	await on.picture('typed');
	await on.inBothThemes(() => on.accessible('.suggestion-container .suggestion'));
	await page.keyboard.type(' e');
	const oneLine = async () => ((await rows(on).first().boundingBox())?.height ?? 99) <= 42;
	await on.until(oneLine, 'a move with five stats is one line');
	await page.keyboard.press('Enter');
	await on.has('outcome: weak hit');
	await page.locator('[data-key="1"]').waitFor();
	await on.until(async () => (await rows(on).count()) === 0, 'no list covers the page');
	await page.keyboard.press('1');
	await on.has('chose:');
	await page.keyboard.type('It gives at last. ;;likely is the corridor dark?');
	await rows(on).first().waitFor();
	await page.keyboard.press('Enter');
	await on.has('answer: yes');
	await page.keyboard.type('I cut my hand. ;;-1 health');
	// The app asks what to offer 50 ms after a key: no hand is quicker than that.
	await rows(on).first().waitFor();
	await page.keyboard.press('Enter');
	await on.has('health 4 → 3');
	await page.keyboard.type(' And on.');
	await on.has('health 4 → 3` And on.');
	assert.equal(await page.locator('.modal').count(), 0, 'no dialog was opened');
	await on.until(() => on.read('Kestrel.md').includes('health: 3'), 'the sheet follows');
	await on.noSidewaysScroll();
	await leavesPlainText(on);
}

/** Esc puts the list away, and typing on leaves what was typed. */
async function leavesPlainText(on) {
	const { page } = on;
	await page.keyboard.press('Enter');
	await page.keyboard.type('A list;; of ;;fd');
	await rows(on).first().waitFor();
	await page.keyboard.press('Escape');
	await page.keyboard.type(' edge');
	assert.equal(await rows(on).count(), 0);
	await page.keyboard.press('Enter');
	await page.keyboard.type('More.');
	await on.has('A list;; of ;;fd edge\nMore.');
}

export default [
	story('moves are typed where one writes, by keys alone, and Esc leaves plain text', PLAYED, playByKeys),
	story('moves are typed on a phone, and picked with a finger', { ...PLAYED, phone: true }, async on => {
		const { page } = on;
		await page.locator('.cm-content').first().tap();
		await on.keyboardUp();
		await page.keyboard.press('Control+End');
		await on.dice(4, 3, 9);
		await page.keyboard.type('The hatch sticks. ;;fd');
		await rows(on).first().waitFor();
		const box = await page.locator('.suggestion-container').boundingBox();
		assert.ok(box.x >= 0 && box.x + box.width <= 390, 'the list is within the screen');
		await page.locator('.sworn-typed-chip').getByText('edge 2').tap();
		await on.has(';;Face Danger edge');
		await rows(on).getByText('Face Danger').first().tap();
		await on.has('outcome: weak hit');
		await page
			.locator('.is-after-roll')
			.getByRole('button', { name: /^Momentum/ })
			.tap();
		await on.has('chose: Lose Momentum');
		await page.keyboard.type('It gives.');
		await on.has('\n\nIt gives.');
		await on.noSidewaysScroll();
	}),
	story('a roll frame by frame, from Enter to its text', { look: 'lines', records: 'line', byHand: true }, async on => {
		await writing(on);
		for (const [name, slower, die] of [
			['roll-strip', 1, 5],
			['roll-strip-slow', 6, 6],
		]) {
			await on.dice(die, 1, 2);
			await on.page.keyboard.type('\n\nThe hatch sticks. ;;face danger edge');
			await rows(on).first().waitFor();
			await on.film(name, slower, async () => {
				await on.page.keyboard.press('Enter');
				await on.has(`${die} vs 1, 2`);
			});
		}
	}),
];
