import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Effect, MoveEffects } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { applyLayer } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { rows } from '../../support/rows';

/**
 * Home-made moves in players' own English, written down before the reader was run on them. A text that is shown as a whole is
 * right; else it must be one of these, where `say …` stands for any words that are shown.
 */
const STRONG_HITS = rows`
	// why it is done
	Take +1 momentum for coming rested. => momentum +1
	Gain +1 supply because the reeve likes you. => supply +1
	Suffer -1 spirit due to the cold. => spirit -1
	Take +1 health thanks to the fire, and lose 1 supply for your trouble. => health +1\nsupply -1
	Take +1 momentum for giving up your horse.
	Take +1 spirit because you are wounded.
	Take +1 momentum for each hour.
	// taken and lost
	You get 2 momentum back. => momentum +2
	Knock one off your health. => health -1
	Your supply drops to zero. => supply to 0
	Bump your spirit up by one, or your supply if you slept indoors.
	Pick whichever meter is lowest and raise it by 1.
	Everyone in the party heals one. => health +1
	You and your mount each suffer -1 health. => health -1\ncompanion health -1
	All of you lose heart: -1 spirit apiece. => spirit -1
	Rest until you are well: health goes to 5. => health to 5
	Half of what you carry is ruined; halve your supply, rounding up.
	Nothing happens, save that you lose 1 momentum. => momentum -1
	Lose your nerve (spirit -2) and your place in line. => spirit -2 => spirit -2\nsay …
	Either way, suffer -1 supply. => supply -1
	Shift one point from supply to health. => supply -1\nhealth +1
	Heal both yourself and your companion for 2. => health +2\ncompanion health +2
	Don't lose momentum for this. =>
	// a change in other words
	Add 1 to your health. => health +1
	Win back a point of health. => health +1
	1 supply is spent. => supply -1
	Take 1 off your health. => health -1
	Your spirit sinks by 1, and the night is long. => spirit -1
	You get across, but it costs you 1 supply or 1 spirit. => choose 1\n\t- It costs you 1 supply\n\t\tsupply -1\n\t- It costs you 1 spirit\n\t\tspirit -1
	Lose 1 health or spirit. => choose 1\n\t- Lose 1 health\n\t\thealth -1\n\t- Lose 1 spirit\n\t\tspirit -1
	Recover 1 of health, 1 of spirit and 1 of momentum. => health +1\nspirit +1\nmomentum +1
	You get 2 supply back and your momentum goes up by 1. => supply +2\nmomentum +1
	Momentum is reset. => momentum reset
	Health is back to full. => health to maximum
	Wounded is cleared. => clear wounded
	Clear wounded if you had it. => clear wounded
	Everyone aboard gets +1 spirit. => spirit +1
	Her integrity goes up by 1. => vehicle integrity +1
	The tide clock goes up by one. => clock +1 on tide
	Suffer 2 stress as well. => move Endure Stress -2
	Gain 1 supply or 1 spirit and 1 momentum.
	Raise your max health by 1.
	Your momentum reset drops to 0.
	Restore your spirit to 3.
	Heal the wounded.
	A spirit rises.
	Give 1 supply to the beggar.
	Take 1 of the supply crates to heart.
	Lose 1 supply, and it cannot be regained.
	Lose 2 supply, or 3 if it is winter.
	Fill the clock.
	Everyone loses 1 health.
	Advance the winter clock in two. => clock +2 on winter
	Heat goes up by 1. => clock +1 on Heat
	Raise heat by 2. => clock +2 on heat
	Add 1 to your Scars. => clock +1 on Scars
	The clock “Long Night” moves on by one notch. => clock +1 on Long Night
	Add 1 to the roll.
	The clock that is next advances by 1.
	You earn an experience.
	// whose it is, and what it belongs to
	The spirits rise by one. =>
	Health and spirit rises.
	Take 1 health from your companion.
	Give up 1 health to your companion.
	You heal a wounded.
	The cursed become.
	Clear the wounded.
	Clear the wounded impact. => clear wounded
	One spirit gains on you.
	Health and spirit sink by 1. => health -1\nspirit -1
	Mark wounded or shaken, and lose 1 supply. => choose 1\n\t- Mark wounded\n\t\tmark wounded\n\t- Mark shaken\n\t\tmark shaken\nsupply -1
	Suffer -1 supply or -1 momentum (your choice). => choose 1\n\t- Suffer -1 supply\n\t\tsupply -1\n\t- Suffer -1 momentum\n\t\tmomentum -1
	Take +2 momentum or +2 supply, whichever you like. => choose 1\n\t- Take +2 momentum\n\t\tmomentum +2\n\t- Take +2 supply\n\t\tsupply +2
	Note 2 ticks on the bonds track. => bonds +2 ticks
	Your health is full.
	Lose 1 spirit and get it back later.
	Gain 1 spirit, and you lose it at dawn.
	Lose 1 supply and you cannot recover it.
	Gain 1 spirit if marked.
	// alternatives of several changes
	+1 supply, or +2 and -1 momentum. => choose 1\n\t- +1 supply\n\t\tsupply +1\n\t- +2 supply and -1 momentum\n\t\tsupply +2\n\t\tmomentum -1
	Lose 1 spirit and 1 momentum, or 2 supply. => choose 1\n\t- Lose 1 spirit and 1 momentum\n\t\tspirit -1\n\t\tmomentum -1\n\t- Lose 2 supply\n\t\tsupply -2
	Gain 1 spirit or 1 health and lose 1 supply.
	Gain 1 spirit or lose 1 and mark wounded.
	Gain 1 health or 1 spirit or both.
	// a change beside another clause
	Take +1 momentum, and the camp sleeps well: +1 spirit. => momentum +1\nspirit +1
	Take +1 momentum, but you're tired (-1 spirit). => momentum +1\nspirit -1
	You win 1 spirit back, and the farewell costs 1 supply. => spirit +1\nsupply -1
	You feel great about it, so take +1 momentum too. => momentum +1
	Take +1 momentum and you hold the ridge until dawn.
	// tied to a circumstance
	Take +1 momentum and, as long as the bell rings, +1 more.
	Take +1 momentum per ally, but no more than +3.
	Take +2 momentum now and pay it back at dawn.
	Take +1 momentum on top of the usual reward.
	Take +1 health, and the same again if you ate.
	Ignore the first -1 spirit you would suffer this session.
	For the rest of the scene you are shaken.
	The price is 2 supply if you haggle and 3 if you do not.
	Suffer -1 health or, with a shield, nothing.
	Only your allies mark progress.
	You can clear wounded here but not shaken. => may Clear wounded\n\tclear wounded
	You escape, minus your pack: mark unprepared. => mark unprepared
	// tracks
	Jot down two ticks on your voyage. => progress +2 ticks => progress +2 ticks on journey
	Tick off a box on the journey. => progress +4 ticks => progress +4 ticks on journey
	Mark progress as though the journey were troublesome.
	Remove every mark of progress you made today.
	Fill in a segment for each lie you told.
	Move the clock along by one, or by two on a match.
	Trade in a bond for +3 momentum.
	// dice and results
	Flip a coin: heads, +1 spirit; tails, -1 spirit.
	Treat this as a miss if the action die shows a 1. => if action die is 1\n\tas miss
	You may reroll the lower challenge die once.
	Roll an extra challenge die and discard the highest.
	Your next roll is made with a -1. => next -1
	Gain a foothold: add 1 to your next roll here.
	Make the move again at -1.
	Skip the next Make Camp.
	Take the strong hit result, but lose 1 supply. => say …\nsupply -1
	// choices
	Burn a torch (-1 supply) or stumble in the dark (-1 health). => choose 1\n\t- Burn a torch\n\t\tsupply -1\n\t- Stumble in the dark\n\t\thealth -1
	Choose: take +1 spirit or clear shaken. => choose 1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Clear shaken\n\t\tclear shaken
	Pick two: a meal (+1 health), a bed (+1 spirit), a bath (clear shaken).
	Your foe gets the upper hand: you are in a bad spot and lose 1 momentum. => combat in a bad spot\nmomentum -1 => momentum -1\ncombat in a bad spot
`;

