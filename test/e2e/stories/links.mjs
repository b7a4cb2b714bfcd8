import assert from 'node:assert/strict';
import { JOURNAL, story } from '../story.mjs';

const LINK =
	'obsidian://sworn-journal?do=move&name=Face%20Danger&option=edge&adds=1%20tailwind&at=end&note=Journal/Session%201';

/** No program opens such links here: the page is handed one, as the app would be. */
const follow = ({ page }, link) => page.evaluate(href => window.app.protocol.run(href), link);

/** A link is opened, what it would write is read, and the answer is given. */
async function answered(on, answer) {
	const { page, read, until } = on;
	const before = read(JOURNAL);
	await on.dice(4, 3, 9);
	await follow(on, LINK);
	const dialog = page.locator('.sworn-link-dialog');
	await dialog.waitFor();
	await until(() => page.evaluate(() => document.activeElement?.textContent === 'Make the move'), 'the focus');
	assert.match(await dialog.textContent(), /Makes a move, for Kestrel Vane\..*Journal\/Session 1\.md.*Face Danger/s);
	assert.equal(read(JOURNAL), before, 'nothing is written before the answer');
	await on.accessible('.sworn-link-dialog');
	await on.noSidewaysScroll();
	await answer(page, dialog);
	await until(() => read(JOURNAL) !== before, 'the record on disk');
	const after = read(JOURNAL);
	assert.ok(after.startsWith(before), 'no line of the note is touched');
	assert.match(
		after.slice(before.length),
		/move: Face Danger\nby: Kestrel Vane\nroll: edge 2\nadd: 1 tailwind\ndice: 4 vs 3, 9/,
	);
	await page.locator('.notice').getByText('Face Danger').first().waitFor();
}

export default [
	story('a link says what it would write, Esc writes nothing, Enter does; an unknown move is refused', {}, async on => {
		const before = on.read(JOURNAL);
		await follow(on, LINK);
		await on.page.locator('.sworn-link-dialog').waitFor();
		await on.page.keyboard.press('Escape');
		await on.page.locator('.sworn-link-dialog').waitFor({ state: 'detached' });
		assert.equal(on.read(JOURNAL), before);
		await answered(on, page => page.keyboard.press('Enter'));
		await follow(on, 'obsidian://sworn-journal?do=move&name=Fase%20Danger');
		await on.page.locator('.notice').getByText('Did you mean “Face Danger”?').waitFor();
		assert.equal(await on.page.locator('.modal').count(), 0, 'nothing is asked');
	}),
];
