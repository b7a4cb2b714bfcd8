import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

/** The host’s own menu of the editor is empty. */
const offerInMenu = () =>
	window.app.workspace.on('editor-menu', menu => menu.addItem(item => item.setTitle('Look around').setIcon('eye')));

/** Nothing in it can be undone. */
const EMPTY = {
	phone: true,
	note: 'Journal/Empty.md',
	files: { 'Journal/Empty.md': '---\ncharacter: "[[Kestrel Vane]]"\n---\nNobody answers.\n' },
};

const boxOf = async what => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** All of these stand in one column: their right sides, or their middles, are below each other. */
async function stand(page, parts, side) {
	const boxes = await Promise.all((await page.locator(parts).all()).map(boxOf));
	const places = boxes.map(({ x, width }) => x + (side === 'right' ? width : width / 2));
	assert.ok(places.length > 2, parts);
	assert.ok(Math.max(...places) - Math.min(...places) < 1.5, `${parts} stand at ${places.join(', ')}`);
}

/** Records in lines that are close to each other. */
const CLOSE = `---
character: "[[Kestrel Vane]]"
---

All or nothing. \`sworn: Face Danger, by Kestrel Vane, edge 2: 5 vs 4, 5, strong hit; momentum 3 → 4\`
At night: \`sworn: is the old keeper of the lamp alive? › yes (50/50: 30)\`
Then: \`sworn: is he the only one of them at all? › no (50/50: 80)\`
`;

/** What stands on a token and is reached by a finger as another's. */
const piecesOfOthers = () =>
	[...document.querySelectorAll('.cm-content .sworn-token[role=button] > *')]
		.filter(piece => piece.getClientRects().length > 0)
		.filter(piece => {
			const { left, top, width, height } = piece.getBoundingClientRect();
			return [1, height / 2, height - 1].some(
				down => !piece.parentElement.contains(document.elementFromPoint(left + width / 2, top + down)),
			);
		})
		.map(({ textContent }) => textContent);

const choicesOutOfSight = () => {
	const { top } = document.querySelector('.mobile-toolbar').getBoundingClientRect();
	return [...document.querySelectorAll('.sworn-choice:not(.is-quiet)')]
		.filter(button => button.getBoundingClientRect().bottom > top)
		.map(({ textContent }) => textContent);
};

