import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const FOLDER = 'Rules/Lamp road';
const JOURNAL = 'Journal/Lamp road.md';

/** Ten moves, with a meter of their own. */
const MOVES = `---
ruleset: starforged
meters:
  - oil 0-5, starts at 3
---

# Lamp road

## Road moves

### Trim the Lamp

When you **trim the lamp** before the dark comes, roll +wits.

On a **strong hit**, it burns clean. Take +2 oil.

On a **weak hit**, it burns, but it smokes. Take +1 oil and suffer -1 spirit.

On a **miss**, the glass cracks. Suffer -1 oil and Pay the Price.

### Walk the Dark Mile

When you **walk a mile without a light**, roll +shadow.

On a **strong hit**, nothing heard you. Take +2 momentum.

On a **weak hit**, something heard you. Choose one.

- You run: lose 1 supply
- You freeze: lose 1 spirit

On a **miss**, it found you. Endure Harm (-2).

### Knock at a Shuttered House

When you **knock at a shuttered house**, roll +heart.

On a **strong hit**, they open. Take +1 supply and +1 momentum.

On a **weak hit**, they speak through the door. Take +1 momentum.

On a **miss**, they blow out their lights. Lose 2 momentum.

### Follow the Posts

When you **follow the lamp posts**, roll +edge.

On a **strong hit**, mark progress on your vow.

On a **weak hit**, mark progress on your vow, and suffer -1 oil.

On a **miss**, the posts end. Pay the Price.

### Stare Down the Dark

When you **stare down what waits beyond the light**, roll +iron.

On a **hit**, it draws back. On a **strong hit**, take +1 momentum and +1 spirit. On a **weak hit**, suffer -1 oil.

On a **miss**, you look away first. Endure Stress (-1).

### Share the Flame

When you **share your flame with a traveller**, lose 1 oil and take +1 spirit.

### Sleep by the Post

When you **sleep at the foot of a lit post**, choose one.

- You sleep well: take +1 health
- You keep watch: take +1 momentum

### Beg for Oil

When you **beg for oil**, roll +heart.

On a **strong hit**, take +2 oil.

On a **weak hit**, take +1 oil and lose 1 momentum.

On a **miss**, you are known as a beggar now. Lose 1 spirit.

### Listen for the Lamplighter

When you **listen for the lamplighter's bell**, roll +wits.

On a **strong hit**, add +1 on your next move.

On a **weak hit**, take +1 momentum.

On a **miss**, another bell answers. Gain two favours of the dark.

### The Lamp Goes Out

When your **oil falls to 0**, suffer -2 momentum.
`;

const card = (name, category, ...abilities) =>
	`---\ntype: asset\n---\n# ${name} (${category})\n\n## Abilities\n\n${abilities.map((text, at) => `- [${at === 0 ? 'x' : ' '}] ${text}`).join('\n')}\n`;

const ASSETS = {
	Lamplighter: card('Lamplighter', 'Path', 'When you Trim the Lamp, add +1 and take +1 momentum on a hit.'),
	'Night Moth': card('Night Moth', 'Companion', 'When you Walk the Dark Mile with your moth, add +1.'),
	'Post Warden': card('Post Warden', 'Path', 'When you Follow the Posts, add +1.', 'When you Sojourn, take +1 spirit.'),
	'Shutter Knocker': card('Shutter Knocker', 'Deed', 'When you Knock at a Shuttered House, you may reroll any dice.'),
	'Oil Broker': card('Oil Broker', 'Path', 'When you Beg for Oil, take +1 oil on a hit.'),
	Unblinking: card('Unblinking', 'Path', 'When you Stare Down the Dark, add +1.'),
};

const TRUTH = `---
type: truth
---

# The Long Dark

| 1d100 | Truth | More | Quest |
| --- | --- | --- | --- |
| 1-50 | The sun is late. | Each night has been longer than the last. | Find who keeps it. |
| 51-100 | The sun was sold. | Nobody will say to whom. | Read the bill of sale. |
`;

const ORACLE = `---
type: oracle_rollable
---

# Beside the road

| dice: 1d6 | Result |
| --- | --- |
| 1-3 | A post without a lamp |
| 4-5 | A lamp without a post |
| 6 | Somebody's shoes, side by side |
`;

const FILES = { 'Lamp moves': MOVES, ...ASSETS, 'The Long Dark': TRUTH, 'Beside the road': ORACLE };

const valueOf = (note, name) => Number(new RegExp(`^${name}: (-?\\d+)$`, 'm').exec(note)?.[1]);

