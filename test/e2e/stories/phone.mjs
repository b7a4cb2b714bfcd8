import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

export default [
	story('on a phone, by touch, in the dark', { phone: true, theme: 'dark' }, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.noSidewaysScroll();
		await on.dice(4, 3, 9);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:make-a-move'));
		await page.locator('.modal input').first().fill('face');
		await on.shot('14-phone-search');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.getByRole('option').first().tap();
		await on.shot('15-phone-dialog');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.locator('.modal').getByText(/edge/i).first().tap();
		await page.locator('.modal').getByRole('button', { name: /^Roll/ }).last().tap();
		await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
		const card = page.locator('.sworn-card').last();
		await card.scrollIntoViewIfNeeded();
		await on.shot('16-phone-card', 'phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-card');
		await on.accessible('.sworn-block');
		await card.getByRole('button', { name: /Lose Momentum/ }).tap();
		await until(() => /^momentum: 2$/m.test(read(KESTREL)), 'momentum on disk');
	}),
];
