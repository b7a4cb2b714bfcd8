import { memoize } from '../../rules/core/memoize';
import type { MoveContext } from '../record/move-context';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import type { MoveRecord } from '../record/record';
import { openTracks, type Track } from '../tracks/track';
import { onlyOpen, unreadOfKinds } from '../tracks/invalid-tracks';
import type { Problem } from '../../rules/core/problem';
import { everyEffect, nestedEffects } from '../../rules/effects/nested-effects';
import { kindsOfSection, TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import { siteTableOf } from '../../rules/oracles/site-cards';

/** The kinds of track that a move is about; empty if any will do. */
export const trackKindsOf = memoize((move: Move, book: Rulebook): readonly TrackKind[] => {
	if (move.track_category) return kindsOfSection(move.track_category);
	const begun = everyEffect(book.effectsOf(move)).flatMap(effect =>
		effect.kind === 'track' && effect.event === 'begin' ? [effect.track] : [],
	);
	return begun.length > 0 ? [...new Set(begun)] : kindsOfSection(move.category);
});

/** The kind of track that a move begins before it is rolled: Swear an Iron Vow, Undertake an Expedition, Enter the Fray. */
export const begunBefore = (move: Move, book: Rulebook): TrackKind | undefined =>
	book
		.effectsOf(move)
		.always.flatMap(nestedEffects)
		.flatMap(effect => (effect.kind === 'track' && effect.event === 'begin' ? [effect.track] : []))[0];

/** Whether moves continue this kind of track roll by roll, so that a new one is begun only once. */
export const isContinued = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].goesOnBy !== undefined;

/** Whether the move that begins such a track also continues it: an expedition, a journey. */
export const isContinuedByItself = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].goesOnBy === 'the same move';

/**
 * The only open track that a move can continue, or whose cards it reads; `undefined` if it begins another or the player
 * must choose.
 */
export function onlyContinued({ record: call, character, book }: MoveContext, move: Move): string | undefined {
	const kind = isOnCardsOfSite(move, book) ? 'site' : kindContinued(call, move, book);
	return kind && onlyOpen(character, [kind])?.name;
}

/** Whether a move is played in a site and reads its cards, such as Reveal a Danger (Delve). */
const isOnCardsOfSite = (move: Move, book: Rulebook): boolean =>
	siteTableOf(move.name) !== undefined && begunBefore(move, book) !== 'site';

/**
 * The track that a move is about if the player names none: the one that it continues, or for a move that is made once
 * for a track, such as Enter the Fray, the only one without progress.
 */
export function aboutByDefault(situation: MoveContext, move: Move): string | undefined {
	const { record: call, character, book } = situation;
	const kind = call.rank === undefined && move.roll_type === 'action_roll' ? begunBefore(move, book) : undefined;
	if (kind === undefined || isContinuedByItself(kind) || !isContinued(kind)) return onlyContinued(situation, move);
	const [fresh, ...others] = openTracks(character.tracks, [kind]).filter(({ ticks }) => ticks === 0);
	const isClear = others.length === 0 && unreadOfKinds(character, [kind]).length === 0;
	return isClear ? fresh?.name : undefined;
}

/** Why it cannot be known whether a move continues a track or begins one: the track it may continue cannot be read. */
export function unreadContinued({ record: call, character, book }: MoveContext, move: Move): readonly Problem[] {
	const kind = call.track === undefined ? kindContinued(call, move, book) : undefined;
	return kind ? unreadOfKinds(character, [kind]) : [];
}

function kindContinued({ rank }: MoveRecord, move: Move, book: Rulebook): TrackKind | undefined {
	const kind = begunBefore(move, book);
	return kind !== undefined && isContinuedByItself(kind) && rank === undefined ? kind : undefined;
}

/** Whether a bond can still be forged with a connection; each has only one (Starforged, Forge a Bond). */
export const isUnbonded = ({ kind, bond }: Track): boolean => kind !== 'connection' || bond !== true;

/** Whether a progress move can be made against a track. One that forges a bond needs a connection without one. */
export function isRolledAgainst(track: Track, move: Move, book: Rulebook): boolean {
	const forges = everyEffect(book.effectsOf(move)).some(
		effect => effect.kind === 'connection' && effect.gains === 'bond',
	);
	return !forges || isUnbonded(track);
}
