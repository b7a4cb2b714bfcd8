import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');
const withVow = { [JOURNAL]: note => note + fence('vow: Find the ark', 'rank: formidable', 'ticks: 36') };
const CLOSE = 'objective: Get the crew out\nrank: troublesome\nticks: 28';

/** Somebody else writes this above, while a form is open. */
const ELSEWHERE = { line: 5, words: 'A line from elsewhere.\n\n' };

export default [
	story('a fight is entered by keys: the objective, the roll, and what follows below the paragraph', {}, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await on.dice(3, 3, 9);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('etf');
		await page.keyboard.press('Enter');
		await page.locator('.sworn-begins input').first().waitFor();
		await page.keyboard.type('Hold the hatch');
		await on.shot('38-objective-first');
		await on.accessible('.modal');
		for (const key of ['Enter', 'w', 'Enter']) await page.keyboard.press(key);
		await page.locator('[data-key="1"]').waitFor();
		await has('Hold the hatch › objective begun, dangerous');
		await on.shot('38-what-follows');
		await page.keyboard.press('1');
		await has('chose: Take +2 momentum');
		await page.keyboard.type('I brace for them.');
		await has('I brace for them.');
		assert.ok((await on.text()).endsWith('```\n\nI brace for them.'), 'below the objective');
	}),

	story('a vow reaches its last milestone, and its reward fills a legacy box', { prepare: withVow }, async on => {
		const { page, read, until, has } = on;
		await on.cursorToEnd();
		await on.makeMove('reach');
		await has('Find the ark › 36 → 40 ticks');
		await on.cursorToEnd();
		await on.dice(3, 2);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('fulfill');
		await page.keyboard.press('Enter');
		await page.getByRole('radio', { name: /Find the ark/ }).waitFor();
		await on.shot('36-fulfill');
		await page.keyboard.press('Enter');
		await has('Find the ark › vow completed');
		await has('quests 0 → 4 ticks');
		await has('experience 0 → 2');
		await until(() => /^quests: 4\nexperience: 2$/m.test(read(KESTREL)), 'the reward on disk');
		assert.match(await on.text(), /vow: Find the ark\nrank: formidable\nticks: 40\nstatus: completed\n/);
		await on.shot('36-reward');
	}),

	story(
		'in a bad spot a strong hit on Take Decisive Action counts as a weak one',
		{
			prepare: {
				[JOURNAL]: note => note + fence(...CLOSE.split('\n')),
				[KESTREL]: note => note.replace('impacts: []', 'impacts: []\ncombat: in a bad spot'),
			},
		},
		async on => {
			const { page, has } = on;
			await on.cursorToEnd();
			await on.dice(3, 2);
			await on.makeMove('take decisive');
			await has('as: weak hit');
			await has('objective completed');
			await on.shot('35-bad-spot');
			await on.accessible('.sworn-block');
			await on.command('undo last move');
			await page.getByRole('button', { name: 'Undo the move' }).click();
			await on.until(async () => (await on.text()).endsWith(fence(...CLOSE.split('\n'))), 'all is as it was');
			await on.until(() => /^combat: in a bad spot$/m.test(on.read(KESTREL)), 'in a bad spot again');
		},
	),

	story('the form of a new track: left by Esc, kept while the note changes, its track undone', {}, async on => {
		const { page, has, text, until } = on;
		const kestrel = on.read(KESTREL);
		const name = page.getByRole('textbox', { name: /^Your/ });
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		const untouched = await text();
		await on.makeMove('siv');
		await has('move: Swear an Iron Vow');
		await on.press('Begin a new vow');
		const before = await text();
		await page.keyboard.press('Enter');
		await page.getByText('Write a name for the vow.').waitFor();
		await on.shot('39-name-missing');
		await on.accessible('.sworn-block');
		await page.keyboard.press('Escape');
		assert.equal(await name.count(), 0);
		assert.ok(await page.evaluate(() => document.activeElement?.closest('.sworn-card') !== null));
		assert.equal(await text(), before);

		await on.press('Begin a new vow');
		await name.fill('Kill #3: "the ark"');
		await page.evaluate(
			([line, ch, words]) => window.app.workspace.getMostRecentLeaf().view.editor.replaceRange(words, { line, ch }),
			[ELSEWHERE.line, 0, ELSEWHERE.words],
		);
		await page.waitForTimeout(300);
		assert.equal(await name.inputValue(), 'Kill #3: "the ark"');
		await page.getByRole('radio', { name: 'epic' }).check();
		await on.press('Swear the vow');
		await has('rank: epic\nticks: 0');
		assert.match(await text(), /^vow: .*Kill #3: .*the ark.*\nrank: epic$/m);
		await has('A line from elsewhere.');
		await on.shot('39-quoted');

		await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
		await on.command('undo last move');
		await page.getByRole('button', { name: 'Undo the move' }).click();
		const changed = untouched.split('\n').toSpliced(ELSEWHERE.line, 0, 'A line from elsewhere.', '').join('\n');
		await until(async () => (await text()) === changed, 'every byte of the journal');
		await until(() => on.read(KESTREL) === kestrel, 'every byte of the character');
	}),
];
