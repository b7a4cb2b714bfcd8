import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const PROSE = Array.from({ length: 30 }, (_, i) => `The road goes on, mile ${i}.`).join('\n\n');
const files = {
	'Kestrel.md': sheetOf(),
	'Journal.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${PROSE}\n\n`,
};

/** How far the line of the caret is out of sight, in px: 0 where it can be seen whole. */
const hiddenPart = page =>
	page.evaluate(() => {
		const { editor } = window.app.workspace.getMostRecentLeaf().view;
		const scroller = document.querySelector('.cm-scroller').getBoundingClientRect();
		const caret = editor.cm.coordsAtPos(editor.posToOffset(editor.getCursor()));
		if (!caret) return Infinity;
		return Math.max(0, Math.round(scroller.top - caret.top), Math.round(caret.bottom - scroller.bottom));
	});

const WRITINGS = [
	{
		what: 'an answer of an oracle',
		act: async on => {
			await on.lookFor('ask the oracle', 'core act');
			await on.page.keyboard.press('Enter');
			await on.has('result: ');
		},
	},
	{
		what: 'a move that is settled',
		act: async on => {
			await on.dice(6, 1, 2);
			await on.makeMove('face da', 'e');
			await on.has('outcome: strong hit');
		},
	},
	{
		what: 'a price that is asked for on the card',
		act: async on => {
			await on.dice(1, 5, 8);
			await on.makeMove('face da', 'e');
			await on.page.getByRole('button', { name: 'Ask the oracle', exact: true }).last().click();
			await on.page.locator('.modal input[type=text]').first().fill('Is it them?');
			await on.page.getByRole('button', { name: /^Likely/i }).click();
			await on.has('chose: Ask the Oracle');
		},
	},
	{
		what: 'a price that is decided on the card',
		act: async on => {
			await on.dice(1, 5, 8);
			await on.makeMove('face da', 'e');
			await on.page.getByRole('button', { name: 'Say it in words', exact: true }).last().click();
			await on.has('chose: ');
		},
	},
	{
		what: 'a question',
		act: async on => {
			await on.lookFor('ask the oracle', 'Is the gate watched?');
			await on.page.keyboard.press('Enter');
			await on.page.keyboard.press('Enter');
			await on.has('answer: ');
		},
	},
	{
		what: 'a move that waits for an answer',
		act: async on => {
			await on.dice(1, 5, 8);
			await on.makeMove('face da', 'e');
			await on.has('outcome: miss');
		},
	},
];

const SCREENS = [
	{ screen: 'on a desktop', settings: {} },
	{ screen: 'on a phone', settings: { phone: true } },
];

export default SCREENS.map(({ screen, settings }) =>
	story(
		`the caret stays in sight after everything that is written, ${screen}`,
		{ files, note: 'Journal.md', byHand: true, ...settings },
		async on => {
			await on.cursorToEnd();
			for (const { what, act } of WRITINGS) {
				const before = await on.text();
				await on.page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
				await act(on);
				await on.until(async () => (await on.text()) !== before, what);
				await on.until(async () => (await hiddenPart(on.page)) === 0, `the caret after ${what}`);
				// what is drawn later must not push it out again
				await on.atRest();
				assert.equal(await hiddenPart(on.page), 0, `the caret after ${what}`);
				await on.page.keyboard.insertText('\n\n');
			}
		},
	),
);
