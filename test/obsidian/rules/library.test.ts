import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { ALL_STATS } from '../../../src/journal/notes/unreadable-note';
import { block, close, KESTREL, NOBODYS, playingBy, shown } from '../played';

afterEach(close);

/** A made-up move of the same shape as the printed ones. */
const moveNote = (gain: string) => `## Adventure moves

### Cross the Ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take ${gain}.

On a **weak hit**, you are across, but it creaks.

On a **miss**, it breaks.
`;

const RULES = {
	'Kestrel.md': KESTREL.replace('edge', 'rules: "[[My moves]]"\nedge'),
	'My moves.md': moveNote('+2 momentum'),
};

it('the stats that tell a character are those of every bundled ruleset', () => {
	expect([...new Set(RULESET_IDS.flatMap(id => bundledRuleset(id).stats))].sort()).toEqual([...ALL_STATS].sort());
});

it('a card says what is doubtful about the move in the rules of the vault', async () => {
	const { text } = await shown(block('move: Cross the Ice'), {
		...RULES,
		'My moves.md': moveNote('+2 momentum').replace('On a **miss**, it breaks.', ''),
	});
	expect(text).toContain('Doubtful in your rules.');
	expect(text).toContain('Line 3: Cross the Ice is rolled, but has no miss.');
});

describe('by which rules', () => {
	it('the player is asked once, and the character remembers', async () => {
		const { host, text, press, now } = await shown(
			block('move: Gather Information'),
			{ 'Kestrel.md': NOBODYS },
			4,
			3,
			2,
		);
		expect(text).toContain('Which rules is this played by?');
		await press('Choose the rules');
		const offered = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
		expect(offered).toEqual(['Ironsworn', 'Ironsworn: Delve', 'Starforged', 'Sundered Isles']);
		await host.press('ArrowDown');
		await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(50);
		expect(await host.read('Kestrel.md')).toBe(NOBODYS.replace(/---\n$/, 'ruleset: starforged\n---\n'));
		expect(now()).not.toContain('Which rules');
		await press('Roll');
		expect(await host.read('Kestrel.md')).toContain('momentum: 5');
	});

	it('the journal says it where the character does not', async () => {
		const journal = `---\nruleset: classic\n---\n${block('move: Reach Your Destination')}`;
		expect((await shown(journal, { 'Kestrel.md': NOBODYS })).text).not.toContain('No move is called');
	});

	it.each([
		{ ruleset: 'classic', move: 'Battle' },
		{ ruleset: 'delve', move: 'Delve the Depths' },
		{ ruleset: 'starforged', move: 'Confront Chaos' },
		{ ruleset: 'sundered_isles', move: 'Explore a Waypoint' },
	])('$ruleset has its own moves: $move', async ({ ruleset, move }) => {
		const { text } = await shown(block(`move: ${move}`), { 'Kestrel.md': playingBy(ruleset) });
		expect(text).toContain(move);
		expect(text).not.toContain('No move is called');
	});
});

describe('a note for each move', () => {
	const BREAK = 'When you break the ice, [[Cross the Ice]] and lose 1 supply.\n';
	const folder = {
		'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Winter/Moves/]]"\nedge'),
		'Winter/Moves/Break the Ice.md': BREAK,
		'Winter/Moves/Old/Cross the Ice.md': moveNote('+2 momentum').replace(/^[^]*(?=When)/, ''),
	};

	it('is played from its folder, and one of them knows the others', async () => {
		const { host, press } = await shown(block('move: Break the Ice'), folder, 5, 3, 4);
		await press('Roll');
		expect(await host.read('Journal.md')).toMatch(/supply \d → \d[^]*move: Cross the Ice/);
	});

	it('that comes to the folder is played as well', async () => {
		const { host, now } = await shown(block('move: Sleep in the Snow'), folder);
		expect(now()).toContain('No move is called');
		await host.writeOutside('Winter/Moves/Sleep in the Snow.md', 'When you sleep in the snow, lose 1 health.\n');
		await host.tick(50);
		expect(now()).not.toContain('No move is called');
	});

	it.each(['- [[Cross the Ice]]: over the lake', '![[Cross the Ice]]', '| [[Cross the Ice\\|Cross]] | edge |'])(
		'is played from an index: %s',
		async line => {
			const notes = {
				'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Moves of mine]]"\nedge'),
				'Moves of mine.md': `# My moves\n\n${line}\n`,
				'Cross the Ice.md': moveNote('+2 momentum').replace(/^[^]*(?=When)/, ''),
			};
			const { host, press } = await shown(block('move: Cross the Ice'), notes, 6, 3, 2);
			await press('Roll');
			expect(await host.read('Journal.md')).toContain('momentum 3 → 5');
		},
	);
});

