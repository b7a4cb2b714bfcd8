import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const sheet = momentum =>
	`---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: ${momentum}\n---\n`;
const PROSE =
	'The hatch was iced shut from the inside. I put my shoulder to the wheel and kicked off against the frame.';

/** A note whose last sentence is typed after so many paragraphs, perhaps with others below it. */
const filesWith = ({ momentum = 3, above = 0, below = 0 }) => ({
	'Kestrel.md': sheet(momentum),
	'Journal.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${`${PROSE}\n\n`.repeat(above)}${PROSE} \n${`\n${PROSE}\n`.repeat(below)}`,
});

const at = ({ above = 0 }) => 4 + 2 * above;

async function typed(on, line, text) {
	await on.page.evaluate(row => {
		const { editor } = window.app.workspace.getMostRecentLeaf().view;
		editor.focus();
		editor.setCursor({ line: row, ch: editor.getLine(row).length });
		editor.scrollIntoView({ from: editor.getCursor(), to: editor.getCursor() });
	}, line);
	await on.page.keyboard.type(text);
	await on.page.locator('.suggestion-container .suggestion-item').first().waitFor();
	await on.page.waitForTimeout(200);
}

/** What the reader must see: the line of the caret, and the list below its paragraph within the window. */
const seen = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const list = document.querySelector('.suggestion-container').getBoundingClientRect();
		const caret = cm.coordsAtPos(cm.state.selection.main.head);
		const keyboard = document.querySelector('.host-keyboard')?.getBoundingClientRect().top ?? window.innerHeight;
		return {
			list: { top: list.top, bottom: list.bottom, left: list.left, right: list.right },
			caret: caret.bottom,
			keyboard,
		};
	});

const PLACES = [
	{ title: 'on a desktop', where: { below: 2 }, settings: {} },
	{ title: 'in the dark', where: { below: 2 }, settings: { theme: 'dark' } },
	{ title: 'at the end of the pane', where: { above: 20 }, settings: {} },
	{ title: 'on a phone', where: { below: 2 }, settings: { phone: true } },
	{ title: 'at the end of the pane of a phone', where: { above: 20 }, settings: { phone: true } },
];

export default PLACES.map(({ title, where, settings }) =>
	story(
		`a row stands below the sentence and then a panel, ${title}`,
		{
			files: filesWith({ ...where, momentum: 7 }),
			note: 'Journal.md',
			records: 'line',
			look: 'lines',
			byHand: true,
			...settings,
		},
		async on => {
			const name = title.replace(/\W+/g, '-');
			if (settings.phone) await on.page.locator('.cm-content').first().tap();
			await on.dice(1, 6, 6);
			await typed(on, at(where), ';;fd e');
			if (settings.phone) await on.keyboardUp();
			await on.shot(`row-${name}`);
			const { list, caret, keyboard } = await seen(on.page);
			assert.ok(list.top >= caret, `the list begins at ${list.top}, the line ends at ${caret}`);
			assert.ok(list.top + 34 <= keyboard, `its first row, at ${list.top}, is in sight above ${keyboard}`);
			await on.page.keyboard.press('Enter');
			await on.page.locator('.sworn-line-card .sworn-choice').first().waitFor();
			await on.page.waitForTimeout(400);
			await on.shot(`panel-${name}`, title === 'in the dark' ? 'look-roll' : undefined);
			assert.equal(
				await on.page.locator('.sworn-line-card [data-key]').first().textContent(),
				'Burn momentum+7 → +2, strong hit',
			);
		},
	),
);
