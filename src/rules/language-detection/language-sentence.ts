import { t } from '../../i18n/translate';
import { getOwn } from '../core/collections';
import { lazy } from '../core/memoize';
import { ANOTHER } from './written-language';

/** What is known about the languages of a reference. */
interface ForeignReference {
	/** The English name of the language. */
	readonly language: string;
	/** The names of the moves in it, if others are in English. */
	readonly some: readonly string[];
	/** Whether there is a table of its words, so that its moves can be rolled. */
	readonly isRead: boolean;
}

const NAMES = lazy((): Readonly<Record<string, string>> => ({
	German: t('German'),
	Spanish: t('Spanish'),
	French: t('French'),
	Portuguese: t('Portuguese'),
	Italian: t('Italian'),
	Polish: t('Polish'),
	Ukrainian: t('Ukrainian'),
	Dutch: t('Dutch'),
	Swedish: t('Swedish'),
	Norwegian: t('Norwegian'),
	Danish: t('Danish'),
	Czech: t('Czech'),
	Russian: t('Russian'),
	Hungarian: t('Hungarian'),
	Finnish: t('Finnish'),
	Turkish: t('Turkish'),
	Romanian: t('Romanian'),
	Japanese: t('Japanese'),
	Korean: t('Korean'),
	Chinese: t('Chinese'),
	Greek: t('Greek'),
	Hebrew: t('Hebrew'),
	Arabic: t('Arabic'),
	Thai: t('Thai'),
}));

/** The name of a language in that of the app; one that a table of the player's names stays as it is. */
const nameOf = (language: string): string => getOwn(NAMES(), language) ?? language;

/** Says in a sentence or two that a reference is not in English, and what becomes of its moves. */
export function languageSentence({ language, some, isRead }: ForeignReference): string {
	if (language === ANOTHER && isRead)
		return t(
			'This reference is not in English; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.',
		);
	if (language === ANOTHER)
		return t(
			'This reference is not in English; moves are read in English. A table of its words at the top of the note (“words:”) makes its moves rollable.',
		);
	if (!isRead)
		return t(
			'This reference is in {language}; moves are read in English. A table of its words at the top of the note (“words:”) makes its moves rollable.',
			{ language: nameOf(language) },
		);
	if (some.length > 0)
		return t(
			'A part of this reference is in {language}; moves are read in English. {moves}: shown with the text, and you choose the outcome’s effects by hand.',
			{ language: nameOf(language), moves: some.join(', ') },
		);
	return t(
		'This reference is in {language}; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.',
		{ language: nameOf(language) },
	);
}
