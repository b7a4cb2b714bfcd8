import { getOwn } from '../../rules/collections';
import type { ConditionMeterRule, Ruleset } from '../../rules/ruleset';
import type { Asset } from '../assets/asset';
import type { Track } from '../tracks/track';
import type { NextBonus } from './next-bonus';

/** The state of a character that rules read and change. Values are as the note has them, beyond their limits too. */
export interface Character {
	readonly name: string;
	readonly stats: Readonly<Record<string, number>>;
	/** Condition meters: health, spirit, supply. */
	readonly meters: Readonly<Record<string, number>>;
	readonly momentum: number;
	/** Marked impacts, in words: "permanently harmed". */
	readonly impacts: readonly string[];
	/** Bonuses waiting for a next move, in the order they were earned. */
	readonly next: readonly NextBonus[];
	/** The position in a fight: "in control"; absent outside of one. */
	readonly combat?: string;
	/** Ticks of the special tracks by their words: `quests`, `bonds`, `discoveries`, `failure`. They run on past 40. */
	readonly special: Readonly<Record<string, number>>;
	readonly experience: number;
	readonly experience_spent: number;
	/** The harm that the character inflicts, where the ruleset counts it (classic: 1, or 2 with a deadly weapon). */
	readonly harm?: number;
	/** The tracks and clocks at hand, wherever they are; a name is looked up in this order. */
	readonly tracks: readonly Track[];
	/** What the character owns. */
	readonly assets: readonly Asset[];
}

/** What a note that mentions nothing of it has: no special tracks, experience, tracks or assets. */
export const NOTHING_YET: Pick<Character, 'special' | 'experience' | 'experience_spent' | 'tracks' | 'assets'> = {
	special: {},
	experience: 0,
	experience_spent: 0,
	tracks: [],
	assets: [],
};

/** An unknown character without any values. */
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

/** A meter that the note does not mention is where a fresh character's does. */
export const meterValue = (character: Character, meter: string, ruleset: Ruleset): number =>
	getOwn(character.meters, meter) ?? meterRule(ruleset, meter)?.value ?? 0;

/** The impact that keeps a meter from rising: you cannot recover health while wounded. */
export const preventsRecovery = (character: Character, meter: string, ruleset: Ruleset): string | undefined =>
	ruleset.impacts.find(rule => rule.prevents_recovery.includes(meter) && isMarked(character, rule.name))?.name;
