import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const ACTOR = 'The salt ring/Ines Calder.md';
const JOURNAL = 'The salt ring/Journal/Session 1.md';

const JOURNAL_AT_THE_END = `---
character: "[[Ines Calder]]"
---

A second ring washed up at dawn, still warm.

I swear it on the ring.

\`\`\`sworn
move: Swear an Iron Vow
by: Ines Calder
track: Return the second ring
roll: heart 1
dice: 5 vs 2, 3
outcome: strong hit, 6 vs 2, 3
done:
  - Return the second ring › vow begun, dangerous
  - momentum 2 → 4
\`\`\`

\`\`\`sworn
vow: Return the second ring
rank: dangerous
ticks: 0
\`\`\`

Where does it lead?

\`\`\`sworn
oracle: Core / Action
dice: 3
result: Advance
\`\`\`

The ring turns on the table by itself, and points out to sea.`;

const ACTOR_AT_THE_END = `---
sworn: character
ruleset: sundered_isles
edge: 3
heart: 1
iron: 2
shadow: 1
wits: 2
health: 5
spirit: 5
supply: 5
momentum: 4
impacts: []
quests: 0
bonds: 0
discoveries: 0
experience: 0
region: Myriads
---

\`\`\`sworn
show: Ines Calder
\`\`\`

## Background

My mother sailed from here, and her ring came back without her.

\`\`\`sworn
vow: Find who sent the ring
rank: extreme
ticks: 0
\`\`\`

## Places

[[Harrow Cay]]

## People

[[Old Bram]]

`;

