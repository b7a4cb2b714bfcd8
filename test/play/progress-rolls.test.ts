import { describe, expect, it } from 'vitest';
import { possibleBurn } from '../../src/play/moves/burn-momentum';
import { offeredOptions } from '../../src/play/roll/roll-options';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { problemOf } from '../support/tables';

const game = gameWith([
	{ name: 'Bring It Home', roll_type: 'progress_roll', track_category: 'Vow', strong_hit: 'momentum +1' },
	{
		name: 'Call It In',
		roll_type: 'special_track',
		trigger: {
			conditions: [
				{ method: 'player_choice', roll_options: [{ using: 'special_track', special_track: 'bonds_legacy' }] },
			],
		},
	},
]);
const ark = track('vow', 'Find the ark', { ticks: 27 });

describe('a progress roll (Starforged, glossary: Progress Score)', () => {
	it('counts the full boxes of its track', () => {
		const decided = game.make('Bring It Home', { by: kestrel({ momentum: 9, tracks: [ark] }), dice: [6, 9] });
		expect(decided.record).toMatchObject({ track: 'Find the ark', progress: 6, outcome: 'miss, 6 vs 6, 9' });
		expect(possibleBurn({ record: decided.record, character: decided.character, book: game.book })).toBeUndefined();
	});

	it('ignores negative momentum', () => {
		const { record } = game.make('Bring It Home', { by: kestrel({ momentum: -6, tracks: [ark] }), dice: [1, 2] });
		expect(record.cancelled).toBeUndefined();
		expect(record.outcome).toBe('strong hit, 6 vs 1, 2');
	});

	it('takes the boxes that the player states', () => {
		expect(game.make('Bring It Home', { progress: 4, dice: [1, 9] }).record).toMatchObject({ progress: 4 });
		expect(
			game.make('Bring It Home', { by: kestrel({ tracks: [ark] }), progress: 4, dice: [1, 9] }).record,
		).toMatchObject({
			track: 'Find the ark',
			progress: 4,
		});
	});

	it.each([
		{ rule: 'no track', tracks: [], track: undefined, code: 'progress_needed' },
		{
			rule: 'only tracks of another kind',
			tracks: [track('site', 'The hollow')],
			track: undefined,
			code: 'progress_needed',
		},
		{ rule: 'several tracks', tracks: [ark, track('vow', 'Another')], track: undefined, code: 'track_needed' },
		{ rule: 'an unknown track', tracks: [ark], track: 'The arc', code: 'unknown_track' },
	])('is refused with $rule', ({ tracks, track, code }) => {
		expect(problemOf(game.tryMake('Bring It Home', { by: kestrel({ tracks }), ...(track ? { track } : {}) }))).toBe(
			code,
		);
	});

	it.each([
		{ rule: 'its full boxes', bonds: 15, progress: 3 },
		{ rule: 'a track that was filled once counts as 10', bonds: 46, progress: 10 },
	])('on a special track: $rule', ({ bonds, progress }) => {
		const by = kestrel({ special: { bonds } });
		expect(game.make('Call It In', { by, dice: [1, 2] }).record).toMatchObject({ progress });
		const move = game.book.move('Call It In');
		expect(move && offeredOptions(move, by, game.book.ruleset)).toEqual([{ name: 'bonds', value: progress }]);
	});
});
