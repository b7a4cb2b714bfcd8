import assert from 'node:assert/strict';
import { JOURNAL, story } from '../story.mjs';

const ISLES = 'Journal/A bad wind.md';
const DELVE = 'Journal/Under the hill.md';

export default [
	story('oracles are rolled by keyboard: as a block, as a line, and together as a favourite', {}, async on => {
		const { page, text, until } = on;
		await on.cursorToEnd();
		await on.dice(3);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await on.shot('90-oracle-dialog');
		await on.accessible('.modal');
		await page.keyboard.type('core act');
		await on.shot('91-oracle-search');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Core / Action\ndice: 3\nresult: Advance');
		await page.keyboard.type('The line holds.');
		await on.dice(100);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('core theme');
		await page.keyboard.press('Shift+Enter');
		await until(
			async () => /The line holds\.\n\n`sworn: Core \/ Theme › \w+ \(rolled: \d+\)`/.test(await text()),
			'the line',
		);

		const card = page.locator('.sworn-oracle').first();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.shot('92-oracle-card');
		await on.accessible('.sworn-block');
		await card.getByRole('button', { name: /^Row below/ }).click();
		await on.has('dice: 4\n');
		assert.match(await text(), /The line holds\./);

		await on.cursorToEnd();
		await on.dice(3, 100);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('action theme');
		await page.keyboard.press('Control+d');
		await page.getByRole('button', { name: 'Favourite: Core / Action + Theme', pressed: true }).waitFor();
		await on.shot('95-oracle-favourite');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Core / Action + Theme\ndice: 3; 100\nresult: Advance + ');
		const both = page.locator('.sworn-oracle').last();
		await both.getByRole('button', { name: 'More' }).click();
		await on.dice(1);
		await both.getByRole('button', { name: 'Roll Theme again' }).click();
		await on.has('dice: 3; 1\nresult: Advance + Ability');
		await both.scrollIntoViewIfNeeded();
		await on.shot('96-oracle-together');
		await on.accessible('.sworn-block');

		await on.cursorToEnd();
		await on.dice(12, 12, 60);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await on.shot('97-oracle-favourite-first');
		await page.keyboard.type('settlement first look 2');
		await page.keyboard.press('Enter');
		await until(async () => /First Look\ndice: 12; 60\nresult: [^;\n]+; [^;\n]+\n/.test(await text()), 'two looks');
	}),

	story('questions are typed where oracles are searched: yes or no, or which of two, and again', {}, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await on.dice(34);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('Is the relay dark?');
		await page.keyboard.press('Enter');
		await page.locator('.modal form').waitFor();
		await on.shot('93-oracle-question');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('ask: Is the relay dark?\nodds: 50/50\ndice: 34\nanswer: yes');

		await on.cursorToEnd();
		await on.dice(77);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('A feast or drawn bows?');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Pick one of two' }).press('Enter');
		await page.locator('#sworn-other').waitFor();
		await on.inBothThemes(async dark => {
			await on.shot(`98-oracle-two${dark}`);
			await on.accessible('.modal');
		});
		await page.keyboard.press('Enter');
		await on.has('ask: A feast\nor: drawn bows\nodds: likely\ndice: 77\nanswer: drawn bows (extreme)');
		const card = page.locator('.sworn-oracle').last();
		await card.getByText('On a match').waitFor();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.inBothThemes(async dark => {
			await on.shot(`99-oracle-two-card${dark}`);
			await on.accessible('.sworn-block');
		});
		await on.dice(34);
		await card.getByRole('button', { name: 'Ask again' }).click();
		await on.has('dice: 34\nanswer: A feast\n');
	}),

	story('ask an oracle on a phone', { phone: true, theme: 'dark' }, async on => {
		const { page, text, until } = on;
		await on.cursorToEnd();
		await on.dice(3);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:ask-the-oracle'));
		await page.locator('.modal input').first().fill('core act');
		await on.shot('94-oracle-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.getByRole('button', { name: 'Favourite: Core / Action', exact: true }).tap();
		await page.getByRole('button', { name: 'Write as one line' }).tap();
		await page.locator('.modal .sworn-move-words').first().tap();
		await until(async () => (await text()).includes('`sworn: Core / Action › Advance (rolled: 3)`'), 'the line');
		await on.dice(1);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:open-the-table'));
		const favourite = page
			.getByRole('list', { name: 'Favourite oracles' })
			.getByRole('button', { name: 'Action Core' });
		await favourite.scrollIntoViewIfNeeded();
		await on.shot('94b-oracle-favourite-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-table');
		await on.accessible('.sworn-table');
		await favourite.tap();
		await on.has('oracle: Core / Action\ndice: 1\nresult: Abandon');
	}),

	story('decide between two on a phone, in Reading view', { phone: true, mode: 'preview' }, async on => {
		const { page, read, until } = on;
		await on.dice(34);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:ask-the-oracle'));
		await page.locator('.modal input').first().fill('A feast or drawn bows?');
		await page.locator('.modal .sworn-move-words').first().tap();
		await page.getByRole('button', { name: 'Pick one of two' }).tap();
		await on.shot('98b-oracle-two-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.getByRole('button', { name: /^Likely/ }).tap();
		await until(() => /dice: 34\nanswer: A feast\n```\s*$/.test(read(JOURNAL)), 'the block at the end');
		const card = page.locator('.sworn-oracle').last();
		await card.scrollIntoViewIfNeeded();
		await card.getByRole('button', { name: 'More' }).tap();
		await on.shot('99b-oracle-two-reading');
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-oracle');
		await on.accessible('.sworn-block');
	}),

	story('the cursed die of the isles falls, and its curse is lifted', { note: ISLES, theme: 'dark' }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await on.dice(34, 10);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('ship cargo');
		await page.keyboard.press('Enter');
		await on.has('oracle: Ship / Cargo\ndice: 34\ncursed_die: 10\nresult: Human bones (cursed)');
		const card = page.locator('.sworn-oracle').last();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.shot('96-oracle-cursed');
		await on.accessible('.sworn-block');
		await card.getByRole('button', { name: 'Lift the curse' }).click();
		await on.until(async () => !(await on.text()).includes('(cursed)'), 'the curse is lifted');
		assert.match(await on.text(), /oracle: Ship \/ Cargo\ndice: 34\n/);
	}),

	story('a danger of the site that is being delved, on a phone', { note: DELVE, phone: true }, async on => {
		const { page } = on;
		const site = /^site: (.+)$/m.exec(await on.text())?.[1];
		assert.ok(site, 'the note has a site');
		await on.cursorToEnd();
		await on.dice(12);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:ask-the-oracle'));
		await page.locator('.modal [role=combobox]').fill(`${site} danger`);
		await page.keyboard.press('Enter');
		await on.has(`oracle: ${site} / Danger\ndice: 12\nresult: `);
		const card = page.locator('.sworn-oracle').last();
		await card.scrollIntoViewIfNeeded();
		await on.shot('97-oracle-of-a-site');
		await on.accessible('.sworn-block');
		await on.noSidewaysScroll();
	}),
];
