import type { Effect, MoveEffects } from '../effects/effect';
import { everyEffect, saysIn, withTextMeant } from '../effects/nested-effects';
import { writeEffects } from '../effects/notation/write-notation';
import { outcomeName } from '../core/outcome';
import type { ReadRules } from '../datasworn-files/read-rules';
import type { Move } from '../move';
import type { Rulebook } from '../books/rulebook';
import type { Ruleset } from '../ruleset';
import { foldedLetters } from '../search/folded-text';
import { effectsAt, outcomeOfPlace, STATED_PLACES, type StatedPlace } from '../stated-effects';
import { coverRules } from './cover-rules';

/** A sentence of a move that is only shown. */
export interface Leftover {
	/** The id of the move. */
	readonly move: string;
	/** The line where it begins. */
	readonly line: number;
	readonly text: string;
}

/** With the places where its effects would apply; none for a line of a fence, which has its own. */
interface PlacedLeftover extends Leftover {
	readonly places: readonly StatedPlace[];
}

/** What a player says that a sentence means. */
export interface Meaning {
	readonly effects: readonly Effect[];
	/** Whether it holds wherever the note says the same. */
	readonly isForAll: boolean;
}

type ReadNote = (text: string) => ReadRules;

/** The sentences of a note that say the same, that one first; none if it is gone. */
function leftoversLike(rules: ReadRules, { move, line, text }: Leftover): readonly PlacedLeftover[] {
	const same = allLike(rules, text);
	const own = same.find(each => each.move === move && each.line === line) ?? same.find(each => each.move === move);
	return own ? [own, ...same.filter(each => each !== own)] : [];
}

const allLike = (rules: ReadRules, text: string): readonly PlacedLeftover[] =>
	coverRules(rules).flatMap(({ id, pieces }) =>
		pieces.flatMap(({ line, left, places }) => (left.some(isLike(text)) ? [{ move: id, line, text, places }] : [])),
	);

/** What there is to know before a player says what a sentence means. */
export interface Asked {
	readonly ruleset: Ruleset;
	readonly hasTable: boolean;
	/** The effects of its move, and where in it they are told to apply. */
	readonly effects: MoveEffects;
	readonly places: readonly StatedPlace[];
	/** How many other sentences of the note say the same. */
	readonly others: number;
}

/** Undefined if the sentence is gone. */
export function askedOf({ book, moves, ...rules }: ReadRules, left: Leftover): Asked | undefined {
	const [own, ...like] = leftoversLike({ book, moves, ...rules }, left);
	const move = moves.find(({ _id }) => _id === own?.move);
	if (!own || !move) return undefined;
	const effects = book.effectsOf(move);
	const says = (place: StatedPlace) => saysIn(effectsAt(place, effects) ?? []).some(isLike(left.text));
	const places = own.places.length > 0 ? own.places : STATED_PLACES.filter(says);
	const others = like.filter(each => each.move !== own.move || each.places.join() !== own.places.join()).length;
	return { ruleset: book.ruleset, hasTable: move.tables.length > 0, effects, places, others };
}

/** The sentence that a move of this name shows, if it is in these rules. */
export const leftoverOf = (rules: ReadRules, move: string, text: string): Leftover | undefined =>
	allLike(rules, text).find(left => rules.moves.some(({ _id, name }) => _id === left.move && name === move));

/** The sentences that a move of the rules only shows; that of a card is none of them. */
export const onlyShown = (book: Rulebook, move: Move): readonly string[] =>
	book.ruleset.moves.includes(move) ? [...new Set(saysIn(everyEffect(book.effectsOf(move))))] : [];

/** The note in which a fence states what a sentence means; undefined where that would change anything else of its moves. */
export function withMeaning(
	note: string,
	left: Leftover,
	{ effects, isForAll }: Meaning,
	readNote: ReadNote,
): string | undefined {
	const [own] = leftoversLike(readNote(note), left);
	const first = own && withOneMeaning(note, own, effects, readNote);
	return first === undefined || !isForAll ? first : withEveryMeaning(first, left.text, effects, readNote);
}

/** Where a sentence cannot be stated, the next that says the same is tried. */
function withEveryMeaning(note: string, words: string, meant: readonly Effect[], readNote: ReadNote): string {
	let text = note;
	let passed = 0;
	let like = allLike(readNote(text), words);
	for (let next = like[passed]; next; next = like[passed]) {
		text = withOneMeaning(text, next, meant, readNote) ?? text;
		const rest = allLike(readNote(text), words);
		if (rest.length >= like.length) passed++;
		like = rest;
	}
	return text;
}

/** The effects of a place once a sentence in it has its meaning; what is nowhere shown by itself is added. */
export function effectsMeant(
	place: StatedPlace,
	effects: MoveEffects,
	{ text, meant }: { readonly text: string; readonly meant: readonly Effect[] },
): readonly Effect[] {
	const before = effectsAt(place, effects) ?? [];
	const after = withTextMeant(before, isLike(text), meant);
	return isSame(before, after) ? [...before, ...meant] : after;
}

/** Whether words say the same as a text. */
export const isLike = (text: string) => {
	const folded = foldedLetters(text);
	return (words: string): boolean => foldedLetters(words) === folded;
};

const isSame = (one: readonly Effect[], other: readonly Effect[]): boolean => writeEffects(one) === writeEffects(other);

