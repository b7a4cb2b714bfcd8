import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const NOTE = 'Journal/The long road.md';
const BRANNOC = 'Characters/Brannoc Ashe.md';

export default [
	story('a classic journey: its miss at the lowest momentum is paid to the end', { note: NOTE }, async on => {
		const { page, has, read, until } = on;
		const state = () => /^health: (\d)\nspirit: (\d)\nsupply: (\d)\nmomentum: (-?\d)$/m.exec(read(BRANNOC)).slice(1);
		await on.cursorToEnd();
		await on.dice(2, 9, 8, 60);
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('outcome: miss, 5 vs 9, 8');
		await on.shot('39-journey-miss');
		await on.press(/^Roll/);
		await has('table: 60');
		await on.shot('40-price');
		await on.accessible('.sworn-block');
		await on.press(/^Endure Harm/);
		await has('move: Endure Harm');
		await on.shot('40-harm-call');
		await on.accessible('.sworn-block');
		await on.press(/^(serious|dangerous)/);
		await has('health 1 → 0');
		await on.press(/^Exchange for .1 spirit/);
		await has('spirit 3 → 2');
		await on.dice(2, 9, 8);
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('outcome: miss, 4 vs 9, 8');
		await on.press(/^Exchange for .1 supply/);
		await has('supply 2 → 1');
		await on.press('Mark wounded');
		await has('wounded marked');
		await on.shot('40-paid');
		await until(() => state().join(' ') === '0 2 1 -6', 'the state on disk');
		await until(() => /^impacts: \[wounded\]$/m.test(read(BRANNOC)), 'the impact on disk');
	}),

	story('at the lowest momentum and no health, what is left to pay is exchanged', { note: NOTE }, async on => {
		const { page, has, read, until } = on;
		await on.cursorToEnd();
		await on.dice(2, 9, 8);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('endure harm');
		await page.keyboard.press('Enter');
		await page.keyboard.press('3');
		await on.roll();
		await has('health 1 → 0 (Endure Harm)');
		await has('momentum -6 → -6, at its minimum');
		await on.shot('40-setback');
		for (const [button, done] of [
			[/^Exchange for .1 spirit/, 'spirit 3 → 2'],
			[/^Undermine Over the Greywater fells/, 'Over the Greywater fells › 8 → 0 ticks'],
			[/^Exchange for .1 supply/, 'supply 2 → 1'],
		]) {
			await page.getByRole('button', { name: button }).first().click();
			await has(done);
		}
		await on.shot('40-exchanged');
		await on.accessible('.sworn-block');
		await until(() => /^health: 0\nspirit: 2\nsupply: 1\nmomentum: -6$/m.test(read(BRANNOC)), 'the state on disk');
		assert.match(await on.text(), /journey: Over the Greywater fells\nrank: dangerous\nticks: 0\n/);
	}),

	story('Delve the Depths rolls on the column of its stat', { note: 'Journal/Under the hill.md' }, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await on.dice(3, 9, 2, 50);
		await page.getByRole('radio', { name: /^wits/ }).last().click();
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('outcome: weak hit');
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('table: 50');
		await on.shot('41-delve');
		await on.accessible('.sworn-block');
	}),
];
