import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects, readMoveEffects } from '../../../src/rules/effects/read-effects';
import { PRINTED, type Vocabulary } from '../../../src/rules/effects/vocabulary';
import type { Move } from '../../../src/rules/move';
import { rows } from '../../support/rows';

/** A game of our own: a meter, an impact and a track that no book knows, and moves nobody links. */
const lanterns: Vocabulary = {
	moves: ['Tend the Flame', 'Pay the Toll', 'Snuff', 'Walk Home (Night)', 'Walk Home'],
	meters: [...PRINTED.meters, 'oil', 'hull plating'],
	impacts: [...PRINTED.impacts, 'moth-eaten', 'out of tune'],
	impactGroups: PRINTED.impactGroups,
	specialTracks: [...PRINTED.specialTracks, 'embers'],
};

const written = (effects: readonly Effect[] | undefined) => effects && writeEffects(effects).split('\n');

const TEND = `When you __tend the flame__ in foul weather, choose a wick and roll. If you work...

  * With care Roll +heart (add +1 if you have dry tinder)
  * In haste: Roll +edge

On a **strong hit**, the lantern burns bright. Take +2 oil and clear moth-eaten. On a **strong hit with a match**, take +3 oil
and mark 2 ticks on your embers track.

On a **weak hit**, as above, but it gutters. Choose one.

  * The wick is short: Suffer -1 oil or -1 hull plating
  *
  * Moths come: Mark moth-eaten or out of tune
  * The night is long: Pay the Toll (-2)

On a **miss**, it goes out. Tend the Flame again,
or Pay the Toll and mark moth-eaten. If your oil is 0, Walk Home.
`;

describe('a homebrew move reads right the first time', () => {
	const move: Move = {
		_id: 'move:lanterns/lamp/tend_the_flame',
		name: 'Tend the Flame',
		category: 'Lamp Moves',
		roll_type: 'action_roll',
		trigger: { text: 'When you tend the flame', conditions: [] },
		text: TEND,
		outcomes: {},
		tables: [],
		allow_momentum_burn: true,
	};
	const { always, outcomes, matches } = readMoveEffects(move, lanterns);

	it('nothing before the roll', () => {
		expect(written(always)).toEqual(['']);
	});

	it('its own meters, impacts and tracks', () => {
		expect(written(outcomes.strong_hit)).toEqual(['oil +2', 'clear moth-eaten']);
		expect(written(matches.strong_hit)).toEqual(['oil +3', 'embers +2 ticks']);
	});

	it('what is above, and a choice with an empty bullet', () => {
		expect(written(outcomes.weak_hit)).toEqual([
			'oil +2',
			'clear moth-eaten',
			'choose 1',
			'\t- The wick is short',
			'\t\tchoose 1',
			'\t\t\t- Suffer -1 oil',
			'\t\t\t\toil -1',
			'\t\t\t- Suffer -1 hull plating',
			'\t\t\t\thull plating -1',
			'\t- Moths come',
			'\t\tchoose 1',
			'\t\t\t- Mark moth-eaten',
			'\t\t\t\tmark moth-eaten',
			'\t\t\t- Mark out of tune',
			'\t\t\t\tmark out of tune',
			'\t- The night is long',
			'\t\tmove Pay the Toll -2',
		]);
	});

	it('names without links, over the end of a line', () => {
		expect(written(outcomes.miss)).toEqual([
			'choose 1',
			'\t- Tend the Flame again',
			'\t\tmove Tend the Flame',
			'\t- Pay the Toll and mark moth-eaten',
			'\t\tmove Pay the Toll',
			'\t\tmark moth-eaten',
			'if oil is 0',
			'\tmove Walk Home',
		]);
	});
});

describe('a name of a move is known', () => {
	it.each(rows`
		without a link => You must Pay the Toll. => move Pay the Toll
		in bold => You must __Pay the Toll__. => move Pay the Toll
		in capitals => You must PAY THE TOLL. => move Pay the Toll
		as a link of the vault => You must [[#PAY THE TOLL]]. => move Pay the Toll
		with a typo => You must [[#PAY TO THE TOLL]]. => move Pay the Toll
		under another label => You must [pay up](#Pay-the-Toll). => move Pay the Toll
		by the section it is linked to => [Walk Home](datasworn:move:lanterns/night/walk_home). => move "Walk Home (Night)"
		of one word => Then, Snuff. => move Snuff
		of one word, alone => Snuff. => move Snuff
		with an amount => Pay the Toll (-2). => move Pay the Toll -2
	`)('%s', (_how, says, notation) => {
		expect(written(readEffects(says, lanterns))).toEqual([notation]);
	});

	it.each([
		['a verb at the beginning of a sentence', 'Snuff the candle.'],
		['lower case', 'The others pay the toll.'],
		['part of a word', 'The Snuffbox is empty.'],
	])('not: %s', (_what, says) => {
		expect(readEffects(says, lanterns).filter(({ kind }) => kind !== 'say')).toEqual([]);
	});

	it('a link to a kind of moves is none', () => {
		expect(written(readEffects('Make a [suffer move](#Suffer-Moves) (-1).', lanterns))).toEqual(['suffer -1']);
	});
});

it.each(['Take +1 oil.', 'Mark moth-eaten.'])('a name that the ruleset does not know is reported: %s', says => {
	expect(written(readEffects(says))).toEqual([`say ${says}`]);
});

/** Whole sentences as players write them; what is told is not guessed at. */
it.each([
	['Suffer 1 momentum.', 'momentum -1'],
	['Treat this as a miss.', 'as miss'],
	['This counts as a strong hit.', 'as strong hit'],
	['Suffer -1 health and use up 1 supply.', 'health -1\nsupply -1'],
	['Take +1 supply. Set it to 4.', 'supply +1\nsupply to 4'],
	[
		'Either take +1 momentum or mark progress.',
		'choose 1\n\t- Take +1 momentum\n\t\tmomentum +1\n\t- Mark progress\n\t\tprogress',
	],
	[
		'Choose 2: +1 momentum, +1 spirit, or +1 supply.',
		'choose 2\n\t- +1 momentum\n\t\tmomentum +1\n\t- +1 spirit\n\t\tspirit +1\n\t- +1 supply\n\t\tsupply +1',
	],
	[
		'Choose one: take +1 spirit; take +1 health; or mark progress.',
		'choose 1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +1 health\n\t\thealth +1\n\t- Mark progress\n\t\tprogress',
	],
	['Your next move gets -1.', 'next -1'],
	['Use up 1.', 'say Use up 1.'],
	['Lose half your supply.', 'say Lose half your supply.'],
	['Mark moth-eaten.', 'say Mark moth-eaten.'],
	['Clear skies.', ''],
	['Clear out.', ''],
	['Clear the wreckage.', 'say Clear the wreckage.'],
	['Mark the spot on the map.', 'say Mark the spot on the map.'],
	['Gain entry and take heart.', 'say Gain entry and take heart.'],
	['Either way, the door is shut.', ''],
])('as players write it: %s', (says, notation) => {
	expect(writeEffects(readEffects(says, PRINTED))).toBe(notation);
});
