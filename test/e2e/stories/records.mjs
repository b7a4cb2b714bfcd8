import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

export default [
	story(
		'a burn turns a miss into a hit',
		{ prepare: { [KESTREL]: text => text.replace('momentum: 3', 'momentum: 9') } },
		async on => {
			const { page, read, text, until } = on;
			await on.cursorToEnd();
			await on.dice(1, 5, 8);
			await on.makeMove('fd', 'e');
			await until(async () => (await text()).includes('outcome: miss, 3 vs 5, 8'), 'the miss');
			await page.getByRole('button', { name: /Burn momentum/ }).click();
			await until(async () => (await text()).includes('burn: momentum 9 → 2'), 'the burn');
			assert.match(await text(), /outcome: strong hit, 9 vs 5, 8\ndone:\n {2}- momentum 2 → 3/);
			await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum on disk');
			await on.shot('06-burned');
			await on.accessible('.sworn-block');
			await on.command('undo last move');
			await page.keyboard.press('Enter');
			await until(() => /^momentum: 9$/m.test(read(KESTREL)), 'momentum as it was');
		},
	),

	story('dice are rerolled and set, and the cost that follows is paid once, though pressed twice', {}, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(4, 3, 9);
		await on.makeMove('fd', 'e');
		await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
		const card = page.locator('.sworn-card').last();
		await card.getByRole('button', { name: 'More' }).click();
		await card.getByRole('button', { name: 'Reroll or set dice' }).click();
		await card.getByLabel('Second challenge die', { exact: true }).check();
		await on.dice(2);
		await card.getByRole('button', { name: 'Reroll picked dice' }).click();
		await until(async () => (await text()).includes('reroll: 4 vs 3, 2'), 'the reroll');
		assert.match(await text(), /outcome: strong hit, 6 vs 3, 2\ndone:\n {2}- momentum 3 → 4/);
		const again = page.locator('.sworn-card').last();
		await again.getByRole('button', { name: 'More' }).click();
		await again.getByRole('button', { name: 'Reroll or set dice' }).click();
		await again.getByLabel('Set action die, 1 to 6').fill('1');
		await on.shot('07-dice-tools');
		await again.getByRole('button', { name: 'Set', exact: true }).click();
		await until(async () => (await text()).includes('reroll: 1 vs 3, 2'), 'the die set');
		assert.match(await text(), /outcome: weak hit, 3 vs 3, 2/);
		assert.ok(!(await text()).includes('momentum 3 → 4'), 'the old outcome is taken back');

		await page
			.locator('.sworn-card')
			.last()
			.getByRole('button', { name: /Endure Stress/ })
			.dblclick();
		await until(() => /^spirit: 3$/m.test(read(KESTREL)), 'spirit');
		await page.waitForTimeout(200);
		assert.match(read(KESTREL), /^spirit: 3$/m);
		assert.equal((await text()).split('Endure Stress)').length, 2);
	}),

	story('Pay the Price on the card: rolled, suffered and resisted, then by asking the oracle', {}, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(1, 5, 8);
		await on.makeMove('gather', '');
		await until(async () => (await text()).includes('outcome: miss'), 'the miss');
		await on.dice(78);
		await page.locator('.sworn-card').last().getByRole('button', { name: 'Roll the price' }).click();
		await until(async () => (await text()).includes('table: 78, You are harmed'), 'the table');
		await until(
			() => page.evaluate(() => document.activeElement?.matches('.cm-content')),
			'the caret stays where it is, right after the roll',
		);
		await page.locator('[data-key="1"]').waitFor();
		await on.shot('08-price');
		await page.keyboard.press('1'); // the first choice: minor
		await until(async () => (await text()).includes('health 5 → 4 (Endure Harm)'), 'the harm');
		await on.accessible('.sworn-block');
		await on.dice(5, 2, 3);
		await page
			.locator('.sworn-card')
			.last()
			.getByRole('button', { name: /Roll Endure Harm/ })
			.click();
		await until(async () => (await text()).includes('cost: 1 (paid above)'), 'the roll to resist');
		await until(async () => (await text()).includes('outcome: strong hit'), 'resisted');
		await page
			.locator('.sworn-card')
			.last()
			.getByRole('button', { name: /^Shake it off/ })
			.click();
		await until(() => /^health: 5$/m.test(read(KESTREL)), 'health is back');
		assert.match(await text(), /chose: Shake it off\ndone:\n {2}- health 4 → 5 \(Shake it off\)/);

		await on.cursorToEnd();
		await on.dice(1, 6, 9);
		await on.makeMove('gather', '');
		await until(async () => /outcome: miss, \d+ vs 6, 9/.test(await text()), 'the miss');
		await page.locator('.sworn-card').last().getByRole('button', { name: 'Ask the oracle', exact: true }).click();
		await page.locator('.modal input[type=text]').first().fill('What: is it *them*?');
		await on.dice(34);
		await on.shot('09-ask');
		await on.accessible('.modal');
		await page.getByRole('button', { name: /^Likely/i }).click();
		await page.keyboard.press('Enter').catch(() => {});
		await until(async () => (await text()).includes('answer: yes'), 'the answer');
		assert.match(
			await text(),
			/chose: Ask the Oracle\n```\n\n```sworn\nask: "?What: is it \*them\*\?"?\nodds: likely\ndice: 34\nanswer: yes\n```/,
		);
	}),
];
