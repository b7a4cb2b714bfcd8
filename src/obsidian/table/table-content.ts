import type { MarkdownView } from 'obsidian';
import type { Problem } from '../../rules/problem';
import { sameActorIn } from '../../journal/character/who-is-called';
import { nameOf } from '../../journal/character/which-character';
import { noteAt } from '../commands/note-at';
import { tracksInReach } from '../commands/tracks-in-reach';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
import type { RecentMove } from './recent-moves';
import { recentMoves } from './recent-moves';
import type { TrackGroup } from './track-groups';
import { trackGroups } from './track-groups';

/** What the Table shows, reckoned from the note that it acts on. */
export type TableContent =
	| { readonly kind: 'no_note' }
	| {
			readonly kind: 'nobody';
			/** Path and name of the note. */
			readonly path: string;
			readonly note: string;
			readonly problems: readonly Problem[];
	  }
	| Played;

export interface Played {
	readonly kind: 'played';
	readonly path: string;
	readonly note: string;
	readonly actor: ShownActor;
	readonly recent: readonly RecentMove[];
	readonly tracks: readonly TrackGroup[];
	/** How many notes may still hold tracks that are not known yet. */
	readonly notesLeft: number;
}

export function tableContent(desk: Desk, view: MarkdownView | undefined): TableContent {
	const at = view && noteAt(view);
	if (!at) return { kind: 'no_note' };
	const { path, text } = at;
	const { shown, cast } = desk;
	const actor = shown.actor(path, undefined);
	const note = nameOf(path);
	if (!actor.ok) return { kind: 'nobody', path, note, problems: actor.problems };
	return {
		kind: 'played',
		path,
		note,
		actor: actor.value,
		recent: recentMoves(shown.recordsOf(text), {
			actorOf: by => shown.actor(path, by),
			isSame: sameActorIn(path, cast),
			certain: desk.settings.certain,
		}),
		tracks: trackGroups(tracksInReach(desk, at)),
		notesLeft: cast.notesLeft,
	};
}
