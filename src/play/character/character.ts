import { getOwn } from '../../rules/core/collections';
import type { Problem } from '../../rules/core/problem';
import type { ConditionMeterRule, Ruleset } from '../../rules/ruleset';
import { limitsOfAssets, type Asset } from '../assets/asset';
import type { InvalidAsset } from '../assets/invalid-assets';
import type { Track } from '../tracks/track';
import type { InvalidTrack } from '../tracks/invalid-tracks';
import type { NextBonus } from './next-bonus';

/** The state of a character that rules read and change. Values are as in the note, even if beyond their limits. */
export interface Character {
	readonly name: string;
	readonly stats: Readonly<Record<string, number>>;
	/** Condition meters: health, spirit, supply. */
	readonly meters: Readonly<Record<string, number>>;
	readonly momentum: number;
	/** Marked impacts, in lower case with spaces: "permanently harmed". */
	readonly impacts: readonly string[];
	/** Bonuses for a next move, in the order they were earned. */
	readonly next: readonly NextBonus[];
	/** The position in a fight: "in control"; absent outside a fight. */
	readonly combat?: string;
	/** Ticks of the special tracks by name: `quests`, `bonds`, `discoveries`, `failure`. May exceed 40. */
	readonly special: Readonly<Record<string, number>>;
	readonly experience: number;
	readonly experience_spent: number;
	/** The harm the character inflicts, if the ruleset uses it (classic: 1, or 2 with a deadly weapon). */
	readonly harm?: number;
	/** All available tracks and clocks, wherever they are written; names are looked up in this order. */
	readonly tracks: readonly Track[];
	/** The character's assets. */
	readonly assets: readonly Asset[];
	/** The other characters of the journal, by the names that its records give them; each with its own tracks. */
	readonly allies?: readonly Character[];
	/** Tracks that cannot be read. None of them is taken for another, and no other is the only one beside them. */
	readonly unreadTracks?: readonly InvalidTrack[];
	/** Assets that cannot be read. No other is the only one beside them. */
	readonly unreadAssets?: readonly InvalidAsset[];
	/** Values that the note has and that cannot be read, by name. Nothing is rolled with them or written over them. */
	readonly unread?: Readonly<Record<string, Problem>>;
}

/** Defaults for a note that does not mention them: no special tracks, experience, tracks or assets. */
export const NOTHING_YET: Pick<Character, 'special' | 'experience' | 'experience_spent' | 'tracks' | 'assets'> = {
	special: {},
	experience: 0,
	experience_spent: 0,
	tracks: [],
	assets: [],
};

/** A placeholder for an unknown character, without any values. */
export const NOBODY: Character = {
	...NOTHING_YET,
	name: 'Nobody',
	stats: {},
	meters: {},
	momentum: 0,
	impacts: [],
	next: [],
};

export const isMarked = (character: Character, impact: string): boolean => character.impacts.includes(impact);

export const meterRule = (ruleset: Ruleset, meter: string): ConditionMeterRule | undefined =>
	ruleset.condition_meters.find(({ name }) => name === meter);

/** The value of a meter; the starting value if the note does not mention it. */
export const meterValue = (character: Character, meter: string, ruleset: Ruleset): number =>
	getOwn(character.meters, meter) ?? meterRule(ruleset, meter)?.value ?? 0;

/** The maximum of a meter, which abilities may raise or lower (Ironsworn, Battle-Scarred). */
export const maximumOf = ({ assets }: Character, { name, max }: Pick<ConditionMeterRule, 'name' | 'max'>): number =>
	limitsOfAssets(assets)
		.flatMap(({ maximums }) => maximums)
		.reduce((most, { meter, by }) => (meter === name ? most + by : most), max);

/** What is wrong with a value that the note has and that cannot be read. */
export const unreadValue = ({ unread }: Character, name: string): Problem | undefined => getOwn(unread, name);

/** The marked impact that keeps a meter from rising: you cannot recover health while wounded. */
export const preventsRecovery = (character: Character, meter: string, ruleset: Ruleset): string | undefined =>
	ruleset.impacts.find(rule => rule.prevents_recovery.includes(meter) && isMarked(character, rule.name))?.name;
