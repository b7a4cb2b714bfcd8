import type { Change } from '../../play/character/change';
import { namesOf } from './campaign-names';
import { importPlay } from './import-journal';
import type { ImportContext, SourceNote } from './imported-note';

/**
 * The paths of tracks that the journals of a campaign say were forsaken, by a move such as *Forsake Your Vow*. One that
 * they also say was completed is left out, since the order of notes is not known.
 */
export function forsakenTracks(notes: readonly SourceNote[], context: ImportContext): ReadonlySet<string> {
	const names = namesOf(context, new Map());
	if (!notes.some(({ text }) => FORSAKES.test(text))) return new Set();
	const ends = notes.flatMap(({ text }) => importPlay(text, names, 'line').played.flatMap(changesIn));
	const called = (event: 'forsaken' | 'completed'): ReadonlySet<string> =>
		new Set(ends.flatMap(change => (change.kind === 'event' && change.event === event ? [change.target ?? ''] : [])));
	const [forsaken, completed] = [called('forsaken'), called('completed')];
	const isForsaken = (name: string): boolean => forsaken.has(name) && !completed.has(name);
	return new Set(context.notes.flatMap(({ path }) => (isForsaken(names.track(`[[${path}]]`).name) ? [path] : [])));
}

const FORSAKES = /forsake/i;

const changesIn = (played: ReturnType<typeof importPlay>['played'][number]): readonly Change[] =>
	played.kind === 'move' ? played.record.done : played.kind === 'changes' ? played.changes : [];
