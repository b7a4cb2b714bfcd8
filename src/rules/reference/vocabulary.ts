import { foldedLetters } from '../search/folded-text';
import type { ConditionMeterRule, Ruleset } from '../ruleset';

/** The words that a note may roll with: those of the rules it is on, else those that all the books share. */
export interface Vocabulary {
	readonly stats: readonly string[];
	readonly meters: readonly string[];
	readonly special_tracks: readonly string[];
	/** Impacts, in lower case; empty when no rules are known below. */
	readonly impacts: readonly string[];
}

const BOOKS: Vocabulary = {
	stats: ['edge', 'heart', 'iron', 'shadow', 'wits'],
	meters: ['health', 'spirit', 'supply'],
	special_tracks: [],
	impacts: [],
};

/** The words of the rules below, and the meters that the note declares. */
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

/** "bonds" is `bonds_legacy` in Starforged and `bonds` in classic; "failure" is `failure_track`. */
export function specialTrackOf(word: string, isLegacy: boolean, { special_tracks }: Vocabulary): string {
	const known = special_tracks.find(track => track === word || track.replace(/_(?:legacy|track)$/, '') === word);
	if (known !== undefined) return known;
	if (isLegacy) return `${word}_legacy`;
	return word === 'failure' ? 'failure_track' : word;
}
