import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const WORDS = 'the spin is as slow as it looks';

const menu = page => page.locator('.menu');
const rowsOf = page => menu(page).locator('.menu-item-title').allTextContents();
const row = (page, title) => menu(page).getByRole('menuitem', { name: title });
const status = page => page.locator('.status-bar-item.plugin-sworn-journal');
const popover = page => page.locator('.sworn-move-popover');
const lines = page => page.locator('.sworn-line-press');

/** Selects words of the note and answers with the middle of them on the screen. */
const select = (page, words) =>
	page.evaluate(text => {
		const { editor } = window.app.workspace.getMostRecentLeaf().view;
		const from = editor.getValue().indexOf(text);
		const [start, end] = [from, from + text.length].map(at => editor.offsetToPos(at));
		editor.setSelection(start, end);
		editor.scrollIntoView({ from: start, to: end }, true);
		editor.focus();
		const { left, top, bottom } = editor.cm.coordsAtPos(from + 4);
		return { x: left, y: (top + bottom) / 2 };
	}, words);

const hidden = locator => locator.waitFor({ state: 'hidden' });

/** The end of words in the source, on the screen, once it is scrolled to. */
const placeOf = (page, words) =>
	page.evaluate(async text => {
		const { editor } = window.app.workspace.getMostRecentLeaf().view;
		const at = editor.getValue().indexOf(text) + text.length - 2;
		editor.scrollIntoView({ from: editor.offsetToPos(at), to: editor.offsetToPos(at) }, true);
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		const { left, top, bottom } = editor.cm.coordsAtPos(at);
		return { x: left, y: (top + bottom) / 2 };
	}, words);

export default [
	story('ribbon, menus, status bar and the text of a move', { look: 'lines', records: 'block' }, async on => {
		const { page, read, until } = on;
		const looks = part => on.inBothThemes(() => on.accessible(part));
		await page.getByRole('button', { name: 'Make a move' }).click();
		await page.getByRole('dialog').getByRole('option').first().waitFor();
		await page.keyboard.press('Escape');
		assert.equal(await on.text(), read(JOURNAL), 'Esc changes nothing');
		assert.equal(await status(page).textContent(), 'Health 5 · Spirit 4 · Supply 3 · Momentum +3');

		const at = await select(page, WORDS);
		await page.mouse.click(at.x, at.y, { button: 'right' });
		await row(page, 'Ask the oracle about the selection').waitFor();
		await row(page, 'Make a move from the selection').click();
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('face danger');
		await page.keyboard.press('Enter');
		await page.keyboard.press('+');
		await looks('.modal');
		await page.keyboard.press('Enter');
		await page.locator('.modal .sworn-option-list').press('e');
		await on.dice(5, 1, 2);
		await on.roll();
		await on.has(`add: 1 ${WORDS}`);
		assert.equal((await on.text()).split(WORDS).length, 3);
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum on disk');
		await until(async () => (await status(page).textContent()).endsWith('Momentum +4'), 'momentum in the status bar');

		const line = lines(page).first();
		await line.scrollIntoViewIfNeeded();
		await line.click({ button: 'right' });
		assert.deepEqual(await rowsOf(page), [
			'Open',
			'Continue move',
			'Undo this move',
			'Write as one line',
			'Copy link to this record',
			'Copy as text',
		]);
		await page.keyboard.press('Escape');
		await line.focus();
		await page.keyboard.press('Shift+F10');
		await row(page, 'Copy as text').waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await until(async () => (await line.getAttribute('aria-expanded')) === 'true', 'the card opens by keys');
		assert.ok(await line.evaluate(el => el === document.activeElement), 'the focus is back');

		const name = lines(page).first().locator('.sworn-token-name');
		await name.hover();
		await popover(page).waitFor();
		await looks('.sworn-move-popover');
		await popover(page).hover();
		await on.atRest();
		assert.ok(await popover(page).isVisible(), 'the pointer may go into the text');
		await page.mouse.move(2, 2);
		await hidden(popover(page));

		await page.evaluate(() => {
			const { leaf } = window.app.workspace.getMostRecentLeaf().view;
			const state = leaf.getViewState();
			return leaf.setViewState({ ...state, state: { ...state.state, mode: 'source', source: true } });
		});
		const source = await placeOf(page, 'move: Face Danger');
		await page.mouse.move(source.x, source.y);
		await popover(page).waitFor();
		await page.keyboard.press('Escape');
		await hidden(popover(page));
		const beside = await placeOf(page, 'roll: edge');
		await page.mouse.move(beside.x, beside.y);
		await on.atRest();
		assert.equal(await popover(page).count(), 0);
		await page.mouse.click(beside.x, beside.y);
		await page.mouse.click(beside.x, beside.y, { button: 'right' });
		await row(page, 'Write as one line').waitFor();
		await page.keyboard.press('Escape');

		await status(page).focus();
		await page.keyboard.press('Enter');
		await page.locator('.sworn-table').waitFor();
		await looks('.status-bar');
	}),

	story(
		'the menu of a record under a finger',
		{ phone: true, look: 'lines', mode: 'preview', byHand: true },
		async on => {
			const { page, until } = on;
			assert.equal(await status(page).count(), 0);
			const line = lines(page).first();
			await line.scrollIntoViewIfNeeded();
			const before = await line.getAttribute('aria-expanded');
			await on.rest(line);
			await row(page, 'Copy as text').waitFor();
			await on.noSidewaysScroll();
			assert.equal(await line.getAttribute('aria-expanded'), before, 'the finger that is lifted presses nothing');
			await row(page, 'Undo this move').tap();
			await page.locator('.modal').waitFor();
			await page.locator('.modal').getByRole('button', { name: 'Keep it' }).tap();
			await on.rest(line);
			await row(page, 'Write as one line').tap();
			await until(() => on.read(JOURNAL).includes('`sworn: Face Danger'), 'the line on disk');
			const pill = page.locator('.sworn-inline').first();
			await pill.waitFor();
			await on.rest(pill);
			await row(page, 'Write as a block').waitFor();
			await page.locator('.host-banner, .inline-title').first().tap();
			await hidden(menu(page));
		},
	),
];
