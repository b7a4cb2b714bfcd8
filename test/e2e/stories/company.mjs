import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const sheet = (supply, more = '') =>
	`---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: ${supply}\nmomentum: 3\n${more}---\n`;

const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n\n# Two on the road\n\n';
const FILES = {
	'Aud.md': sheet(3),
	'Bera.md': sheet(5).replace('edge: 2', 'edge: 3'),
	'Orm.md': sheet(2, 'sworn: npc\n'),
	'Rook.md': '---\nsworn: asset\nasset: "[[Rook]]"\ncharacter: "[[Bera]]"\nhealth: 3\n---\n',
	'Journal.md': PAIR,
};
const WORKSHOP = '---\nsworn: asset\nasset: Workshop\ncharacter: "[[Bera]]"\nabilities: [1, 2, 3]\n---\n';
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

/** Continues the last move, and chooses what has these words. */
async function continued(on, words) {
	await on.command('continue move');
	return taken(on, words);
}

/** Chooses what has these words from the list that is open; all that it offered. */
async function taken(on, words) {
	const row = listed(on).filter({ hasText: words }).first();
	await row.waitFor();
	const texts = await listed(on).allTextContents();
	await row.click();
	return texts;
}

async function undone(on) {
	await on.command('undo last move');
	await on.page.locator('.modal').getByRole('button', { name: /^Undo/ }).first().click();
	await on.page.locator('.modal').waitFor({ state: 'detached' });
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
		await on.shot('190-company-typed');
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
	}),

	...['on a desktop', 'on a phone'].map(where =>
		story(
			`two at the Table: a switch, the other in one line, and one supply for both, ${where}`,
			{ ...PLAYED, phone: where === 'on a phone' },
			async on => {
				const { page, read, until, exists } = on;
				const name = where.split(' ').at(-1);
				await actAs(on, 'Aud');
				await on.command('open the table');
				const table = page.locator('.sworn-table');
				await table.locator('.sworn-table-name', { hasText: 'Aud' }).waitFor();
				assert.deepEqual(await table.locator('.sworn-table-company li').allTextContents(), [
					'Act as BeraHealth 5 · Spirit 4 · Supply 5 · Momentum +3',
				]);
				const share = table.getByRole('button', { name: 'Share supply…' });
				await on.shot(`191-company-table-${name}`);
				await on.accessible('.sworn-table');
				if (where === 'on a phone') {
					const size = await share.boundingBox();
					assert.ok(size && size.height >= 44, 'as high as a finger');
				}
				await share.click();
				await chosen(on, ['3Aud', '5Bera'], 0);
				await until(() => exists('Party.md') && read('Party.md') === '---\nsworn: party\nsupply: 3\n---\n', 'a party');
				await until(
					() => !/^supply/m.test(read('Aud.md')) && !/^supply/m.test(read('Bera.md')),
					'no supply of their own',
				);
				await share.waitFor({ state: 'detached' });
				await on.shot(`192-company-party-${name}`);
				await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
				await until(() => !exists('Party.md'), 'taken back');
				for (const note of ['Aud.md', 'Bera.md']) await until(() => read(note) === FILES[note], 'every byte');
				await share.click();
				await chosen(on, ['3Aud', '5Bera'], 1);
				await until(() => exists('Party.md') && read('Party.md').includes('supply: 5'), 'shared again');
				await table.getByRole('button', { name: 'Act as Bera' }).click();
				await table.locator('.sworn-table-name', { hasText: 'Bera' }).waitFor();
				if (where === 'on a phone') return;
				await entered(on, ';;supply -1', 'supply 5 → 4');
				await until(() => read('Party.md').includes('supply: 4'), 'one value for both');
				await page.locator('.status-bar').getByText('Bera · Health 5 · Spirit 4 · Supply 4').waitFor();
			},
		),
	),

	story(
		'two fulfil a vow: each is paid, one undo takes back both; left out, only one is',
		{ ...PLAYED, files: { ...FILES, 'Journal.md': `${PAIR}\`sworn: vow: Free the valley, dangerous, 40 ticks\`\n\n` } },
		async on => {
			const { read, until } = on;
			await actAs(on, 'Bera');
			await on.dice(1, 2);
			await entered(on, ';;fyv', 'by Bera');
			await until(() => read('Bera.md').includes('quests: 2'), 'hers at once');
			await continued(on, 'for Aud');
			await until(() => read('Aud.md').includes('quests: 2'), 'his as well');
			await on.shot('193-company-reward');
			await undone(on);
			await until(
				() => read('Aud.md') === FILES['Aud.md'] && read('Bera.md') === FILES['Bera.md'],
				'every byte of both',
			);
			await on.dice(1, 2);
			await entered(on, ' ;;fyv', 'by Bera');
			await continued(on, 'Skip');
			await on.has('passed');
			assert.equal(read('Aud.md'), FILES['Aud.md']);
		},
	),

	story(
		'an asset of the mover raises the reward of the mover alone',
		{
			...PLAYED,
			files: {
				...FILES,
				'Workshop.md': WORKSHOP,
				'Journal.md': `${PAIR}\`sworn: vow: Free the valley, dangerous, 40 ticks\`\n\n`,
			},
		},
		async on => {
			const { read, until } = on;
			await actAs(on, 'Bera');
			await on.dice(1, 2);
			await entered(on, ';;fyv', 'by Bera');
			await until(() => read('Bera.md').includes('quests: 2'), 'two for a dangerous vow');
			const offered = await continued(on, '4 ticks on quests');
			assert.deepEqual(
				offered.filter(text => text.includes('Aud')).map(text => text.includes('4 ticks')),
				[false],
				'the bonus is for Bera alone',
			);
			await until(() => read('Bera.md').includes('quests: 6'), 'and four by the asset');
			await continued(on, 'for Aud');
			await until(() => read('Aud.md').includes('quests: 2'), 'two for Aud');
			await on.shot('195-company-asset');
		},
	),

	story(
		'a companion and an NPC are nobody who acts, nor an ally',
		{ ...PLAYED, files: { ...FILES, 'Journal.md': `${PAIR}\`sworn: vow: Free the valley, dangerous, 40 ticks\`\n\n` } },
		async on => {
			const { read, page, until } = on;
			await on.command('act as');
			await chosen(on, ['Aud', 'Bera'], 1);
			await entered(on, ';;rook health -1', 'Rook');
			await until(() => read('Rook.md').includes('health: 2'), 'the companion suffers');
			assert.equal(read('Bera.md'), FILES['Bera.md'], 'and not Bera');
			await on.dice(1, 2);
			await entered(on, ' ;;fyv', 'Fulfill Your Vow, by Bera');
			await on.command('continue move');
			await listed(on).filter({ hasText: 'for Aud' }).first().waitFor();
			const offered = await listed(on).allTextContents();
			await page.keyboard.press('Escape');
			assert.ok(!offered.some(text => /Orm|Rook/.test(text)), offered.join(', '));
			assert.equal(read('Orm.md'), FILES['Orm.md']);
		},
	),

	story(
		'Aid Your Ally, made as Gain Ground: a weak hit puts one in control and the other in a bad spot',
		{
			...PLAYED,
			files: { ...FILES, 'Aud.md': sheet(3, 'combat: in control\n'), 'Bera.md': sheet(5, 'combat: in a bad spot\n') },
		},
		async on => {
			const { read, until } = on;
			await actAs(on, 'Aud');
			await entered(on, ';;aid your ally', 'Aid Your Ally');
			await continued(on, 'Gain Ground');
			await on.dice(4, 2, 10);
			await continued(on, 'heart');
			await on.has('weak hit');
			// what follows is listed at once
			await taken(on, 'Bera takes the benefits');
			await taken(on, 'Take +2 momentum');
			await until(() => read('Bera.md').includes('momentum: 5'), 'the benefit is hers');
			const given = await continued(on, 'Bera: On a weak hit');
			assert.ok(!given.some(text => text.includes('strong hit')), 'one outcome alone');
			assert.ok(
				given.some(text => text.includes('You are in a bad spot, Bera is in control')),
				given.join(', '),
			);
			await until(() => read('Bera.md').includes('combat: in control'), 'she is in control');
			await until(() => read('Aud.md').includes('combat: in a bad spot'), 'he is in a bad spot');
			await on.shot('194-company-aid');
			await undone(on);
			await until(() => read('Bera.md').includes('combat: in a bad spot'), 'taken back');
			await until(() => read('Aud.md').includes('combat: in control'), 'for both');
			assert.match(read('Bera.md'), /momentum: 3/);
		},
	),
];
