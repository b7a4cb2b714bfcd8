import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL, block, close, playingBy, shown } from '../played';

afterEach(close);

const ADVANCE = 'oracle: Core / Action\n# in the storm\ndice: 3\nresult: Advance';

const journal = async (on: Awaited<ReturnType<typeof shown>>) => {
	await on.host.tick(40);
	return on.host.read('Journal.md');
};

describe('the card of an oracle', () => {
	it('says what it said, and what fell', async () => {
		const { text } = await shown(block(ADVANCE));
		expect(text).toBe('Core / Action 3AdvanceRoll againRoll anotherMore');
	});

	it('links to a note that has the name of what it said', async () => {
		const on = await shown(block('oracle: X\nresult: Boar, Ash'), { 'Kestrel.md': KESTREL, 'Folk/Ash.md': 'Old.\n' });
		const links = [...document.querySelectorAll<HTMLElement>('.sworn-block a')];
		expect(links.map(({ textContent }) => textContent)).toEqual(['Ash']);
		expect(on.text).toContain('Boar, AshRoll again');
		links[0]?.click();
		await on.host.tick(40);
		expect(on.host.view.file?.path).toBe('Folk/Ash.md');
	});

	it('rolls again where it is, and keeps the rest', async () => {
		const on = await shown(block(ADVANCE), undefined, 1);
		await on.press('Roll again');
		expect(await journal(on)).toBe(block('oracle: Core / Action\n# in the storm\ndice: 1\nresult: Abandon'));
	});

	it('rolls what was only typed', async () => {
		const on = await shown(block('oracle: core/action'), undefined, 3);
		expect(on.text).toMatch(/^core\/action\s?RollMore$/);
		await on.press('Roll');
		expect(await journal(on)).toBe(block('oracle: core/action\ndice: 3\nresult: Advance'));
	});

	it('takes the row above and the row below', async () => {
		const on = await shown(block(ADVANCE));
		await on.press('More');
		await on.press(/^Row below/);
		expect(await journal(on)).toContain('dice: 4\n');
		await on.press(/^Row above/);
		await on.press(/^Row above/);
		expect(await journal(on)).toContain('dice: 2\n');
	});

	it('has no row above the first', async () => {
		const on = await shown(block('oracle: Core / Action\ndice: 1\nresult: Abandon'));
		await on.press('More');
		expect(on.now()).not.toContain('Row above');
		expect(on.now()).toContain('Row below');
	});

	it('takes a row that is chosen from the table', async () => {
		const on = await shown(block(ADVANCE));
		await on.press('More');
		await on.press('Choose a row');
		const rows = [...document.querySelectorAll<HTMLElement>('.prompt .suggestion-item')];
		expect(rows.map(row => row.textContent).slice(0, 2)).toEqual(['1  Abandon', '2  Acquire']);
		await on.host.press('Enter');
		expect(await journal(on)).toContain('dice: 1\nresult: Abandon');
	});

	it('rolls the table that goes with it under its block', async () => {
		const on = await shown(block(ADVANCE), undefined, 100);
		await on.press('More');
		await on.press('Roll Theme');
		expect(await journal(on)).toMatch(
			/result: Advance\n```\n\n```sworn\noracle: Core \/ Theme\ndice: 100\nresult: \w+\n```\n/,
		);
	});

	it('rolls for one more detail into the same block; one that is there is rolled again', async () => {
		const on = await shown(block('oracle: Core / Action\ndice: 3\nresult: Advance'), undefined, 3, 1, 4);
		await on.press('Roll another');
		expect(await journal(on)).toBe(block('oracle: Core / Action\ndice: 3; 1\nresult: Advance; Abandon'));
		expect(on.now()).toContain('Advance; Abandon');
		await on.press('More');
		await on.press('Roll “Advance” again');
		expect(await journal(on)).toMatch(/dice: 4; 1\nresult: \w+; Abandon/);
	});

	describe('of two that are rolled together', () => {
		const SPARK = 'oracle: Core / Action + Theme\ndice: 3; 100\nresult: Advance + Wound';

		it('rolls both again', async () => {
			const on = await shown(block(SPARK), undefined, 1, 1);
			expect(on.text).toBe('Core / Action + Theme 3, 100Advance + WoundRoll againMore');
			await on.press('Roll again');
			expect(await journal(on)).toBe(block('oracle: Core / Action + Theme\ndice: 1; 1\nresult: Abandon + Ability'));
		});

		it('rolls or chooses each alone', async () => {
			const on = await shown(block(SPARK), undefined, 1);
			await on.press('More');
			await on.press('Roll Theme again');
			expect(await journal(on)).toContain('dice: 3; 1\nresult: Advance + Ability');
			await on.press('Choose Action');
			await on.host.press('Enter');
			expect(await journal(on)).toContain('dice: 1; 1\nresult: Abandon + Ability');
		});
	});

	it('reports an oracle that the rules do not have, and writes nothing', async () => {
		const note = block('oracle: Core / Reaction');
		const on = await shown(note, undefined, 3);
		await on.press('Roll');
		expect(on.host.notices().join()).toContain('No oracle is called “Core / Reaction”');
		expect(await journal(on)).toBe(note);
	});

	it('says what cannot be read', async () => {
		const { text } = await shown(block('oracle: Core / Action\ndice: many'));
		expect(text).toContain('Line 2: “many” are no dice.');
	});
});

describe('the card of an oracle with a cursed version', () => {
	const ISLES = { 'Kestrel.md': playingBy('sundered_isles') };
	const CARGO = 'oracle: Ship / Cargo\ndice: 34\ncursed_die: 10\nresult: Human bones (cursed)';

	it('says what the cursed die showed', async () => {
		const { text } = await shown(block(CARGO), ISLES);
		expect(text).toBe('Ship / Cargo 34 · cursed die 10Human bones (cursed)Roll againRoll anotherMore');
	});

	it('rolls it along', async () => {
		const on = await shown(block('oracle: Ship / Cargo'), ISLES, 34, 10);
		await on.press('Roll');
		expect(await journal(on)).toBe(block(CARGO));
	});

	it('has the curse lifted, and brought, by hand', async () => {
		const on = await shown(block(CARGO), ISLES);
		await on.press('More');
		await on.press('Lift the curse');
		expect(await journal(on)).toMatch(/dice: 34\nresult: [^(]+\n/);
		await on.press('Bring the curse');
		expect(await journal(on)).toBe(block(CARGO));
	});

	it.each(['Journal.md', 'Kestrel.md'])('rolls without it where %s says so', async path => {
		const says = (text: string, note: string) =>
			note === path ? text.replace('---\n', '---\ncursed_die: false\n') : text;
		const files = { 'Kestrel.md': says(ISLES['Kestrel.md'], 'Kestrel.md') };
		const on = await shown(says(`---\n---\n${block('oracle: Ship / Cargo')}`, 'Journal.md'), files, 34);
		await on.press('Roll');
		expect(await journal(on)).toMatch(/oracle: Ship \/ Cargo\ndice: 34\nresult/);
	});
});

describe('the features and dangers of a site', () => {
	const DELVE = playingBy('delve');
	const SITE = block('site: Deep Barrow\nrank: dangerous\ntheme: Ancient\ndomain: Barrow');
	const TYPED = block('oracle: Deep Barrow / Danger');

	it('are rolled for a site in a block', async () => {
		const on = await shown(`${SITE}\n${TYPED}`, { 'Kestrel.md': DELVE }, 35);
		await on.press('Roll');
		expect(await journal(on)).toContain('oracle: Deep Barrow / Danger\ndice: 35\nresult: Trap\n');
	});

	it('are rolled for a site that is a note, and a trap leads on', async () => {
		const site = '---\nsworn: site\ncharacter: "[[Kestrel]]"\nrank: dangerous\ntheme: Ancient\ndomain: Barrow\n---\n';
		const on = await shown(TYPED, { 'Kestrel.md': DELVE, 'Deep Barrow.md': site }, 1, 7);
		await on.press('Roll');
		expect(await journal(on)).toContain('dice: 1\nresult: Ancient trap\n');
		await on.press('More');
		await on.press('Roll Component');
		expect(await journal(on)).toMatch(/oracle: Trap \/ Component\ndice: 7\n/);
	});

	it('are not rolled where a card is not known: the site says', async () => {
		const on = await shown(`${SITE.replace('Ancient', 'Ancien')}\n${TYPED}`, { 'Kestrel.md': DELVE });
		expect(on.text).toContain('The rules have no theme called “Ancien”. Did you mean “Ancient”?');
		await on.press('Roll');
		expect(on.host.notices().join()).toContain('No oracle is called “Deep Barrow / Danger”');
	});
});
