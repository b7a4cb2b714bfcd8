import type { Vocabulary } from '../effects/vocabulary';
import type { Keyword } from '../core/keywords';
import type { PrintedAsset } from './printed-asset';

/** Vocabulary from the rules, and the card that an ability is printed on. */
export interface Card {
	readonly asset: Pick<PrintedAsset, 'controls' | 'abilities'> &
		Partial<Pick<PrintedAsset, '_id' | 'name' | 'count_as_impact' | 'requirement' | 'description'>>;
	readonly stats: readonly string[];
	/** The condition meters of a character. */
	readonly meters: readonly string[];
	/** What the card counts, and other cards of the same file for all. */
	readonly counters: readonly string[];
	readonly vocabulary: Vocabulary;
	/** Words that stand for a rule. */
	readonly keywords: readonly Keyword[];
}