function withOneMeaning(
	note: string,
	left: PlacedLeftover,
	meant: readonly Effect[],
	readNote: ReadNote,
): string | undefined {
	const rules = readNote(note);
	const move = rules.moves.find(({ _id }) => _id === left.move);
	const source = move && rules.sourceOf?.(move);
	if (!move || !source) return undefined;
	const effects = rules.book.effectsOf(move);
	const { text, places } = left;
	const lines = note.split(/\r\n|\r|\n/);
	const last = source.first + source.lines.length - 1;
	const texts =
		places.length === 0
			? [inFence(note, left, meant)]
			: placesFor(lines, left.line, { first: source.first, last }).map(line =>
					fenceBehind(note, line, { lines, left, effects, meant }),
				);
	return texts.find(after => {
		if (after === note) return false;
		const again = readNote(after);
		const same = again.moves.find(({ _id }) => _id === left.move);
		if (!same || again.moves.length !== rules.moves.length) return false;
		const now = again.book.effectsOf(same);
		return STATED_PLACES.every(place => {
			const [before, then] = [effectsAt(place, effects), effectsAt(place, now)];
			const stated = effectsMeant(place, effects, { text, meant });
			if (places.includes(place)) return then !== undefined && isSame(then, stated);
			if ((before === undefined) !== (then === undefined)) return false;
			return isSame(then ?? [], before ?? []) || (places.length === 0 && isSame(then ?? [], stated));
		});
	});
}

/** Writes ```` ```effects weak hit ```` with the effects in that place. */
export const fenceLines = (place: StatedPlace, effects: readonly Effect[]): readonly string[] => [
	`\`\`\`effects ${placeName(place)}`.trimEnd(),
	...writeEffects(effects).split('\n'),
	'```',
];

/** "weak hit", "miss with a match"; empty for what holds in any case. */
export function placeName(place: StatedPlace): string {
	const on = outcomeOfPlace(place);
	return on ? `${outcomeName(on.outcome)}${on.isMatch ? ' with a match' : ''}` : '';
}

interface Extent {
	readonly first: number;
	readonly last: number;
}

/**
 * Candidate lines after which to insert the fence: the end of its block, of the move's first block, the heading, and
 * the end of the move.
 */
function placesFor(lines: readonly string[], line: number, { first, last }: Extent): readonly number[] {
	const own = endOfBlock(lines, line, last);
	const opening = endOfBlock(lines, nextText(lines, first + 1, last), last);
	const end = lastText(lines, last, first);
	return [...new Set([own, end, opening, first])];
}

const isBlank = (line = ''): boolean => /^[>\s]*$/.test(line);
const isPart = (line = ''): boolean => /^[>\s]*(?:[*+•-]|\d+[.)])\s|^[>\s]*\|/.test(line);

/** The last line of a paragraph, including the list or table that follows it. */
function endOfBlock(lines: readonly string[], from: number, last: number): number {
	let end = from;
	while (end < last && !isBlank(lines[end]) && !/^[>\s]*#{1,6}\s/.test(lines[end] ?? '')) end++;
	const next = nextText(lines, end + 1, last);
	return next > end && next <= last && isPart(lines[next - 1]) && !isPart(lines[from - 1])
		? endOfBlock(lines, next, last)
		: end;
}

function nextText(lines: readonly string[], from: number, last: number): number {
	let line = from;
	while (line < last && isBlank(lines[line - 1])) line++;
	return line;
}

function lastText(lines: readonly string[], last: number, first: number): number {
	let line = last;
	while (line > first && isBlank(lines[line - 1])) line--;
	return line;
}

interface FenceParts {
	readonly lines: readonly string[];
	readonly left: PlacedLeftover;
	/** Of the move, before it means anything. */
	readonly effects: MoveEffects;
	readonly meant: readonly Effect[];
}

/** The note with a fence for each place of a sentence, behind a line; inside a quote if the sentence is. */
function fenceBehind(note: string, line: number, { lines, left, effects, meant }: FenceParts): string {
	const { text, places } = left;
	const [quoted] = /^[\t ]{0,3}>[>\t ]*/.exec(lines[left.line - 1] ?? '') ?? [];
	const prefix = quoted === undefined ? '' : `${quoted.trimEnd()} `;
	const body = places.flatMap(place => fenceLines(place, effectsMeant(place, effects, { text, meant })));
	const fence = body.map(row => (prefix + row).trimEnd());
	const lineBreak = note.includes('\r\n') ? '\r\n' : '\n';
	const blank = prefix.trimEnd();
	const at = endOfLine(note, line);
	const goesOn = /^(?:\r\n|\r|\n)[^\r\n]*\S/.test(note.slice(at));
	const insert = [lineBreak + blank, ...fence, ...(goesOn ? [blank] : [])].join(lineBreak);
	return note.slice(0, at) + insert + note.slice(at);
}

/** The note with the meaning in place of the line that says the text in a fence. */
function inFence(note: string, { line, text }: Leftover, meant: readonly Effect[]): string {
	const to = endOfLine(note, line);
	const from =
		line > 1
			? endOfLine(note, line - 1) + (/^\r?\n|^\r/.exec(note.slice(endOfLine(note, line - 1)))?.[0].length ?? 0)
			: 0;
	const said = note.slice(from, to);
	const [indent = ''] = /^[>\t ]*/.exec(said) ?? [];
	if (!isLike(text)(said.slice(indent.length).replace(/^say /, ''))) return note;
	const lineBreak = note.includes('\r\n') ? '\r\n' : '\n';
	const stated = writeEffects(meant)
		.split('\n')
		.map(row => indent + row);
	return note.slice(0, from) + stated.join(lineBreak) + note.slice(to);
}

/** The offset after the last character of a 1-based line. */
function endOfLine(note: string, line: number): number {
	let number = 1;
	for (const { index } of note.matchAll(/\r\n|\r|\n/g)) {
		if (number === line) return index;
		number++;
	}
	return note.length;
}
