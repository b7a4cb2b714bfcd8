import { story } from '../story.mjs';

const opened = async (on, command, query) => {
	const { page } = on;
	await on.command(command);
	await page.locator('.modal [role=combobox]').waitFor();
	await page.keyboard.type(query);
};

export default [
	story('find a foe and fight it, by keyboard', { byHand: true }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await opened(on, 'find a foe', 'chiton');
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await page.locator('.sworn-encounter').waitFor();
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await on.has('objective: Chiton\nrank: dangerous\nticks: 0');
		await opened(on, 'find a foe', 'chiton queen');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Insert into note' }).click();
		await on.has('> [!info] Chiton queen\n> *extreme monster, a variant of Chiton*');
	}),
];
