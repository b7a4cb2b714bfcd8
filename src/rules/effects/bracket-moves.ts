import { foldText, isUpperCase } from '../search/folded-text';
import { nearestName } from '../search/nearest-name';
import type { Vocabulary } from './vocabulary';
import { memoize } from '../memoize';

/** The move that a link means, in the ruleset's spelling; the label as it stands when the ruleset has none like it, nothing when it is no move. */
export function linkedMove(label: string, target: string, vocabulary: Vocabulary): string | undefined {
	const names = namesOf(vocabulary);
	const path = target
		.replace(/^[^:#]*:/, '')
		.replace(/^#/, '')
		.split('/');
	// Face Danger within a scene challenge is another move than Face Danger
	const section = path.length > 1 ? words(path.at(-2)) : '';
	const exact =
		names.byLowerCase.get(`${label} (${section})`.toLowerCase()) ?? names.byLowerCase.get(label.toLowerCase());
	if (exact !== undefined) return exact;
	const anchor = words(path.at(-1));
	if (/\bmoves?$/i.test(label) || /\bmoves$/.test(anchor)) return undefined;
	return names.folded.get(words(label)) ?? names.folded.get(anchor) ?? nearestName(label, vocabulary.moves) ?? label;
}

const words = (part = ''): string => foldText(part.replace(/[-_]/g, ' ')).letters;

/** Puts brackets around the names of moves that are in the text without a link. */
export function bracketMoves(text: string, vocabulary: Vocabulary): string {
	const { byFirstWord } = namesOf(vocabulary);
	let bracketed = '';
	let at = 0;
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const names = index < at ? undefined : byFirstWord.get(word.toLowerCase());
		const name = names?.find(name => standsAt(name, text, index));
		if (name === undefined || isInBrackets(text, index) || /\d/.test(text.charAt(index - 1))) continue;
		bracketed += `${text.slice(at, index)}[${name}]`;
		at = index + name.length;
	}
	return bracketed + text.slice(at);
}

/** Letters of any script; without `\p{L}`, which is slow to compile. */
const WORD = /[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff][A-Za-z'’\u00c0-\u1fff\u2c00-\ud7ff]*/g;

const LETTER_OR_DIGIT = /^[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff\d]/;

const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('[', at) > text.lastIndexOf(']', at);

/** The name is there with its capitals, or all in capitals; a name of one word is distinguished from a verb by its position, or by the names that follow it. */
function standsAt(name: string, text: string, at: number): boolean {
	const found = text.slice(at, at + name.length);
	const behind = text.slice(at + name.length, at + name.length + 4);
	if (found.toLowerCase() !== name.toLowerCase() || LETTER_OR_DIGIT.test(behind)) return false;
	if ([...name].some((char, i) => isUpperCase(char) && found[i] !== char)) return false;
	if (name.includes(' ')) return true;
	const begins = /(?:^|[.!?:•…"“] ?)$/.test(text.slice(0, at));
	return !begins || /^(?:\.?$| \([+-])/.test(behind) || isUpperCase(/^, \[?(.)/.exec(behind)?.[1] ?? '');
}

interface Names {
	readonly byLowerCase: ReadonlyMap<string, string>;
	/** Without accents and punctuation: for names that are written otherwise. */
	readonly folded: ReadonlyMap<string, string>;
	/** By the first word in lower case; the longest first. */
	readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
}

const namesOf = memoize((vocabulary: Vocabulary): Names => new VocabularyNames(vocabulary.moves));

class VocabularyNames implements Names {
	readonly byLowerCase: ReadonlyMap<string, string>;
	readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
	private made: ReadonlyMap<string, string> | undefined;

	constructor(private readonly names: readonly string[]) {
		this.byLowerCase = new Map(names.map(name => [name.toLowerCase(), name]));
		const byFirstWord = new Map<string, string[]>();
		for (const name of [...names].sort((a, b) => b.length - a.length)) {
			const first = name.match(WORD)?.[0].toLowerCase() ?? '';
			const others = byFirstWord.get(first);
			if (others) others.push(name);
			else byFirstWord.set(first, [name]);
		}
		this.byFirstWord = byFirstWord;
	}

	get folded(): ReadonlyMap<string, string> {
		return (this.made ??= new Map(this.names.map(name => [foldText(name).letters, name])));
	}
}
