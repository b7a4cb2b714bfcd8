import type { Move } from '../move';
import type { Ruleset } from '../ruleset';

/**
 * A ruleset with its expansion. A move that replaces others stands in the place of the first of them; what else the
 * expansion brings stands behind the category of its name, or at the end. A move that replaces one of the same
 * expansion (Reveal a Danger, alternate version) is a second version beside it.
 */
export const expanded = (base: Ruleset, expansion: Ruleset): Ruleset => ({
	_id: expansion._id,
	title: expansion.title,
	stats: union(base.stats, expansion.stats),
	condition_meters: unionByName(base.condition_meters, expansion.condition_meters),
	impacts: unionByName(base.impacts, expansion.impacts),
	special_tracks: union(base.special_tracks, expansion.special_tracks),
	moves: expansion.moves.reduce(withMove, base.moves),
});

function withMove(moves: readonly Move[], move: Move, _index: number, expansion: readonly Move[]): readonly Move[] {
	const own = new Set(expansion.map(({ _id }) => _id));
	const leaving = (move.replaces ?? []).filter(id => !own.has(id));
	const place = moves.findIndex(({ _id }) => leaving.includes(_id));
	if (place < 0) return behindItsCategory(moves, move);
	return moves.flatMap((other, i) => {
		if (i === place) return [move];
		return leaving.includes(other._id) ? [] : [other];
	});
}

/** Keeps the moves of a category together, in the order of the book. */
export function behindItsCategory(moves: readonly Move[], move: Move): readonly Move[] {
	const last = moves.map(({ category }) => category).lastIndexOf(move.category);
	return last < 0 ? [...moves, move] : [...moves.slice(0, last + 1), move, ...moves.slice(last + 1)];
}

const union = (base: readonly string[], more: readonly string[]): readonly string[] => [...new Set([...base, ...more])];

/** What has the same name takes the place of what stood there. */
export const unionByName = <T extends { readonly name: string }>(
	base: readonly T[],
	more: readonly T[],
): readonly T[] => [
	...base.map(item => more.find(({ name }) => name === item.name) ?? item),
	...more.filter(item => base.every(({ name }) => name !== item.name)),
];
