import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

export default [
	story('the demo, played through by keyboard alone, while the writing goes on', {}, async on => {
		const { page, read, text, until } = on;
		const before = read(JOURNAL);
		const kestrel = read(KESTREL);
		await on.cursorToEnd();

		await on.dice(4, 3, 9);
		await on.makeMove('fd', 'e');
		await on.has('dice: 4 vs 3, 9');
		assert.ok((await text()).startsWith(before.trimEnd()), 'nothing of the player is changed');
		assert.match(
			await text(),
			/move: Face Danger\nby: Kestrel Vane\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9/,
		);

		await on.atRest();
		await page.keyboard.type('She lands hard.');
		await page.keyboard.press('Enter');
		assert.match(await text(), /outcome: weak hit, 6 vs 3, 9\n```\n\nShe lands hard\.\n$/);
		await on.command('continue move');
		await page.locator('.prompt-input').fill('endure harm');
		await page.keyboard.press('Enter');
		await on.has('health 5 → 4 (Endure Harm)');
		assert.ok((await text()).includes('chose: Endure Harm'), 'what was chosen in the record');
		await until(() => read(KESTREL) === kestrel.replace('health: 5', 'health: 4'), 'health on disk, and nothing else');
		await on.atRest();
		await page.keyboard.type('It hurts.');
		assert.match(await text(), /She lands hard\.\nIt hurts\.$/);

		await on.dice(5, 2, 4);
		await on.makeMove('saa', 'w');
		await on.has('next +1 (Secure an Advantage) taken');
		await until(() => read(KESTREL).includes('next:\n  - +1 (Secure an Advantage)\n'), 'the bonus on disk');

		const beforeThird = await text();
		const kestrelThen = read(KESTREL);
		await on.dice(2, 5, 9);
		await on.command('make a move');
		await page.keyboard.type('face danger');
		await page.keyboard.press('Enter');
		await on.picture('dialog');
		await on.accessible('.modal');
		await page.keyboard.press('e');
		await page.keyboard.press('Enter');
		await on.has('next +1 (Secure an Advantage) spent');
		await page.locator('[data-key="1"]').waitFor();
		assert.equal(await page.locator('.prompt').count(), 0, 'no list covers the page');
		await page.keyboard.press('Escape');
		assert.match(await text(), /add: 1 Secure an Advantage\ndice: 2 vs 5, 9\noutcome: miss, 5 vs 5, 9/);
		await until(() => !read(KESTREL).includes('Secure an Advantage'), 'the bonus is gone from the character');

		await until(() => /^momentum: 5$/m.test(read(KESTREL)), 'momentum 5');
		await on.command('undo last move');
		await page.keyboard.press('Enter');
		await until(async () => !(await text()).includes('dice: 2 vs 5, 9'), 'the record is taken back');
		assert.equal(await text(), beforeThird, 'every byte of the journal is as it was');
		await until(() => read(KESTREL) === kestrelThen, 'and every byte of the character, the bonus too');
		await until(() => !read(JOURNAL).includes('2 vs 5, 9'), 'saved');
	}),
];