/** What is done on a strong hit, a weak hit and a miss. */
type Outcomes = readonly (readonly string[])[];

/** All that follows the trigger, and what may be made of each outcome besides showing it. */
const MOVES: readonly (readonly [text: string, right: Outcomes])[] = [
	[
		'On a hit, take +1 momentum. If it was a strong hit, also take +1 spirit.\n\nOn a miss, Pay the Price.',
		[
			['momentum +1\nsay …', 'momentum +1\nmay If it was a strong hit, also take +1 spirit\n\tspirit +1'],
			['momentum +1\nsay …', 'momentum +1\nmay If it was a strong hit, also take +1 spirit\n\tspirit +1'],
			['move Pay the Price'],
		],
	],
	[
		'On a strong hit, choose two, and on a weak hit choose one:\n\n- Take +1 health\n- Take +1 spirit\n- Take +1 supply\n\nOn a miss, lose 1 momentum.',
		rows`
			choose 2\n\t- Take +1 health\n\t\thealth +1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +1 supply\n\t\tsupply +1
			choose 1\n\t- Take +1 health\n\t\thealth +1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +1 supply\n\t\tsupply +1
			momentum -1
		`,
	],
	[
		'On a strong hit, take +2 momentum. On a weak hit, the same, but lose 1 supply. On a miss, all of that and Pay the Price.',
		[['momentum +2'], ['momentum +2\nsupply -1'], []],
	],
	[
		'On a strong hit, mark progress. On a weak hit, mark progress too, yet suffer -1 health. On a miss, suffer -2 health.',
		[['progress'], ['progress\nhealth -1'], ['health -2']],
	],
	[
		'On a strong or weak hit, take +1 momentum. On a miss, lose 1 momentum. Whatever the result, lose 1 supply.',
		[
			['momentum +1\nsay …', 'momentum +1\nsupply -1'],
			['momentum +1\nsay …', 'momentum +1\nsupply -1'],
			['momentum -1\nsay …', 'momentum -1\nsupply -1'],
		],
	],
	[
		'On a strong hit, take +1 spirit. Otherwise, lose 1 spirit.',
		[
			['spirit +1', 'spirit +1\nsay …'],
			['spirit -1', ''],
			['spirit -1', ''],
		],
	],
];

