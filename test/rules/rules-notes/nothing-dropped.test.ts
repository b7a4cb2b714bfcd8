import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { optionName } from '../../../src/rules/move';
import { rulebook } from '../../../src/rules/books/rulebook';
import { effectsIn, rolled } from '../effects/effects-by-outcome';
import { rows } from '../../support/rows';

describe('what follows the trigger in its paragraph is kept', () => {
	it.each([
		[' If you have a guide you may skip the roll and assume a strong hit.', 'say If you have a guide you may'],
		[' If you are alone you must give up your lamp.', 'say If you are alone you must give up'],
		[' Advance any tension clocks while you are out there.', 'say Advance any tension clocks'],
		[' Set your stance to open.', 'say Set your stance'],
		[' You may do this only once per journey.', 'say You may do this only once'],
		[' Lose 1 supply.', 'supply -1'],
		[' If it rains, flip the card over.', 'say If it rains, flip the card over.'],
	])('%s', (before, right) => {
		expect(rolled({}, before)['always']).toContain(right);
	});

	it.each(rows`
		When you strike camp, each companion regains 1 health, and you may swap 1 supply for 2 health. => regains 1 health
		When you sleep, everyone loses 1 supply, then take +1 spirit. => supply -1\nspirit +1
		When you break camp, your companions each take +1 health, and mark progress. => +1 health
		When you gamble, stake up to 3 supply, then mark progress. => up to 3 supply
		When you pray, draw a card, and keep it. => raw a card
		When you land, all of you recover 1 spirit, and set a watch. => spirit +1\nsay Set a watch.
		When you hide, lower the lamp, then take +1 momentum. => ower the lamp
	`)('%s', (text, right) => {
		expect(effectsIn(text)['always']).toContain(right);
	});
});

/** How a move is rolled, and its bonuses. */
function rollOf(paragraph: string): readonly [readonly string[], readonly string[]] {
	const text = `${paragraph}\n\nOn a **strong hit**, you win.\n\nOn a **weak hit**, you pass.\n\nOn a **miss**, you fall.`;
	const { layer } = readReference(`# House Moves\n\n## Try\n\n${text}\n`, 'House', bundledRuleset('starforged'));
	const { conditions = [], adds = [] } = layer.moves[0]?.trigger ?? {};
	return [
		conditions.flatMap(({ text: when, roll_options }) =>
			roll_options.map(option => `${optionName(option)}${when === undefined ? '' : ` when ${when}`}`),
		),
		adds.map(({ by, when, instead }) => `+${by} when ${when}${instead ? ' instead' : ''}`),
	];
}

describe('a second way to roll, and a bonus in other words', () => {
	it.each<[string, readonly string[], readonly string[]]>([
		['When you push, roll +iron/edge with a +1 if you are alone.', ['iron', 'edge'], ['+1 when you are alone']],
		['When you push, roll +iron / +edge with a +2 if you are armed.', ['iron', 'edge'], ['+2 when you are armed']],
		['When you push, roll +wits/shadow/heart.', ['wits', 'shadow', 'heart'], []],
		['When you push, roll +iron with a +1 when you have a lever.', ['iron'], ['+1 when you have a lever']],
		[
			'When you sail, roll +wits. If you have a sextant, add +1; if you have an almanac as well, add +2 instead.',
			['wits'],
			['+1 when you have a sextant', '+2 when you have an almanac as well instead'],
		],
		[
			'When you climb, roll +iron. Roll +heart instead if a friend helps.',
			['iron when Climb', 'heart when A friend helps'],
			[],
		],
		[
			'When you climb, roll +iron, or roll +heart instead if a friend helps.',
			['iron when Climb', 'heart when A friend helps'],
			[],
		],
		['When you climb, roll +iron. Roll +wits if you have a rope.', ['iron when Climb', 'wits when Have a rope'], []],
		['When you climb, roll +iron. Roll +edge instead when you hurry.', ['iron when Climb', 'edge when Hurry'], []],
	])('%s', (paragraph, rolls, adds) => {
		expect(rollOf(paragraph)).toEqual([rolls, adds]);
	});
});

describe('a move under the title of an aside is a move where it has a trigger', () => {
	it.each(['Field notes', 'Introduction', 'Index of the north', 'Legend', 'Contents', 'Glossary and moves of ours'])(
		'%s',
		title => {
			const note = `# ${title}\n\n## House Moves\n\n### Take Stock\n\nWhen you take stock of your gear, take +1 momentum.\n\n### On names\n\nNames are told by the fire.\n`;
			const { layer } = readReference(note, 'House', bundledRuleset('starforged'));
			expect(layer.moves.map(({ name }) => name)).toEqual(['Take Stock']);
		},
	);
});