it('a note with “type: asset” is a card, and its headings are no moves', async () => {
	const { text } = await shown(block('move: Abilities'), {
		'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Emberkeeper]]"\nedge'),
		'Emberkeeper.md':
			'---\ntype: asset\n---\n# Emberkeeper (Path)\n\n## Abilities\n\n* [x] When you Face Danger, roll +edge.\n',
	});
	expect(text).toContain('No move is called “Abilities”');
});

describe('a folder with Datasworn files', () => {
	const move = (name: string, text: string) =>
		JSON.stringify({ name, roll_type: 'no_roll', trigger: { text: 'When you dive...' }, text });
	const folder = {
		'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Packs/Reef/]]"\nedge'),
		'Packs/Reef/moves.json': `{ "_id": "reef", "moves": { "reef": { "contents": { "dive": ${move('Dive Deep', 'When you dive, lose 1 supply and [Surface](datasworn:move:reef/air/surface).')} } } } }`,
		'Packs/Reef/more/air.yaml': `_id: reef\nmoves: { air: { contents: { surface: ${move('Surface', 'When you surface, take +1 momentum.')} } } }\n`,
		'Packs/Reef/more/package.json': '{ "name": "reef", "version": "1.0.0" }',
		'Packs/Reef/more/House.md': moveNote('+1 momentum'),
	};

	it('is played as a whole, beside notes and what is no rules', async () => {
		const { host, press } = await shown(block('move: Dive Deep'), folder);
		await press('Make the move');
		expect(await host.read('Journal.md')).toMatch(/supply \d → \d[^]*move: Surface/);
	});

	it('is told to hold nothing where all that it holds is no rules, and the book is played', async () => {
		const { host, text } = await shown(block('move: Face Danger'), {
			'Kestrel.md': folder['Kestrel.md'],
			'Packs/Reef/package.json': '{ "name": "reef", "version": "1.0.0" }',
		});
		expect(text).toContain('Face Danger');
		expect(text).not.toContain('Datasworn');
		expect(host.notices().join()).toContain('Nothing was found in the rules “Packs/Reef/”');
	});

	it('stops play, with the line, if one of them cannot be parsed', async () => {
		const { text } = await shown(block('move: Dive Deep'), {
			...folder,
			'Packs/Reef/broken.yaml': 'a: 1\nmoves: [oops\n',
		});
		expect(text).toMatch(/“broken\.yaml” is not YAML\..* line \d/);
	});
});

