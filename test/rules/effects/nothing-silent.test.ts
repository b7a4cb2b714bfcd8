import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { applyLayer } from '../../../src/rules/layers';
import { readReference } from '../../../src/rules/reference/read-reference';
import { optionName } from '../../../src/rules/move';
import { rulebook } from '../../../src/rules/rulebook';

const shown = (text: string): string => `say ${text}`;
const read = (text: string): string => writeEffects(readEffects(text));

describe('a verb of instruction at the start is never story', () => {
	it.each([
		'Gain footing, if not already steady.',
		'Set your stance to open.',
		'Lock a minor hurt of the same kind.',
		'When you break your word, clear the pact.',
		'If unsure of the rank, make it formidable.',
		'Gain a tier at the start of a new campaign.',
		'Raise your guard.',
		'Lower the flag by a notch.',
		'Flip the card over.',
		'Remove the ward you placed.',
		'When the moon is full, double the offering.',
		'If they refuse, give them your word.',
		'Take the lantern and raise the alarm.',
		'You must return the key.',
		'Then, hand the seal to a rival.',
		'Record the name of the ship.',
		'Swap your blade for another.',
		'Put a coin in the bowl.',
		'Increase the pressure.',
		'Choose a reward from the chart.',
		'Choose a mishap.',
		'Pick a token out of the bag.',
		'Roll on the charts below.',
		'Ready your weapon.',
		'Rotate the dial.',
		'Consult the ledger of debts.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});

	it('in a clause after one that is carried out', () => {
		expect(read('Take +1 momentum and set your stance to open.')).toBe('momentum +1\nsay Set your stance to open.');
		expect(read('Suffer -1 supply, then flip the card over.')).toBe('supply -1\nsay Flip the card over.');
	});

	it.each(['Clear skies.', 'Clear out.', 'Set the scene.', 'Set sail.', 'Take heart.', 'Turn back.'])(
		'but an idiom is: %s',
		text => {
			expect(read(text)).toBe('');
		},
	);
});

describe('a limit in a sentence of its own is shown', () => {
	it.each([
		'You may do this only once per journey.',
		'Once per session.',
		'You can use this one time.',
		'This works a single time per fight.',
		'Do this at most twice a day.',
		'Only one of you may do so.',
		'This may be done once between rests.',
		'No more than twice, though.',
		'One try per night.',
		'No second attempt is allowed.',
		"This can't be repeated.",
		'Limit: one per session.',
		'You must wait a day before trying again.',
		'This lasts until dawn.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('an end and a whole amount in words of the story are shown', () => {
	it.each([
		'You are destroyed.',
		'You are slain.',
		'Your mule dies.',
		'Your companion perishes.',
		'Your ship is wrecked beyond repair.',
		'The connection is dead.',
		'You are forever scarred.',
		'You botch it and are now permanently harmed.',
		'Heal fully.',
		'Recover all of it.',
		'Regain everything you spent.',
		'Refund the cost.',
		'No momentum may be gained until you escape.',
		'All supply is lost.',
		'You may never sing again.',
		'You are banished from the isle.',
		'Everything you carry is lost.',
		"You're back to full health.",
		'The vow can no longer be fulfilled.',
		'You start again with nothing.',
		'All your wounds close.',
		'Any excess goes to spirit.',
		'The keeper picks a curse for you.',
		'Every one of you can do one thing from this list.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('what becomes of a stake is shown', () => {
	it.each([
		'You win twice your stake.',
		'You lose your stake.',
		'You keep your stake.',
		'Half the pot is yours.',
		'They pocket your wager.',
		'You win back what you risked.',
		'The ante is gone.',
		'They forfeit what they risked.',
		'It comes back doubled.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

const OUTCOMES = { strong: 'you win.', weak: 'suffer -1 supply.', miss: '__Pay the Price__.' };

/** The effects of a rolled move on each outcome, and on a match. */
function rolled(texts: Partial<typeof OUTCOMES>, before = ''): Readonly<Record<string, string>> {
	const { strong, weak, miss } = { ...OUTCOMES, ...texts };
	return effectsIn(
		`When **you try**, roll +iron.${before}\n\nOn a **strong hit**, ${strong}\n\nOn a **weak hit**, ${weak}\n\nOn a **miss**, ${miss}`,
	);
}

function effectsIn(text: string): Readonly<Record<string, string>> {
	const ruleset = bundledRuleset('starforged');
	const { layer } = readReference(`# House Moves\n\n## Try\n\n${text}\n`, 'House', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const [move] = layer.moves;
	if (!move) throw new Error('no move was found');
	const { always, outcomes, matches } = book.effectsOf(book.move(move.name) ?? move);
	const of = (effects: readonly Effect[] = []) => (effects.length === 0 ? '' : writeEffects(effects));
	return {
		always: of(always),
		strong: of(outcomes.strong_hit),
		weak: of(outcomes.weak_hit),
		miss: of(outcomes.miss),
		match: of(matches.strong_hit),
	};
}

describe('“as above” in other words, with or without effects', () => {
	it.each([
		['same as above but at a price:\n\n- Lose Momentum (-1)', 'momentum +1\nmove Lose Momentum -1'],
		['the same as above, but suffer -1 supply.', 'momentum +1\nsupply -1'],
		['same as above, but lose 1 supply.', 'momentum +1\nsupply -1'],
		['as a strong hit, but suffer -1 spirit.', 'momentum +1\nspirit -1'],
		['as on a strong hit, but suffer -1 spirit.', 'momentum +1\nspirit -1'],
		['same as a strong hit, and suffer -1 health.', 'momentum +1\nhealth -1'],
		['as above, but at this cost:\n\n- Suffer -1 health\n- Suffer -1 supply', 'momentum +1\nhealth -1\nsupply -1'],
	])('%s', (weak, right) => {
		expect(rolled({ strong: 'take +1 momentum.', weak })['weak']).toBe(right);
	});

	it.each(['as a weak hit, but you also lose the spoils.', 'as above, but the door shuts behind you.'])(
		'is shown where the outcome above is story: %s',
		miss => {
			expect(rolled({ weak: 'you are through.', miss })['miss']).toBe(`say On a miss, ${miss}`);
		},
	);
});

describe('a choice that is given to each', () => {
	const right =
		'choose 1\n\t- Heal and take an automatic strong hit\n\t\tmove Heal as strong hit\n\t- Hearten and take an automatic strong hit\n\t\tmove Hearten as strong hit';
	it.each([
		'there is warmth for you, your allies, and your dogs; each may choose one.',
		'the fire is warm; each of you may choose one:',
		'each may choose one.',
		'each of you may pick one.',
		'you rest well, and each may select one of the following:',
		'everyone is fed, and each must choose one.',
	])('%s', strong => {
		const list = '\n\n- Heal and take an automatic strong hit.\n- Hearten and take an automatic strong hit.';
		const effects = rolled({ strong: strong + list, weak: 'as above, but suffer -1 supply.' });
		expect(effects['strong']).toBe(right);
		expect(effects['weak']).toBe(`${right}\nsupply -1`);
	});
});

describe('what holds on a hit holds on its match', () => {
	it.each([
		['add +1 on your next move.', 'next +1'],
		['take +1 momentum.', 'momentum +1'],
		['mark progress.', 'progress'],
		['suffer -1 supply.', 'supply -1'],
		['set your stance to open.', 'say Set your stance to open.'],
		['take +1 spirit and clear shaken.', 'spirit +1\nclear shaken'],
	])('on a hit, %s', (hit, right) => {
		const text = `When **you leap**, roll +edge.\n\nOn a **hit**, ${hit}\n\nOn a **strong hit**, take +1 momentum.\n\nOn a **strong hit with a match**, take +2 momentum.\n\nOn a **miss**, __Pay the Price__.`;
		expect(effectsIn(text)['match']).toBe(`${right}\nmomentum +2`);
	});
});

describe('an option is never without its duty', () => {
	it.each([
		[
			'They want something. If you agree then Swear an Iron Vow and resolve this move as a strong hit.',
			'move Swear an Iron Vow',
		],
		['They test you. If you refuse then Pay the Price.', 'move Pay the Price'],
		['A debt. If you cannot pay then lose 2 supply.', 'supply -2'],
		['A toll. If you pay then mark progress.', 'progress'],
		['They are wary. If you wait then set your stance to open.', 'say'],
		['They are proud. If you bow then give them the sword.', 'say'],
	])('%s', (option, right) => {
		expect(rolled({ strong: `choose one.\n\n- ${option}\n- They leave.` })['strong']).toContain(`\t${right}`);
	});
});

describe('of like items, all are shown where one is', () => {
	it.each([
		['Half a winter: Dangerous rank / four segments', 'A whole winter: Formidable rank / eight segments'],
		['A night: lose 1 supply', 'A week: starve'],
		['A short watch: two segments', 'A long watch: all of them'],
		['By road: 1 progress', 'By river: as the water goes'],
		['Iron: three ranks', 'Steel: the highest'],
		['Alone: half your supply', 'In company: nothing'],
	])('%s | %s', (one, other) => {
		expect(effectsIn(`When **you wait**, look it up here.\n\n- ${one}\n- ${other}`)['always']).toContain(
			`say ${one}\nsay ${other}`,
		);
	});
});

describe('an entry that points are spent on is shown where it is not carried out', () => {
	it.each([
		'Take +1 health for the rig',
		'Clear the torn impact of your boat',
		'Repair the sail for good',
		'Give the crew a day of rest',
		'Lock a minor hurt',
		'Remove a flaw of your craft',
	])('%s', label => {
		const { strong = '' } = rolled({ strong: `you have 3 points. Spend points as follows.\n\n- ${label}: 1 point` });
		expect(strong).toContain(`- 1 ${label}\n\t\tsay ${label}.`);
	});
});

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

	it.each([
		[
			'When you strike camp, each companion regains 1 health, and you may swap 1 supply for 2 health.',
			'regains 1 health',
		],
		['When you sleep, everyone loses 1 supply, then take +1 spirit.', 'loses 1 supply'],
		['When you break camp, your companions each take +1 health, and mark progress.', '+1 health'],
		['When you gamble, stake up to 3 supply, then mark progress.', 'up to 3 supply'],
		['When you pray, draw a card, and keep it.', 'raw a card'],
		['When you land, all of you recover 1 spirit, and set a watch.', '1 spirit'],
		['When you hide, lower the lamp, then take +1 momentum.', 'ower the lamp'],
	])('%s', (text, right) => {
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

describe('what is said of a match', () => {
	it.each([
		['lose 1 supply. On a match, you are watched.', 'On a match, you are watched.'],
		['lose 1 supply. With a match, the river rises.', 'With a match, the river rises.'],
		['lose 1 supply. If you rolled a match, the river rises.', 'If you rolled a match, the river rises.'],
		['lose 1 supply. If it is a match, somebody saw you.', 'If it is a match, somebody saw you.'],
	])('is shown: %s', (strong, shown) => {
		expect(Object.values(rolled({ strong })).join('\n')).toContain(`tell ${shown}`);
	});

	it.each([
		'With a match on a strong hit, lose 2 spirit.',
		'On a match on a strong hit, lose 2 spirit.',
		'On a strong hit that is a match, lose 2 spirit.',
		'On a matched strong hit, lose 2 spirit.',
		'On a match (strong hit), lose 2 spirit.',
		'On a strong hit, with a match, lose 2 spirit.',
		'If you roll a match on a strong hit, lose 2 spirit.',
	])('holds for the outcome that it names: %s', said => {
		expect(rolled({ strong: `lose 1 supply.\n\n${said}` })['match']).toBe('supply -1\nspirit -2');
	});

	it('leaves what the outcome does to another meter, and replaces it on the same', () => {
		expect(rolled({ strong: 'lose 1 supply. With a match, lose 2 spirit.' })['match']).toBe('supply -1\nspirit -2');
		expect(rolled({ strong: 'lose 1 supply. With a match, lose 2 supply.' })['match']).toBe('supply -2');
	});

	it('may be one more', () => {
		expect(rolled({ strong: 'lose 1 supply. If match, lose one more.' })['strong']).toContain('if match\n\tsupply -1');
		expect(rolled({ strong: 'lose 1 supply. If you rolled a match, lose another.' })['strong']).toContain(
			'if match\n\tsupply -1',
		);
	});
});

describe('what is owed, and what becomes of a stake, is shown', () => {
	it.each([
		'There is a favour you must do.',
		'They name the price.',
		'Name the price.',
		'You owe them a favour.',
		'They ask something of you.',
		'You must prove your worth.',
		'Someone must stay behind.',
		'Name two people who saw you.',
		'You keep it.',
		"It's gone.",
		'The duel is yours.',
		'You break even.',
		'You lose it all.',
		'You double it.',
		'The house takes it.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});

	it.each(['You must find another way.', 'You keep watch.', 'They ask around.', 'The night is yours to describe.'])(
		'but this is story: %s',
		text => {
			expect(read(text)).toBe('');
		},
	);
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
