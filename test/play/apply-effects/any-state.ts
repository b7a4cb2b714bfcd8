import fc from 'fast-check';
import type { Asset } from '../../../src/play/assets/asset';
import type { Character } from '../../../src/play/character/character';
import { nextBonus } from '../../../src/play/character/next-bonus';
import { maxMomentum } from '../../../src/play/character/momentum';
import type { Track } from '../../../src/play/tracks/track';
import { TRACK_STATUSES } from '../../../src/play/tracks/track';
import type { Amount, Effect } from '../../../src/rules/effects/effect';
import { RANKS } from '../../../src/rules/core/rank';
import type { Ruleset } from '../../../src/rules/ruleset';
import { TRACK_KINDS } from '../../../src/rules/core/track-kind';
import { MAX_TICKS } from '../../../src/rules/core/track-key';

/** Names of tracks and assets; a record may name any of them, or one that is gone. */
const NAMES = ['Ark', 'Raider', 'Doom', 'Ana', 'The cult', 'Hold the gate'];
const OWNED = ['Rook', 'Starling', 'Engine'];

const upTo = (max: number) => fc.integer({ min: 0, max });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const defined = <T extends object>(value: T): T =>
	Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

const anyTrack = (name: string): fc.Arbitrary<Track> =>
	fc
		.record({
			kind: fc.constantFrom(...TRACK_KINDS),
			name: fc.constant(name),
			rank: optional(fc.constantFrom(...RANKS)),
			ticks: upTo(MAX_TICKS),
			status: fc.constantFrom(...TRACK_STATUSES),
			segments: fc.constantFrom(4, 6, 10),
			filled: upTo(4),
			menace: upTo(MAX_TICKS),
			harm: upTo(5),
			bond: optional(fc.constant(true)),
			influence: optional(fc.constant(true)),
			clears: optional(fc.constantFrom('doomed', 'cursed')),
			vow: optional(fc.constantFrom(...NAMES)),
		})
		.map(track => defined(track) as Track);

const anyAsset = (name: string): fc.Arbitrary<Asset> =>
	fc
		.record({
			name: fc.constant(name),
			asset: fc.constant(name),
			kind: fc.constantFrom(
				'companion' as const,
				'command vehicle' as const,
				'support vehicle' as const,
				'module' as const,
			),
			abilities: fc.subarray([1, 2, 3], { minLength: 1 }),
			meters: fc.record({
				health: fc.record({ value: upTo(4), max: fc.constant(4) }),
				integrity: fc.record({ value: upTo(5), max: fc.constant(5) }),
			}),
			conditions: fc.subarray(['battered', 'cursed', 'broken']),
			aboard: optional(fc.constant(true)),
			discarded: optional(fc.constant(true)),
		})
		.map(asset => defined(asset) as Asset);

/** Any state inside its limits. */
export const anyCharacter = (ruleset: Ruleset): fc.Arbitrary<Character> =>
	fc
		.record({
			name: fc.constant('Kestrel Vane'),
			stats: fc.constant({ iron: 2 }),
			meters: fc.record(Object.fromEntries(ruleset.condition_meters.map(({ name, max }) => [name, upTo(max)]))),
			momentum: fc.integer({ min: -6, max: 10 }),
			impacts: fc.subarray(ruleset.impacts.map(({ name }) => name)),
			next: fc.constant([nextBonus(1, 'Make Camp')]),
			combat: optional(fc.constantFrom('in control', 'in a bad spot')),
			special: fc.record({ quests: upTo(90), bonds: upTo(MAX_TICKS), discoveries: upTo(90), failure: upTo(MAX_TICKS) }),
			experience: upTo(20),
			experience_spent: upTo(9),
			harm: upTo(3),
			tracks: fc.subarray(NAMES).chain(names => fc.tuple(...names.map(anyTrack))),
			assets: fc.subarray(OWNED).chain(names => fc.tuple(...names.map(anyAsset))),
		})
		.map(state => {
			const character = defined(state) as Character;
			return { ...character, momentum: Math.min(character.momentum, maxMomentum(character)) };
		});

