import { foldedLetters, isUpperCase } from '../search/folded-text';
import { nearestName } from '../search/nearest-name';
import type { Vocabulary } from './vocabulary';
import { memoize } from '../core/memoize';

/**
 * The move that a link refers to, in the ruleset's spelling; the label as written if the ruleset lacks that move;
 * `undefined` if the link is not to a move.
 */
export function linkedMove(label: string, target: string, vocabulary: Vocabulary): string | undefined {
	const names = namesOf(vocabulary);
	const path = target
		.replace(/^[^:#]*:/, '')
		.replace(/^#/, '')
		.split('/');
	// Face Danger within a scene challenge is a different move from Face Danger
	const section = path.length > 1 ? words(path.at(-2)) : '';
	const exact =
		names.byLowerCase.get(`${label} (${section})`.toLowerCase()) ?? names.byLowerCase.get(label.toLowerCase());
	if (exact !== undefined) return exact;
	const anchor = words(path.at(-1));
	if (/\bmoves?$/i.test(label) || /\bmoves$/.test(anchor)) return undefined;
	return names.folded.get(words(label)) ?? names.folded.get(anchor) ?? nearestName(label, vocabulary.moves) ?? label;
}

const words = (part = ''): string => foldedLetters(part.replace(/[-_]/g, ' '));

/** Puts brackets around names of moves that are not links. */
export function bracketMoves(text: string, vocabulary: Vocabulary): string {
	const names = namesOf(vocabulary);
	let bracketed = '';
	let at = 0;
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const name = index < at ? undefined : names.longestAt(text, index, word);
		if (name === undefined || isInBrackets(text, index) || /\d/.test(text.charAt(index - 1))) continue;
		bracketed += `${text.slice(at, index)}[${name}]`;
		at = index + name.length;
	}
	return bracketed + text.slice(at);
}

/** Letters of any script. Explicit ranges, since `\p{L}` is slow to compile. */
const WORD = /[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff][A-Za-z'’\u00c0-\u1fff\u2c00-\ud7ff]*/g;

const LETTER_OR_DIGIT = /^[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff\d]/;

const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('[', at) > text.lastIndexOf(']', at);

/**
 * Whether the name occurs there, capitalized or in all capitals. A one-word name is told from a verb by its position or
 * by the names that follow it.
 */
function standsAt(name: string, text: string, at: number): boolean {
	const found = text.slice(at, at + name.length);
	const behind = text.slice(at + name.length, at + name.length + 4);
	if (LETTER_OR_DIGIT.test(behind)) return false;
	if ([...name].some((char, i) => isUpperCase(char) && found[i] !== char)) return false;
	if (name.includes(' ')) return true;
	const begins = /(?:^|[.!?:•…"“] ?)$/.test(text.slice(0, at));
	if (RESOLVED.test(text.slice(at + name.length, at + name.length + 60))) return true;
	return !begins || /^(?:\.?$| \([+-])/.test(behind) || isUpperCase(/^, \[?(.)/.exec(behind)?.[1] ?? '');
}

/** "Heal and take an automatic strong hit", "Hearten as a strong hit", "Resupply (strong hit)" */
const RESOLVED =
	/^,? (?:\((?:an? |with an? )?(?:automatic )?(?:strong|weak) hit\)|(?:and (?:take|gain|score)|with|taking) an automatic\b|(?:[a-z]+ ){1,4}an? (?:automatic )?(?:strong|weak) hit\b)/;

const namesOf = (vocabulary: Vocabulary): Names => namesAmong(vocabulary.moves);

const namesAmong = memoize((moves: readonly string[]): Names => new Names(moves));

/** Names that begin with the same word, indexed so that lookup time does not depend on their number. */
interface NamesAlike {
	/** Each length that occurs among the names, longest first. */
	readonly lengths: number[];
	readonly byLowerCase: Map<string, string[]>;
}

class Names {
	readonly byLowerCase: ReadonlyMap<string, string>;
	private readonly byFirstWord = new Map<string, NamesAlike>();
	private made: ReadonlyMap<string, string> | undefined;

	constructor(private readonly names: readonly string[]) {
		this.byLowerCase = new Map(names.map(name => [name.toLowerCase(), name]));
		for (const name of [...names].sort((a, b) => b.length - a.length)) this.add(name);
	}

	/** Without accents and punctuation, for names that are spelled differently. */
	get folded(): ReadonlyMap<string, string> {
		return (this.made ??= new Map(this.names.map(name => [foldedLetters(name), name])));
	}

	/** The longest name that starts at this word. */
	longestAt(text: string, at: number, word: string): string | undefined {
		const alike = this.byFirstWord.get(word.toLowerCase());
		for (const length of alike?.lengths ?? []) {
			const names = alike?.byLowerCase.get(text.slice(at, at + length).toLowerCase());
			const name = names?.find(name => standsAt(name, text, at));
			if (name !== undefined) return name;
		}
		return undefined;
	}

	private add(name: string): void {
		const first = name.match(WORD)?.[0].toLowerCase() ?? '';
		const alike: NamesAlike = this.byFirstWord.get(first) ?? { lengths: [], byLowerCase: new Map() };
		const { lengths, byLowerCase } = alike;
		this.byFirstWord.set(first, alike);
		if (lengths.at(-1) !== name.length) lengths.push(name.length);
		const lower = name.toLowerCase();
		byLowerCase.set(lower, [...(byLowerCase.get(lower) ?? []), name]);
	}
}
