import { describe, expect, it } from 'vitest';
import { countsFor } from '../../src/play/pending-steps/effects-of-record';
import { possibleBurn } from '../../src/play/moves/burn-momentum';
import { setDie } from '../../src/play/moves/change-dice';
import { undoMove } from '../../src/play/moves/undo-move';
import { oddsOfScore } from '../../src/play/roll/odds';
import { outcomeOfRecord } from '../../src/play/roll/roll';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, expectParsed } from '../support/tables';

const game = gameWith([
	{
		name: 'Seize It',
		roll_type: 'progress_roll',
		track_category: 'Combat',
		always: 'if in a bad spot\n\tcount strong hit as weak hit without a match\n\tcount weak hit as miss',
		strong_hit: 'complete objective\nmomentum +1\nif any objective remains\n\tcombat in control',
		weak_hit: 'complete objective\nif any objective remains\n\tcombat in a bad spot',
		miss: 'combat in a bad spot\nmove Pay the Price',
	},
	{ name: 'Stay Calm', strong_hit: 'momentum +1', weak_hit: 'momentum +1', miss: 'momentum -1' },
	{
		name: 'Peek',
		strong_hit: 'momentum +1',
		strong_hit_match: 'spirit +1',
		miss: 'choose 1\n\t- Do what they ask\n\t\tas strong hit\n\t- Leave\n\t\tmove Pay the Price',
	},
	{
		name: 'Bear a Relic',
		roll_type: 'no_roll',
		always: 'if action die is 6\n\tas strong hit\n\tmomentum +1',
		strong_hit: 'if action die is 5\n\tmomentum +1',
		weak_hit: 'if action die is 5\n\tmomentum +1',
	},
	{ name: 'Grit', always: 'if rolled wits\n\tspirit -1', strong_hit: 'if bond\n\tmomentum +2\nelse\n\tmomentum +1' },
]);
const escape = track('objective', 'Escape', { ticks: 24 });
const fighting = (combat: string, ...tracks: (typeof escape)[]) => kestrel({ combat, tracks: [escape, ...tracks] });

describe('in a bad spot (Starforged, Take Decisive Action)', () => {
	it.each([
		{ rule: 'a strong hit is a weak hit', dice: [1, 2], as: 'weak hit (in a bad spot)' },
		{ rule: 'unless it is a match', dice: [2, 2], as: undefined },
		{ rule: 'a weak hit is a miss', dice: [1, 9], as: 'miss (in a bad spot)' },
		{ rule: 'a miss stays one', dice: [8, 9], as: undefined },
	])('$rule', ({ dice, as }) => {
		const { record } = game.make('Seize It', { by: fighting('in a bad spot'), dice });
		expect(record).toMatchObject({ progress: 6, track: 'Escape' });
		expect(record.as).toBe(as);
	});

	it('in control, the dice stand', () => {
		const { record } = game.make('Seize It', { by: fighting('in control'), dice: [1, 9] });
		expect(record.as).toBeUndefined();
		expect(outcomeOfRecord(record)).toBe('weak_hit');
	});

	it('is carried out as what it counts as, and the last objective ends the fight', () => {
		const by = fighting('in a bad spot');
		const decided = game.make('Seize It', { by, dice: [1, 2] });
		expect(decided.record.outcome).toBe('strong hit, 6 vs 1, 2');
		expect(done(decided)).toEqual(['Escape › objective completed', 'combat in a bad spot → none (Escape)']);
		expect(undoMove({ record: decided.record, character: decided.character, book: game.book }).character).toEqual(by);
	});

	it('with another objective left, the fight continues', () => {
		const decided = game.make('Seize It', {
			by: fighting('in control', track('objective', 'Hold')),
			dice: [1, 2],
			track: 'Escape',
		});
		expect(done(decided)).toEqual(['Escape › objective completed', 'momentum 2 → 3', 'combat in control, stays']);
		expect(decided.character.combat).toBe('in control');
	});

	it('a die set by hand is counted again, and nothing can be burned', () => {
		const by = fighting('in a bad spot');
		const { record, character } = game.make('Seize It', { by, dice: [1, 2] });
		const set = expectParsed(setDie('second', 9, { record, character, ...game }));
		expect(set.record.as).toBe('miss (in a bad spot)');
		expect(set.character).toMatchObject({ combat: 'in a bad spot', tracks: [{ status: 'open' }] });
		expect(possibleBurn({ record: set.record, character: set.character, book: game.book })).toBeUndefined();
	});

	it('the odds know of it', () => {
		const move = game.book.move('Seize It');
		const counts = move ? countsFor(move, fighting('in a bad spot'), game.book) : [];
		expect(counts).toHaveLength(2);
		const odds = oddsOfScore(6, counts);
		expect(odds.strong_hit).toBeCloseTo(0.05, 12);
		expect(odds.weak_hit).toBeCloseTo(0.2, 12);
		expect(odds.miss).toBeCloseTo(0.75, 12);
		expect(move && countsFor(move, fighting('in control'), game.book)).toEqual([]);
	});
});

