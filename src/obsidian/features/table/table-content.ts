import type { MarkdownView } from 'obsidian';
import type { Problem } from '../../../rules/problem';
import { sameActorIn } from '../../../journal/character/resolve-name';
import { nameOf } from '../../../journal/character/acting-character';
import { noteAt } from '../../services/note-at-cursor';
import { tracksInReach } from '../tracks/tracks-in-reach';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { recentMoves as recentNames } from '../moves/make-move';
import type { RecentMove } from './recent-moves';
import { recentMoves } from './recent-moves';
import type { TrackGroup } from './track-groups';
import { trackGroups } from './track-groups';

/** The contents of the Table, computed from the note that it acts on. */
export type TableContent =
	| { readonly kind: 'no_note' }
	| {
			readonly kind: 'nobody';
			/** The path and name of the note. */
			readonly path: string;
			readonly note: string;
			readonly problems: readonly Problem[];
	  }
	| Played;

export interface Played {
	readonly kind: 'played';
	readonly path: string;
	readonly note: string;
	readonly actor: ActorView;
	readonly recent: readonly RecentMove[];
	/** The names of moves recently made in any note, newest first. */
	readonly recentNames: readonly string[];
	readonly tracks: readonly TrackGroup[];
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
	if (!actor.ok) return { kind: 'nobody', path, note, problems: actor.problems };
	return {
		kind: 'played',
		path,
		note,
		actor: actor.value,
		recent: recentMoves(viewState.recordsOf(text), {
			actorOf: by => viewState.actor(path, by),
			isSame: sameActorIn(path, vaultIndex),
			certain: actions.settings.certain,
		}),
		recentNames: recentNames(actions.app),
		tracks: trackGroups(tracksInReach(actions, at)),
		notesLeft: vaultIndex.notesLeft,
	};
}
