import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, fence, story } from '../story.mjs';

/** These words are shown where they belong, and the notes are as they were. */
async function tells(on, words) {
	const before = [JOURNAL, KESTREL].map(on.read);
	for (const each of words) await on.page.getByText(each).first().waitFor();
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
			await tells(on, [/formidible/, /55/, /No track is called “The lost vow”/]);
			const sheet = on.read(KESTREL);
			on.write(KESTREL, sheet.replace('ruleset: starforged', 'ruleset: starforged\nrules: "[[Nowhere]]"'));
			await tells(on, [/The rules “Nowhere” are not found/]);
			on.write(KESTREL, sheet.replace('ruleset: starforged', 'ruleset: starfroged'));
			await tells(on, [/starfroged.*starforged/]);
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
		await page
			.getByRole('button', { name: /^Spirit/ })
			.first()
			.click();
		await until(() => /^spirit: 3$/m.test(read(KESTREL)), 'paid once');
		await until(() => read(JOURNAL).split('spirit 4 → 3 (Endure Stress)').length === 2, 'told once');
	}),
];
