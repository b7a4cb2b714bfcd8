import assert from 'node:assert/strict';
import { fence, sheetOf, story } from '../story.mjs';

const NOTE = 'Journal.md';
const OPENING = '---\ncharacter: "[[Kestrel]]"\n---\n\n';
const WEAK = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';

const onKestrel = (text, values, more = {}) => ({
	note: NOTE,
	byHand: true,
	look: 'lines',
	records: 'line',
	empty: true,
	files: { 'Kestrel.md': sheetOf({ sworn: 'character', ...values }), [NOTE]: `${OPENING}${text}`, ...more },
});

const vow = rank => `---\nsworn: vow\nrank: ${rank}\nticks: 0\ncharacter: "[[Kestrel]]"\n---\n`;

/** Puts the caret at the end and types; the list of what it may mean is waited for. */
async function typed({ page }, text) {
	await page.locator('.cm-content').first().click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(text);
	await page.locator('.suggestion-item').first().waitFor();
}

export default [
	story('without the storage of the app a move is made all the same', onKestrel('I run. '), async on => {
		await on.page.evaluate(() => {
			const refuse = () => {
				throw new DOMException('Access is denied for this document.', 'SecurityError');
			};
			window.app.storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
		});
		await on.dice(5, 3, 4);
		await typed(on, ';;fd e');
		await on.page.keyboard.press('Enter');
		await on.has('Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit');
	}),
	story(
		'the home page of a campaign links every session that was played',
		onKestrel(
			`${fence('show: campaign')}On.\n`,
			{},
			{
				'Session 1.md': `${OPENING}We land. ${WEAK}\n`,
				'Session 2.md': `${OPENING}We leave. ${WEAK}\n`,
			},
		),
		async on => {
			const links = on.page.locator('.sworn-home-part p').last().getByRole('link');
			await on.until(async () => (await links.allTextContents()).join() === 'Session 2,Session 1', 'both sessions');
			await links.last().click();
			await on.inFront('Session 1.md');
		},
	),
	story(
		'two impacts in one item are two: what they prevent is said in the row, until the sheet is set right',
		onKestrel('I rest. ', { impacts: '["wounded, shaken"]', health: 3 }),
		async on => {
			const row = on.page.locator('.suggestion-item').first();
			const says = words => on.until(async () => (await row.textContent()).includes(words), words);
			await typed(on, ';;+1 health');
			await says('health 3, wounded prevents recovery');
			await on.page.keyboard.press('Enter');
			assert.ok(on.read('Kestrel.md').includes('health: 3\nspirit: 4'), 'nothing is written');

			const outside = async (impacts, words) => {
				on.write('Kestrel.md', sheetOf({ sworn: 'character', impacts, health: 3 }));
				await on.arrives('Kestrel.md', impacts);
				await on.page.keyboard.press('Backspace');
				await on.page.keyboard.type('h');
				await says(words);
			};
			await outside('"#wounded #shaken"', 'Write a list, such as “impacts: [wounded, shaken]”.');
			await outside('[shaken]', 'health 3 → 4');
			await on.page.keyboard.press('Enter');
			await on.has('health 3 → 4`');
			await on.saysOn('Kestrel.md', 'health: 4');
		},
	),
	story(
		'a character does not get the name of a note in other letters, on a phone',
		{ ...onKestrel('I rest. ', {}), phone: true },
		async on => {
			const { page } = on;
			const before = on.read('Kestrel.md');
			await on.run('create-a-character');
			const name = page.locator('.modal input[type=text]').first();
			await name.fill('KESTREL');
			await page.keyboard.press('Enter');
			await page.getByText('A note called “KESTREL” is already there. Choose another name.').waitFor();
			await name.fill('Wren');
			await page.keyboard.press('Enter');
			await on.until(() => on.exists('Wren.md'), 'another name is taken');
			assert.equal(on.exists('KESTREL.md'), false);
			assert.equal(on.read('Kestrel.md'), before);
		},
	),
	story(
		'of two milestones written alike one is put off: the digit answers the other, and a press the first',
		onKestrel('I go. ', {}, { 'Ark.md': vow('formidable'), 'Debt.md': vow('dangerous') }),
		async on => {
			const { page } = on;
			const choice = digit => page.locator(`[data-key="${digit}"]`);
			await typed(on, ';;milestone');
			await page.keyboard.press('Enter');
			await choice(1).waitFor();
			await page.keyboard.press('Escape');
			await choice(1).waitFor({ state: 'detached' });
			await page.keyboard.type(' And on. ;;milestone');
			await page.locator('.suggestion-item').first().waitFor();
			await page.keyboard.press('Enter');
			await choice(1).waitFor();
			await page.keyboard.press('1');
			await on.has('Kestrel` And on. `sworn: move: Reach a Milestone, by Kestrel, on Ark; Ark › 0 → 4 ticks`');
			await on.saysOn('Ark.md', 'ticks: 4');
			await page.locator('.sworn-inline').first().click();
			await choice(2).click();
			await on.has('I go. `sworn: move: Reach a Milestone, by Kestrel, on Debt; Debt › 0 → 8 ticks` And on.');
			await on.saysOn('Debt.md', 'ticks: 8');
		},
	),
];
