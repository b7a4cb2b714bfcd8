import { isCircumstantial } from '../context-words';
import type { Effect } from '../effect';
import { straightQuotes } from '../sentences';
import { CHOICE_PHRASES } from './choices';
import { CLASSIC_PHRASES } from './classic';
import { COMBAT_PHRASES } from './combat';
import { CONNECTION_PHRASES } from './connections';
import { END_PHRASES } from './character-end';
import { STORY_PHRASES } from './story';
import { EXPERIENCE_PHRASES } from './experience';
import { HARM_PHRASES } from './harm';
import { HOMEBREW_PHRASES } from './homebrew';
import { HOUSE_PHRASES } from './player-terms';
import { IMPACT_PHRASES } from './impacts';
import { INHERIT_PHRASES, LEGACY_PHRASES } from './legacy';
import { METER_PHRASES } from './meters';
import { MOVE_PHRASES } from './moves';
import { NEXT_PHRASES } from './next';
import { NOT_OF_A_COMPANION } from './builders';
import { clauseOf, PhraseBook } from './phrase-book';
import type { Phrase, PhraseContext, Captures } from './phrase';
import { PLAIN_PHRASES } from './plain';
import { PREVIEW_PHRASES } from './preview';
import { PROGRESS_PHRASES } from './progress';
import { readListedChange, readStateChange, STATE_CHANGES } from './state-change';
import { TRACKS_PHRASES } from './tracks';

/** All phrases; the first that matches wins. */
const PHRASES: readonly Phrase[] = [
	...METER_PHRASES,
	...CHOICE_PHRASES,
	...IMPACT_PHRASES,
	...COMBAT_PHRASES,
	...PROGRESS_PHRASES,
	...TRACKS_PHRASES,
	...LEGACY_PHRASES,
	...EXPERIENCE_PHRASES,
	...HARM_PHRASES,
	...CLASSIC_PHRASES,
	...NEXT_PHRASES,
	...PREVIEW_PHRASES,
	...CONNECTION_PHRASES,
	...INHERIT_PHRASES,
	...END_PHRASES,
	...MOVE_PHRASES,
	...PLAIN_PHRASES,
	...HOMEBREW_PHRASES,
	...HOUSE_PHRASES,
	...STORY_PHRASES,
];

/** An example of each phrase with effects, as reference for players. */
export const phraseExamples = (): readonly string[] => [
	...STATE_CHANGES,
	...PHRASES.filter(phrase => !STORY_PHRASES.includes(phrase)).map(({ example }) => example),
];

/** Built on first use. */
let book: PhraseBook<Phrase> | undefined;

/** The effects of a clause, if it is a known phrase; "you must" and the like are ignored. */
export function readPhrase(clause: string, context: PhraseContext = {}): readonly Effect[] | undefined {
	const words = straightQuotes(clause);
	const bare = withoutSubject(words);
	return readWords(words, context) ?? (bare === words ? undefined : readWords(bare, context));
}

/** The effects of a sentence that is a single phrase, but would otherwise be split into clauses. */
export const readWhole = (sentence: string, context: PhraseContext = {}): readonly Effect[] | undefined =>
	isLong(sentence) ? readPhrase(sentence, { ...context, isWhole: true }) : undefined;

function readWords(words: string, context: PhraseContext): readonly Effect[] | undefined {
	book ??= new PhraseBook(PHRASES);
	const make = (phrase: Phrase, found: Captures) => {
		const effects = phrase.effects(found, context);
		if (effects?.some(isOfAnother)) return undefined;
		// An open placeholder may hold story, but no circumstance.
		return effects && effects.length > 0 && [found.words, found.tail].some(open => isCircumstantial(open))
			? undefined
			: effects;
	};
	const change = context.isWhole ? undefined : readStateChange(words, context);
	const changes = change ? [change] : readListedChange(words, context);
	if (changes) return changes;
	return book.read(clauseOf(words), context.vocabulary, make, context.isWhole ? isLongPhrase : undefined);
}

/** "They take +1 momentum": a companion has none, so it is an ally's, who may be nobody. */
const isOfAnother = (effect: Effect): boolean =>
	effect.kind === 'meter' && effect.whose === 'companion' && NOT_OF_A_COMPANION.includes(effect.meter);

/** Whether the sentence has a comma, a condition, "and" or "or", where it would be split. */
const isLong = (words: string): boolean =>
	/, |\b(?:and|or|but|until)\b|^(?:\(\?:)?(?:if|when|to|within)\b/i.test(words);

const isLongPhrase = ({ pattern }: Phrase): boolean => isLong(pattern);

const SUBJECT =
	/^(?:you and (?:each of your|your|any)(?: participating)? allies(?: in attendance| in your company)?(?: who (?!.* may )[a-z' ]+)? (?=must|each|take|suffer|mark)|you or an ally may |(?:each|(?:each|all|both|every one) of you) (?:may|must|can) (?=choose|pick|select)|you(?:'ve| have) got to |you |all players )?(?:must |have to |need to |each )?(?:also |instead |immediately |then,? )?/i;

/** "you must also mark wounded" becomes "mark wounded". In solo play "You and your allies" is you. */
export const withoutSubject = (clause: string): string => clause.replace(SUBJECT, '').replace(AS_WELL, '');

const AS_WELL = /,? (?:too|as well)$/i;
