import type { Rulebook } from '../books/rulebook';
import { rulesOfFile } from '../datasworn-files/read-rules';
import type { Effect, MoveEffects } from '../effects/effect';
import { saysIn } from '../effects/nested-effects';
import { writeEffects } from '../effects/notation/write-notation';
import type { Move } from '../move';
import { foldedNames } from '../move-order';
import { foldedLetters } from '../search/folded-text';
import { effectsAt, STATED_PLACES, type StatedPlace } from '../stated-effects';
import { effectsMeant, fenceLines, isLike, type Asked } from './state-meaning';

/** What a sentence means, and its words. */
interface MeantText {
	readonly text: string;
	readonly meant: readonly Effect[];
}

const placesSaying = (effects: MoveEffects, text: string): readonly StatedPlace[] =>
	STATED_PLACES.filter(place => saysIn(effectsAt(place, effects) ?? []).some(isLike(text)));

/** The moves of the rules that only show a text, that one first. */
export function movesSaying(book: Rulebook, first: Move, text: string): readonly Move[] {
	const others = book.ruleset.moves.filter(
		move => move !== first && placesSaying(book.effectsOf(move), text).length > 0,
	);
	return [first, ...others];
}

/** What there is to know of a sentence of a move, wherever that stands; undefined if it is not shown. */
export function askedOfMove(book: Rulebook, move: Move, text: string): Asked | undefined {
	const effects = book.effectsOf(move);
	const places = placesSaying(effects, text);
	if (places.length === 0) return undefined;
	const others = movesSaying(book, move, text).length - 1;
	return { ruleset: book.ruleset, hasTable: move.tables.length > 0, effects, places, others };
}

/**
 * The note in which fences state what a sentence means of a move that stands elsewhere, under a heading with its name;
 * undefined where that would change anything else.
 */
export function withMeaningBeside(
	note: string,
	move: Move,
	{ text, meant }: MeantText,
	book: Rulebook,
): string | undefined {
	const effects = book.effectsOf(move);
	const places = placesSaying(effects, text);
	const wanted = (place: StatedPlace) => {
		const before = effectsAt(place, effects);
		return places.includes(place) ? effectsMeant(place, effects, { text, meant }) : before;
	};
	const lineBreak = note.includes('\r\n') ? '\r\n' : '\n';
	const lines = places.reduce<readonly string[]>(
		(all, place) => withFence(all, move, fenceLines(place, wanted(place) ?? [])),
		note.trimEnd().split(/\r\n|\r|\n/),
	);
	const after = `${lines.join(lineBreak).trimStart()}${lineBreak}`;
	const { ruleset } = book;
	const rules = rulesOfFile(after, 'note.md', { below: ruleset, whole: ruleset });
	const again = rules.ok ? rules.value.book : undefined;
	const same = again?.move(move.name);
	if (!again || !same || again.ruleset.moves.length !== ruleset.moves.length) return undefined;
	const now = again.effectsOf(same);
	const isKept = STATED_PLACES.every(place => writtenAt(effectsAt(place, now)) === writtenAt(wanted(place)));
	return places.length > 0 && isKept ? after : undefined;
}

const writtenAt = (effects: readonly Effect[] = []): string => writeEffects(effects);

/** Lines of a note with a fence under the heading of a move, in the place of the one that opens like it. */
function withFence(lines: readonly string[], move: Move, fence: readonly string[]): readonly string[] {
	const heading = lines.findIndex(line => isHeadingOf(move, line));
	if (heading < 0) return [...lines, '', `## ${move.name}`, '', ...fence];
	const next = lines.findIndex((line, at) => at > heading && /^#{1,6}\s/.test(line));
	const end = next < 0 ? lines.length : next;
	const from = lines.findIndex((line, at) => at > heading && at < end && line.trim() === fence[0]);
	if (from >= 0) {
		const to = lines.findIndex((line, at) => at > from && /^```\s*$/.test(line));
		return [...lines.slice(0, from), ...fence, ...lines.slice(to < 0 ? end : to + 1)];
	}
	let last = end;
	while (lines[last - 1]?.trim() === '') last--;
	return [...lines.slice(0, last), '', ...fence, ...lines.slice(last)];
}

const isHeadingOf = (move: Move, line: string): boolean =>
	/^#{1,6}\s/.test(line) && foldedNames(move).includes(foldedLetters(line.replace(/^#+/, '').trim()));
