import type { MarkdownView } from 'obsidian';
import type { Problem } from '../../../rules/core/problem';
import { copyWarning } from '../../../journal/actions/copy-warning';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { nameFor } from '../../../journal/character/unique-character-name';
import { sameActorIn } from '../../../journal/character/resolve-name';
import { nameOf } from '../../../rules/search/stated-name';
import { lastTwoSessionsFrom, numberInName } from '../../../journal/sessions/session-span';
import { forkProblem } from '../../../journal/journal-check/forked-values';
import { forksAt } from '../journal-check/resolve-forks';
import { noteAt, type NoteAt } from '../../services/note-at-cursor';
import { tracksInReach } from '../tracks/available-tracks';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { recentMoves as recentNames } from '../moves/make-move';
import { recentMoves, type RecentMove } from './recent-moves';
import { tracksByUse, type TableTracks, type TrackUse } from './track-order';

/** The contents of the Table, computed from the note that it acts on. */
export type TableContent =
	| { readonly kind: 'no_note' }
	| {
			readonly kind: 'nobody';
			/** The path and name of the note. */
			readonly path: string;
			readonly note: string;
			readonly problems: readonly Problem[];
			/** What to know of a note that is a copy of another. */
			readonly copied: string | undefined;
	  }
	| Played;

export interface Played {
	readonly kind: 'played';
	readonly path: string;
	readonly note: string;
	readonly actor: ActorView;
	readonly copied: string | undefined;
	/** The others whose journal it is as well. */
	readonly others: readonly ActorView[];
	readonly recent: readonly RecentMove[];
	/** Values that the last records change from the same state twice. */
	readonly forked: readonly Problem[];
	/** The names of moves recently made in any note, newest first. */
	readonly recentNames: readonly string[];
	readonly tracks: TableTracks;
	/** How many notes are yet to be searched for tracks. */
	readonly notesLeft: number;
}

export function tableContent(
	actions: Actions<'app' | 'settings' | 'vaultIndex' | 'viewState'>,
	view: MarkdownView | undefined,
): TableContent {
	const at = view && noteAt(view);
	if (!at) return { kind: 'no_note' };
	const { path, text } = at;
	const { viewState, vaultIndex } = actions;
	const actor = viewState.actor(path, undefined);
	const note = nameOf(path);
	const copied = copyWarning(path, viewState.blocksIn(text).length > 0, vaultIndex);
	if (!actor.ok) return { kind: 'nobody', path, note, problems: actor.problems, copied };
	return {
		kind: 'played',
		path,
		note,
		actor: actor.value,
		copied,
		others: othersIn(actions, path, actor.value),
		forked: forksAt(actions, at, actor.value).map(forkProblem),
		recent: recentMoves(viewState.recordsOf(text), {
			actorOf: by => viewState.actor(path, by),
			isSame: sameActorIn(path, vaultIndex),
			certain: actions.settings.certain,
		}),
		recentNames: recentNames(actions.app),
		tracks: tracksByUse(tracksInReach(actions, at), trackUse(actions, at)),
		notesLeft: vaultIndex.notesLeft,
	};
}

/** The characters that a note states besides the one that acts. */
function othersIn(
	{ viewState, vaultIndex }: Actions<'vaultIndex' | 'viewState'>,
	note: string,
	acting: ActorView,
): readonly ActorView[] {
	return charactersOfJournal(note, vaultIndex).flatMap(path => {
		const other = viewState.actor(note, nameFor(path, note, vaultIndex));
		return other.ok && other.value.path !== acting.path ? [other.value] : [];
	});
}

/** When tracks were last used: by the records of the note, and by the time of change of the notes that contain them. */
function trackUse({ app, viewState }: Actions<'app' | 'viewState'>, { path, text }: NoteAt): TrackUse {
	const timeOf = (of: string | undefined) => (of === undefined ? undefined : app.vault.getFileByPath(of)?.stat.mtime);
	const folder = path.slice(0, path.lastIndexOf('/') + 1);
	const session = numberInName(nameOf(path));
	return {
		named: viewState.tracksNamed(text),
		lastTwoFrom: lastTwoSessionsFrom(text, nameOf(path)),
		changed: of => (of === path ? undefined : timeOf(of)),
		// the note of the session before the last two was last changed when they began
		lastTwoSince: session === undefined ? undefined : timeOf(`${folder}Session ${session - 2}.md`),
	};
}
