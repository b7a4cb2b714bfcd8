import { foldedLetters } from '../../rules/search/folded-text';
import { t } from '../../i18n/translate';
import { SAYS_WHO } from './form-words';

/** A character that a typed text may name. */
export interface NamedCharacter {
	readonly path: string;
	/** Its name and its aliases. */
	readonly names: readonly string[];
}

/** Who makes the move that was typed, and the text with spaces in place of the name, so that offsets stay. */
interface TypedActor {
	readonly path: string;
	readonly query: string;
}

/**
 * Finds the character that a typed text names as the one who acts: `bera fd edge`, `as bera fd edge`, `fd edge as bera`.
 * The first word of a name is enough if no other character is called so. Without “as” the name counts only if none of
 * its words `isTaken`, such as a word of a move. Behind a colon or a question mark everything is the player's text, so there
 * only the beginning may name someone; behind the sign of an add a name ends the text.
 */
export function typedActor(
	query: string,
	characters: readonly NamedCharacter[],
	isTaken: (word: string) => boolean,
): TypedActor | undefined {
	const words = [...query.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
		text,
		from: index,
		to: index + text.length,
	}));
	for (let as = words.length - 1; as >= 0; as--) {
		const isSaid = isAs(words[as]?.text);
		if (as > 0 && !isSaid) continue;
		const before = query.slice(0, words[as]?.from);
		if (/[:?：？]/.test(before)) continue;
		const first = isSaid ? as + 1 : 0;
		for (let end = words.length; end > first; end--) {
			const name = words.slice(first, end).map(({ text }) => text);
			if ((!isSaid && name.some(isTaken)) || (end < words.length && /[+-]/.test(before))) continue;
			const path = calledSo(name, characters);
			const to = words[end - 1]?.to ?? 0;
			// the colon of a new name stays
			const named = query.slice(before.length, to).replace(as > 0 ? /[^:：]/g : /./g, ' ');
			if (path !== undefined) return { path, query: before + named + query.slice(to) };
		}
	}
	return undefined;
}

/** What is completed keeps the name in front, where it is never taken for another word. */
export const withTypedActor = (name: string, text: string): string => `${t('as {name}', { name })} ${text}`;

/** The word before a name, in English and in the language of the app. */
const isAs = (word = ''): boolean => SAYS_WHO.includes(foldedLetters(word));

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
