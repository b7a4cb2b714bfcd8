import assert from 'node:assert/strict';
import path from 'node:path';
import { addRulesNote } from './rules-note.mjs';

const SESSION = 'Journal/Session 1.md';
const KESTREL = 'Characters/Kestrel Vane.md';

/** A small edition of its own, in our own words: no move of the game below it is offered. */
const EDITION = `---
moves: only
---
# A small edition

## Quest moves

### Fulfill Your Vow

When **your vow is as good as done**, throw both challenge dice against the boxes of its track.

On a **strong hit**, it is done. Mark a reward on your quests legacy track: troublesome=1 tick; dangerous=2 ticks; formidable=3 ticks; extreme=4 ticks; epic=5 ticks.

On a **weak hit**, as above, but something is left to do.

On a **miss**, nothing comes of it. Pay the Price.

## Moves of fate

### Pay the Price

When **it goes wrong**, choose one.
`;

/** Stories of whole moves, from the call to the last done line, in every ruleset. */
export async function playTheRulesRun({ story, makeMove, rules }) {
	if (rules) await playRulesFile(story, makeMove, rules);
	await story('a vow sworn, a fight entered, won and its reward taken', {}, async on => {
		const { page, text, read, until } = on;
		const card = () => page.locator('.sworn-block').last();
		const has = async words => until(async () => (await text()).includes(words), words);
		const press = name => page.getByRole('button', { name }).last().click();
		const begin = async (button, name, rank) => {
			await press(button);
			await page.getByRole('textbox', { name: /^Your/ }).fill(name);
			await page.getByRole('radio', { name: rank }).check();
		};
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		await makeMove(on, 'siv');
		await has('move: Swear an Iron Vow');
		await begin('Begin a new vow', 'Find the ark', 'troublesome');
		await on.shot('30-new-vow');
		await on.accessible('.sworn-block');
		await page.keyboard.press('Enter');
		await has('vow: Find the ark\nrank: troublesome\nticks: 0');
		await has('Find the ark › vow begun');
		await on.shot('31-vow');

		await on.cursorToEnd();
		await on.dice(6, 3, 2);
		await makeMove(on, 'etf', 'w');
		await has('move: Enter the Fray');
		await begin('Begin a new objective', 'Hold the hatch', 'troublesome');
		await page.keyboard.press('Enter');
		await has('objective: Hold the hatch');
		await until(() => /^combat: in control$/m.test(read(KESTREL)), 'in control');
		await on.shot('32-fray');

		for (const roll of [1, 2]) {
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.command('make a move');
			await page.locator('.sworn-move-name').first().waitFor();
			const due = await page.locator('.sworn-move-name').allTextContents();
			assert.deepEqual(due.slice(0, 2), ['Gain Ground', 'Strike'], 'the moves that are due come first');
			if (roll === 1) await on.shot('33-due');
			await page.keyboard.type('strike');
			await page.keyboard.press('Enter');
			await page.keyboard.press('i');
			await page.keyboard.press('Enter');
			await has(roll === 1 ? 'Hold the hatch › 0 → 24 ticks' : 'Hold the hatch › 24 → 40 ticks');
		}
		await on.cursorToEnd();
		await on.dice(3, 2);
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('take decisive');
		await page.keyboard.press('Enter');
		await page.getByRole('radio', { name: /Hold the hatch/ }).waitFor();
		await on.shot('34-decisive');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await has('track: Hold the hatch\nprogress: 10\ndice: vs 3, 2');
		await has('Hold the hatch › objective completed');
		await until(() => !/^combat:/m.test(read(KESTREL)), 'the fight is over');
		await on.shot('35-won');

		await page.evaluate(() => {
			const { editor } = window.app.workspace.getMostRecentLeaf().view;
			const at = editor.getValue().indexOf('ticks: 0');
			editor.replaceRange('ticks: 40', editor.offsetToPos(at), editor.offsetToPos(at + 8));
		});
		await on.cursorToEnd();
		await on.dice(3, 2);
		await makeMove(on, 'fulfill');
		await has('Find the ark › vow completed');
		await has('quests 0 → 1 ticks');
		await until(() => /^quests: 1$/m.test(read(KESTREL)), 'the reward');
		await card().waitFor();
		await on.shot('36-reward');
	});

	await story('a scene challenge of Sundered Isles', { note: 'Journal/A bad wind.md' }, async on => {
		const { page, text, until } = on;
		const has = async words => until(async () => (await text()).includes(words), words);
		await on.cursorToEnd();
		await page.getByRole('button', { name: 'Begin a new scene' }).last().click();
		await page.getByRole('textbox', { name: 'The scene' }).fill('Out over the bar');
		await page.getByRole('radio', { name: 'dangerous' }).check();
		await page.keyboard.press('Enter');
		await has('scene: Out over the bar\nrank: dangerous');
		await on.shot('37-scene');
		await on.accessible('.sworn-block');
		await on.dice(6, 3, 2, 1, 9, 8);
		await page
			.getByRole('button', { name: /^Face Danger/ })
			.last()
			.click();
		await page
			.getByRole('radio', { name: /^heart/ })
			.last()
			.click();
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('Out over the bar › 0 → 8 ticks');
		await on.cursorToEnd();
		await on.dice(1, 9, 8);
		await makeMove(on, 'face danger scene', 'h');
		await has('outcome: miss, 4 vs 9, 8');
		await has('Out over the bar › 0 → 1 segments');
		await on.shot('38-scene-progress');
		await on.cursorToEnd();
		await on.dice(1, 1);
		await makeMove(on, 'finish a scene');
		await has('Out over the bar › scene completed');
		await on.shot('38-scene-finished');
	});

	await story(
		'a classic journey, and a miss at the lowest momentum',
		{ note: 'Journal/The long road.md' },
		async on => {
			const { page, text, read, until } = on;
			const has = async words => until(async () => (await text()).includes(words), words);
			await on.cursorToEnd();
			await on.dice(2, 9, 8, 60);
			await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
			await has('outcome: miss, 5 vs 9, 8');
			await on.shot('39-journey-miss');
			await page.getByRole('button', { name: /^Roll/ }).last().click();
			await has('table: 60');
			await on.shot('40-price');

			await on.cursorToEnd();
			await on.dice(2, 9, 8);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await page.keyboard.type('endure harm');
			await page.keyboard.press('Enter');
			await page.keyboard.press('3');
			await page.keyboard.press('Enter');
			await has('health 1 → 0 (Endure Harm)');
			await has('momentum -6 → -6, at its minimum');
			await on.shot('40-setback');
			await page
				.getByRole('button', { name: /^Exchange for .1 spirit/ })
				.first()
				.click();
			await has('spirit 3 → 2');
			await page
				.getByRole('button', { name: /^Undermine Over the Greywater fells/ })
				.first()
				.click();
			await has('Over the Greywater fells › 8 → 0 ticks');
			await page
				.getByRole('button', { name: /^Exchange for .1 supply/ })
				.first()
				.click();
			await has('supply 2 → 1');
			await on.shot('40-exchanged');
			await on.accessible('.sworn-block');
			const character = 'Characters/Brannoc Ashe.md';
			await until(() => /^supply: 1$/m.test(read(character)), 'the state on disk');
			assert.match(read(character), /^health: 0\nspirit: 2\nsupply: 1\nmomentum: -6$/m);
		},
	);

	await story('Delve the Depths rolls on the column of its stat', { note: 'Journal/Under the hill.md' }, async on => {
		const { page, text, until } = on;
		const has = async words => until(async () => (await text()).includes(words), words);
		await on.cursorToEnd();
		await on.dice(3, 9, 2, 50);
		await page.getByRole('radio', { name: /^wits/ }).last().click();
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('outcome: weak hit');
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('table: 50');
		await on.shot('41-delve');
		await on.accessible('.sworn-block');
	});

	await story(
		'an edition of its own in a rules note',
		{
			files: { 'Rules/A small edition.md': EDITION },
			prepare: {
				[KESTREL]: note => note.replace('edge: 2', 'rules: "[[A small edition]]"\nedge: 2'),
				[SESSION]: note => `${note}\`\`\`sworn\nvow: Find the ark\nrank: formidable\nticks: 40\n\`\`\`\n\n`,
			},
		},
		async on => {
			const { page, text, read, until } = on;
			await on.cursorToEnd();
			await on.command('make a move');
			await page.locator('.sworn-move-name').first().waitFor();
			assert.deepEqual(
				(await page.locator('.sworn-move-name').allTextContents()).sort(),
				['Fulfill Your Vow', 'Pay the Price'],
				'no move of the game below is offered',
			);
			await on.dice(3, 2);
			await page.keyboard.type('fulfill');
			await page.keyboard.press('Enter');
			await page.keyboard.press('Enter');
			await until(async () => (await text()).includes('quests 0 → 3 ticks'), 'ticks by rank');
			await until(() => /^quests: 3$/m.test(read(KESTREL)), 'the reward on disk');
			await on.shot('42-edition');
		},
	);

	await story(
		'Check rules note, and its lines',
		{ files: { 'House.md': EDITION.replace('Mark a reward', 'Take +2 glory. Mark a reward') }, note: 'House.md' },
		async on => {
			const { page } = on;
			await on.command('check rules note');
			await page.locator('.sworn-check-summary').waitFor();
			await on.shot('43-check');
			await on.accessible('.modal');
			await page
				.getByRole('button', { name: /^Line / })
				.first()
				.click();
			const line = await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.getCursor().line);
			assert.ok(line > 0, 'the cursor stands on the line');
		},
	);

	await story(
		'on a phone: a new vow, a track, the check',
		{ phone: true, mode: 'preview', note: 'Journal/A bad wind.md' },
		async on => {
			const { page } = on;
			await page.getByRole('button', { name: 'Begin a new scene' }).last().tap();
			await page.getByRole('textbox', { name: 'The scene' }).waitFor();
			await on.shot('44-phone-scene');
			await on.bigTargets('.sworn-block');
			await on.noSidewaysScroll();
			await on.accessible('.sworn-block');
		},
	);
}

/** The vow of the demo's own journal for a rules note, fulfilled by the rules of that note. */
async function playRulesFile(story, makeMove, rules) {
	const title = `Rules - ${path.basename(rules, path.extname(rules))}`;
	await story(
		'a vow fulfilled by a rules note from outside',
		{ furnish: vault => addRulesNote(vault, rules), note: `Rules/${title}.md` },
		async on => {
			const { text, until } = on;
			await on.cursorToEnd();
			await on.dice(3, 2);
			await makeMove(on, 'fulfill');
			await until(async () => (await text()).includes('See it through › vow completed'), 'the vow');
			await on.shot('45-rules-file');
			console.log((await text()).slice((await text()).indexOf('move:')));
		},
	);
}
