import { groupBy } from '../core/collections';
import { knownLanguages } from '../language-detection/known-languages';
import type { LanguageWords } from '../language-detection/language-words';
import { languageSentence } from '../language-detection/language-sentence';
import { ENGLISH, languageOf } from '../language-detection/written-language';
import type { SourceLine } from '../markdown/source-lines';
import type { Move } from '../move';
import { finding, type Finding } from '../core/problem';
import { isForeignMove, isForeignOutcomeTitle } from './other-language-text';
import type { Entry } from './outline';
import type { Vocabulary } from './vocabulary';

/** The language of a note, and the words by which its moves are told apart. */
export interface NoteLanguage {
	/** The words of the language of a text under a heading; `undefined` for English, and for a language without. */
	readonly wordsOf: (body: readonly SourceLine[]) => LanguageWords | undefined;
	/** The language of a text under a heading, unless it is English. */
	readonly languageOf: (body: readonly SourceLine[]) => string | undefined;
	/** Whether the text under a heading is a move in another language. */
	readonly isMove: (body: readonly SourceLine[]) => boolean;
	/** The lines, with the titles that only name an outcome as text. */
	readonly withOutcomeTitles: (lines: Iterable<SourceLine>) => Iterable<SourceLine>;
}

/** Tells the language of a note, and of each section, since a note may have moves in more than one. `own` is its table. */
export function noteLanguage(
	lines: readonly string[],
	own: LanguageWords | undefined,
	vocabulary: Vocabulary,
): NoteLanguage {
	const whole = languageOf(lines.join('\n'));
	const known = new WeakMap<readonly SourceLine[], string>();
	const inLanguage = (body: readonly SourceLine[]): string | undefined => {
		const found = known.get(body) ?? languageOf(textOf(body)) ?? whole ?? ENGLISH;
		known.set(body, found);
		return found === ENGLISH ? undefined : (own?.language ?? found);
	};
	const wordsOf = (body: readonly SourceLine[]): LanguageWords | undefined => {
		const language = inLanguage(body);
		return language === undefined ? undefined : (own ?? knownLanguages().get(language));
	};
	const ofNote = own ?? knownLanguages().get(whole ?? ENGLISH);
	return {
		wordsOf,
		languageOf: inLanguage,
		isMove: body => {
			const words = wordsOf(body);
			return words !== undefined && isForeignMove(body, words, vocabulary);
		},
		withOutcomeTitles: lines => (ofNote ? withOutcomeTitles(lines, ofNote) : lines),
	};
}

const textOf = (body: readonly SourceLine[]): string => body.map(({ text }) => text).join('\n');

function* withOutcomeTitles(lines: Iterable<SourceLine>, words: LanguageWords): Generator<SourceLine> {
	for (const line of lines) {
		const isTitle = line.kind === 'heading' || line.kind === 'title';
		if (!isTitle || !isForeignOutcomeTitle(line.text, words)) yield line;
		else yield { ...line, kind: 'text', level: 0, text: `${line.text.replace(/:$/, '')}:` };
	}
}

/** What to say of the languages of a note, for each of them: nothing if all of it is English. */
export function languageFindings(
	moves: readonly Move[],
	entries: readonly Entry[],
	tongue: NoteLanguage,
): readonly Finding[] {
	const foreign = entries.filter(({ body }) => tongue.languageOf(body) !== undefined);
	return [...groupBy(foreign, ({ body }) => tongue.languageOf(body) ?? '')].flatMap(
		([language, [first, ...others]]) => {
			const own = moves.filter(move => move.language === language);
			// a single section in another language, such as a poem or a quote, is nothing to speak of
			if (!first || (own.length === 0 && (others.length + 1) * 2 < entries.length)) return [];
			const some = own.length < moves.length ? own.map(({ name }) => name) : [];
			const isRead = tongue.wordsOf(first.body) !== undefined;
			return [finding(first.line, first.title, languageSentence({ language, some, isRead }))];
		},
	);
}
