import fc from 'fast-check';
import type { Track } from '../../../src/play/tracks/track';
import { TRACK_STATUSES } from '../../../src/play/tracks/track';
import { RANKS } from '../../../src/rules/core/rank';
import type { TrackKind } from '../../../src/rules/core/track-kind';
import { TRACK_KIND_ROWS, TRACK_KINDS } from '../../../src/rules/core/track-kind';
import { keysOf } from '../../../src/journal/track/track-values';
import { anyText } from '../any-record';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const upTo = (max: number) => fc.integer({ min: 0, max });

/** The field of a track that a key tells. */
const FIELD: Readonly<Record<string, keyof Track>> = { role: 'roles' };

const isClock = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].counts === 'segments';

/** Any track as a block can tell it: only fields that its kind knows, and none that says nothing. */
export const anyTrack: fc.Arbitrary<Track> = fc
	.record({
		kind: fc.constantFrom(...TRACK_KINDS),
		name: anyText,
		rank: optional(fc.constantFrom(...RANKS)),
		ticks: upTo(40),
		status: fc.constantFrom(...TRACK_STATUSES),
		segments: optional(fc.integer({ min: 1, max: 12 })),
		part: fc.integer({ min: 0, max: 100 }),
		menace: upTo(40),
		bond: fc.boolean(),
		influence: fc.boolean(),
		roles: fc.array(anyText, { maxLength: 3 }),
		clears: optional(anyText),
		sworn_to: optional(anyText),
		harm: optional(upTo(3)),
		vow: optional(anyText),
		theme: optional(anyText),
		domain: optional(anyText),
		odds: optional(fc.constantFrom('likely', '50/50', 'almost certain')),
	})
	.map(({ kind, name, status, ticks, segments: stated, part, ...more }) => {
		const segments = stated ?? (isClock(kind) ? 6 : undefined);
		const filled = segments === undefined ? undefined : Math.floor((segments * part) / 100);
		const fields: readonly string[] = keysOf(kind).map(key => FIELD[key] ?? key);
		const said = Object.entries({ ...more, segments, filled }).filter(
			([key, value]) =>
				fields.includes(key) && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
		);
		return { kind, name, status, ticks: isClock(kind) ? 0 : ticks, ...Object.fromEntries(said) };
	});

/** Two states of one track. Its roles are told once, and no rule changes them. */
export const anyChangedTrack = fc
	.tuple(anyTrack, anyTrack)
	.filter(([before, after]) => before.kind === after.kind)
	.map(([before, after]): [Track, Track] => {
		const told = Object.entries(after).filter(([key]) => key !== 'name' && key !== 'roles');
		const kept = before.roles ? { name: before.name, roles: before.roles } : { name: before.name };
		return [before, { ...(Object.fromEntries(told) as unknown as Track), ...kept }];
	});
