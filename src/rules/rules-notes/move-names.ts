import { foldedLetters } from '../search/folded-text';
import type { Move } from '../move';
import { nearestName } from '../search/nearest-name';
import { mapLinks, collapseSpaces, stripEmphasis } from '../markdown/inline-markdown';

/** The moves that a note may refer to by name: its own, and those of the underlying rules. */
export interface MoveNames {
	/** The id of the move with this name, ignoring case and punctuation. */
	idOf(name: string): string | undefined;
	/** Turns bold names of moves, such as "__Lose Heart (-2)__", into links. */
	withBoldLinks(words: string): string;
	/** Converts text of the note to rules text: links to moves as in Datasworn, no emphasis, single spaces. */
	asRulesText(words: string): string;
}

const SMALL = new Set(['a', 'an', 'the', 'of', 'in', 'to', 'and', 'or', 'from', 'for', 'on', 'at', 'by', 'with']);

/** "Face Danger: Move Card", "Move: Face Danger", "Face Danger (Move)" */
const CALLED_A_MOVE = /^move(?: card)?: +|(?:: *| [-–—] )move(?: card)?$| \((?:[a-z]+ )?move(?: card)?\)$| move card$/i;

/** "Face Danger (page 60)", "Face Danger, p. 60", "Face Danger (see Ironsworn, page 60)", "Face Danger — page 60" */
const PAGE =
	/(?:,? {0,9}[([]?\b|,? {0,9}[([][\p{L}'’ ]{1,40},? | {1,9}[-–—] {1,9})(?:pages?|pg\.?|pp?\.) {0,9}\d{1,3}(?: {0,9}[-–] {0,9}\d{1,3})?[)\]]?$/iu;

/** "FACE DANGER (SCENE CHALLENGE)" becomes "Face Danger (Scene Challenge)"; text not in all capitals is unchanged. */
export function readName(title: string): string {
	const name = collapseSpaces(title.replace(/[.:]$/, '').replace(PAGE, '').replace(CALLED_A_MOVE, ''));
	if (/\p{Ll}/u.test(name)) return name;
	const words = name.toLowerCase().split(' ');
	return words.map((word, i) => (i > 0 && SMALL.has(word) ? word : capitalised(word))).join(' ');
}

/** "cross-the-ice" becomes "Cross the Ice"; a name with spaces or capitals is unchanged. */
export const nameOfFile = (file: string): string =>
	/^[\p{Ll}\d'’]+(?:[-_][\p{Ll}\d'’]+)*$/u.test(file) ? readName(file.replace(/[-_]/g, ' ').toUpperCase()) : file;

const capitalised = (word: string): string =>
	word.replace(/^([^\p{L}]*)(\p{Ll})/u, (_w, before: string, first: string) => before + first.toUpperCase());

/** The name as spelled by the underlying rules, if they have it. */
export const spelledAs = (name: string, known: ReadonlyMap<string, string>): string =>
	known.get(foldedLetters(name)) ?? name;

export const spellings = (moves: readonly Move[]): ReadonlyMap<string, string> =>
	new Map(moves.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(word => [foldedLetters(word), word])));

/** Maximum number of misspelled links to compare with every name. */
const MOST_GUESSES = 50;
/** Maximum number of names per first word, and of names to compare a misspelled one with. */
const MOST_ALIKE = 40;
const MOST_COMPARED = 300;

export function moveNames(named: readonly { readonly _id: string; readonly name: string }[]): MoveNames {
	const ids = new Map(named.map(({ _id, name }) => [foldedLetters(name), _id]));
	const byFirstWord = groupedByFirstWord(named.map(({ name }) => name));
	const candidates = named.slice(0, MOST_COMPARED).map(({ name }) => name);
	let guesses = 0;

	const idOf = (name: string): string | undefined => ids.get(foldedLetters(name));

	/** The move that a link refers to, with its name; tolerates a typo. */
	function meant(words: string): { readonly name: string; readonly id: string } | undefined {
		const found = idOf(words);
		if (found !== undefined) return { name: readName(words), id: found };
		if (!/\p{L}/u.test(words) || guesses++ > MOST_GUESSES) return undefined;
		const near = nearestName(words, candidates);
		const id = near === undefined ? undefined : idOf(near);
		return near === undefined || id === undefined ? undefined : { name: near, id };
	}

	const linked = (name: string, id: string): string => `[${nameOf(id) ?? name}](datasworn:${id})`;
	const names = new Map(named.map(({ _id, name }) => [_id, name]));
	const nameOf = (id: string): string | undefined => names.get(id);

	function asLink(label: string, target: string): string {
		const hash = target.indexOf('#');
		// a link to a note named after a move refers to the move
		const heading = hash < 0 ? noteIn(target) : target.slice(hash + 1).replace(/-|%20/g, ' ');
		const found =
			(idOf(heading) !== undefined && meant(heading)) ||
			(idOf(label) !== undefined && meant(label)) ||
			guess(label, heading);
		if (found) return linked(found.name, found.id);
		return label === '' ? heading : label;
	}

	/** Finds the move for a misspelled link within the note: "#SECURE AND ADVANTAGE". */
	const guess = (label: string, heading: string) =>
		heading !== '' && !heading.startsWith('^') && label === '' ? meant(heading) : undefined;

	/** Links a name of a move that is written as a name: "you must Pay the Price". */
	function withLinks(text: string): string {
		let done = '';
		let from = 0;
		for (const { index } of text.matchAll(/\p{Lu}/gu)) {
			if (index < from || /[\p{L}\p{N}[+]/u.test(text.charAt(index - 1))) continue;
			const name = nameAt(text, index);
			if (name === undefined || isInLink(text, index)) continue;
			const id = idOf(name);
			if (id === undefined) continue;
			done += `${text.slice(from, index)}${linked(name, id)}`;
			from = index + name.length;
		}
		return done + text.slice(from);
	}

	function nameAt(text: string, at: number): string | undefined {
		const alike = byFirstWord.get(firstWord(text.slice(at, at + 40))) ?? [];
		const fits = alike.filter(
			name => text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length)),
		);
		const longest = fits.reduce((best, name) => (name.length > best.length ? name : best), '');
		return longest !== '' && isSpokenOf(text, at, longest) ? longest : undefined;
	}

	const withBoldLinks = (words: string): string =>
		words.replace(BOLD_NAME, (all, _mark, name: string, amount = '') => {
			const id = idOf(name);
			return id === undefined ? all : `${linked(name, id)}${amount as string}`;
		});

	return {
		idOf,
		withBoldLinks,
		asRulesText: words => {
			const links = mapLinks(withBoldLinks(words), ({ label, target }) => asLink(label, target));
			return collapseSpaces(withLinks(stripEmphasis(links)));
		},
	};
}

/** The name of the note a link leads to: "Pay the Price" for "../Fate/Pay%20the%20Price.md". */
const noteIn = (target: string): string =>
	/^[a-z]+:\/\//i.test(target)
		? ''
		: target
				.slice(target.lastIndexOf('/') + 1)
				.replace(/%20/g, ' ')
				.replace(/\.md$/i, '');

function groupedByFirstWord(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
	const groups = new Map<string, string[]>();
	for (const name of names) {
		const word = firstWord(name);
		const group = groups.get(word);
		if (!group) groups.set(word, [name]);
		else if (group.length < MOST_ALIKE) group.push(name);
	}
	return groups;
}

/** A bold name with an optional amount, but not a label ("**Heal:** …"). */
const BOLD_NAME = /(\*\*|__)([\p{L}][\p{L}'’ -]{2,60}?)( \([^()]{1,20}\))?\1(?!:)/gu;

const firstWord = (text: string): string => /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';

/** A one-word name counts only in the middle of a sentence; a name alone in parentheses is a remark. */
function isSpokenOf(text: string, at: number, name: string): boolean {
	const before = text.slice(Math.max(0, at - 2), at);
	if (before.endsWith('(') && text.startsWith(')', at + name.length)) return false;
	return name.includes(' ') || /^[\p{L}\p{N},)] $/u.test(before);
}

/** Whether the text is inside the label of an existing link; only nearby brackets are checked. */
function isInLink(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 80), at);
	return before.lastIndexOf('[') > before.lastIndexOf(']');
}
