import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

export default [
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
