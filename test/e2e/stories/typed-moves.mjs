import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const files = {
	'Kestrel.md':
		'---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n',
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
	const shots = (name, picture) => on.inBothThemes(dark => on.shot(`86-${name}${dark}`, dark ? undefined : picture));
	await writing(on);
	await on.dice(4, 3, 9, 60);
	await page.keyboard.type('The hatch sticks. ;;fd');
	await rows(on).first().waitFor();
	await shots('typed-moves', 'typed');
	await on.inBothThemes(() => on.accessible('.suggestion-container .suggestion'));
	await page.keyboard.type(' e');
	await page.keyboard.press('Enter');
	await on.has('outcome: weak hit');
	await page.locator('[data-key="1"]').waitFor();
	await on.until(async () => (await rows(on).count()) === 0, 'no list covers the page');
	await shots('typed-follows');
	await page.keyboard.press('1');
	await on.has('chose:');
	await page.keyboard.type('It gives at last. ;;likely is the corridor dark?');
	await rows(on).first().waitFor();
	await shots('typed-question');
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
	await shots('typed-page');
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
		await on.shot('88-typed-moves-phone');
		const box = await page.locator('.suggestion-container').boundingBox();
		assert.ok(box.x >= 0 && box.x + box.width <= 390, 'the list is within the screen');
		await rows(on).getByText('Face Danger +edge 2').tap();
		await on.has('outcome: weak hit');
		await page.locator('.is-after-roll').getByRole('button', { name: 'Lose Momentum' }).tap();
		await on.has('chose: Lose Momentum');
		await page.keyboard.type('It gives.');
		await on.has('\n\nIt gives.');
		await on.noSidewaysScroll();
	}),
	story(
		'a vow is sworn with its name and rank where one writes, written on behind it, and undone',
		PLAYED,
		async on => {
			const { page } = on;
			await writing(on);
			await on.dice(6, 2, 3);
			await page.keyboard.type('I swear it. ;;siv h: Bring them home, form');
			await rows(on).getByText('Bring them home, formidable').waitFor();
			await on.shot('89-typed-vow');
			await page.keyboard.press('Enter');
			await on.has('vow: Bring them home\nrank: formidable');
			await page.keyboard.type('They wait.');
			await on.has('\n\nThey wait.');
			assert.equal(await page.locator('.modal').count(), 0, 'no dialog was opened');
			await on.command('undo last move');
			await on.press('Undo the move');
			await on.until(
				async () => (await on.text()).endsWith('# The hatch\n\nI swear it. \n\nThey wait.'),
				'the vow is gone',
			);
		},
	),
];