/** Nothing here presses with a pointer: each key goes to where the focus is. */
export default [
	story(
		'a new campaign of Sundered Isles from an empty vault to its first vow, by keyboard alone',
		{ empty: true, byHand: true },
		async on => {
			const { page, until } = on;
			const keys = async (...pressed) => {
				for (const key of pressed) await page.keyboard.press(key);
			};
			const type = text => page.keyboard.type(text);
			const step = title => page.getByRole('heading', { name: title, exact: true }).waitFor();
			const focusOn = label =>
				until(
					() => page.evaluate(words => document.activeElement?.textContent?.trim().startsWith(words) ?? false, label),
					`the focus on ${label}`,
				);

			/** From the list of what can be set up, by its number, into a step. */
			const listed = async (title, number) => {
				await focusOn('Begin to play');
				await page.locator('.sworn-setup-row').first().waitFor();
				await keys(number);
				await step(title);
			};

			await on.command('begin a campaign');
			await focusOn('Just begin');
			await keys('4', 'Shift+Tab', 'Shift+Tab');
			await type('Ines Calder');
			await keys('Shift+Tab', 'Shift+Tab');
			await type('The salt ring');
			await on.looks('.modal');
			await keys('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');

			await step('The salt ring');
			await focusOn('Begin to play');
			await page.getByText('The truths of your world').waitFor();
			await on.looks('.modal');
			await keys('1');
			await step('The truths of your world');
			await focusOn('Settle the truths');
			await on.dice(80, 20);
			await keys('Enter');
			await page.locator('.sworn-truths-dialog').waitFor();
			await keys('r');
			await page.getByText('Rolled 80').waitFor();
			await keys('Enter');
			await page.getByText('Truth 2 of 11').waitFor();
			await keys('1', 'Enter');
			await page.getByText('Truth 3 of 11').waitFor();
			await keys('Escape');
			await page.getByText('2 of 11 settled').waitFor();
			await focusOn('Done');
			await keys('Enter');
			await step('The salt ring');

			await listed('Your assets', '2');
			for (const [letters, name, chosen] of [
				['swashb', 'Swashbuckler', 1],
				['navig', 'Navigator', 2],
				['parrot', 'Parrot', 3],
			]) {
				await focusOn('Pick');
				await keys('Enter');
				await page.locator('.sworn-asset-dialog').waitFor();
				await type(letters);
				await page.locator('.sworn-asset-dialog [role=option]', { hasText: name }).first().waitFor();
				await keys('Enter');
				await page.getByText(`Add ${name}`).waitFor();
				await keys('Enter');
				await until(() => on.exists(`The salt ring/${name}.md`), name);
				await page.getByText(`${chosen} of 3 chosen`).waitFor();
			}
			await on.looks('.modal');
			await focusOn('Done');
			await keys('Enter');
			await step('The salt ring');

			await listed('The vow of your past', '3');
			await type('My mother sailed from here, and her ring came back without her.');
			await keys('Tab', 'Tab', 'Tab', 'Tab');
			await type('Find who sent the ring');
			await keys('Enter');

			await listed('Your ship', '4');
			await focusOn('Choose its card');
			await keys('Enter');
			await page.locator('.sworn-asset-dialog').waitFor();
			await type('flagship');
			await page.locator('.sworn-asset-dialog [role=option]', { hasText: 'Flagship' }).first().waitFor();
			await keys('Enter');
			await page.getByText('Add Flagship').waitFor();
			await type('The Patient Gull');
			await keys('Enter');
			await until(() => on.exists('The salt ring/The Patient Gull.md'), 'the ship');
			await focusOn('Done');
			await keys('Enter');
			await step('The salt ring');

			await listed('Your stats', '5');
			await keys('Alt+ArrowLeft');
			await listed('Your stats', '5');
			await keys('Tab');
			await type('1');
			await page.getByText('Values of your own are fine').waitFor();
			await keys('Tab', 'Tab', 'Tab');
			await type('2');
			await page.getByText('This is the book’s array.').waitFor();
			await on.looks('.modal');
			await keys('Enter');

			await listed('The first island on your chart', '6');
			await type('Harrow Cay');
			await keys('Tab', 'Tab', 'Tab', 'Enter');
			await until(
				() => page.evaluate(() => document.querySelector('#sworn-campaign-about').value.includes('- Size:')),
				'what was rolled',
			);
			await on.looks('.modal');
			await keys('Control+Enter');

			await listed('A connection', '7');
			await type('Old Bram');
			await keys('Tab', 'Tab');
			await type('harbour master');
			await keys('Enter');

			await listed('What sets it off', '8');
			await type('A second ring washed up at dawn, still warm.');
			await on.looks('.modal');
			await keys('Control+Enter');
			await focusOn('Begin to play');
			await keys('Enter');
			await on.inFront('The salt ring/Journal/Session 1.md');
			await until(() => page.evaluate(() => window.app.workspace.activeLeaf?.view.editor.hasFocus()), 'the editor');

			await type('I swear it on the ring.');
			await on.dice(5, 2, 3);
			await on.command('make a move');
			await page.locator('.modal input').first().waitFor();
			await type('siv');
			await keys('Enter');
			await page.locator('.sworn-begins input').first().waitFor();
			await type('Return the second ring');
			await on.looks('.modal');
			await keys('Enter');
			await on.has('outcome: strong hit');
			await on.has('vow: Return the second ring\nrank: dangerous\nticks: 0');
			await type('Where does it lead?');
			await on.dice(3);
			await on.command('ask the oracle');
			await page.locator('.modal [role=combobox]').waitFor();
			await type('core act');
			await keys('Enter');
			await on.has('result: ');
			await type('The ring turns on the table by itself, and points out to sea.');
			await keys('Control+s');
			await until(() => on.read(JOURNAL).includes('out to sea.'), 'the journal on disk');
			assert.equal(on.read(JOURNAL), JOURNAL_AT_THE_END);
			assert.equal(on.read(ACTOR), ACTOR_AT_THE_END);
			assert.match(
				on.read('The salt ring/People/Old Bram.md'),
				/^---\nsworn: connection\ncharacter: "\[\[Ines Calder\]\]"\nrank: dangerous\n/,
			);
			assert.match(
				on.read('The salt ring/Places/Harrow Cay.md'),
				/^---\nsworn: place\nregion: Myriads\n---\n\n# Harrow Cay\n\n- Coastline aspects: .+\n/,
			);
			assert.match(
				on.read('The salt ring/Truths.md'),
				/^---\nsworn: truths\nruleset: sundered_isles\n---\n\n## Sundering\n\n/,
			);
			assert.match(on.read('The salt ring/The Patient Gull.md'), /\nintegrity: 5\n.*\naboard: true\n/s);
		},
	),

	story('a campaign is begun on a phone', { empty: true, byHand: true, phone: true }, async on => {
		const { page } = on;
		await on.run('begin-a-campaign');
		await page.getByLabel('Campaign', { exact: true }).fill('Grey coast');
		await page.getByLabel('Character', { exact: true }).fill('Ada');
		await page.getByRole('radio', { name: 'Ironsworn' }).first().tap();
		await on.looks('.modal');
		await page.getByRole('button', { name: 'Set up first' }).tap();
		await page.locator('.sworn-setup-row').first().waitFor();
		await on.looks('.modal');
		for (const title of await page.locator('.sworn-setup-name').allTextContents()) {
			await page.locator('.sworn-setup-row', { hasText: title }).first().tap();
			await page.getByRole('button', { name: 'Done' }).waitFor();
			await on.looks('.modal');
			if (title === 'Place') await page.getByRole('button', { name: 'Roll the whole settlement' }).tap();
			await page.getByRole('button', { name: 'Back' }).tap();
			await page.locator('.sworn-setup-row').first().waitFor();
		}
		await page.getByRole('button', { name: 'Begin to play' }).tap();
		await on.inFront('Grey coast/Journal/Session 1.md');
	}),
];
