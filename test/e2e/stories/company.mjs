import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n\n# Two on the road\n\n';
const FILES = {
	'Aud.md': sheetOf(),
	'Bera.md': sheetOf({ supply: 5, edge: 3 }),
	'Orm.md': sheetOf({ sworn: 'npc' }),
	'Rook.md': '---\nsworn: asset\nasset: "[[Rook]]"\ncharacter: "[[Bera]]"\nhealth: 3\n---\n',
	'Journal.md': PAIR,
};
const PLAYED = { empty: true, files: FILES, note: 'Journal.md', byHand: true, look: 'lines', records: 'line' };

/** The rows that are offered while typing. */
const rows = ({ page }) => page.locator('.suggestion-container .suggestion-item');

/** What a list that was opened offers. */
const listed = ({ page }) => page.locator('.prompt .suggestion-item');

const offers = (on, words, what) =>
	on.until(async () => words.test((await rows(on).first().textContent()) ?? ''), what);

async function typed(on, text) {
	await on.cursorToEnd();
	await on.page.keyboard.type(text);
	await rows(on).first().waitFor();
}

/** Types a row that ends in a record, which says who acts, and waits until it is there. */
async function entered(on, text, words) {
	const times = async () => (await on.text()).split(words).length;
	const before = await times();
	await typed(on, text);
	await on.page.keyboard.press('Enter');
	await on.until(async () => (await times()) > before, `${text} writes ${words}`);
}

async function actAs(on, name) {
	await on.command('act as');
	await listed(on).filter({ hasText: name }).first().click();
}

/** The names that a list offers, then the one of them that is chosen by keys. */
async function chosen(on, names, down) {
	await listed(on).first().waitFor();
	assert.deepEqual(await listed(on).allTextContents(), names, 'neither a companion nor an NPC');
	for (let i = 0; i < down; i++) await on.page.keyboard.press('ArrowDown');
	await on.page.keyboard.press('Enter');
}

const hit = on => on.dice(6, 1, 2);

export default [
	story('two in one journal: who acts is asked once, and named for one move', PLAYED, async on => {
		const { page, read, until } = on;
		await hit(on);
		await typed(on, ';;fd edge');
		await page.keyboard.press('Enter');
		await chosen(on, ['Aud', 'Bera'], 1);
		await on.has('by Bera');
		await hit(on);
		await typed(on, ' ;;fd edge');
		await offers(on, /as Bera/, 'no question any more');
		await page.keyboard.press('Enter');
		await until(async () => (await on.text()).split('by Bera').length === 3, 'the second is hers as well');
		await actAs(on, 'Aud');
		await hit(on);
		await entered(on, ' ;;fd edge', 'by Aud');
		for (const words of [' ;;bera fd edge', ' ;;fd edge as bera']) {
			await hit(on);
			await typed(on, words);
			await offers(on, /edge 3.*as Bera/, 'her odds');
			await page.keyboard.press('Enter');
		}
		await until(async () => (await on.text()).split('by Bera').length === 5, 'both are hers');
		await until(() => read('Bera.md').includes('momentum: 7'), 'four hits of hers');
		await until(() => read('Aud.md').includes('momentum: 4'), 'one of his');
		await on.command('open the table');
		await on.page.locator('.sworn-table-company').getByText('Act as ').waitFor();
		await on.looks('.sworn-table');
	}),
];
