import { describe, expect, it } from 'vitest';
import { burnMomentum } from '../../src/play/moves/burn-momentum';
import { hasFollowed } from '../../src/play/moves/is-followed-up';
import { reroll, setDie } from '../../src/play/moves/change-dice';
import { undoMove } from '../../src/play/moves/undo-move';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, expectParsed } from '../support/tables';

const game = gameWith([
	{
		name: 'Set Out',
		always: 'begin expedition',
		strong_hit: 'progress twice',
		weak_hit: 'progress\nsuffer -1',
	},
	{ name: 'Meet', strong_hit: 'begin connection', miss: 'momentum -1' },
	{ name: 'Part', strong_hit: 'choose 1\n\t- Go and see\n\t\tmove "Set Out"\n\t- Stay\n\t\tmomentum +1' },
]);
const WEAK = [3, 1, 9];

describe('a burn, a reroll, a die set by hand', () => {
	const by = kestrel({ momentum: 10, tracks: [track('expedition', 'Beyond', { ticks: 4 })] });
	const weak = () => game.press(game.make('Set Out', { by, track: 'Beyond', dice: WEAK }), 'Lose Momentum');

	it('take back what the old outcome did on the track', () => {
		expect(done(weak())).toEqual(['Beyond › 4 → 12 ticks', 'momentum 10 → 9 (Lose Momentum)']);
		const { record, character } = weak();
		const burned = expectParsed(burnMomentum({ record, character, ...game }));
		expect(done(burned)).toEqual(['Beyond › 4 → 20 ticks']);
		expect(burned.record).toMatchObject({ burn: { from: 10, to: 2 }, track: 'Beyond', chose: [] });
		expect(undoMove({ record: burned.record, character: burned.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
		const again = expectParsed(reroll(['second'], { record, character, ...game }, scriptedDice(2)));
		expect(done(again)).toEqual(['Beyond › 4 → 20 ticks']);
	});

	it('keep the track that the move begins before it is rolled', () => {
		const asked = game.make('Set Out', { by: kestrel(), dice: WEAK });
		const begun = game.press(asked, { label: 'Begin', answer: { name: 'Far', rank: 'dangerous' } });
		const set = expectParsed(setDie('second', 2, { record: begun.record, character: begun.character, ...game }));
		expect(done(set)).toEqual(['Far › expedition begun, dangerous', 'Far › 0 → 16 ticks']);
	});

	it('take back the one that the old outcome began', () => {
		const met = game.press(game.make('Meet', { by: kestrel(), dice: [6, 1, 2] }), {
			label: 'Begin',
			answer: { name: 'Ana', rank: 'dangerous' },
		});
		expect(met.character.tracks).toHaveLength(1);
		const set = expectParsed(setDie('second', 10, { record: met.record, character: met.character, ...game }));
		expect(set.character.tracks).toEqual([]);
		expect(set.record.track).toBeUndefined();
		expect(done(set)).toEqual([]);
	});
});

it.each([
	{ rule: 'another move was made', pick: 'Go and see', followed: true },
	{ rule: 'nothing but this one was', pick: 'Stay', followed: false },
])('the story has gone on from a record when $rule', ({ pick, followed }) => {
	const { record } = game.press(game.make('Part', { dice: [6, 1, 2] }), pick);
	expect(hasFollowed(record, game.book)).toBe(followed);
});

it('a burn is taken back before the cost that came before the roll', () => {
	const by = kestrel({ momentum: 4, meters: { health: 0 } });
	const { record, character } = game.make('Endure Harm', { by, cost: 1, roll: { option: 'iron' }, dice: [1, 2, 2] });
	expect(done({ record, character })[1]).toBe('momentum 4 → 3 (Lose Momentum)');
	const burned = expectParsed(burnMomentum({ record, character, ...game }));
	expect(burned.record.burn).toEqual({ from: 3, to: 2 });
	expect(undoMove({ record: burned.record, character: burned.character, book: game.book })).toEqual({
		character: by,
		moved: [],
		left: [],
	});
});

it('a cost that nothing was there to bear is not booked by a burn', () => {
	const by = kestrel({ momentum: 6 });
	const roll = { option: 'health', value: 2 };
	const { record: made, character } = game.make('Companion Takes a Hit', { by, roll, dice: [1, 4, 7] });
	const record = { ...made, cost: { amount: 1, paid: false } }; // which the roll itself no longer takes
	const burned = expectParsed(burnMomentum({ record, character, ...game }));
	expect(burned.record.burn).toEqual({ from: 6, to: 2 });
	expect(done(burned)).toEqual([]);
});
