import { groupBy } from '../collections';
import { languageSentence } from '../languages/language-sentence';
import { ENGLISH, languageOf } from '../languages/written-language';
import type { Move } from '../move';
import { problem, type Problem } from '../problem';

/**
 * Tells which moves of a Datasworn file are in another language: they are rolled as the file says, and nothing of their
 * text is carried out, except effects that the file itself states.
 */
export function inTheirLanguage(moves: readonly Move[]): readonly Move[] {
	const ofFile = languageOf(moves.map(({ text }) => text).join('\n'));
	return moves.map(move => {
		const language = languageOf(move.text) ?? ofFile ?? ENGLISH;
		return language === ENGLISH ? move : { ...move, language, trigger: { ...move.trigger, adds: [] } };
	});
}

/** What to say of the languages of the moves of a file, for each of them. */
export function languageProblems(moves: readonly Move[]): readonly Problem[] {
	const foreign = moves.filter(({ language }) => language !== undefined);
	return [...groupBy(foreign, ({ language = '' }) => language)].map(([language, own]) => {
		const some = own.length < moves.length ? own.map(({ name }) => name) : [];
		return problem('foreign_moves', languageSentence({ language, some, isRead: true }));
	});
}
