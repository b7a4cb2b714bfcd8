import { foldedLetters } from '../../rules/search/folded-text';
import { t } from '../../i18n/translate';
import { SAYS_WHO } from './form-words';

/** A character that a typed text may name. */
export interface NamedCharacter {
	readonly path: string;
	/** Its name and its aliases. */
	readonly names: readonly string[];
}

/** Who makes the move that was typed, and the text without the name. */
interface TypedActor {
	readonly path: string;
	readonly query: string;
}

/**
 * Finds the character that a typed text names as the one who acts: `bera fd edge`, `as bera fd edge`, `fd edge as bera`.
 * The first word of a name is enough if no other character is called so. Without “as” the name counts only if none of
 * its words is one `nameTakenMessage`, such as a word of a move. Behind a colon or a question mark everything is the player's
 * text, so there only the beginning may name someone.
 */
export function typedActor(
	query: string,
	characters: readonly NamedCharacter[],
	isTaken: (word: string) => boolean,
): TypedActor | undefined {
	const words = query.trim().split(/\s+/);
	const isSaid = isAs(words[0]);
	const named = words.slice(isSaid ? 1 : 0);
	for (let count = named.length; count > 0; count--) {
		const name = named.slice(0, count);
		if (!isSaid && name.some(isTaken)) continue;
		const path = calledSo(name, characters);
		if (path !== undefined) return { path, query: named.slice(count).join(' ') };
	}
	const last = words.map(isAs).lastIndexOf(true);
	if (last < 1 || /[:?：？]/.test(words.slice(0, last).join(' '))) return undefined;
	const path = calledSo(words.slice(last + 1), characters);
	return path === undefined ? undefined : { path, query: words.slice(0, last).join(' ') };
}

/** What is completed keeps the name in front, where it is never taken for another word. */
export const withTypedActor = (name: string, text: string): string => `${t('as {name}', { name })} ${text}`;

/** The word before a name, in English and in the language of the app. */
const isAs = (word: string | undefined): boolean => word !== undefined && SAYS_WHO.includes(foldedLetters(word));

/** The only character with this name, else the only one whose names begin with it as their first word. */
function calledSo(words: readonly string[], characters: readonly NamedCharacter[]): string | undefined {
	const typed = foldedLetters(words.join(' '));
	if (typed === '') return undefined;
	const fold = (names: readonly string[]) => names.map(foldedLetters);
	const whole = characters.filter(({ names }) => fold(names).includes(typed));
	const meant =
		whole.length > 0 ? whole : characters.filter(({ names }) => fold(names.flatMap(firstWord)).includes(typed));
	return meant.length === 1 ? meant[0]?.path : undefined;
}

const firstWord = (name: string): readonly string[] => name.split(/\s+/).slice(0, 1);