export default [
	story(
		'a homebrew set of ten moves, six assets, a truth and an oracle, written and played',
		{ byHand: true },
		async on => {
			const { page, until } = on;
			const write = (path, text) =>
				page.evaluate(
					async ([path, text]) => {
						const { vault, workspace } = window.app;
						const folder = path.slice(0, path.lastIndexOf('/'));
						if (!vault.getFolderByPath(folder)) await vault.createFolder(folder);
						const file = vault.getFileByPath(path) ?? (await vault.create(path, ''));
						await workspace.getLeaf(false).openFile(file);
						workspace.activeEditor.editor.setValue(text);
					},
					[path, text],
				);
			const written = async (path, text) => {
				await write(path, text);
				await until(() => on.exists(path) && on.read(path) === text, path);
			};
			const sheet = name => valueOf(on.read(KESTREL), name);
			const becomes = (name, value) => until(() => sheet(name) === value, `${name} ${value}, not ${sheet(name)}`);

			for (const [name, text] of Object.entries(FILES)) await written(`${FOLDER}/${name}.md`, text);

			// The check beside the moves: nine are understood, and one in part.
			await on.open(`${FOLDER}/Lamp moves.md`);
			await on.cursorToEnd();
			await on.command('test rules note');
			const check = page.locator('.sworn-rules-check');
			await check.getByText('10 moves found, 9 understood in full, 1 in part.').waitFor();
			await check.getByText('Gain two favours of the dark.').first().waitFor();
			await on.shot('44-homebrew-check');
			await on.accessible('.sworn-rules-check');
			await page.evaluate(() => window.app.workspace.detachLeavesOfType('sworn-journal-rules-check'));

			await written(KESTREL, on.read(KESTREL).replace('edge: 2', `rules: "[[${FOLDER}/]]"\nedge: 2`));
			const before = on.read(KESTREL);
			await written(JOURNAL, '---\ncharacter: "[[Kestrel Vane]]"\n---\n\nThe first post, at dusk.\n\n');

			// Browse assets: the six are there, and one is added.
			await on.cursorToEnd();
			await on.command('browse assets');
			await page.locator('.modal [role=combobox]').waitFor();
			for (const name of Object.keys(ASSETS)) {
				await page.locator('.modal [role=combobox]').fill(name);
				await page.getByRole('article', { name: `Card: ${name}` }).waitFor();
			}
			await page.locator('.modal [role=combobox]').fill('lamplighter');
			await page.getByRole('article', { name: 'Card: Lamplighter' }).waitFor();
			await on.shot('44-homebrew-asset');
			await on.accessible('.modal');
			await page.keyboard.press('Enter');
			await page.getByRole('button', { name: 'Add to Kestrel Vane' }).click();
			await page.getByRole('button', { name: 'Write it down' }).click();
			await until(() => on.exists('Characters/Lamplighter (Kestrel Vane).md'), 'the asset');

			// Trim the Lamp by dialog, with its ability: 4 + wits + 1 against 3 and 5.
			await on.cursorToEnd();
			await on.dice(4, 3, 5);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await page.keyboard.type('trim');
			await page.keyboard.press('Enter');
			await page.getByText('Lamplighter').first().waitFor();
			await on.shot('44-homebrew-move');
			await on.accessible('.modal');
			const use = page.getByRole('checkbox', { name: /Lamplighter/ }).first();
			if (!(await use.isChecked())) await use.check();
			await on.roll();
			const momentum = valueOf(before, 'momentum');
			await until(() => /Trim the Lamp/.test(on.read(JOURNAL)), 'the move');
			await on.shot('44-homebrew-rolled');
			await becomes('oil', 5);
			await becomes('momentum', momentum + 1);

			// Others are typed, with a roll and without.
			const typed = async (words, ...dice) => {
				const count = (await on.text()).split('```sworn').length;
				await on.cursorToEnd();
				await on.dice(...dice);
				await page.keyboard.insertText('\n\nAnd on. ');
				await page.keyboard.type(`;;${words}`);
				await page.locator('.suggestion-container .suggestion-item').first().waitFor();
				await page.keyboard.press('Enter');
				await until(async () => (await on.text()).split('```sworn').length > count, `a record of ${words}`);
			};
			await typed('share the flame');
			await on.has('move: Share the Flame');
			await on.shot('44-homebrew-shared');
			await becomes('oil', 4);
			await typed('beg h', 1, 9, 10);
			await on.shot('44-homebrew-begged');
			await becomes('spirit', valueOf(before, 'spirit'));
			await typed('knock h', 6, 1, 2);
			await becomes('momentum', momentum + 2);

			// The truth of the set is settled, and its oracle asked.
			await on.cursorToEnd();
			await on.command('set the truths');
			await page.locator('.sworn-truths-dialog').waitFor();
			const truth = () => page.locator('.sworn-truth-name').textContent();
			while ((await truth()) !== 'The Long Dark') {
				const now = await truth();
				await page.keyboard.press('s');
				await until(async () => (await truth()) !== now, 'the next truth');
			}
			await page.keyboard.press('2');
			await on.shot('44-homebrew-truth');
			await page.keyboard.press('Enter');
			await page.keyboard.press('Escape');
			const truths = () => ['Characters/Truths.md', 'Journal/Truths.md', 'Truths.md'].find(on.exists);
			await until(() => truths() && on.read(truths()).includes('## The Long Dark'), 'the truth');
			assert.match(on.read(truths()), /## The Long Dark\n\n\*\*The sun was sold\.\*\*/);
			await on.open(JOURNAL);
			await on.cursorToEnd();
			await on.dice(6);
			await on.command('ask the oracle');
			await page.locator('.modal [role=combobox]').waitFor();
			await page.keyboard.type('beside the road');
			await on.shot('44-homebrew-oracle');
			await page.keyboard.press('Enter');
			await on.has('result: Somebody');

			// What is on disk at the end.
			await until(() => on.read(JOURNAL).includes('result: Somebody'), 'the oracle on disk');
			const journal = on.read(JOURNAL);
			for (const name of ['Trim the Lamp', 'Share the Flame', 'Beg for Oil', 'Knock at a Shuttered House'])
				assert.ok(journal.includes(`move: ${name}`), name);
			assert.match(journal, /Lamplighter/);
			assert.equal(on.read(`${FOLDER}/Lamp moves.md`), MOVES, 'the rules are as they were written');
			await on.shot('44-homebrew-end');
		},
	),
];
