import { foldedLetters } from '../search/folded-text';
import type { ConditionMeterRule, Ruleset } from '../ruleset';

/** The terms that a note may use for rolls: those of the underlying rules, or else those that all books share. */
export interface Vocabulary {
	readonly stats: readonly string[];
	readonly meters: readonly string[];
	readonly special_tracks: readonly string[];
	/** Impacts, in lower case; empty if there are no underlying rules. */
	readonly impacts: readonly string[];
}

const BOOKS: Vocabulary = {
	stats: ['edge', 'heart', 'iron', 'shadow', 'wits'],
	meters: ['health', 'spirit', 'supply'],
	special_tracks: [],
	impacts: [],
};

/** The terms of the underlying rules, plus the meters that the note declares. */
export function vocabularyOf(over: Ruleset | undefined, own: readonly ConditionMeterRule[] = []): Vocabulary {
	const below = wordsOf(over);
	return { ...below, meters: [...new Set([...below.meters, ...own.map(({ name }) => name)])] };
}

const wordsOf = (over: Ruleset | undefined): Vocabulary =>
	over
		? {
				stats: over.stats,
				meters: over.condition_meters.map(({ name }) => name),
				special_tracks: over.special_tracks,
				impacts: over.impacts.map(({ name }) => foldedLetters(name)),
			}
		: BOOKS;

/**
 * The special track for a word: "bonds" is `bonds_legacy` in Starforged and `bonds` in classic; "failure" is
 * `failure_track`.
 */
export function specialTrackOf(word: string, isLegacy: boolean, { special_tracks }: Vocabulary): string {
	const known = special_tracks.find(track => track === word || track.replace(/_(?:legacy|track)$/, '') === word);
	if (known !== undefined) return known;
	if (isLegacy) return `${word}_legacy`;
	return word === 'failure' ? 'failure_track' : word;
}
