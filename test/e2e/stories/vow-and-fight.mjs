import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

/** Somebody else writes this above, while a form is open. */
const ELSEWHERE = { line: 5, words: 'A line from elsewhere.\n\n' };

export default [
	story('a fight is entered by keys: the objective, the roll, and what follows below the paragraph', {}, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await on.dice(3, 3, 9);
		await on.pickMove('etf');
		await page.locator('.sworn-begins input').first().waitFor();
		await page.keyboard.type('Hold the hatch');
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await page.locator('[data-key="1"]').waitFor();
		await has('Hold the hatch › objective begun, dangerous');
		await page.keyboard.press('1');
		await has('chose: Take +2 momentum');
		await page.keyboard.type('I brace for them.');
		await has('I brace for them.');
		assert.ok((await on.text()).endsWith('```\n\nI brace for them.'), 'below the objective');
	}),

	story(
		'the form of a new track: Esc writes nothing, it is kept while the note changes, its track undone',
		{},
		async on => {
			const { page, has, text, until } = on;
			const kestrel = on.read(KESTREL);
			const name = page.getByRole('textbox', { name: /^Your/ });
			await on.cursorToEnd();
			await on.dice(5, 3, 2);
			const untouched = await text();
			await on.makeMove('siv');
			await has('move: Swear an Iron Vow');
			await name.focus();
			const before = await text();
			await page.keyboard.press('Enter');
			await page.getByText('Write a name for the vow.').waitFor();
			await on.looks('.sworn-block');
			await page.keyboard.press('Escape');
			assert.equal(await text(), before);

			await name.fill('Kill #3: "the ark"');
			await page.evaluate(
				([line, ch, words]) => window.app.workspace.getMostRecentLeaf().view.editor.replaceRange(words, { line, ch }),
				[ELSEWHERE.line, 0, ELSEWHERE.words],
			);
			await on.atRest();
			assert.equal(await name.inputValue(), 'Kill #3: "the ark"');
			await page.getByRole('radio', { name: 'epic' }).check();
			await on.press('Swear the vow');
			await has('rank: epic\nticks: 0');
			assert.match(await text(), /^vow: .*Kill #3: .*the ark.*\nrank: epic$/m);
			await has('A line from elsewhere.');

			await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
			await on.command('undo last move');
			await page.getByRole('button', { name: 'Undo the move' }).click();
			const changed = untouched.split('\n').toSpliced(ELSEWHERE.line, 0, 'A line from elsewhere.', '').join('\n');
			await until(async () => (await text()) === changed, 'every byte of the journal');
			await until(() => on.read(KESTREL) === kestrel, 'every byte of the character');
		},
	),
];
