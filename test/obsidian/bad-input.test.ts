import { afterEach, describe, expect, inject, it } from 'vitest';
import { block, close, KESTREL, shown } from './played';

afterEach(close); // complains when anything reached the console or was left behind

describe('each gets a clear message at its place', () => {
	it.each([
		{ trouble: 'an unknown move', body: 'move: Fce Danger', says: 'Did you mean “Face Danger”?' },
		{ trouble: 'a misspelt key', body: 'move: Face Danger\ndcie: 4 vs 3, 9', says: 'dice' },
		{ trouble: 'an empty block', body: '', says: 'move' },
		{
			trouble: 'a record whose words disagree with its dice',
			body: 'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: strong hit, 6 vs 3, 9',
			says: 'Your dice say weak hit; the record says strong hit.',
		},
		{ trouble: 'a link to nothing', body: 'move: Face Danger\nby: Ghost', says: '“Ghost” is not found' },
		{
			trouble: 'a link to a note without properties',
			body: 'move: Face Danger\nby: Plain',
			says: 'no properties that can be read',
		},
		{
			trouble: 'a character whose properties are broken',
			body: 'move: Face Danger\nby: Broken',
			says: '“Broken.md” cannot be read. Line 3, “ruleset”:',
		},
		{ trouble: 'a name to show that is not there', body: 'show: Ghost', says: '“Ghost” is not found' },
	])('$trouble', async ({ body, says }) => {
		// a second character, even a broken one, would raise the question who plays
		const broken = { 'Broken.md': KESTREL.replace('---\n', '---\nname: [unclosed\n') };
		const files = { 'Kestrel.md': KESTREL, 'Plain.md': 'A ship.\n', ...(body.includes('Broken') ? broken : {}) };
		expect((await shown(block(body), files)).text).toContain(says);
	});

	it.each<{ trouble: string; files: Readonly<Record<string, string>>; says: string }>([
		{
			trouble: 'a character without stats',
			files: { 'Kestrel.md': '---\nsworn: character\nruleset: starforged\n---\n' },
			says: 'has no stats',
		},
		{
			trouble: 'stats that are text',
			files: { 'Kestrel.md': KESTREL.replace('edge: 2', 'edge: strong') },
			says: 'Edge of Kestrel says “strong”',
		},
		{ trouble: 'no character at all', files: {}, says: 'Create a character' },
		{
			trouble: 'two characters to choose from',
			files: { 'a/Kestrel.md': KESTREL, 'b/Juno.md': KESTREL },
			says: 'Whose journal is this: Kestrel, Juno?',
		},
		{
			trouble: 'rules that are not there',
			files: { 'Kestrel.md': KESTREL.replace('starforged', 'homebrew') },
			says: 'homebrew',
		},
	])('$trouble', async ({ files, says }) => {
		expect((await shown(block('move: Face Danger'), files)).text).toContain(says);
	});
});

it('the player says once whose journal it is; the note remembers', async () => {
	const { host, press } = await shown(
		block('move: Gather Information'),
		{ 'a/Kestrel.md': KESTREL, 'b/Juno.md': KESTREL },
		4,
		3,
		2,
	);
	await press('Choose a character');
	await host.press('Enter');
	await host.tick(50);
	expect(await host.read('Journal.md')).toMatch(/^---\ncharacter: "\[\[Kestrel\]\]"\n---\n/);
	await press('Roll');
	expect(await host.read('a/Kestrel.md')).toContain('momentum: 5');
});

it('a character in the templates folder is a form, not a character', async () => {
	const files = {
		'a/Kestrel.md': KESTREL,
		'Templates/Blank.md': KESTREL,
		'.obsidian/templates.json': '{ "folder": "Templates/" }',
	};
	const { host, press } = await shown(block('move: Gather Information'), files, 4, 3, 2);
	await press('Roll');
	expect(await host.read('a/Kestrel.md')).toContain('momentum: 5');
	expect(await host.read('Templates/Blank.md')).toBe(KESTREL);
});

