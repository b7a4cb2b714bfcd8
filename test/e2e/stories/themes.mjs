import fs from 'node:fs';
import { COMMUNITY_THEMES, styleOf } from '../community-themes.mjs';
import { story } from '../story.mjs';

const SESSION = 'Journal/What the relay kept.md';

/** What is looked at in each theme: a card, the finder, the dialog of a move, a journal, and the Table. */
const inAllThemes = theme => async on => {
	for (const look of COMMUNITY_THEMES) {
		const style = await on.page.addStyleTag({ content: styleOf(look, theme) });
		const shot = (what, picture) => on.shot(`96-theme-${look.name}-${theme}-${what}`, picture);
		await inDialogs(on, shot);
		await onTable(on, shot);
		await style.evaluate(el => el.remove());
	}
};

async function inDialogs(on, shot) {
	const { page } = on;
	await on.cursorToEnd();
	await shot('cards');
	await on.accessible('.sworn-block');
	for (const [name, letters] of [
		['ask the oracle', 'action'],
		['make a move', 'face'],
	]) {
		await on.command(name);
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type(letters);
		await shot(name.replaceAll(' ', '-'));
		await on.accessible('.modal');
		await page.keyboard.press('Escape');
	}
}

async function onTable(on, shot) {
	const { page } = on;
	const table = page.locator('.sworn-table');
	await on.command('open the table');
	await table.getByText('Kestrel Vane').first().waitFor();
	await shot('table');
	await on.accessible('.sworn-table');
	await page.evaluate(() => window.app.workspace.detachLeavesOfType('sworn-table'));
}

/** The page of a session as a player reads it, with one record opened. */
const asPages = (theme, isPicture) => async on => {
	const { page } = on;
	for (const look of COMMUNITY_THEMES) {
		const style = await page.addStyleTag({ content: styleOf(look, theme) });
		const line = page.locator('.sworn-line-press').nth(3);
		await line.waitFor();
		await line.click();
		await page.locator('.is-under-line').waitFor();
		await page.waitForTimeout(250);
		await on.shot(`96-theme-${look.name}-${theme}-page`, isPicture ? `theme-${look.name}` : undefined);
		await on.accessible('.markdown-reading-view');
		await on.noSidewaysScroll();
		await line.click();
		await style.evaluate(el => el.remove());
	}
};

const files = {
	[SESSION]: fs.readFileSync('demo/session/journal.md', 'utf8'),
	'Characters/Ilse Marrow.md': fs.readFileSync('demo/session/character.md', 'utf8'),
};
const READING = { note: SESSION, mode: 'preview', look: 'lines', files };

export default [
	story('text is readable in community themes', {}, inAllThemes('light')),
	story('text is readable in dark community themes', { theme: 'dark' }, inAllThemes('dark')),
	story('a session is a page of its theme', READING, asPages('light', true)),
	story('a session is a page of its dark theme', { ...READING, theme: 'dark' }, asPages('dark', false)),
	story('a session is a page of its theme, on a phone', { ...READING, phone: true }, asPages('light', false)),
];
