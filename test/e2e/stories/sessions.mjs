import assert from 'node:assert/strict';
import { JOURNAL, story } from '../story.mjs';

const onADay = page => page.evaluate(() => (window.plugin.today = () => '2026-11-21'));

const cursorIsAtTheEnd = () => {
	const { editor } = window.app.workspace.getMostRecentLeaf().view;
	return editor.hasFocus() && editor.posToOffset(editor.getCursor()) === editor.getValue().length;
};

/** Begins under a heading, plays a move, and ends: all by keyboard. */
async function playASession(on) {
	const { page } = on;
	await onADay(page);
	await on.cursorToEnd();
	await on.command('begin a session');
	await page.locator('.prompt .suggestion-item').first().waitFor();
	await page.keyboard.press('Enter');
	await on.has('# Session 2, 2026-11-21\n\n**Previously.** ');
	await on.has('\n\n```sworn\nmove: Begin a Session\nby: Kestrel Vane\n```');
	await page.keyboard.type('The relay answers.');
	await page.keyboard.press('Enter');
	await on.dice(5, 3, 6);
	await on.makeMove('face dang', 'e');
	// the session before has a roll with edge as well, with an add
	await on.has('roll: edge 2\ndice: 5 vs 3, 6');
	await page.keyboard.type('One lamp, then another.');
	await page.keyboard.press('Enter');
	await on.dice(1, 9, 8);
	await on.makeMove('gather inf');
	await on.has('move: Gather Information');
	await on.command('end a session');
	await on.has('**Session 2.**');
}

export default [
	story('begin a session, play, and end it with a digest, which is written anew after a choice', {}, async on => {
		const { page, text } = on;
		await playASession(on);
		const note = await text();
		assert.match(
			note,
			/move: End a Session\nby: Kestrel Vane\n```\n\n\*\*Session 2\.\*\* [^`]*> \[!sworn\]- 2 rolls: /,
		);
		const card = page.locator('.sworn-session');
		await card.scrollIntoViewIfNeeded();
		await on.looks('.sworn-block');
		await card.getByText('Values').click();
		await card.locator('table').waitFor();
		await on.looks('.sworn-session');

		await on.press(/^(?!Pass).*If there is a quest/);
		await on.has('chose: If there is a quest');
		await card.getByText('More has happened since').waitFor();
		await card.scrollIntoViewIfNeeded();
		await on.inBothThemes(() => on.looks('.sworn-session'));
		await card.getByRole('button', { name: 'Write it anew' }).click();
		await card.getByText('More has happened since').waitFor({ state: 'detached' });
	}),

	story('a session in a note of its own', {}, async on => {
		const { page, text, until } = on;
		await onADay(page);
		await on.cursorToEnd();
		await on.command('begin a session');
		await page.locator('.prompt .suggestion-item').first().waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await until(
			async () => (await text()).startsWith('---\ncharacter: "[[Kestrel Vane]]"\ndate: 2026-11-21\n---\n'),
			'the note',
		);
		await page.locator('.sworn-card', { hasText: 'Begin a Session' }).waitFor();
		// the note comes up first, and the cursor in it next
		await until(() => page.evaluate(cursorIsAtTheEnd), 'the cursor at the end of the new note');
		await page.keyboard.type('Ice on the windows.');
		await on.has('```\n\nIce on the windows.');
		await until(() => on.read(JOURNAL).includes('Next session: '), 'the link to it');
		const [, link] = /\n\nNext session: (.*)\n/.exec(on.read(JOURNAL)) ?? [];
		// Another campaign of the vault has a Session 2 as well.
		assert.equal(link, '[[Journal/Session 2|Session 2]]');
	}),
];
