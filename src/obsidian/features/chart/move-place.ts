import type { Plan } from '../../../journal/actions/action-notes';
import type { Chart } from '../../../journal/chart/chart';
import { GRIDS } from '../../../journal/chart/grid';
import { moved } from '../../../journal/chart/layout';
import { CHART_KEY, positionText, readPosition, type Position } from '../../../journal/chart/place-note';
import { propertiesIn } from '../../../journal/frontmatter/frontmatter';
import { textsOf } from '../../../journal/frontmatter/properties';
import { setProperties } from '../../../journal/frontmatter/set-properties';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Actions } from '../../services/journal-actions';
import type { Texts } from '../../vault/writer/file-operation';

/** What moving a place wrote, so that it can be taken back: the position before and after of each note. */
export type MoveOfPlaces = ReadonlyMap<string, { readonly before: string | null; readonly after: string }>;

/** Writes the position of a place, and of those that would move with it, as one action. */
export async function movePlace(
	actions: Actions<'write'>,
	{ places, layout }: Pick<Chart, 'places' | 'layout'>,
	path: string,
	to: Position,
): Promise<MoveOfPlaces | undefined> {
	const noted = places.filter(({ isHeardOf }) => !isHeardOf);
	const wanted = new Map(
		[...moved(noted, path, to, GRIDS[layout])].map(([place, position]) => [place, positionText(position)]),
	);
	let done: MoveOfPlaces = new Map();
	const written = await actions.write([...wanted.keys()], texts => {
		done = new Map([...wanted].map(([place, after]) => [place, { before: positionIn(texts, place), after }]));
		return positionsSet(texts, wanted);
	});
	return written && done;
}

/** Writes the positions from before a move. A place that was moved again since stays where it is. */
export async function revertMovePlace(actions: Actions<'write'>, move: MoveOfPlaces): Promise<boolean> {
	const written = await actions.write([...move.keys()], texts => {
		const unchanged = [...move].filter(([path, { after }]) => isSame(positionIn(texts, path), after));
		return positionsSet(texts, new Map(unchanged.map(([path, { before }]) => [path, before])));
	});
	return written !== undefined;
}

function positionsSet(texts: Texts, positions: ReadonlyMap<string, string | null>): ParseResult<Plan> {
	const edits: Plan['edits'][number][] = [];
	for (const [path, position] of positions) {
		const changes = setProperties(texts.get(path) ?? '', { [CHART_KEY]: position });
		if (!changes.ok) return changes;
		edits.push({ path, changes: changes.value });
	}
	return parseOk({ edits });
}

/** The position as a note has it; null if it has none. */
function positionIn(texts: Texts, path: string): string | null {
	const written = textsOf(propertiesIn(texts.get(path) ?? ''), CHART_KEY).join(', ');
	return written === '' ? null : written;
}

function isSame(one: string | null, other: string): boolean {
	const [a, b] = [readPosition(one ?? ''), readPosition(other)];
	return a !== undefined && a.x === b?.x && a.y === b.y;
}
