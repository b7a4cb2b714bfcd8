import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { everyEffect } from '../../rules/effects/nested-effects';
import { MAX_TICKS } from '../../rules/core/track-key';
import { countsSegments, TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import { isMarked, type Character } from '../character/character';
import type { Track } from '../tracks/track';
import { fightMoves, isFought, isOfAFight } from './fight-moves';
import { begunBefore, isContinued, isRolledAgainst, trackKindsOf } from '../roll/track-kinds';

/** Moves to make next: in a fight those for it, otherwise those that are due, then the usual ones. */
export interface SuggestedMoves {
	readonly fight: readonly Move[];
	readonly due: readonly Move[];
	readonly usual: readonly Move[];
}

/** Maximum number of due moves to offer. */
const MOST_DUE = 4;
const MOST = 6;

/** `recent` holds the names of recent moves, newest first. */
export function suggestMoves(character: Character, book: Rulebook, recent: readonly string[]): SuggestedMoves {
	const fight = fightMoves(character, book);
	if (fight.length > 0) return { fight, due: [], usual: [] };
	const due = dueMoves(character, book).slice(0, MOST_DUE);
	// A progress move is due once its track is full, not because it was made on another.
	const isUsual = (move: Move) => move.roll_type !== 'progress_roll' && !isOfAFight(move, book);
	const made = recent.flatMap(name => book.move(name) ?? []).filter(isUsual);
	const usual = [...new Set([...made, ...firstMoves(book)])].filter(move => !due.includes(move));
	return { fight, due, usual: usual.slice(0, MOST - due.length) };
}

/** Moves to go on with, the likeliest first: a first vow where none is open comes before the usual ones. */
export function fittingMoves(character: Character, book: Rulebook, recent: readonly string[]): readonly Move[] {
	const { fight, due, usual } = suggestMoves(character, book, recent);
	const isSworn = character.tracks.some(({ kind, status }) => kind === 'vow' && status === 'open');
	const vow = isSworn || fight.length > 0 ? undefined : book.move(TRACK_KIND_ROWS.vow.begunBy ?? '');
	return [...new Set([...fight, ...due, ...(vow ? [vow] : []), ...usual])];
}

/** Moves that are due: ending a full track, continuing a journey, clearing an impact. */
function dueMoves(character: Character, book: Rulebook): readonly Move[] {
	const open = character.tracks.filter(({ status }) => status === 'open');
	const isDue = (move: Move) =>
		open.some(track => endsIt(move, track, book) || goesOn(move, track, book)) || clears(move, character, book);
	return book.ruleset.moves.filter(isDue);
}

const isFull = ({ kind, ticks }: Track): boolean => !countsSegments(kind) && ticks >= MAX_TICKS;

const endsIt = (move: Move, track: Track, book: Rulebook): boolean =>
	move.roll_type === 'progress_roll' &&
	isFull(track) &&
	trackKindsOf(move, book).includes(track.kind) &&
	isRolledAgainst(track, move, book);

/** Whether the track is continued roll by roll: an expedition, a journey, a site, a scene or a fight. */
const isGoneOnWith = (kind: TrackKind): boolean => isContinued(kind) || kind === 'scene';

/** A fight that no position is known of has yet to be entered. */
const goesOn = (move: Move, { kind, ...track }: Track, book: Rulebook): boolean =>
	move.roll_type === 'action_roll' &&
	isGoneOnWith(kind) &&
	!isFull({ kind, ...track }) &&
	trackKindsOf(move, book).includes(kind) &&
	(isFought(kind) ? begunBefore(move, book) === kind : does(move, book, effect => effect.kind === 'progress'));

const clears = (move: Move, character: Character, book: Rulebook): boolean =>
	move.roll_type === 'action_roll' &&
	does(
		move,
		book,
		effect => effect.kind === 'impact' && !effect.marked && !effect.whose && isMarked(character, effect.impact),
	);

const does = (move: Move, book: Rulebook, what: (effect: ReturnType<typeof everyEffect>[number]) => boolean): boolean =>
	everyEffect(book.effectsOf(move)).some(what);

const FIRST = 3;

/** Suggestions for a start: the first rolled moves among the adventure moves, or among all moves if there are none. */
function firstMoves({ ruleset }: Rulebook): readonly Move[] {
	const rolled = ruleset.moves.filter(({ roll_type }) => roll_type === 'action_roll');
	const adventure = rolled.filter(({ category }) => /^adventure\b/i.test(category));
	return (adventure.length > 0 ? adventure : rolled).slice(0, FIRST);
}
