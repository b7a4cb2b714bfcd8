import type { NoteLine, NoteLines } from './note-lines';
import { isSameLine, noteLines } from './note-lines';
import { pairLines } from './pair-lines';

/** How an edit would harm what the player wrote. */
export type Harm =
	/** A line is gone, changed, or no longer in its place among the others. */
	| 'lost line'
	/** Two lines that were apart come to stand together, which makes them one paragraph or list. */
	| 'joined lines'
	/** A line of the plugin's comes to stand right at one of the player's. */
	| 'attached line'
	/** A line comes to stand inside a code block, a comment or the properties, or leaves them. */
	| 'other surroundings'
	/** The line break at its end is another, or gone. */
	| 'other line break'
	/** Empty lines between two lines come or go, although nothing was written or removed there. */
	| 'other empty lines';

/** An edit that the law forbids, and the line of the note that it would harm. */
export interface Breach {
	readonly harm: Harm;
	/** Counted from 0, in the note before the edit. */
	readonly line: number;
	readonly words: string;
}

/** What an edit may do besides. */
export interface EditRights {
	/** Lines that the player saw and agreed to replace, word for word. */
	readonly mayRemove?: readonly string[];
}

/**
 * The one law of writing: an edit changes only lines that the plugin wrote and values that it owns. Every other line of
 * the note is there afterwards, in order, whole, with its line break, and joined to no other. Answers with the first
 * breach; an edit that keeps the law has none.
 */
export function breachOf(before: string, after: string, { mayRemove = [] }: EditRights = {}): Breach | undefined {
	if (before === after) return undefined;
	const { old, now } = changedStretch(noteLines(before), noteLines(after));
	const players = old.filter(({ words }) => words !== '');
	const pairs = pairLines(
		players,
		now.filter(({ words }) => words !== ''),
		(a, b) => a.words === b.words,
	);
	return (
		lostLine(players, pairs, mayRemove) ??
		movedOrCut(old, now, pairs) ??
		joined(old, now, players, pairs) ??
		(mayRemove.length > 0 ? undefined : attached(old, now, pairs))
	);
}

/** The lines that an edit is about, with a line of the player's on each side of them where there is one. */
interface Stretch {
	readonly old: readonly NoteLine[];
	readonly now: readonly NoteLine[];
}

/** So many lines that nobody touched keep two lines apart. */
const MOST_BESIDE = 200;

function changedStretch(old: NoteLines, now: NoteLines): Stretch {
	const shorter = Math.min(old.count, now.count);
	let head = 0;
	while (head < shorter && isSameLine(old, head, now, head)) head++;
	let tail = 0;
	while (tail < shorter - head && isSameLine(old, old.count - 1 - tail, now, now.count - 1 - tail)) tail++;
	const isPlayers = (line: NoteLine) => isText(line) && line.words !== '';
	for (let i = 0; i < MOST_BESIDE && head > 0 && !isPlayers(old.at(head)); i++) head--;
	for (let i = 0; i < MOST_BESIDE && tail > 0 && !isPlayers(old.at(old.count - 1 - tail)); i++) tail--;
	return { old: linesFrom(old, head, old.count - tail), now: linesFrom(now, head, now.count - tail) };
}

const linesFrom = (lines: NoteLines, from: number, to: number): readonly NoteLine[] =>
	Array.from({ length: to - from }, (_, i) => lines.at(from + i));

/** Which line of the player's before is which one after, in order. */
type Pairs = ReadonlyMap<NoteLine, NoteLine>;

const breach = (harm: Harm, { index, words }: NoteLine): Breach => ({ harm, line: index, words });

function lostLine(players: readonly NoteLine[], pairs: Pairs, mayRemove: readonly string[]): Breach | undefined {
	const agreed = [...mayRemove];
	const lost = players.find(line => {
		if (pairs.has(line)) return false;
		const at = agreed.indexOf(line.words);
		if (at >= 0) agreed.splice(at, 1);
		return at < 0;
	});
	return lost && breach('lost line', lost);
}

function movedOrCut(old: readonly NoteLine[], now: readonly NoteLine[], pairs: Pairs): Breach | undefined {
	for (const [was, is] of pairs) {
		if (placeOf(was) !== placeOf(is)) return breach('other surroundings', was);
		if (was.lineBreak === is.lineBreak || was.lineBreak === '') continue;
		// What the plugin wrote below the last line may have brought its line break.
		const isEndWithoutBlock = is.lineBreak === '' && is === now.at(-1) && hasPluginLineBelow(old, was);
		if (!isEndWithoutBlock) return breach('other line break', was);
	}
	return undefined;
}

/** A block that is not read as a `sworn` block any more is code all the same. */
const placeOf = ({ surroundings }: NoteLine): string => (surroundings === 'sworn block' ? 'fence' : surroundings);

const hasPluginLineBelow = (lines: readonly NoteLine[], line: NoteLine): boolean =>
	lines.slice(lines.indexOf(line) + 1).some(({ words, blank }) => words === '' && !blank);

function joined(
	old: readonly NoteLine[],
	now: readonly NoteLine[],
	players: readonly NoteLine[],
	pairs: Pairs,
): Breach | undefined {
	for (const [i, first] of players.entries()) {
		const second = players[i + 1];
		const [newFirst, newSecond] = [pairs.get(first), second && pairs.get(second)];
		if (!second || !newFirst || !newSecond || !isText(first) || !isText(second)) continue;
		const were = between(old, first, second);
		const are = between(now, newFirst, newSecond);
		if (are.length === 0 && were.length > 0 && !standsAlone(first, second, were)) return breach('joined lines', second);
		const isOnlyEmpty = [...were, ...are].every(({ blank }) => blank);
		if (isOnlyEmpty && were.length !== are.length) return breach('other empty lines', second);
	}
	return undefined;
}

/** A paragraph, list or table goes on in the next line, unless that is empty or begins something else. */
function attached(old: readonly NoteLine[], now: readonly NoteLine[], pairs: Pairs): Breach | undefined {
	const kept = new Set(pairs.values());
	const isNewText = (line: NoteLine | undefined): boolean =>
		line !== undefined && !line.blank && isText(line) && !kept.has(line);
	const wasFree = (line: NoteLine | undefined): boolean => line === undefined || line.blank || !isText(line);
	for (const [was, is] of pairs) {
		if (!isText(was)) continue;
		for (const step of [-1, 1])
			if (isNewText(beside(now, is, step)) && wasFree(beside(old, was, step))) return breach('attached line', was);
	}
	return undefined;
}

/** A heading is one line, whatever stands beside it; and items of one list stay its items when a block between them goes. */
const standsAlone = (first: NoteLine, second: NoteLine, were: readonly NoteLine[]): boolean =>
	isHeading(first) || isHeading(second) || (isItem(second) && !were.some(({ blank }) => blank));

const isHeading = ({ words }: NoteLine): boolean => /^ {0,3}#{1,6}(?:\s|$)/.test(words);
const isItem = ({ words }: NoteLine): boolean => /^[>\s]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(words);
const isText = ({ surroundings }: NoteLine): boolean => surroundings === 'text';

const placeIn = (lines: readonly NoteLine[], line: NoteLine): number => line.index - (lines[0]?.index ?? 0);

const beside = (lines: readonly NoteLine[], line: NoteLine, step: number): NoteLine | undefined =>
	lines[placeIn(lines, line) + step];

const between = (lines: readonly NoteLine[], first: NoteLine, second: NoteLine): readonly NoteLine[] =>
	lines.slice(placeIn(lines, first) + 1, placeIn(lines, second));
