import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');
const says = line => ({ [KESTREL]: note => note.replace('ruleset: starforged', line) });
const GARBAGE = `${'# }{ | --- \u0000 ### On a **strong hit\n| 1-\n'.repeat(40)}- `;
const HUGE = `# Rules\n\n${'A line about nothing much, and again.\n\n'.repeat(100_000)}`;

/** These words are shown where they belong, and the notes are as they were. */
async function tells(on, words, shot) {
	const before = [JOURNAL, KESTREL].map(on.read);
	for (const each of words) await on.page.getByText(each).first().waitFor();
	await on.shot(shot);
	await on.accessible('.sworn-block');
	assert.deepEqual([JOURNAL, KESTREL].map(on.read), before, 'nothing is written');
}

export default [
	story(
		'a rank, ticks, a track, rules and a ruleset that do not exist are named where they stand',
		{
			prepare: {
				[JOURNAL]: note =>
					note +
					fence('vow: Find the ark', 'rank: formidible', 'ticks: 8') +
					fence('vow: Find the well', 'rank: formidable', 'ticks: 55') +
					fence('move: Reach a Milestone', 'by: Kestrel Vane', 'track: The lost vow'),
			},
		},
		async on => {
			await on.page.setViewportSize({ width: 1180, height: 1700 });
			await tells(on, [/formidible/, /55/, /No track is called “The lost vow”/], '50-tracks');
			const sheet = on.read(KESTREL);
			on.write(KESTREL, sheet.replace('ruleset: starforged', 'ruleset: starforged\nrules: "[[Nowhere]]"'));
			await tells(on, [/The rules “Nowhere” are not found/], '50-nowhere');
			on.write(KESTREL, sheet.replace('ruleset: starforged', 'ruleset: starfroged'));
			await tells(on, [/starfroged.*starforged/], '50-ruleset');
		},
	),

	story(
		'rules notes of garbage and of four megabytes leave the journal playable',
		{
			files: { 'Garbage.md': GARBAGE, 'Huge.md': HUGE },
			prepare: says('ruleset: starforged\nrules: ["[[Garbage]]", "[[Huge]]"]'),
		},
		async on => {
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.makeMove('fd', 'e');
			await on.has('dice: 6 vs 3, 2');
			await on.open('Garbage.md');
			await on.command('test rules note');
			await on.page.locator('.sworn-check-summary').waitFor();
			await on.shot('50-garbage');
			await on.accessible('.sworn-rules-check');
		},
	),

	story('a character that changes under an open dialog is played as it is then', { byHand: true }, async on => {
		const { page, has, read, until } = on;
		await on.cursorToEnd();
		await on.dice(6, 3, 2);
		await on.command('make a move');
		await page.keyboard.type('face danger');
		await page.keyboard.press('Enter');
		on.write(KESTREL, read(KESTREL).replace('momentum: 3', 'momentum: 7'));
		await on.arrives(KESTREL, 'momentum: 7');
		await page.keyboard.press('e');
		await page.keyboard.press('Enter');
		await has('momentum 7 → 8');
		await until(() => /^momentum: 8$/m.test(read(KESTREL)), 'momentum on disk');
	}),

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