export default [
	story('on a phone, by touch, in the dark', { phone: true, theme: 'dark' }, async on => {
		const { page, read, until } = on;
		await on.cursorToEnd();
		await on.noSidewaysScroll();
		await on.dice(4, 3, 9);
		await on.run('make-a-move');
		await page.locator('.modal input').first().fill('face');
		await on.looks('.modal');
		await page.getByRole('option').first().tap();
		await on.looks('.modal');
		await stand(page, '.modal .sworn-option-value', 'right');
		for (const [at, word] of ['strong hit', 'weak hit', 'miss'].entries()) {
			const part = `.modal .sworn-odds-part:nth-child(${at + 1})`;
			await stand(page, `.modal .sworn-odds-legend > :nth-child(${at + 1}), ${part}`, 'middle');
			assert.equal(await page.locator('.modal .sworn-odds-legend').getByText(word).count(), 1);
		}
		await page.locator('.modal').getByText(/edge/i).first().tap();
		await page.locator('.modal').getByRole('button', { name: /^Roll/ }).last().tap();
		await on.has('dice: 4 vs 3, 9');
		const card = page.locator('.sworn-card').last();
		await on.keyboardDown();
		await card.scrollIntoViewIfNeeded();
		await on.picture('phone');
		const [name, outcome] = await Promise.all(['.sworn-name', '.sworn-outcome'].map(part => boxOf(card.locator(part))));
		assert.ok(
			outcome.y < name.y + name.height && outcome.x - name.x - name.width < 20,
			'the outcome is next to the name',
		);
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-card');
		await on.accessible('.sworn-block');
		await card.getByRole('button', { name: /^Momentum/ }).tap();
		await until(() => /^momentum: 2$/m.test(read(KESTREL)), 'momentum on disk');
	}),

	story('the drawers of a phone come and go by touch', { phone: true }, async on => {
		const { page, until } = on;
		const left = page.locator('.workspace-drawer.mod-left');
		const right = page.locator('.workspace-drawer.mod-right');
		await on.swipe(4, 200);
		await left.waitFor();
		await on.bigTargets('.workspace-drawer.mod-left');
		await on.accessible('.workspace-drawer');
		await left.getByRole('button', { name: 'Kestrel Vane' }).tap();
		await left.waitFor({ state: 'hidden' });
		await until(
			() => page.evaluate(() => window.app.workspace.getActiveFile()?.basename === 'Kestrel Vane'),
			'the note',
		);
		await on.run('open-the-table');
		await right.waitFor();
		await on.looks('.workspace-drawer.mod-right');
		await on.swipe(100, 340);
		await right.waitFor({ state: 'hidden' });
		await on.swipe(386, 200);
		await right.waitFor();
		await page.touchscreen.tap(10, 500);
		await right.waitFor({ state: 'hidden' });
	}),

	story('the toolbar, the menus and a notice of a phone, by touch', EMPTY, async on => {
		const { page, text } = on;
		await on.cursorToEnd();
		const before = await text();
		await page.keyboard.type('Nobody answers.');
		await on.looks('.mobile-toolbar');
		await on.inReach('.mobile-toolbar');
		await page.getByRole('button', { name: 'Undo', exact: true }).tap();
		assert.equal(await text(), before);
		assert.ok(await page.evaluate(() => document.activeElement.matches('.cm-content')));
		await page.evaluate(offerInMenu);
		await on.rest(page.locator('.cm-line').last());
		const menu = page.getByRole('menu');
		await menu.waitFor();
		const { width, y, height } = await menu.boundingBox();
		assert.deepEqual([width, Math.round(y + height)], [390, 390]);
		await page.touchscreen.tap(200, 100);
		await menu.waitFor({ state: 'hidden' });

		await on.cursorToEnd();
		await on.run('undo-last-move');
		const notice = page.locator('.notice').first();
		await notice.waitFor();
		const told = await boxOf(notice);
		const bars = await page.locator('.host-banner, .host-bar, .host-note-bar, .mobile-toolbar').all();
		for (const bar of bars) {
			const { y, height } = await boxOf(bar);
			assert.ok(told.y >= y + height || told.y + told.height <= y, `the notice lies over ${bar}`);
		}
	}),
	story(
		'a finger on the words of a record reaches that record, though another is close below it',
		{ phone: true, look: null, note: 'Log.md', files: { 'Log.md': CLOSE } },
		async ({ page, atRest }) => {
			await page.locator('.cm-content .sworn-token').nth(2).waitFor();
			await atRest();
			assert.deepEqual(await page.evaluate(piecesOfOthers), []);
		},
	),

	story(
		'every choice of a move stands above the keyboard, at its first question and at the next',
		{ phone: true, look: null, records: 'line', byHand: true, note: 'Log.md', files: { 'Log.md': CLOSE } },
		async on => {
			const { page } = on;
			await on.cursorToEnd();
			await on.dice(3, 4, 10);
			await page.keyboard.type('\nOut. ;;uae edge: The Teeth, d');
			await page.locator('.suggestion-item').first().waitFor();
			await page.keyboard.press('Enter');
			for (const choice of ['Suffer costs en route', 'Make a suffer move', 'Health']) {
				const button = page.locator('.sworn-choice').filter({ hasText: choice }).first();
				await button.waitFor();
				await on.atRest();
				assert.deepEqual(await page.evaluate(choicesOutOfSight), [], choice);
				await button.tap();
			}
		},
	),

	story(
		'what a session may begin with is offered one at a time, its panel whole above the keyboard',
		{ phone: true, look: null, records: 'line', byHand: true, note: 'Log.md', files: { 'Log.md': CLOSE } },
		async on => {
			const { page } = on;
			await on.cursorToEnd();
			await page.keyboard.type('\nDawn.');
			await on.run('begin-a-session');
			await page.locator('.modal, .prompt').getByText('In this note').waitFor();
			await page.keyboard.press('Enter');
			await page.getByText('In this note').first().waitFor();
			await page.keyboard.press('Enter');
			const skip = page.locator('.sworn-line-card').getByRole('button', { name: /^Skip/ });
			for (const offer of ['Set a Flag', 'Spotlight']) {
				await page.locator('.sworn-choice').filter({ hasText: offer }).waitFor();
				await on.atRest();
				assert.equal(await skip.count(), 1, offer);
				assert.deepEqual(await page.evaluate(choicesOutOfSight), [], offer);
				await skip.tap();
			}
		},
	),
];
