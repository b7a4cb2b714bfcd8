import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');
const says = line => ({ [KESTREL]: note => note.replace('ruleset: starforged', line) });
const GARBAGE = `${'# }{ | --- \u0000 ### On a **strong hit\n| 1-\n'.repeat(40)}- `;

/** Words that must be shown where they belong, and the notes as they were. */
const tells = (title, settings, words, shot) =>
	story(title, settings, async on => {
		const before = [JOURNAL, KESTREL].map(on.read);
		await on.page.setViewportSize({ width: 1180, height: 1700 });
		for (const each of words) await on.page.getByText(each).first().waitFor();
		await on.page.waitForTimeout(300);
		await on.shot(shot);
		await on.accessible('.sworn-block');
		assert.deepEqual([JOURNAL, KESTREL].map(on.read), before, 'nothing is written');
	});

export default [
	tells(
		'rules that are not there are missed on the card',
		{ prepare: says('ruleset: starforged\nrules: "[[Nowhere]]"') },
		[/The rules “Nowhere” are not found/],
		'50-nowhere',
	),
	tells(
		'a ruleset that does not exist is named, with the nearest',
		{ prepare: says('ruleset: starfroged') },
		[/starfroged.*starforged/],
		'50-ruleset',
	),
	tells(
		'a rank, ticks and a track of a record that do not exist are named where they stand',
		{
			prepare: {
				[JOURNAL]: note =>
					note +
					fence('vow: Find the ark', 'rank: formidible', 'ticks: 8') +
					fence('vow: Find the well', 'rank: formidable', 'ticks: 55') +
					fence('move: Reach a Milestone', 'by: Kestrel Vane', 'track: The lost vow'),
			},
		},
		[/formidible/, /55/, /No track is called “The lost vow”/],
		'50-tracks',
	),

	story(
		'a rules note of garbage leaves the journal playable',
		{ files: { 'Garbage.md': GARBAGE }, prepare: says('ruleset: starforged\nrules: "[[Garbage]]"') },
		async on => {
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.makeMove('fd', 'e');
			await on.has('dice: 6 vs 3, 2');
			await on.open('Garbage.md');
			await on.command('check rules note');
			await on.page.locator('.sworn-check-summary').waitFor();
			await on.shot('50-garbage');
			await on.accessible('.sworn-rules-check');
		},
	),

	story('a note that changes under an open form keeps what was typed, and the change', {}, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await on.dice(5, 3, 2);
		await on.makeMove('siv');
		await has('move: Swear an Iron Vow');
		await on.press('Begin a new vow');
		await page.getByRole('textbox', { name: /^Your/ }).fill('Find the ark');
		await page.evaluate(() => {
			const { editor } = window.app.workspace.getMostRecentLeaf().view;
			editor.replaceRange('A line from elsewhere.\n\n', { line: 5, ch: 0 });
		});
		await page.waitForTimeout(300);
		assert.equal(await page.getByRole('textbox', { name: /^Your/ }).inputValue(), 'Find the ark');
		await page.getByRole('radio', { name: 'epic' }).check();
		await on.press('Swear the vow');
		await has('vow: Find the ark\nrank: epic\nticks: 0');
		await has('A line from elsewhere.');
	}),

	story('a character that changes under an open dialog is played as it is then', { byHand: true }, async on => {
		const { page, has, read, until } = on;
		await on.cursorToEnd();
		await on.dice(6, 3, 2);
		await on.command('make a move');
		await page.keyboard.type('face danger');
		await page.keyboard.press('Enter');
		on.write(KESTREL, read(KESTREL).replace('momentum: 3', 'momentum: 7'));
		await page.waitForTimeout(500);
		await page.keyboard.press('e');
		await page.keyboard.press('Enter');
		await has('momentum 7 → 8');
		await until(() => /^momentum: 8$/m.test(read(KESTREL)), 'momentum on disk');
	}),

	story(
		'a rules note of four megabytes is read without harm',
		{
			files: { 'Huge.md': `# Rules\n\n${'A line about nothing much, and again.\n\n'.repeat(100_000)}` },
			prepare: says('ruleset: starforged\nrules: "[[Huge]]"'),
		},
		async on => {
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.command('make a move');
			await on.page.locator('.modal input').first().waitFor();
			await on.page.keyboard.type('fd');
			await on.page.keyboard.press('Enter');
			await on.page.keyboard.press('e');
			await on.page.keyboard.press('Enter');
			await on.has('dice: 6 vs 3, 2');
		},
	),

	story('two panes on one note: a press in one shows in the other', {}, async on => {
		const { page, has, read, until } = on;
		const splits = await page.evaluate(async file => {
			const { workspace, vault } = window.app;
			const leaf = workspace.getLeaf('split');
			await leaf.openFile(vault.getFileByPath(file));
			return workspace.getLeavesOfType('markdown').length;
		}, JOURNAL);
		assert.equal(splits, 2);
		await on.cursorToEnd();
		await on.dice(4, 3, 9);
		await on.makeMove('fd', 'e');
		await has('dice: 4 vs 3, 9');
		await until(async () => (await page.locator('.sworn-card').count()) >= 4, 'the card in both');
		await on.shot('51-two-panes');
		await page
			.getByRole('button', { name: /^Endure Stress/ })
			.first()
			.click();
		await until(() => /^spirit: 3$/m.test(read(KESTREL)), 'paid once');
		await until(() => read(JOURNAL).split('spirit 4 → 3 (Endure Stress)').length === 2, 'told once');
	}),
];