const anyAmount: fc.Arbitrary<Amount> = fc.oneof(
	fc.integer({ min: -7, max: 7 }),
	fc.constant('-cost' as const),
	fc.constant([-1, -2, -3] as const),
	fc.constant({ by_rank: [-1, -2, -3, -4, -5] as const }),
);
const anyKind = fc.constantFrom(...TRACK_KINDS);
const whose = optional(fc.constantFrom('companion' as const, 'vehicle' as const));
const kind = <K extends Effect['kind']>(name: K) => fc.constant(name);
const times = fc.integer({ min: 1, max: 4 });

/** Any effect that carries something out. */
export const anyEffect = (ruleset: Ruleset): fc.Arbitrary<Effect> => {
	const meters = ['momentum', 'integrity', ...ruleset.condition_meters.map(({ name }) => name)];
	const impacts = ruleset.impacts.flatMap(({ name, group }) => [name, group]);
	const specials = ruleset.special_tracks.map(name => name.replace(/_(legacy|track)$/, ''));
	const meter = fc.constantFrom(...meters);
	return fc
		.oneof(
			fc.record({ kind: kind('meter'), meter, by: anyAmount, whose }),
			fc.record({ kind: kind('set'), meter, to: fc.constantFrom('maximum' as const, 'reset' as const), whose }),
			fc.record({
				kind: kind('impact'),
				impact: fc.constantFrom(...impacts, 'battered', 'broken'),
				marked: fc.boolean(),
				whose: optional(fc.constantFrom('vehicle' as const, 'module' as const)),
			}),
			fc.record({ kind: kind('next'), add: times, on: optional(fc.constant('Strike')), momentum: optional(times) }),
			fc.record({ kind: kind('combat'), position: fc.constantFrom('in control', 'has initiative') }),
			fc.record({ kind: kind('progress'), times, on: optional(anyKind) }),
			fc.record({
				kind: kind('clear_progress'),
				how: fc.constantFrom('lowest die' as const, 'all but 1' as const, '1 unit' as const, 'all' as const),
				on: optional(anyKind),
			}),
			fc.record({ kind: kind('rank'), by: fc.constantFrom(1, 2, -1) }),
			fc.record({ kind: kind('track'), event: fc.constantFrom('complete' as const, 'clear' as const), track: anyKind }),
			fc.record({
				kind: kind('connection'),
				gains: fc.constantFrom('bond' as const, 'influence' as const, 'role' as const, 'no bond' as const),
			}),
			fc.record({ kind: kind('clock'), by: times }),
			fc.record({ kind: kind('menace'), times }),
			fc.record({ kind: kind('harm'), by: upTo(3), yours: optional(fc.constant(true as const)) }),
			fc.record({
				kind: kind('harm_is'),
				whose: fc.constantFrom('your' as const, 'foe' as const),
				by: optional(times),
			}),
			fc.record({
				kind: kind('reward'),
				legacy: fc.constantFrom(...specials),
				lower: optional(fc.constant(true as const)),
			}),
			fc.record({ kind: kind('ticks'), track: fc.constantFrom(...specials), by: fc.integer({ min: -2, max: 13 }) }),
			fc.record({ kind: kind('experience'), by: fc.integer({ min: -4, max: 4 }), at_least: optional(times) }),
			fc.record({
				kind: kind('asset'),
				event: fc.constantFrom('gain' as const, 'upgrade' as const, 'discard' as const),
				what: optional(fc.constantFrom('companion', 'vehicle', 'module')),
			}),
			fc.record({ kind: kind('points'), by: times }),
			fc.record({ kind: kind('end'), how: fc.constantFrom('dead' as const, 'lost' as const) }),
		)
		.map(effect => defined(effect) as Effect);
};

/** The track or asset that a record names, its cost and the option. */
export const anyRecordOf = fc
	.record({
		track: optional(fc.constantFrom(...NAMES, ...OWNED, 'Gone')),
		cost: optional(fc.integer({ min: 1, max: 5 })),
		why: optional(fc.constantFrom('Press on', 'Endure Harm')),
	})
	.map(defined);
