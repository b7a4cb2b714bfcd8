import { memoize } from './core/memoize';
import type { Ruleset } from './ruleset';

/** Positions with initiative (Ironsworn), as opposed to in control or in a bad spot (Starforged). */
const INITIATIVE = ['has initiative', 'no initiative'];
const CONTROL = ['in control', 'in a bad spot'];

const movesSay = ({ moves }: Ruleset, words: string): boolean => moves.some(({ text }) => text.includes(words));

/** The positions in a fight that the moves of a ruleset mention. */
export const positionsOf: (ruleset: Ruleset) => readonly string[] = memoize((ruleset: Ruleset) => [
	...(movesSay(ruleset, 'initiative') ? INITIATIVE : []),
	...(movesSay(ruleset, 'in a bad spot') ? CONTROL : []),
]);

/** Whether characters inflict an amount of harm, as in Ironsworn; otherwise a hit marks progress. */
export const countsHarm: (ruleset: Ruleset) => boolean = memoize((ruleset: Ruleset) => movesSay(ruleset, 'your harm'));
