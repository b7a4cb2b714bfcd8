import { story } from '../story.mjs';

const SALT_RUN = 'Journal/The salt run.md';

export default [
	story('the demo’s journal in the middle of things, with the Table beside it', { note: SALT_RUN }, async on => {
		const { page } = on;
		const table = page.locator('.sworn-table');
		await page.locator('.sworn-track').nth(1).waitFor();
		await page.getByText('The crate hums').scrollIntoViewIfNeeded();
		await on.command('open the table');
		await table.getByText('Plain Jane').first().waitFor();
		await on.picture('tracks');
		await on.accessible('.sworn-block');
		await on.noSidewaysScroll();
		await table
			.getByRole('button', { name: /^connection: / })
			.first()
			.waitFor();
		await table.getByRole('button', { name: /^Open tracks/ }).evaluate(el => el.scrollIntoView({ block: 'start' }));
		await on.picture('table');
		await on.accessible('.sworn-table');
	}),
];
