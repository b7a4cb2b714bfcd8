import { groupBy } from '../../rules/core/collections';
import { NoteLines, sameLines, type NoteLine } from './note-lines';
import { pairLines } from './diff-lines';

/** Ways in which an edit can harm the player's text. */
export type ViolationKind =
	/** A line is missing, changed, or out of order. */
	| 'lost line'
	/** Two separate lines become adjacent, which makes them one paragraph or list. */
	| 'joined lines'
	/** A line of the plugin becomes adjacent to one of the player's. */
	| 'attached line'
	/** A line moves into or out of a code block, a comment or the properties. */
	| 'other surroundings'
	/** The line break at its end changed or is missing. */
	| 'other line break'
	/** Blank lines between two lines were added or removed, although nothing was written or removed there. */
	| 'other empty lines';

/** A rule violated by an edit, and the line of the note it would harm. */
export interface Violation {
	readonly harm: ViolationKind;
	/** 0-based, in the note before the edit. */
	readonly line: number;
	readonly words: string;
}

/** Exceptions granted to an edit. */
export interface EditRights {
	/** The exact text of lines that the player saw and agreed to replace. */
	readonly mayRemove?: readonly string[];
}

/**
 * Checks the rule for all writing: an edit changes only lines that the plugin wrote and values that it owns. Every
 * other line is still there afterwards, in order, complete, with its line break, and not joined to another. Returns the
 * first breach, if any.
 */
export function findViolation(
	before: string,
	after: string,
	{ mayRemove = [] }: EditRights = {},
): Violation | undefined {
	if (before === after) return undefined;
	const { old, now, firstBelow } = changedStretches(new NoteLines(before), new NoteLines(after));
	const players = old.linesWithWords();
	const untouchedBelow = players.filter(({ index }) => index >= firstBelow).length;
	const written = now.linesWithWords();
	const grown = withMoreWords(players, written);
	const pairs = pairLines(players, written, line => grown.get(line) ?? line.words, untouchedBelow);
	return (
		lostLine(players, pairs, now, mayRemove) ??
		movedOrCut(old, now, pairs) ??
		joined(old, now, players, pairs) ??
		(mayRemove.length > 0 ? undefined : attached(old, now, pairs))
	);
}

/** The lines that an edit affects, extended to a line of the player's on each side if there is one. */
class Stretch {
	constructor(
		private readonly lines: NoteLines,
		private readonly from: number,
		private readonly to: number,
	) {}

	at(index: number): NoteLine | undefined {
		return this.from <= index && index < this.to ? this.lines.at(index) : undefined;
	}

	isLast = ({ index }: NoteLine): boolean => index === this.to - 1;

	/** The lines between one line and another, or the end. */
	between = (first: NoteLine, second?: NoteLine): Iterable<NoteLine> =>
		this.inRange(first.index + 1, second?.index ?? this.to);

	/** Whether the same line exists here but now counts as the plugin's, such as a property of a sheet. */
	hasAsPlugins({ text, surroundings, words }: NoteLine): boolean {
		for (const line of this.inRange(this.from, this.to))
			if (line.text === text && line.surroundings === surroundings && line.words !== words) return true;
		return false;
	}

	linesWithWords(): readonly NoteLine[] {
		const found: NoteLine[] = [];
		for (const line of this.inRange(this.from, this.to)) if (line.words !== '') found.push(line);
		return found;
	}

	private *inRange(from: number, to: number): Generator<NoteLine> {
		for (let index = from; index < to; index++) yield this.lines.at(index);
	}
}

/** Maximum number of untouched lines to include on each side. */
const MOST_BESIDE = 200;

/**
 * The parts of two texts to compare: the differences, and untouched lines around them. In the old text, lines from
 * `firstBelow` on are untouched.
 */
function changedStretches(
	old: NoteLines,
	now: NoteLines,
): { readonly old: Stretch; readonly now: Stretch; readonly firstBelow: number } {
	let { head, tail } = sameLines(old, now);
	const firstBelow = old.count - tail;
	const isPlayers = (line: NoteLine) => isText(line) && line.words !== '';
	const isBound = (was: number, is: number) => isPlayers(old.at(was)) && isPlayers(now.at(is));
	for (let i = 0; i < MOST_BESIDE && head > 0 && !isBound(head, head); i++) head--;
	for (let i = 0; i < MOST_BESIDE && tail > 0 && !isBound(old.count - 1 - tail, now.count - 1 - tail); i++) tail--;
	return {
		old: new Stretch(old, head, old.count - tail),
		now: new Stretch(now, head, now.count - tail),
		firstBelow,
	};
}

/**
 * Lines in which an inline record now says more that cannot be read, such as a choice that the rules do not know in the
 * record of an undone move, each with its words without that. Nothing may be missing from a line for it.
 */
