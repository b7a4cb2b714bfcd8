import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const JOURNAL = 'Journal/A bad wind.md';
const TRUTHS = 'Characters/Truths.md';

export default [
	story(
		'settle the truths of a world by keyboard, and go on after an edit by hand',
		{ note: JOURNAL, byHand: true },
		async on => {
			const { page, until } = on;
			await on.dice(45);
			await on.command('set the truths');
			await page.locator('.sworn-truths-dialog').waitFor();
			await on.shot('100-truths-first');
			await on.accessible('.modal');
			await page.keyboard.press('3');
			await on.shot('101-truths-picked');
			await page.keyboard.press('Enter');
			await page.getByText('Truth 2 of 11, 1 settled').waitFor();
			await page.keyboard.press('r');
			await page.getByText('Rolled 45').waitFor();
			await page.keyboard.press('Enter');
			await page.getByText('Truth 3 of 11').waitFor();
			await page.keyboard.press('4');
			await page.keyboard.type('Sail, and a little steam.');
			await on.shot('102-truths-own-words');
			await on.accessible('.modal');
			await page.keyboard.press('Escape');
			await until(
				() => on.exists(TRUTHS) && on.read(TRUTHS).includes('## Modern Era\n\nSail, and a little steam.'),
				'the note',
			);
			assert.match(on.read(TRUTHS), /^---\nsworn: truths\nruleset: sundered_isles\n---\n\n## Sundering\n\n\*\*Strange/);

			on.write(
				TRUTHS,
				on.read(TRUTHS).replace('## Modern Era', '## The moths\n\nThey sing.\n\n## Modern Era\n\nOnce:'),
			);
			await on.arrives(TRUTHS, 'Once:');
			await on.command('set the truths');
			await page.getByText('Truth 4 of 11, 3 settled').waitFor();
			await page.keyboard.press('Alt+ArrowLeft');
			await until(
				() => page.evaluate(() => document.activeElement.value?.startsWith('Once:')),
				'what was written by hand',
			);
			await page.keyboard.press('Control+Enter');
			await page.getByText('Truth 4 of 11').waitFor();
			await page.keyboard.press('1');
			await page.keyboard.press('Enter');
			await page.getByText('Truth 5 of 11').waitFor();
			await page.keyboard.press('Escape');
			await until(() => on.read(TRUTHS).includes('## Iron Vows'), 'the fourth');
			const titles = [...on.read(TRUTHS).matchAll(/^## (.*)$/gm)].map(([, title]) => title);
			assert.deepEqual(titles, ['Sundering', 'Relics', 'The moths', 'Modern Era', 'Iron Vows']);
			assert.match(
				on.read(TRUTHS),
				/## The moths\n\nThey sing\.\n\n## Modern Era\n\nOnce:\n\nSail, and a little steam\.\n/,
			);
			await on.open(TRUTHS);
			await on.shot('103-truths-note');
		},
	),

	story('settle truths with tables in them, in a dark theme', { theme: 'dark', byHand: true }, async on => {
		const { page } = on;
		await on.dice(20, 60);
		await on.command('set the truths');
		await page.locator('.sworn-truths-dialog').waitFor();
		await page.keyboard.press('r');
		await page.getByText('Rolled 20; Sun Plague Cause 60').waitFor();
		await on.shot('104-truths-tables-dark');
		await on.accessible('.modal');
		await page.keyboard.press('u');
		await page.keyboard.press('Escape');
	}),

	story('settle truths on a phone', { phone: true, note: JOURNAL, byHand: true }, async on => {
		const { page, until } = on;
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:set-the-truths'));
		await page.locator('.sworn-truth-option').first().tap();
		await on.shot('105-truths-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.getByRole('button', { name: 'Next' }).tap();
		await page.getByText('Truth 2 of 11').waitFor();
		await page.getByRole('button', { name: 'Done' }).tap();
		await until(() => on.exists(TRUTHS), 'the note');
	}),
];
