import { getOwn } from '../../rules/core/collections';
import { isRank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import { findAsset, type Asset } from '../assets/asset';
import { findAlly, withAlly } from './allies';
import type { ValueChange } from './change';
import { meterValue, type Character } from './character';
import { findTrack, harmOf, isTrackStatus, type Track } from '../tracks/track';
import { MAX_TICKS } from '../../rules/core/track-key';

/** Where the value of a line is stored: its current value, and a way to set it. */
export interface ChangeTarget {
	readonly now: number | string;
	/** Sets the value without applying any rules. A value of the wrong type has no effect. */
	with(value: number | string): Character;
	/** Limits for adjusting a value that has changed since. */
	readonly least?: number;
	readonly most?: number;
}

export const NO_COMBAT = 'none';
export const SPENT = 'experience spent';

/** Repair points exist only in the record, not in the state. */
export const POINTS = 'repair points';

/** Finds the value that a line changes; `undefined` if the track, asset or meter does not exist. */
export function placeOf(character: Character, change: ValueChange, ruleset: Ruleset): ChangeTarget | undefined {
	const { target, what, unit } = change;
	if (unit === 'boxes') return undefined;
	if (target === undefined) return ownPlace(character, what, ruleset);
	const asset = findAsset(character.assets, target);
	if (asset && getOwn(asset.meters, what)) return assetPlace(character, asset, what);
	const track = findTrack(character.tracks, target);
	const place = track && trackPlace(character, track, what === '' ? unnamed(change) : what);
	return place ?? allyPlace(character, target, what, ruleset);
}

/** A value of an ally, which counts only where no track or asset of the same name has it. */
function allyPlace(character: Character, name: string, what: string, ruleset: Ruleset): ChangeTarget | undefined {
	const ally = findAlly(character, name);
	const place = ally && ownPlace(ally, what, ruleset);
	return place && { ...place, with: value => withAlly(character, ally, place.with(value)) };
}

/** The rank may be written without the word "rank": `Find the ark › formidable → extreme`. */
const unnamed = ({ unit, from }: ValueChange): string =>
	unit === 'segments' ? 'segments' : typeof from === 'string' ? 'rank' : 'ticks';

function ownPlace(character: Character, what: string, ruleset: Ruleset): ChangeTarget | undefined {
	if (what === 'combat')
		return {
			now: character.combat ?? NO_COMBAT,
			with: value => withCombat(character, String(value)),
		};
	if (what === 'momentum') return counted(character.momentum, momentum => ({ ...character, momentum }));
	if (what === 'experience') return counted(character.experience, experience => ({ ...character, experience }), 0);
	if (what === SPENT)
		return counted(character.experience_spent, experience_spent => ({ ...character, experience_spent }), 0);
	if (what === 'harm') return counted(character.harm ?? 1, harm => ({ ...character, harm }), 0);
	if (Object.hasOwn(character.stats, what))
		return counted(getOwn(character.stats, what) ?? 0, value => withStat(character, what, value), 0);
	if (isMeter(character, what, ruleset))
		return counted(meterValue(character, what, ruleset), value => withMeter(character, what, value));
	if (isSpecial(character, what, ruleset))
		return counted(getOwn(character.special, what) ?? 0, value => withSpecial(character, what, value), 0);
	return undefined;
}

const counted = (now: number, set: (value: number) => Character, least?: number, most?: number): ChangeTarget => ({
	now,
	with: value => set(typeof value === 'number' ? value : now),
	...(least === undefined ? {} : { least }),
	...(most === undefined ? {} : { most }),
});

const isMeter = (character: Character, what: string, ruleset: Ruleset): boolean =>
	ruleset.condition_meters.some(({ name }) => name === what) || Object.hasOwn(character.meters, what);

const isSpecial = (character: Character, what: string, ruleset: Ruleset): boolean =>
	Object.hasOwn(character.special, what) ||
	ruleset.special_tracks.some(name => name === what || name === `${what}_legacy` || name === `${what}_track`);

const withStat = (character: Character, stat: string, value: number): Character => ({
	...character,
	stats: { ...character.stats, [stat]: value },
});

const withMeter = (character: Character, meter: string, value: number): Character => ({
	...character,
	meters: { ...character.meters, [meter]: value },
});

const withSpecial = (character: Character, track: string, ticks: number): Character => ({
	...character,
	special: { ...character.special, [track]: ticks },
});

/** Sets the position in a fight; `none` removes it. */
function withCombat(character: Character, position: string): Character {
	const { combat: _, ...rest } = character;
	return position === NO_COMBAT ? rest : { ...rest, combat: position };
}

function assetPlace(character: Character, asset: Asset, meter: string): ChangeTarget | undefined {
	const now = getOwn(asset.meters, meter);
	if (!now) return undefined;
	return counted(
		now.value,
		value => withAsset(character, asset, { ...asset, meters: { ...asset.meters, [meter]: { ...now, value } } }),
		0,
		now.max,
	);
}

function trackPlace(character: Character, track: Track, what: string): ChangeTarget | undefined {
	const set = (more: Partial<Track>) => withTrack(character, track, { ...track, ...more });
	switch (what) {
		case 'ticks':
			return counted(track.ticks, ticks => set({ ticks }), 0, MAX_TICKS);
		case 'segments':
			return counted(track.filled ?? 0, filled => set({ filled }), 0, track.segments);
		case 'menace':
			return counted(track.menace ?? 0, menace => set({ menace }), 0, MAX_TICKS);
		case 'harm':
			return counted(harmOf(track), harm => set({ harm }), 0);
		case 'status':
			return { now: track.status, with: value => (isTrackStatus(value) ? set({ status: value }) : character) };
		case 'rank':
			return {
				now: track.rank ?? 'none',
				with: value => (typeof value === 'string' && isRank(value) ? set({ rank: value }) : character),
			};
		default:
			return undefined;
	}
}

export const withTrack = (character: Character, before: Track, after: Track): Character => ({
	...character,
	tracks: character.tracks.map(track => (track === before ? after : track)),
});

export const withAsset = (character: Character, before: Asset, after: Asset): Character => ({
	...character,
	assets: character.assets.map(asset => (asset === before ? after : asset)),
});
