import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const TRACKS = `
\`\`\`sworn
vow: Find out who turned the relay off
rank: dangerous
ticks: 8
\`\`\`

\`\`\`sworn
connection: Old Mera
rank: formidable
ticks: 5
role: guide
\`\`\`

\`\`\`sworn
vow: Bring the medicine to Ashfall
rank: troublesome
ticks: 40
status: completed
\`\`\`

\`\`\`sworn
clock: The hull gives way
segments: 6
filled: 2
\`\`\`
`;

const withTracks = { prepare: { [JOURNAL]: text => text + TRACKS } };

const inAFight = {
	prepare: {
		[KESTREL]: text => text.replace('momentum:', 'combat: in a bad spot\nmomentum:'),
		[JOURNAL]: text => `${text}\n\`\`\`sworn\nobjective: Hold the hatch\nrank: dangerous\nticks: 8\n\`\`\`\n`,
	},
};

const table = ({ page }) => page.locator('.sworn-table');

export default [
	story(
		'the Table as of the line where the first vow was sworn, walked through by arrow keys, and back to now',
		{ note: 'The Drowned Light/Journal/Session 1.md' },
		async on => {
			const { page, until } = on;
			await on.command('open the table');
			await table(on).getByRole('button', { name: 'Choose a character' }).click();
			await page.locator('.suggestion-item', { hasText: 'Odile Farr' }).click();
			const sheet = table(on).locator('.sworn-meters').first();
			await sheet.waitFor();
			const momentum = async () => (await sheet.innerText()).match(/Momentum\D*(\d+)/i)?.[1];
			const tracks = async () => (await table(on).locator('.sworn-table-track-name').allInnerTexts()).join();
			const now = [await momentum(), await tracks()];
			await table(on).getByRole('button', { name: 'As of this line' }).click();
			const line = page.locator('.cm-line', { hasText: 'No storm did this' });
			await line.scrollIntoViewIfNeeded();
			await line.click({ position: { x: 40, y: 10 } });
			await until(async () => (await momentum()) === '4', 'the momentum before the vow');
			const isSworn = async () => (await tracks()).includes('Bring the lens home');
			assert.equal(await isSworn(), false);
			for (let row = 0; row < 30 && !(await isSworn()); row++) {
				await page.keyboard.press('ArrowDown');
				await on.atRest();
			}
			await until(async () => (await momentum()) === '5', 'the momentum that the vow left');
			assert.ok(await isSworn(), 'the vow, which was fulfilled since');
			await on.picture('as-of-line');
			await on.accessible('.sworn-table');
			const chart = await table(on).locator('.sworn-chart-list').textContent();
			assert.ok(chart.includes('Lantern Quay') && !chart.includes('Odile Farr here'), 'the chart before any journey');
			await table(on).getByRole('button', { name: 'As of this line' }).click();
			await until(async () => [await momentum(), await tracks()].join() === now.join(), 'the state of now');
		},
	),
	story('the Table beside the journal: search, roll, go on, ask', { ...withTracks, byHand: true }, async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.command('open the table');
		await table(on).getByText('Kestrel Vane').first().waitFor();
		await until(() => page.evaluate(() => document.activeElement.matches('.sworn-table input')), 'one can type');
		await on.inBothThemes(() => on.looks('.sworn-table'));

		await on.dice(4, 3, 9);
		await page.keyboard.type('fd');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		await on.looks('.sworn-table');
		await page.keyboard.press('Enter');
		await page.locator('.modal').waitFor();
		await page.keyboard.press('e');
		await on.roll();
		await on.has('dice: 4 vs 3, 9');

		const recent = table(on).locator('.sworn-table-recent li');
		await until(async () => (await recent.first().innerHTML()).includes('weak hit'), 'the move is listed');
		await recent.first().getByRole('button', { name: 'choose: Face Danger' }).click();
		await page.locator('.prompt-input').fill('lose momentum');
		await page.keyboard.press('Enter');
		await until(() => /^momentum: 2$/m.test(read(KESTREL)), 'momentum on disk');
		await until(async () => (await table(on).textContent()).includes('+2'), 'momentum on the Table');

		await table(on)
			.locator('.sworn-table-track', { hasText: 'relay' })
			.getByRole('button', { name: /^Mark progress/ })
			.click();
		await on.has('ticks: 16');
		await table(on)
			.getByRole('button', { name: /finished$/ })
			.click();
		await table(on).getByText('Bring the medicine').waitFor();

		await on.dice(34);
		await table(on).getByRole('button', { name: 'Ask the oracle' }).click();
		await page.locator('.modal input').fill('Is somebody here?');
		await page
			.locator('.modal')
			.getByRole('button', { name: /^Likely/ })
			.click();
		await on.has('ask: Is somebody here?');
		assert.match(await text(), /odds: likely\ndice: 34\nanswer: yes/);
		await recent.last().locator('button').first().scrollIntoViewIfNeeded();
		await recent.last().locator('button').first().click();
		await page.keyboard.type('Later.');
		assert.match(await text(), /strong hit, 8 vs 3, 6\ndone:\n {2}- momentum 2 → 3\n```\nLater\./);
	}),

	story('the Table says what now, in a fight and after a miss, on a phone', { ...inAFight, phone: true }, async on => {
		const { page } = on;
		const clash = table(on).locator('.sworn-table-now').getByRole('button', { name: 'Clash', exact: true });
		await on.cursorToEnd();
		await on.run('open-the-table');
		await clash.waitFor();
		await on.accessible('.sworn-table');
		await on.noSidewaysScroll();
		await on.bigTargets('.workspace-drawer.mod-right');
		await on.dice(1, 9, 8);
		await clash.tap();
		await page.locator('.modal').getByText(/^iron/).first().tap();
		await page.locator('.modal').getByRole('button', { name: /^Roll/ }).last().tap();
		await on.has('dice: 1 vs 9, 8');
		await on.run('open-the-table');
		await table(on)
			.getByRole('button', { name: /, Pay the Price$/ })
			.tap();
		await page.locator('.suggestion-item').getByText('Say it in words').first().waitFor();
	}),

	story('the Table on a phone gives the note back', { ...withTracks, phone: true }, async on => {
		const { page, until } = on;
		await on.cursorToEnd();
		await on.run('open-the-table');
		await table(on).getByText('Kestrel Vane').first().waitFor();
		await on.looks('.sworn-table');
		await on.dice(4, 3, 9);
		await table(on).locator('input').first().fill('face');
		await on.noSidewaysScroll();
		await table(on).getByRole('option').first().tap();
		await page.locator('.modal').getByText(/edge/i).first().tap();
		await page.locator('.modal').getByRole('button', { name: /^Roll/ }).last().tap();
		await on.has('dice: 4 vs 3, 9');
		await until(() => page.evaluate(() => window.app.workspace.rightSplit.collapsed), 'the note is in front again');
		await on.run('open-the-table');
		await page.locator('.sworn-table-recent').scrollIntoViewIfNeeded();
		await on.noSidewaysScroll();
		await page.locator('.sworn-table-record').last().tap();
		await until(() => page.evaluate(() => window.app.workspace.rightSplit.collapsed), 'the record is in front');
	}),
];
