import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import type { TrackKind } from '../../rules/track-kind';
import type { Track } from '../tracks/track';
import { everyEffect, nestedEffects } from '../../rules/effects/nested-effects';

/** Datasworn's track categories, and the sections of the book, each by its first word in lower case. */
const BY_CATEGORY: Readonly<Record<string, readonly TrackKind[]>> = {
	vow: ['vow'],
	quest: ['vow'],
	connection: ['connection'],
	relationship: ['connection'],
	bond: ['connection'],
	expedition: ['expedition'],
	exploration: ['expedition'],
	journey: ['journey'],
	combat: ['objective', 'foe'],
	delve: ['site'],
	scene: ['scene'],
	threat: ['threat'],
};

const kindsOfCategory = (category: string): readonly TrackKind[] =>
	BY_CATEGORY[category.trim().toLowerCase().split(/\s/, 1)[0] ?? ''] ?? [];

const remembered = new WeakMap<Move, readonly TrackKind[]>();

/** The kinds of track that a move is about; none when any will do. */
export function trackKindsOf(move: Move, book: Rulebook): readonly TrackKind[] {
	const known = remembered.get(move) ?? reckonedKinds(move, book);
	remembered.set(move, known);
	return known;
}

function reckonedKinds(move: Move, book: Rulebook): readonly TrackKind[] {
	if (move.track_category) return kindsOfCategory(move.track_category);
	const begun = everyEffect(book.effectsOf(move)).flatMap(effect =>
		effect.kind === 'track' && effect.event === 'begin' ? [effect.track] : [],
	);
	return begun.length > 0 ? [...new Set(begun)] : kindsOfCategory(move.category);
}

/** The kind of track that a move begins before it is rolled: Swear an Iron Vow, Undertake an Expedition, Enter the Fray. */
export const begunBefore = (move: Move, book: Rulebook): TrackKind | undefined =>
	book
		.effectsOf(move)
		.always.flatMap(nestedEffects)
		.flatMap(effect => (effect.kind === 'track' && effect.event === 'begin' ? [effect.track] : []))[0];

/** Tracks that a move goes on with, roll by roll: a new one is begun only once. */
export const isContinued = (kind: TrackKind): boolean => kind === 'expedition' || kind === 'journey' || kind === 'site';

/** Whether a bond can still be forged with a connection: nobody is bonded twice (Starforged, Forge a Bond). */
export const isUnbonded = ({ kind, bond }: Track): boolean => kind !== 'connection' || bond !== true;

/** Whether a progress move can be made against a track: one that forges a bond, only while none is shared. */
export function isRolledAgainst(track: Track, move: Move, book: Rulebook): boolean {
	const forges = everyEffect(book.effectsOf(move)).some(
		effect => effect.kind === 'connection' && effect.gains === 'bond',
	);
	return !forges || isUnbonded(track);
}
