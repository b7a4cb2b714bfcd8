import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

export default [
	story('dice are rerolled and set, and the cost that follows is paid once, though pressed twice', {}, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(4, 3, 9);
		await on.makeMove('fd', 'e');
		await on.has('dice: 4 vs 3, 9');
		const card = page.locator('.sworn-card').last();
		await card.getByRole('button', { name: 'More' }).click();
		await card.getByRole('button', { name: 'Reroll or set dice' }).click();
		await card.getByLabel('Second challenge die', { exact: true }).check();
		await on.dice(2);
		await card.getByRole('button', { name: 'Reroll picked dice' }).click();
		await on.has('reroll: 4 vs 3, 2');
		assert.match(await text(), /outcome: strong hit, 6 vs 3, 2\ndone:\n {2}- momentum 3 → 4/);
		const again = page.locator('.sworn-card').last();
		await again.getByRole('button', { name: 'More' }).click();
		await again.getByRole('button', { name: 'Reroll or set dice' }).click();
		await again.getByLabel('Set action die, 1 to 6').fill('1');
		await again.getByRole('button', { name: 'Set', exact: true }).click();
		await on.has('reroll: 1 vs 3, 2');
		assert.match(await text(), /outcome: weak hit, 3 vs 3, 2/);
		assert.ok(!(await text()).includes('momentum 3 → 4'), 'the old outcome is taken back');

		await page
			.locator('.sworn-card')
			.last()
			.getByRole('button', { name: /^Spirit/ })
			.dblclick();
		await until(() => /^spirit: 3$/m.test(read(KESTREL)), 'spirit');
		await on.atRest();
		assert.match(read(KESTREL), /^spirit: 3$/m);
		assert.equal((await text()).split('Endure Stress)').length, 2);
	}),

	story('Pay the Price on the card: rolled, suffered and resisted, then by asking the oracle', {}, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(1, 5, 8);
		await on.makeMove('gather', '');
		await on.has('outcome: miss');
		await on.dice(78);
		await on.press('Roll it');
		await on.has('table: 78, You are harmed');
		await until(
			() => page.evaluate(() => document.activeElement?.matches('.cm-content')),
			'the caret stays where it is, right after the roll',
		);
		await page.locator('[data-key="1"]').waitFor();
		await page.keyboard.press('1'); // the first choice: minor
		await on.has('health 5 → 4 (Endure Harm)');
		await on.accessible('.sworn-block');
		await on.dice(5, 2, 3);
		await on.press(/Roll Endure Harm/);
		await on.has('cost: 1 (paid above)');
		await on.has('outcome: strong hit');
		await on.press(/^Shake it off/);
		await until(() => /^health: 5$/m.test(read(KESTREL)), 'health is back');
		assert.match(await text(), /chose: Shake it off\ndone:\n {2}- health 4 → 5 \(Shake it off\)/);

		await on.cursorToEnd();
		await on.dice(1, 6, 9);
		await on.makeMove('gather', '');
		await until(async () => /outcome: miss, \d+ vs 6, 9/.test(await text()), 'the miss');
		await on.press('Ask the oracle');
		await page.locator('.modal input[type=text]').first().fill('What: is it *them*?');
		await on.dice(34);
		await on.looks('.modal');
		await page.getByRole('button', { name: /^Likely/i }).click();
		await page.keyboard.press('Enter').catch(() => {});
		await on.has('answer: yes');
		assert.match(
			await text(),
			/chose: Ask the Oracle\n```\n\n```sworn\nask: "?What: is it \*them\*\?"?\nodds: likely\ndice: 34\nanswer: yes\n```/,
		);
	}),
];
