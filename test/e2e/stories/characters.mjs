import { JOURNAL, KESTREL, story } from '../story.mjs';

export default [
	story('a sheet is changed, and a new character created', { note: KESTREL, byHand: true }, async on => {
		const { page, read, until } = on;
		const before = read(KESTREL);
		await page.locator('.sworn-block').first().waitFor();
		await page.getByRole('button', { name: 'Show 10 properties' }).waitFor();
		await on.inBothThemes(async dark => {
			await on.picture(dark && 'dark');
			await on.accessible('.sworn-block');
		});
		await page
			.getByRole('button', {
				name: /health.*(less|minus|down|lower|−|-1)|(less|minus|lower|decrease|suffer).*health/i,
			})
			.first()
			.click();
		await until(() => read(KESTREL) === before.replace('health: 5', 'health: 4'), 'one value on disk');
		await page.getByLabel(/wounded/i).check();
		await until(() => read(KESTREL).includes('impacts: [wounded]'), 'the impact on disk');

		await on.open(JOURNAL);
		await on.command('create a character');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('Juno Hale');
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await until(() => {
			try {
				return read('Journal/Juno Hale.md').includes('sworn: character');
			} catch {
				try {
					return read('Juno Hale.md').includes('sworn: character');
				} catch {
					return false;
				}
			}
		}, 'the note');
		await page.locator('.sworn-block').first().waitFor();
	}),
];
