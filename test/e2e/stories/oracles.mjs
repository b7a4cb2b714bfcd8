import assert from 'node:assert/strict';
import { story } from '../story.mjs';

export default [
	story('oracles are rolled by keyboard: as a block, as a line, and together as a favourite', {}, async on => {
		const { page, text, until } = on;
		await on.cursorToEnd();
		await on.dice(3);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await on.looks('.modal');
		await page.keyboard.type('core act');
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Core / Action\ndice: 3\nresult: Advance');
		await page.keyboard.type('The line holds.');
		await on.dice(100);
		await on.lookFor('ask the oracle', 'core theme');
		await page.keyboard.press('Shift+Enter');
		await until(
			async () => /The line holds\.\n\n`sworn: Core \/ Theme › \w+ \(rolled: \d+\)`/.test(await text()),
			'the line',
		);

		const card = page.locator('.sworn-oracle').first();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.looks('.sworn-block');
		await card.getByRole('button', { name: /^Row below/ }).click();
		await on.has('dice: 4\n');
		assert.match(await text(), /The line holds\./);

		await on.cursorToEnd();
		await on.dice(3, 100);
		await on.lookFor('ask the oracle', 'action theme');
		await page.keyboard.press('Control+d');
		await page.getByRole('button', { name: 'Favourite: Core / Action + Theme', pressed: true }).waitFor();
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Core / Action + Theme\ndice: 3; 100\nresult: Advance + ');
		const both = page.locator('.sworn-oracle').last();
		await both.getByRole('button', { name: 'More' }).click();
		await on.dice(1);
		await both.getByRole('button', { name: 'Roll Theme again' }).click();
		await on.has('dice: 3; 1\nresult: Advance + Ability');
		await both.scrollIntoViewIfNeeded();
		await on.looks('.sworn-block');

		await on.cursorToEnd();
		await on.dice(12, 12, 60);
		await on.lookFor('ask the oracle', 'settlement first look 2');
		await page.keyboard.press('Enter');
		await until(async () => /First Look\ndice: 12; 60\nresult: [^;\n]+; [^;\n]+\n/.test(await text()), 'two looks');
	}),

	story('questions are typed where oracles are searched: yes or no, or which of two, and again', {}, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await on.dice(34);
		await on.lookFor('ask the oracle', 'Is the relay dark?');
		await page.keyboard.press('Enter');
		await page.locator('.modal form').waitFor();
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await on.has('ask: Is the relay dark?\nodds: 50/50\ndice: 34\nanswer: yes');

		await on.cursorToEnd();
		await on.dice(77);
		await on.lookFor('ask the oracle', 'A feast or drawn bows?');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Pick one of two' }).press('Enter');
		await page.locator('#sworn-other').waitFor();
		await on.inBothThemes(() => on.looks('.modal'));
		await page.keyboard.press('Enter');
		await on.has('ask: A feast\nor: drawn bows\nodds: likely\ndice: 77\nanswer: drawn bows (extreme)');
		const card = page.locator('.sworn-oracle').last();
		await card.getByText('On a match').waitFor();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.inBothThemes(() => on.looks('.sworn-block'));
		await on.dice(34);
		await card.getByRole('button', { name: 'Ask again' }).click();
		await on.has('dice: 34\nanswer: A feast\n');
	}),
];
