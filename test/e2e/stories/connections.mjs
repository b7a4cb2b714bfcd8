import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');
const JUNO = fence('connection: Juno', 'rank: dangerous', 'ticks: 24', 'role: pilot');
const ANA = fence('connection: Ana', 'rank: formidable', 'ticks: 12', 'role: healer', 'bond: yes');
const MISSPELT = fence('move: Test Your Relationship', 'by: Kestrel Vane', 'track: Junho # old friend');

export default [
	story(
		'a connection is picked where its name was misspelt, aids a roll, becomes a bond, and is tested',
		{ prepare: { [JOURNAL]: note => note + ANA + JUNO + MISSPELT } },
		async on => {
			const { page, read, until, has } = on;
			const row = page.getByRole('group', { name: 'Which track is meant?' });
			await row.waitFor();
			await row.scrollIntoViewIfNeeded();
			await on.shot('84-which-is-meant');
			await on.accessible('.sworn-block');
			await row.getByRole('button', { name: 'Juno' }).click();
			await has('track: Juno\n');
			await row.waitFor({ state: 'detached' });

			await on.cursorToEnd();
			await on.dice(4, 3, 9);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await page.keyboard.type('face danger');
			await page.keyboard.press('Enter');
			await page.getByRole('checkbox', { name: 'Juno, pilot: +1, on a hit +1 momentum' }).check();
			await on.shot('80-connection-aids');
			await on.accessible('.modal');
			await page.keyboard.press('e');
			await on.roll();
			await has('add: 1 Juno, pilot, on a hit momentum +1\ndice: 4 vs 3, 9\noutcome: weak hit, 7 vs 3, 9');
			await has('momentum 3 → 4 (Juno)');
			await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum on disk');
			await on.shot('81-connection-aided');

			await on.cursorToEnd();
			await on.dice(1, 2);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await page.keyboard.type('forge a bond');
			await page.keyboard.press('Enter');
			const offered = await page.locator('.modal').getByRole('radio').allTextContents();
			assert.equal(offered.length, 1, 'who shares a bond is not offered');
			await on.shot('82-forge');
			await on.roll();
			await has('Juno › bond marked');
			await on.press(/^Bolster their influence/);
			await has('Juno › influence marked (Bolster their influence)');
			await has('bond: yes\ninfluence: yes');

			await on.cursorToEnd();
			await on.dice(4, 3, 2);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await page.keyboard.type('test your relationship');
			await page.keyboard.press('Enter');
			const bond = page.locator('.modal').getByRole('checkbox', { name: '+1 if you share a bond' });
			assert.equal(await bond.isChecked(), false, 'nobody is named yet');
			await page.locator('.modal').getByLabel('Whom it is about').selectOption('Juno');
			assert.equal(await bond.isChecked(), true, 'a bond is shared');
			assert.equal(await page.getByRole('checkbox', { name: /^Juno/ }).count(), 0, 'nobody aids a test of their own');
			await on.shot('83-test');
			await on.accessible('.modal');
			await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
			await has('track: Juno\nroll: heart 2\nadd: 1 you share a bond');
		},
	),
];
