import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');
const withVow = { [JOURNAL]: note => note + fence('vow: Find the ark', 'rank: formidable', 'ticks: 36') };
const CLOSE = 'objective: Get the crew out\nrank: troublesome\nticks: 28';

/** Fills the form of a new track on the last card, by mouse. */
async function begin({ page, press }, opens, name, rank, sends) {
	await press(opens);
	await page.getByRole('textbox', { name: /^Your/ }).fill(name);
	await page.getByRole('radio', { name: rank }).check();
	await press(sends);
}

export default [
	story('a vow is sworn, a fight entered with two objectives and won on the right one', {}, async on => {
		const { page, read, until, has } = on;
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		await on.makeMove('siv');
		await has('move: Swear an Iron Vow');
		await on.press('Begin a new vow');
		await page.getByRole('textbox', { name: /^Your/ }).fill('Find the ark');
		await page.getByRole('radio', { name: 'troublesome' }).check();
		await on.shot('30-new-vow');
		await on.accessible('.sworn-block');
		await page.keyboard.press('Enter');
		await has('vow: Find the ark\nrank: troublesome\nticks: 0');
		await has('Find the ark › vow begun');
		await on.shot('31-vow');

		await on.cursorToEnd();
		await on.dice(6, 3, 2);
		await on.makeMove('etf', 'w');
		await has('move: Enter the Fray');
		await begin(on, 'Begin a new objective', 'Hold the hatch', 'dangerous', 'Set the objective');
		await has('objective: Hold the hatch');
		await on.press('Begin an objective');
		await has('chose: If');
		await begin(on, 'Begin a new objective', 'Get the crew out', 'troublesome', 'Set the objective');
		await has('objective: Get the crew out');
		await until(() => /^combat: in control$/m.test(read(KESTREL)), 'in control');
		await on.shot('32-fray');

		for (const [from, to] of ['0 → 24', '24 → 40'].map(step => step.split(' → '))) {
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.command('make a move');
			await page.locator('.sworn-move-name').first().waitFor();
			const due = await page.locator('.sworn-move-name').allTextContents();
			assert.deepEqual(due.slice(0, 2), ['Gain Ground', 'Strike'], 'the moves that are due come first');
			if (from === '0') await on.shot('33-due');
			await page.keyboard.type('strike');
			await page.keyboard.press('Enter');
			await page.keyboard.press('i');
			await on.roll();
			await page
				.getByRole('button', { name: /^Get the crew out/ })
				.last()
				.waitFor();
			if (from === '0') await on.shot('33-which-track');
			await on.accessible('.sworn-block');
			await on.press(/^Get the crew out/);
			await has(`Get the crew out › ${from} → ${to} ticks`);
		}

		await on.cursorToEnd();
		await on.dice(3, 2);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('take decisive');
		await page.keyboard.press('Enter');
		await page.getByRole('radio', { name: /Hold the hatch/ }).waitFor();
		await page.getByRole('radio', { name: /Get the crew out/ }).click();
		await on.shot('34-decisive');
		await on.accessible('.modal');
		await page.getByRole('button', { name: /^Roll/ }).last().click();
		await has('track: Get the crew out\nprogress: 10\ndice: vs 3, 2');
		await has('Get the crew out › objective completed');
		const [won, lost] = ['Get the crew out', 'Hold the hatch'].map(
			name => new RegExp(`objective: ${name}\n[^]*?\`\`\``),
		);
		assert.match(won.exec(await on.text())[0], /ticks: 40\nstatus: completed/);
		assert.doesNotMatch(lost.exec(await on.text())[0], /status/);
		await on.shot('35-won');
	}),

	story('a fight is entered by keys: the objective, the roll, and what follows in a list', {}, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await on.dice(3, 3, 9);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('etf');
		await page.keyboard.press('Enter');
		await page.locator('.sworn-begins input').first().waitFor();
		await page.keyboard.type('Hold the hatch');
		await on.shot('38-objective-first');
		await on.accessible('.modal');
		for (const key of ['Enter', 'w', 'Enter']) await page.keyboard.press(key);
		await page.locator('.prompt').waitFor();
		await has('Hold the hatch › objective begun, dangerous');
		await on.shot('38-what-follows');
		await page.keyboard.press('Enter');
		await has('chose: Take +2 momentum');
		await page.keyboard.type('I brace for them.');
		await has('I brace for them.');
		assert.ok((await on.text()).endsWith('```\n\nI brace for them.'), 'below the objective');
	}),

	story('a vow reaches its last milestone, and its reward fills a legacy box', { prepare: withVow }, async on => {
		const { page, read, until, has } = on;
		await on.cursorToEnd();
		await on.makeMove('reach');
		await has('Find the ark › 36 → 40 ticks');
		await on.cursorToEnd();
		await on.dice(3, 2);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('fulfill');
		await page.keyboard.press('Enter');
		await page.getByRole('radio', { name: /Find the ark/ }).waitFor();
		await on.shot('36-fulfill');
		await page.keyboard.press('Enter');
		await has('Find the ark › vow completed');
		await has('quests 0 → 4 ticks');
		await has('experience 0 → 2');
		await until(() => /^quests: 4\nexperience: 2$/m.test(read(KESTREL)), 'the reward on disk');
		assert.match(await on.text(), /vow: Find the ark\nrank: formidable\nticks: 40\nstatus: completed\n/);
		await on.shot('36-reward', 'desktop');
	}),

	story(
		'in a bad spot a strong hit on Take Decisive Action counts as a weak one',
		{
			prepare: {
				[JOURNAL]: note => note + fence(...CLOSE.split('\n')),
				[KESTREL]: note => note.replace('impacts: []', 'impacts: []\ncombat: in a bad spot'),
			},
		},
		async on => {
			const { page, has } = on;
			await on.cursorToEnd();
			await on.dice(3, 2);
			await on.makeMove('take decisive');
			await has('as: weak hit');
			await has('objective completed');
			await on.shot('35-bad-spot');
			await on.accessible('.sworn-block');
			await on.command('undo last move');
			await page.getByRole('button', { name: 'Undo the move' }).click();
			await on.until(async () => (await on.text()).endsWith(fence(...CLOSE.split('\n'))), 'all is as it was');
			await on.until(() => /^combat: in a bad spot$/m.test(on.read(KESTREL)), 'in a bad spot again');
		},
	),

	story('undoing the move that began a track takes the track away, byte for byte', {}, async on => {
		const { page, has, text, until } = on;
		const [before, kestrel] = [await text(), on.read(KESTREL)];
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		await on.makeMove('siv');
		await has('move: Swear an Iron Vow');
		await begin(on, 'Begin a new vow', 'Kill #3: "the ark"', 'epic', 'Swear the vow');
		await has('rank: epic\nticks: 0');
		await on.shot('39-quoted');
		await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
		await on.command('undo last move');
		await page.getByRole('button', { name: 'Undo the move' }).click();
		await until(async () => (await text()) === before, 'every byte of the journal');
		await until(() => on.read(KESTREL) === kestrel, 'every byte of the character');
	}),

	story('Esc puts the form of a new track away and keeps the focus on its card', {}, async on => {
		const { page, has, text } = on;
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		await on.makeMove('siv');
		await has('move: Swear an Iron Vow');
		await on.press('Begin a new vow');
		const before = await text();
		await page.keyboard.press('Enter');
		await page.getByText('Write a name for the vow.').waitFor();
		await on.shot('39-name-missing');
		await on.accessible('.sworn-block');
		await page.keyboard.press('Escape');
		assert.equal(await page.getByRole('textbox', { name: /^Your/ }).count(), 0);
		assert.ok(await page.evaluate(() => document.activeElement?.closest('.sworn-card') !== null));
		assert.equal(await text(), before);
	}),
];
