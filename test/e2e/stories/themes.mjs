import fs from 'node:fs';
import { COMMUNITY_THEMES, styleOf } from '../community-themes.mjs';
import { story } from '../story.mjs';

const SESSION = 'Journal/What the relay kept.md';
const files = {
	[SESSION]: fs.readFileSync('demo/session/journal.md', 'utf8'),
	'Characters/Ilse Marrow.md': fs.readFileSync('demo/session/character.md', 'utf8'),
};
const READING = { note: SESSION, mode: 'preview', look: 'lines', files };

/** Does the same in each theme. */
const inAllThemes = play => async on => {
	for (const look of COMMUNITY_THEMES) {
		const style = await on.page.addStyleTag({ content: styleOf(look) });
		await play(on, look.name);
		await style.evaluate(el => el.remove());
	}
};

/** What is looked at in each theme: a card, two finders, and the Table. */
async function whileOneWrites(on) {
	const { page } = on;
	const looks = part => on.inBothThemes(() => on.accessible(part));
	await on.cursorToEnd();
	await looks('.sworn-block');
	for (const [name, letters] of [
		['ask the oracle', 'action'],
		['make a move', 'face'],
	]) {
		await on.lookFor(name, letters);
		await looks('.modal');
		await page.keyboard.press('Escape');
	}
	await on.command('open the table');
	await page.locator('.sworn-table').getByText('Kestrel Vane').first().waitFor();
	await looks('.sworn-table');
	await page.evaluate(() => window.app.workspace.detachLeavesOfType('sworn-table'));
}

/** The page of a session as a player reads it, with one record opened. */
async function whileOneReads(on, theme) {
	const { page } = on;
	const line = page.locator('.sworn-line-press').nth(3);
	await line.waitFor();
	await line.click();
	await page.locator('.is-under-line').waitFor();
	await on.atRest();
	await on.inBothThemes(async dark => {
		if (!dark) await on.picture(`theme-${theme}`);
		await on.accessible('.markdown-reading-view');
	});
	await on.noSidewaysScroll();
	await line.click();
}

export default [
	story('text is readable in community themes', {}, inAllThemes(whileOneWrites)),
	story('a session is a page of its theme', READING, inAllThemes(whileOneReads)),
];
