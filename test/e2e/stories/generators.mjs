import { story } from '../story.mjs';

const FORM = '.modal .sworn-generator';

export default [
	story('generate a settlement by keyboard, type over its name, and insert it', {}, async on => {
		const { page, until } = on;
		await on.cursorToEnd();
		await on.command('generate a place');
		await page.locator('.modal [role=combobox]').waitFor();
		await on.looks('.modal');
		await page.keyboard.type('settle');
		await page.keyboard.press('Enter');
		await page.locator(FORM).waitFor();
		await on.looks('.modal');
		await page.getByLabel('Region', { exact: true }).selectOption('expanse');
		await page.getByRole('button', { name: 'One more: First look' }).click();
		await page.getByLabel('First look 2', { exact: true }).waitFor();
		const before = await page.getByLabel('Authority', { exact: true }).inputValue();
		await page.getByRole('button', { name: 'Roll Authority again' }).press('Enter');
		await until(
			async () => (await page.getByLabel('Authority', { exact: true }).inputValue()) !== before,
			'rolled again',
		);
		await page.getByLabel('Name', { exact: true }).fill('Bleakhold');
		await page.getByRole('button', { name: 'Roll all again' }).click();
		await page.getByLabel('Name', { exact: true }).press('Enter');
		await on.has('generated: Settlement\nname: Bleakhold\nregion: Expanse\n');
		await page.getByRole('region', { name: 'Settlement: Bleakhold' }).waitFor();
		await page
			.getByRole('region', { name: 'Settlement: Bleakhold' })
			.getByRole('button', { name: /details$/ })
			.click();
		await on.looks('.sworn-thing');
	}),
];
