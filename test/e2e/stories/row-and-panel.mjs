import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const PROSE =
	'The hatch was iced shut from the inside. I put my shoulder to the wheel and kicked off against the frame.';

/** A note whose last sentence is typed after so many paragraphs, perhaps with others below it. */
const filesWith = ({ above = 0, below = 0 }) => ({
	'Kestrel.md': sheetOf({ momentum: 7 }),
	'Journal.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${`${PROSE}\n\n`.repeat(above)}${PROSE} \n${`\n${PROSE}\n`.repeat(below)}`,
});

/** The cursor goes to the end of the sentence, and a move is typed there. */
async function typeMove(on, { above = 0 }) {
	await on.page.evaluate(
		row => {
			const { editor } = window.app.workspace.getMostRecentLeaf().view;
			editor.focus();
			editor.setCursor({ line: row, ch: editor.getLine(row).length });
			editor.scrollIntoView({ from: editor.getCursor(), to: editor.getCursor() });
		},
		4 + 2 * above,
	);
	await on.page.keyboard.type(';;fd e');
	await on.page.locator('.suggestion-container .suggestion-item').first().waitFor();
}

/** Whether one sees the line of the caret, and the first row of the list below it within the window. */
const isListBelowCaret = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const { top } = document.querySelector('.suggestion-container').getBoundingClientRect();
		const caret = cm.coordsAtPos(cm.state.selection.main.head);
		const keyboard = document.querySelector('.host-keyboard')?.getBoundingClientRect().top ?? window.innerHeight;
		return top >= caret.bottom && top + 34 <= keyboard;
	});

const PLACES = [
	{ title: 'in the dark', where: { below: 2 }, settings: { theme: 'dark' }, picture: 'look-roll' },
	{ title: 'at the end of the pane', where: { above: 20 }, settings: {} },
	{ title: 'on a phone', where: { below: 2 }, settings: { phone: true } },
	{ title: 'at the end of the pane of a phone', where: { above: 20 }, settings: { phone: true } },
];

/** Where the caret's line and the line below it stand, and how high what is drawn over them is. */
const measures = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const head = cm.state.selection.main.head;
		const below = cm.coordsAtPos(Math.min(cm.state.doc.lineAt(head).to + 2, cm.state.doc.length));
		const strip = document.querySelector('.sworn-line-card.is-strip > .sworn-block');
		return {
			line: Math.round(cm.documentTop + cm.lineBlockAt(head).top),
			below: Math.round(below.top),
			height: strip ? Math.round(strip.getBoundingClientRect().height) : 0,
		};
	});

const STRIPS = [
	{ title: 'on a desktop', settings: {}, most: 40, picture: 'look-strip' },
	{ title: 'on a phone in the dark', settings: { phone: true, theme: 'dark' }, most: 44, picture: 'look-strip-phone' },
].map(({ title, settings, most, picture }) =>
	story(
		`a hit that asks nothing is a strip over the page, which goes with the first letter, ${title}`,
		{ files: filesWith({ below: 2 }), note: 'Journal.md', records: 'line', look: 'lines', byHand: true, ...settings },
		async on => {
			const { page } = on;
			if (settings.phone) await page.locator('.cm-content').first().tap();
			await on.dice(5, 1, 2);
			await typeMove(on, {});
			if (settings.phone) await on.keyboardUp();
			await page.keyboard.press('Enter');
			await page.locator('.is-strip > .sworn-block').waitFor();
			await on.atRest();
			await on.picture(picture);
			const rolled = await measures(page);
			assert.ok(rolled.height >= 36 && rolled.height <= most, `${rolled.height} px high`);
			await on.accessible('.sworn-line-card');
			await on.noSidewaysScroll();
			await page.keyboard.type(' It');
			await page.locator('.is-strip').waitFor({ state: 'detached' });
			const { line, below } = await measures(page);
			assert.deepEqual({ line, below }, { line: rolled.line, below: rolled.below }, 'no line has moved');
			assert.match(await on.text(), /strong hit[^`]*` It/);
		},
	),
);

export default PLACES.map(({ title, where, settings, picture }) =>
	story(
		`a row stands below the sentence and then a panel, ${title}`,
		{ files: filesWith(where), note: 'Journal.md', records: 'line', look: 'lines', byHand: true, ...settings },
		async on => {
			const { page } = on;
			if (settings.phone) await page.locator('.cm-content').first().tap();
			await on.dice(1, 6, 6);
			await typeMove(on, where);
			if (settings.phone) await on.keyboardUp();
			await on.until(() => isListBelowCaret(page), 'the list below the sentence, in sight above the keyboard');
			await page.keyboard.press('Enter');
			await page.locator('.sworn-line-card .sworn-choice').first().waitFor();
			await on.picture(picture);
			assert.equal(await page.locator('.sworn-line-card [data-key]').first().textContent(), 'Burn momentumstrong hit');
		},
	),
).concat(STRIPS);