function withMoreWords(players: readonly NoteLine[], written: readonly NoteLine[]): ReadonlyMap<NoteLine, string> {
	const known = new Set(players.map(({ words }) => words));
	const fresh = written.filter(line => !known.has(line.words) && inRecords(line).length > 0);
	if (fresh.length === 0) return new Map();
	const before = groupBy(players, aroundRecords);
	return new Map(
		fresh.flatMap(line => {
			const was = before.get(aroundRecords(line))?.find(each => isInOrder(inRecords(each), inRecords(line)));
			return was ? [[line, was.words] as const] : [];
		}),
	);
}

const inRecords = ({ pieces }: NoteLine): readonly string[] =>
	pieces.flatMap(({ text, inRecord }) => (inRecord ? [text] : []));

const aroundRecords = ({ pieces }: NoteLine): string =>
	JSON.stringify(pieces.flatMap(({ text, inRecord }) => (inRecord ? [] : [text])));

/** Whether some texts are all among others, in the same order. */
function isInOrder(some: readonly string[], others: readonly string[]): boolean {
	let at = 0;
	for (const each of others) if (each === some[at]) at++;
	return at === some.length;
}

/** Maps the player's lines before the edit to those after it, in order. */
type Pairs = ReadonlyMap<NoteLine, NoteLine>;

const breach = (harm: ViolationKind, { index, words }: NoteLine): Violation => ({ harm, line: index, words });

function lostLine(
	players: readonly NoteLine[],
	pairs: Pairs,
	now: Stretch,
	mayRemove: readonly string[],
): Violation | undefined {
	const agreed = [...mayRemove];
	const lost = players.find(line => {
		if (pairs.has(line) || now.hasAsPlugins(line)) return false;
		const at = agreed.indexOf(line.words);
		if (at >= 0) agreed.splice(at, 1);
		return at < 0;
	});
	return lost && breach('lost line', lost);
}

function movedOrCut(old: Stretch, now: Stretch, pairs: Pairs): Violation | undefined {
	for (const [was, is] of pairs) {
		if (placeOf(was) !== placeOf(is)) return breach('other surroundings', was);
		if (was.lineBreak === is.lineBreak || was.lineBreak === '') continue;
		// The missing line break at the end may have come with a plugin line below, which was removed.
		const isEndWithoutBlock = is.lineBreak === '' && now.isLast(is) && hasPluginLineBelow(old, was);
		if (!isEndWithoutBlock) return breach('other line break', was);
	}
	return undefined;
}

/** A block that is no longer recognized as a `sworn` block is still code. */
const placeOf = ({ surroundings }: NoteLine): string => (surroundings === 'sworn block' ? 'fence' : surroundings);

function hasPluginLineBelow(lines: Stretch, line: NoteLine): boolean {
	for (const { words, blank } of lines.between(line)) if (words === '' && !blank) return true;
	return false;
}

function joined(old: Stretch, now: Stretch, players: readonly NoteLine[], pairs: Pairs): Violation | undefined {
	for (const [i, first] of players.entries()) {
		const second = players[i + 1];
		const [newFirst, newSecond] = [pairs.get(first), second && pairs.get(second)];
		if (!second || !newFirst || !newSecond || !isText(first) || !isText(second)) continue;
		const were = second.index - first.index - 1;
		const are = newSecond.index - newFirst.index - 1;
		if (were === are) continue;
		if (are === 0 && !standsAlone(first, second, old.between(first, second))) return breach('joined lines', second);
		if (isEmpty(old.between(first, second)) && isEmpty(now.between(newFirst, newSecond)))
			return breach('other empty lines', second);
	}
	return undefined;
}

/** A new text line next to one of the player's would continue the paragraph, list or table. */
function attached(old: Stretch, now: Stretch, pairs: Pairs): Violation | undefined {
	const kept = new Set([...pairs.values()].map(({ index }) => index));
	const isNewText = (line: NoteLine | undefined): boolean =>
		line !== undefined && !line.blank && isText(line) && !kept.has(line.index);
	const wasFree = (line: NoteLine | undefined): boolean => line === undefined || line.blank || !isText(line);
	for (const [was, is] of pairs) {
		if (!isText(was)) continue;
		for (const step of [-1, 1])
			if (isNewText(now.at(is.index + step)) && wasFree(old.at(was.index + step))) return breach('attached line', was);
	}
	return undefined;
}

/**
 * Whether two lines may become adjacent: a heading is always a line of its own, and items of one list remain its items
 * when a block between them is removed.
 */
const standsAlone = (first: NoteLine, second: NoteLine, were: Iterable<NoteLine>): boolean =>
	isHeading(first) || isHeading(second) || (isItem(second) && !hasEmpty(were));

function hasEmpty(lines: Iterable<NoteLine>): boolean {
	for (const { blank } of lines) if (blank) return true;
	return false;
}

function isEmpty(lines: Iterable<NoteLine>): boolean {
	for (const { blank } of lines) if (!blank) return false;
	return true;
}

const isHeading = ({ words }: NoteLine): boolean => /^ {0,3}#{1,6}(?:\s|$)/.test(words);
const isItem = ({ words }: NoteLine): boolean => /^[>\s]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(words);
const isText = ({ surroundings }: NoteLine): boolean => surroundings === 'text';