describe('a table for a die and something added is looked up, with all its rows', () => {
	it.each(['Tier + d10', 'd10 + tier', 'Rank + 1d6', 'd6+iron', 'Wealth +d20', '1d10 + threat'])('%s', head => {
		const table = `${head} | Result\n---|---\n1-5 | Nothing\n6 | A coin\n7-11 | A blade\n12+ | A crown`;
		const shown = Object.values(rolled({ miss: `look it up.\n\n${table}` })).join('\n');
		for (const row of ['Nothing', 'A coin', 'A blade', 'A crown']) expect(shown).toContain(row);
		expect(rolled({ miss: `look it up.\n\n${table}` })['match']).toBe('');
	});
});

describe('a table for the sum of dice is looked up, be they named over it or in the sentence before it', () => {
	it.each([
		['look it up.', '2d6'],
		['look it up.', '3d6'],
		['look it up.', '1d6+1d6'],
		['look it up.', '2d4 - 1'],
		['roll 2d6.', 'Roll'],
		['throw 2d6 and look it up.', 'Result'],
		['roll 1d6+1d6 on this table.', 'Sum'],
		['cast 2d4+2.', '#'],
	])('%s under %s', (said, head) => {
		const table = `| ${head} | What comes |\n| --- | --- |\n| 3-5 | A coin |\n| 6-9 | A blade |\n| 10 | A crown |`;
		const shown = Object.values(rolled({ miss: `${said}\n\n${table}` })).join('\n');
		for (const row of ['3-5', 'A coin', '6-9', 'A blade', '10', 'A crown']) expect(shown).toContain(row);
	});

	it.each([
		['roll on the table below.', 'd20', 20],
		['roll a d20 on this table.', 'Roll', 20],
		['roll 1d10.', 'Result', 10],
		['roll on the table below.', 'Roll', 100],
	])('a single die is rolled: %s under %s', (said, head, sides) => {
		const last = sides === 100 ? '6-100' : `6-${sides}`;
		const table = `| ${head} | What comes |\n| --- | --- |\n| 1-5 | A coin |\n| ${last} | A blade |`;
		const note = `### Seek\n\nWhen you seek, ${said}\n\n${table}\n`;
		const [move] = readReference(note, 'House', bundledRuleset('starforged')).layer.moves;
		expect(move?.tables.map(each => each.sides)).toEqual([sides]);
		expect(move && writeEffects(rulebook(bundledRuleset('starforged')).effectsOf(move).always)).toBe('table');
	});
});

describe('a list with a number for each face of the die is a table', () => {
	const rowsOf = (list: string): readonly string[] | undefined => {
		const note = `### Seek\n\nWhen you seek, roll 1d4.\n\n${list}\n`;
		const [move] = readReference(note, 'House', bundledRuleset('starforged')).layer.moves;
		return move?.tables.flatMap(({ rows }) => rows.map(({ min, max, text }) => `${min}-${max} ${text}`));
	};

	it('in whatever way its items are numbered', () => {
		const faces = ['1-1 A coin', '2-2 A blade', '3-3 A crown', '4-4 A ghost'];
		expect(rowsOf('1. A coin\n2. A blade\n3. A crown\n4. A ghost')).toEqual(faces);
		expect(rowsOf('1) A coin\n2) A blade\n3) A crown\n4) A ghost')).toEqual(faces);
	});

	it('but not one with fewer', () => {
		expect(rowsOf('1. A coin\n2. A blade\n3. A crown')).toEqual([]);
	});
});

describe('a move among others that begins with what is to be done', () => {
	it.each([
		['Envision how you begin and take +1 momentum for coming rested.', 'momentum +1'],
		['Take +1 momentum for coming rested.', 'momentum +1'],
		['Start of play: take +1 momentum.', 'momentum +1'],
		['Make camp and take +1 health.', 'health +1'],
		['Upon arriving, take +1 momentum.', 'say Upon arriving, take +1 momentum.'],
		['At the end of a session, clear one impact.', 'say At the end of a session, clear one impact.'],
	])('%s', (text, effects) => {
		const ruleset = bundledRuleset('starforged');
		const { layer } = readReference(`## House Moves\n\n### Rest\n\n${text}\n`, 'House', ruleset);
		expect(layer.moves.map(({ name }) => name)).toEqual(['Rest']);
		const [move] = layer.moves;
		expect(move && writeEffects(rulebook(applyLayer(ruleset, layer)).effectsOf(move).always)).toBe(effects);
	});

	it('but not commentary', () => {
		const note =
			'## House Moves\n\n### On names\n\nNames are told by the fire, and some give +1 spirit.\n\n### Rest\n\nWhen you rest, take +1 health.\n';
		const { layer } = readReference(note, 'House', bundledRuleset('starforged'));
		expect(layer.moves.map(({ name }) => name)).toEqual(['Rest']);
	});
});

it('a move among moves may be called an index or notes, if it has a trigger and an instruction', () => {
	const read = readReference(
		'# House moves\n\n## Index of the Stars\n\nWhen you read the stars, take +1 momentum.\n\n## Notes\n\nWhen you play at night, take +1 momentum.\n',
		'x',
		bundledRuleset('starforged'),
	);
	expect(read.layer.moves.map(({ name }) => name)).toEqual(['Index of the Stars']);
});