describe('a rules note', () => {
	it('is layered over the ruleset: its move plays, and so do those of the book', async () => {
		const { host, press } = await shown(block('move: Cross the Ice'), RULES, 6, 3, 2);
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('outcome: strong hit, 8 vs 3, 2\ndone:\n  - momentum 3 → 5');
		expect(await host.read('Kestrel.md')).toContain('momentum: 5');
	});

	it('is read again when it changes', async () => {
		const { host, press } = await shown(block('move: Cross the Ice'), RULES, 6, 3, 2);
		await host.writeOutside('My moves.md', moveNote('+1 momentum'));
		await host.tick(50);
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('momentum 3 → 4');
	});

	it('is found again by its new name once the link is fixed', async () => {
		const { host, now } = await shown(block('move: Cross the Ice'), RULES);
		await host.app.vault.delete(host.app.vault.getFileByPath('My moves.md')!);
		await host.tick(50);
		expect(now()).toContain('The rules “My moves” are not found');
		await host.app.vault.create('My moves.md', moveNote('+1 momentum'));
		await host.tick(50);
		expect(now()).not.toContain('not found');
		expect(now()).toContain('Roll');
	});

	it.each<{ trouble: string; files: Readonly<Record<string, string>>; says: string }>([
		{
			trouble: 'a link to nothing',
			files: { 'Kestrel.md': RULES['Kestrel.md'] },
			says: 'The rules “My moves” are not found',
		},
		{
			trouble: 'a file that cannot hold rules',
			files: { 'Kestrel.md': KESTREL.replace('edge', 'rules: "[[map.png]]"\nedge'), 'map.png': 'x' },
			says: '“map.png” cannot hold rules',
		},
		{
			trouble: 'a broken Datasworn file',
			files: { 'Kestrel.md': KESTREL.replace('edge', 'rules: "[[house.json]]"\nedge'), 'house.json': '{ "moves": ' },
			says: '“house.json” is not JSON',
		},
	])('$trouble is reported on the card, and nothing can be rolled by the wrong rules', async ({ files, says }) => {
		const { text, host } = await shown(block('move: Face Danger'), files);
		expect(text).toContain(says);
		expect([...document.querySelectorAll('.sworn-block button')].map(({ textContent }) => textContent)).not.toContain(
			'Roll',
		);
		expect(host.backend.writes).toEqual([]);
	});

	it('says so while it is read, then the card is drawn', async () => {
		const { host } = await shown('Prose only.\n', { ...RULES, 'Play.md': block('move: Cross the Ice') });
		const cachedRead = host.app.vault.cachedRead.bind(host.app.vault);
		let go: () => void = () => {};
		const waits = new Promise<void>(resolve => (go = resolve));
		vi.spyOn(host.app.vault, 'cachedRead').mockImplementation(async file => {
			if (file.path === 'My moves.md') await waits;
			return cachedRead(file);
		});
		await host.open('Play.md', 'preview');
		await host.tick(50);
		const card = () => document.querySelector('.sworn-card')?.textContent;
		expect(card()).toContain('Reading the rules “My moves” …');
		expect(document.querySelector('[role=status]')?.textContent).toContain('Reading');
		go();
		await host.tick(50);
		expect(card()).toContain('When you cross thin ice');
	});

	it('that is broken in places plays where it can be read', async () => {
		const half = `${moveNote('+2 momentum')}\n### Half a Move\n\nOn a **strong`;
		const { host, press } = await shown(block('move: Cross the Ice'), { ...RULES, 'My moves.md': half }, 6, 3, 2);
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('momentum 3 → 5');
	});

	it('is read when a card first needs it, once for all of them', async () => {
		const play = block('move: Cross the Ice').repeat(3);
		const { host } = await shown('Prose only.\n', { ...RULES, 'Play.md': play });
		const read = vi.spyOn(host.app.vault, 'cachedRead');
		const times = () => read.mock.calls.filter(([file]) => file.path === 'My moves.md').length;
		await host.tick(50);
		expect(times()).toBe(0);
		await host.open('Play.md', 'preview');
		await host.tick(50);
		expect([document.querySelectorAll('.sworn-call').length, times()]).toEqual([3, 1]);
	});
});

describe('packs of single files', () => {
	const MOVE = `type: move
name: Hold the Line
roll_type: no_roll
trigger: { text: When you hold the line... }
text: When you hold the line, take +1 momentum.
`;
	const inPack = (files: Readonly<Record<string, string>>) =>
		shown(block('move: Hold the Line'), {
			'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Line/]]"\nedge'),
			'Line/hold.yaml': MOVE,
			...files,
		});

	it.each([
		['a file of YAML', { 'Line/_index.yaml': 'type: move_category\nname: Moves of the Line\n' }, 'Moves of the Line'],
		['a note', { 'Line/_index.md': '---\nname: Moves of the Line\n---\n' }, 'Moves of the Line'],
		['none', {}, 'Line'],
	])('are in the category that the index of the folder names: %s', async (_what, files, category) => {
		const { host } = await inPack(files);
		await host.palette('Make a move');
		await host.tick(30);
		const input = document.querySelector<HTMLInputElement>('.modal input');
		if (!input) throw new Error('no dialog');
		input.value = 'Hold the Line';
		input.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick(30);
		expect(document.querySelector('.modal')?.textContent).toContain(category);
	});
});