const ruleset = bundledRuleset('starforged');

/** A note with one move of our own. */
function effectsIn(text: string): MoveEffects {
	const note = `# Marsh Moves\n\n## Cross the Marsh\n\nWhen you cross the marsh, roll +wits.\n\n${text}\n`;
	const { layer } = readReference(note, 'Marsh', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const move = book.ruleset.moves.find(({ name }) => name === 'Cross the Marsh');
	if (!move) throw new Error('the move was not found');
	return book.effectsOf(move);
}

const isShown = (effect: Effect): boolean => effect.kind === 'say';

/** What is wrong in it: nothing, or the effects as they were read. */
function wrongIn(effects: readonly Effect[], right: readonly string[]): readonly string[] {
	if (effects.length > 0 && effects.every(isShown)) return [];
	const written = writeEffects(effects.map(effect => (isShown(effect) ? { kind: 'say', text: '…' } : effect)));
	return right.includes(written) ? [] : [written];
}

describe('a home-made move in players’ own English is right, or is shown', () => {
	it.each(STRONG_HITS)('%s', (text, ...right) => {
		const { always, outcomes } = effectsIn(
			`On a **strong hit**, you are through. ${text}\n\nOn a **weak hit**, you are late.\n\nOn a **miss**, Pay the Price.`,
		);
		expect(wrongIn([...always, ...(outcomes.strong_hit ?? [])], right)).toEqual([]);
		expect(writeEffects(outcomes.miss ?? [])).toBe('move Pay the Price');
	});

	it.each(MOVES)('%s', (text, [strong = [], weak = [], miss = []]) => {
		const { always, outcomes } = effectsIn(text);
		if (always.length > 0 && always.every(isShown) && Object.keys(outcomes).length === 0) return;
		expect(wrongIn(outcomes.strong_hit ?? [], strong)).toEqual([]);
		expect(wrongIn(outcomes.weak_hit ?? [], weak)).toEqual([]);
		expect(wrongIn(outcomes.miss ?? [], miss)).toEqual([]);
	});
});