describe('nothing is lost', () => {
	it('when the note changed between drawing and pressing: nothing is written, and it says so', async () => {
		const { host, press } = await shown(block('move: Gather Information\nby: Kestrel'), undefined, 4, 3, 2);
		const changed = block('move: Gather Information\nby: Kestrel\nroll: iron');
		// Someone else writes right after we read the note, before we write.
		host.backend.afterRead = async (path, data) => {
			if (path !== 'Journal.md' || data === changed) return;
			host.backend.afterRead = null;
			await host.backend.inner.write(path, changed);
		};
		await press('Roll');
		expect(await host.read('Journal.md')).toBe(changed);
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
		expect(host.notices().join()).toContain('This block has changed meanwhile');
	});

	it('when the same block is twice in a note, the one that was pressed is meant', async () => {
		const twice = block('move: Gather Information') + block('move: Gather Information');
		const { host, press } = await shown(twice, undefined, 4, 3, 2);
		await press('Roll');
		const now = await host.read('Journal.md');
		expect(now.indexOf('dice: 4 vs 3, 2')).toBeGreaterThan(0);
		expect(now.indexOf('dice: 4 vs 3, 2')).toBeLessThan(now.indexOf('More.'));
		expect(now.slice(now.indexOf('More.'))).toBe(twice.slice(twice.indexOf('More.')));
	});

	it('when a button is pressed twice quickly, it acts once', async () => {
		const { host, press } = await shown(block('move: Gather Information'), undefined, 4, 3, 2, 6, 1, 1);
		await press('Roll', 2);
		expect((await host.read('Journal.md')).split('dice:')).toHaveLength(2);
		expect(await host.read('Kestrel.md')).toBe(KESTREL.replace('momentum: 3', 'momentum: 5'));
	});

	it('when the block is in a callout, the lines keep their signs', async () => {
		const callout = '> [!note] Log\n> ```sworn\n> move: Gather Information\n> ```\n\nMore.\n';
		const { host, press } = await shown(callout, undefined, 4, 3, 2);
		await press('Roll');
		const now = await host.read('Journal.md');
		expect(now).toContain('> move: Gather Information\n> by: Kestrel\n> roll: wits 3\n> dice: 4 vs 3, 2\n');
		expect(now.endsWith('> ```\n\nMore.\n')).toBe(true);
	});

	it('when the block is shown in an embed, it is read-only there', async () => {
		const files = { 'Kestrel.md': KESTREL, 'Other.md': block('move: Gather Information') };
		const { text, host } = await shown('![[Other]]\n', files);
		expect(text).toContain('Gather Information');
		const buttons = [...document.querySelectorAll('.sworn-block button')].map(({ textContent }) => textContent);
		expect(buttons).toEqual(['Full text']);
		expect(host.backend.writes).toEqual([]);
	});

	it.each([1, 2])(
		'when write %i of a press fails, everything is as it was, and the dice can be tried again',
		async n => {
			const note = block('move: Gather Information\nby: Kestrel');
			const { host, press } = await shown(note, undefined, 4, 3, 2);
			host.backend.failWrite(n);
			await press('Roll');
			expect([await host.read('Journal.md'), await host.read('Kestrel.md')]).toEqual([note, KESTREL]);
			expect(host.notices().join()).toContain('nothing has changed');
			document.querySelector<HTMLButtonElement>('.notice button')?.click();
			await host.tick(50);
			expect(await host.read('Journal.md')).toContain('dice: 4 vs 3, 2'); // the dice that fell stand
			expect(await host.read('Kestrel.md')).toContain('momentum: 5');
			host.errors();
		},
	);
});

it('hostile Markdown and HTML in every field stays text', async () => {
	const evil = '<img src=x onerror=alert(1)> **bold** [[link]] `code`';
	const body = [
		'move: Face Danger',
		`by: ${evil}`,
		`from: ${evil}`,
		`add: 1 ${evil}`,
		'roll: edge 2',
		'dice: 4 vs 3, 9',
		`outcome: weak hit ${evil}`,
		`chose: ${evil}`,
		`passed: ${evil}`,
		'done:',
		`  - momentum 3 → 4 (${evil})`,
	].join('\n');
	const { cards } = await shown(`${block(body)}${block(`vow: ${evil}`)}${block(`${evil}: 1`)}`);
	expect(cards).toHaveLength(3);
	expect(cards.flatMap(card => [...card.querySelectorAll('img, script, a')])).toEqual([]);
	expect(cards[0]?.textContent).toContain('<img src=x');
});

it('a long note is played like any other', async () => {
	// In the deep run of 2 MB.
	const long = `${'A long line of the story. '.repeat(40)}\n\n`.repeat(inject('isDeep') ? 2000 : 500);
	const { host, press } = await shown(block('move: Gather Information\nby: Kestrel') + long, undefined, 4, 3, 2);
	await press('Roll');
	const now = await host.read('Journal.md');
	expect(now).toContain('dice: 4 vs 3, 2');
	expect(now.endsWith(long)).toBe(true);
}, 60_000);

it('a track that cannot be read says so itself, and on the card that needs it, not on every card', async () => {
	const vow = '```sworn\nvow: Find the ark\nrank: epci\n```\n\n';
	const moves = block('move: Face Danger\nroll: edge') + block('move: Fulfill Your Vow\ntrack: Find the ark');
	const { cards } = await shown(vow + moves);
	expect(cards.map(({ textContent }) => textContent.includes('epci'))).toEqual([true, false, true]);
});

describe('momentum beyond its limits', () => {
	const TENS = block('move: Face Danger\nroll: wits 3\ndice: 1 vs 10, 10\noutcome: miss with a match, 4 vs 10, 10');

	it.each([
		{ momentum: 12, isTold: true },
		{ momentum: 10, isTold: false },
	])('$momentum is told on the card of a roll, and not offered for burning', async ({ momentum, isTold }) => {
		const { text } = await shown(TENS, { 'Kestrel.md': KESTREL.replace('momentum: 3', `momentum: ${momentum}`) });
		expect(text.includes(`Momentum of Kestrel is ${momentum}, beyond its limits`)).toBe(isTold);
		expect(text).not.toContain('Burn');
	});
});
