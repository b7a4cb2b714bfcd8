import { describe, expect, it } from 'vitest';
import type { Decided } from '../../../src/play/record/decision-settings';
import { rollMove } from '../../../src/play/moves/roll-move';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';
import { done, expectParsed } from '../../support/tables';

const game = gameWith([
	{ name: 'Pledge', category: 'Quest Moves', always: 'begin vow', strong_hit: 'momentum +2', weak_hit: 'momentum +1' },
	{ name: 'Near the End', weak_hit: 'mark doomed\nmove Pledge rank extreme clears doomed' },
	{ name: 'Make Amends', weak_hit: 'move Pledge rank formidable or extreme or epic add +1, on a hit momentum +1' },
	{ name: 'Look Back', roll_type: 'no_roll', always: 'choose 1\n\t- Pledge anew\n\t\tmove Pledge with a reroll' },
	{
		name: 'Stay a While',
		strong_hit: 'choose 2\n\t- Mend\n\t\tmove Mend as strong hit\n\t- Rest\n\t\tmove Rest as strong hit',
	},
	{ name: 'Mend', strong_hit: 'health +2' },
	{ name: 'Rest', strong_hit: 'spirit +1\nif from "Stay a While"\n\tspirit +1' },
	{ name: 'Give Up', roll_type: 'no_roll', category: 'Quest Moves', always: 'clear vow' },
	{ name: 'Face the End', roll_type: 'progress_roll', track_category: 'Vow', miss: 'move "Give Up"' },
	{
		name: 'Hand Down',
		roll_type: 'special_track',
		trigger: {
			conditions: [
				{
					method: 'all',
					roll_options: [
						{ using: 'special_track', special_track: 'quests_legacy' },
						{ using: 'special_track', special_track: 'bonds_legacy' },
						{ using: 'special_track', special_track: 'discoveries_legacy' },
					],
				},
			],
		},
		strong_hit: 'momentum +1',
	},
]);
const WEAK = [3, 1, 10];
const STRONG = [6, 1, 2];

/** Makes the move that a press led to. */
function follow(decided: Decided, label: string, dice: readonly number[]): Decided {
	const pressed = game.press(decided, label);
	if (!pressed.follow) throw new Error(`${label} leads to no move.`);
	return expectParsed(
		rollMove({ record: pressed.follow, character: pressed.character, ...game }, {}, scriptedDice(...dice)),
	);
}

describe('a vow that follows', () => {
	it('has the only rank there is, and clears what it was sworn for', () => {
		const end = game.make('Near the End', { dice: WEAK });
		const sworn = follow(end, 'Pledge', STRONG);
		expect(sworn.record).toMatchObject({ from: 'Near the End', rank: 'extreme' });
		expect(game.open(sworn)[0]?.options[0]?.asks).toMatchObject({
			track: 'vow',
			ranks: ['extreme'],
			details: [{ key: 'sworn_to' }, { key: 'clears', value: 'doomed', offered: ['doomed'] }],
		});
		const begun = game.press(sworn, { label: 'Begin', answer: { name: 'Return' } });
		expect(begun.begun).toMatchObject({ rank: 'extreme', clears: 'doomed' });
	});

	it('has one of several ranks, an add, and momentum on a hit', () => {
		const amends = game.make('Make Amends', { dice: WEAK });
		const sworn = follow(amends, 'Pledge', STRONG);
		expect(sworn.record.adds).toEqual([{ amount: 1, reason: 'Make Amends' }]);
		expect(sworn.record.rank).toBeUndefined();
		expect(game.open(sworn)[0]?.options[0]?.asks?.ranks).toEqual(['formidable', 'extreme', 'epic']);
		expect(done(sworn)).toEqual(['momentum 2 → 4', 'momentum 4 → 5 (Make Amends)']);
		expect(done(follow(amends, 'Pledge', [1, 9, 10]))).toEqual([]);
	});

	it('may be rerolled where the book grants it, once', () => {
		const sworn = follow(game.make('Look Back'), 'Pledge anew', [1, 9, 10]);
		expect(game.open(sworn)[0]).toMatchObject({ state: 'optional', prompt: 'Reroll any dice' });
		const again = game.press(sworn, { label: 'Reroll both challenge dice', dice: [1, 2] });
		expect(again.record.rerolls).toEqual([{ actionDie: 1, challengeDice: [1, 2] }]);
		expect(done(again)).toEqual(['momentum 2 → 3']);
		expect(game.words(again)).toEqual(['Begin a vow: Begin a new vow']);
	});

	it('the track at hand goes along to a move that is about it', () => {
		const by = kestrel({ tracks: [track('vow', 'Find the ark'), track('vow', 'Another')] });
		const missed = game.make('Face the End', { by, track: 'Find the ark', dice: [9, 10] });
		expect(done(follow(missed, 'Give Up', []))).toEqual(['Find the ark › vow forsaken']);
	});
});

describe('automatic strong hits', () => {
	it('chain, and the same one may be taken twice', () => {
		const by = kestrel({ meters: { health: 1, spirit: 1 } });
		const stay = game.make('Stay a While', { by, dice: STRONG });
		const first = game.press(stay, 'Rest');
		expect(first.follow).toMatchObject({ move: 'Rest', as: 'strong hit (Stay a While)', from: 'Stay a While' });
		expect(game.open(first)).toHaveLength(1);
		const second = game.press(first, 'Rest');
		expect(second.record.chose).toEqual(['Rest', 'Rest']);
		expect(game.open(second)).toEqual([]);
	});

	it('know what they were made for', () => {
		const by = kestrel({ meters: { spirit: 1 } });
		expect(done(follow(game.make('Stay a While', { by, dice: STRONG }), 'Rest', []))).toEqual([
			'spirit 1 → 2',
			'spirit 2 → 3',
		]);
		expect(done(game.make('Rest', { by, dice: STRONG }))).toEqual(['spirit 1 → 2']);
	});
});

describe('one roll for each track', () => {
	const by = kestrel({ special: { quests: 12, bonds: 46, discoveries: 40 } });

	it('the first record offers the others', () => {
		const first = game.make('Hand Down', { by, roll: { option: 'quests' }, dice: [1, 9] });
		expect(first.record).toMatchObject({ roll: { option: 'quests' }, progress: 3 });
		expect(game.words(first)).toEqual([
			'One roll for each track: Hand Down (bonds)',
			'One roll for each track: Hand Down (discoveries)',
		]);
		const bonds = follow(first, 'Hand Down (bonds)', [9, 8]);
		expect(bonds.record).toMatchObject({ roll: { option: 'bonds' }, progress: 10, from: 'Hand Down' });
		expect(done(bonds)).toEqual(['momentum 2 → 3']);
		expect(game.open(bonds)).toEqual([]);
	});
});

describe('a bonus that gives momentum on a hit', () => {
	const next = [{ add: 1, momentum: 1, why: 'Look Ahead', text: '+1, on a hit momentum +1 (Look Ahead)' }];
	const make = (dice: number[]) =>
		game.make('Mend', { by: kestrel({ next, meters: { health: 1 } }), next: next.map(({ text }) => text), dice });

	it('gives it when it was spent and a hit was scored', () => {
		expect(done(make(STRONG))).toEqual([
			'next +1, on a hit momentum +1 (Look Ahead) spent',
			'health 1 → 3',
			'momentum 2 → 3 (Look Ahead)',
		]);
		expect(done(make([1, 9, 10]))).toHaveLength(1);
	});
});