describe('rules of which nothing came', () => {
	const told = async (link: string, files: Readonly<Record<string, string>>) => {
		const kestrel = KESTREL.replace('edge', `rules: "[[${link}]]"\nedge`);
		const { host, text } = await shown(block('move: Face Danger'), { 'Kestrel.md': kestrel, ...files });
		expect(text).not.toContain('No move is called');
		return host.notices().filter(notice => notice.startsWith('Nothing was found in the rules'));
	};
	const sentence = (link: string) =>
		`Nothing was found in the rules “${link}”. Open a file of it and choose “Test rules note” to see why.`;

	it.each([
		['a note without moves', 'Plans', { 'Plans.md': 'We meet at the harbour.\n' }],
		['a Datasworn file without contents', 'plans.json', { 'plans.json': '{"_id":"plans","type":"expansion"}' }],
		['a folder without rules', 'Plans/', { 'Plans/harbour.png': 'x' }],
		['a folder of something else', 'Plans/', { 'Plans/a.json': '{"a":1}', 'Plans/b.md': 'Harbour.\n' }],
	])('are told, once: %s', async (_what, link, files) => {
		expect(await told(link, files)).toEqual([sentence(link)]);
	});

	it.each([
		['a note with one move', 'Plans', { 'Plans.md': moveNote('+1 momentum') }],
		['a note that only takes away', 'Plans', { 'Plans.md': '---\nreplaces: [Check Your Gear]\n---\n' }],
		['a note with one table', 'Plans', { 'Plans.md': '## Weather (d6)\n\n1. Fog\n2. Rain\n' }],
		[
			'a file with one stat',
			'plans.json',
			{ 'plans.json': '{"_id":"plans","rules":{"stats":{"nerve":{"label":"nerve"}}}}' },
		],
	])('are no others: %s', async (_what, link, files) => {
		expect(await told(link, files)).toEqual([]);
	});
});

describe('rules whose properties cannot be read', () => {
	const ONLY = 'moves: only';

	it.each([
		{ tear: 'a key that stands twice', properties: `${ONLY}\nmoves: only`, line: 3 },
		{ tear: 'a key that stands twice, in other letters', properties: `${ONLY}\nMOVES: all`, line: 3 },
		{ tear: 'the marks of a merge', properties: `<<<<<<< mine\n${ONLY}`, line: 2 },
		{ tear: 'a bracket that is open', properties: `tags: [rules\n${ONLY}`, line: 3 },
		{ tear: 'a value that says nothing', properties: 'moves: onyl', line: 2 },
		{ tear: 'a meter that is none', properties: `${ONLY}\nmeters: [sanity 9-2]`, line: 3 },
		{ tear: 'no end', properties: ONLY, line: 1, end: '' },
	])(
		'because of $tear: the line is named, and no move of the book plays',
		async ({ properties, line, end = '---\n' }) => {
			const files = { ...RULES, 'My moves.md': `---\n${properties}\n${end}\n${moveNote('+2 momentum')}` };
			const { text, host } = await shown(block('move: Face Danger\nby: Kestrel'), files);
			expect(text).toContain(`The rules “My moves” cannot be read, in line ${line}:`);
			expect([...host.view.containerEl.querySelectorAll('.sworn-block button')].map(b => b.textContent)).not.toContain(
				'Roll',
			);
		},
	);

	it('plays again once the line is put right', async () => {
		const files = { ...RULES, 'My moves.md': `---\nmoves: onyl\n---\n${moveNote('+2 momentum')}` };
		const { host, now } = await shown(block('move: Cross the Ice\nby: Kestrel'), files);
		await host.writeOutside('My moves.md', `---\nmoves: only\n---\n${moveNote('+2 momentum')}`);
		await host.tick(200);
		expect(now()).not.toContain('cannot be read');
	});
});