describe('a match', () => {
	it('is all that is done, in place of the plain outcome', () => {
		expect(done(game.make('Peek', { by: kestrel({ meters: { spirit: 3 } }), dice: [6, 1, 1] }))).toEqual([
			'spirit 3 → 4',
		]);
		expect(done(game.make('Peek', { dice: [6, 1, 2] }))).toEqual(['momentum 2 → 3']);
	});
});

describe('resolved as another outcome', () => {
	it('once the option is taken', () => {
		const missed = game.make('Peek', { dice: [1, 9, 10] });
		expect(done(missed)).toEqual([]);
		expect(done(game.press(missed, 'Do what they ask'))).toEqual(['momentum 2 → 3']);
	});
});

describe('a die that is in place of the action die', () => {
	const adds = [{ amount: 0, reason: 'Bear a Relic' }];
	it.each([
		{
			rule: 'on a 6, an automatic strong hit',
			thrown: 6,
			dice: [10, 9],
			as: 'strong hit (the action die is 6)',
			momentum: 4,
		},
		{ rule: 'on a 5 with a hit, +1 momentum', thrown: 5, dice: [1, 10], as: undefined, momentum: 4 },
		{ rule: 'on a 5 without one, nothing', thrown: 5, dice: [9, 10], as: undefined, momentum: 1 },
		{ rule: 'on a 4, nothing', thrown: 4, dice: [1, 10], as: undefined, momentum: 3 },
	])('$rule', ({ thrown, dice, as, momentum }) => {
		const { record, character } = game.make('Stay Calm', { adds, thrown: { actionDie: thrown }, dice });
		expect(record.as).toBe(as);
		expect(character.momentum).toBe(momentum);
	});
});

describe('a condition', () => {
	it('that the record settles is no question', () => {
		const by = kestrel({ tracks: [track('connection', 'Ana', { bond: true })] });
		expect(done(game.make('Grit', { by, dice: [6, 1, 2], track: 'Ana', roll: { option: 'wits' } }))).toEqual([
			'spirit 5 → 4',
			'momentum 2 → 4',
		]);
	});

	it('that nothing settles is for the player to judge', () => {
		const asked = game.make('Grit', { dice: [6, 1, 2] });
		expect(game.words(asked)).toEqual(['Choose one: If you share a bond | Otherwise']);
		expect(done(game.press(asked, 'Otherwise'))).toEqual(['momentum 2 → 3 (Otherwise)']);
	});
});

describe('while a fight is on, a move that defines no position sets it (glossary)', () => {
	it.each([
		{ rule: 'strong hit', dice: [6, 1, 2], from: 'in a bad spot', to: 'in control' },
		{ rule: 'weak hit', dice: [3, 1, 10], from: 'in control', to: 'in a bad spot' },
		{ rule: 'miss', dice: [1, 9, 10], from: 'in control', to: 'in a bad spot' },
	])('$rule: $to', ({ dice, from, to }) => {
		const decided = game.make('Stay Calm', { by: fighting(from), dice });
		expect(done(decided).at(-1)).toBe(`combat ${from} → ${to} (position)`);
		expect(decided.character.combat).toBe(to);
	});

	it('and says so when it stays', () => {
		expect(done(game.make('Stay Calm', { by: fighting('in control'), dice: [6, 1, 2] }))).toEqual([
			'momentum 2 → 3',
			'combat in control, stays (position)',
		]);
	});

	it('not outside of a fight, nor where initiative counts', () => {
		expect(done(game.make('Stay Calm', { dice: [6, 1, 2] }))).toEqual(['momentum 2 → 3']);
		const initiative = kestrel({ combat: 'has initiative' });
		expect(done(game.make('Stay Calm', { by: initiative, dice: [6, 1, 2] }))).toEqual(['momentum 2 → 3']);
	});
});
