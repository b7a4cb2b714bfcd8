import type { JSX } from 'preact';
import type { Problem } from '../../../rules/problem';
import type { TrackHome } from '../../../journal/manual-edits/edit-plan';
import { clockOdds } from '../../../play/tracks/clock-odds';
import type { Track } from '../../../play/tracks/track';
import type { CardNote } from '../../components/card-note';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { besideOf } from './related-track';
import { renameTrackBlock } from '../rename/rename-command';
import type { TrackProblem } from './track-card';
import { TrackCard } from './track-card';
import { sameNameElsewhere, unknownCards } from './track-problems';
import { t } from '../../../language/text';

interface TrackBlockProps {
	readonly track: Track;
	readonly problems: readonly Problem[];
	/** Where it is written; absent if that is not known, as in an embed. */
	readonly home: TrackHome | undefined;
	/** What to do about it where it is absent. */
	readonly note?: CardNote;
	/** The note that it is shown in, and its text, as far as they are known. */
	readonly shownIn: string;
	readonly text: string | undefined;
	/** What its block says, where this is its block. */
	readonly body?: string;
	readonly actions: JournalActions;
	readonly isPending: boolean;
	readonly startsOpen: boolean;
	/** Carries a change out; the card waits for it. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** A track or clock where it is written, or shown by its name: changed where it lives. */
export function TrackBlock(props: TrackBlockProps): JSX.Element {
	const { track, problems, home, note, shownIn, text, body, actions, isPending, startsOpen, write } = props;
	const { actor, book } = actions.viewState.around(shownIn, undefined);
	const here = actions.viewState.trackBlocksIn(text ?? '');
	const known = actor.ok ? actor.value.character.tracks : here.map(at => at.track);
	const taken = actor.ok ? sameNameElsewhere(track.name, actor.value.problems, here) : [];
	const unknown = book.ok ? unknownCards(track, book.value.ruleset, body) : [];
	const odds = book.ok ? clockOdds(book.value, track.odds) : undefined;
	return (
		<TrackCard
			track={track}
			problems={[...problems, ...taken, ...unknown].map(problem => withMend(problem, actions, home))}
			beside={besideOf(track, known)}
			wayTo={name => wayTo(actions, name, shownIn)}
			edit={home && (edit => write(() => actions.manualEdits.track(home, edit, shownIn)))}
			advance={home && (chance => write(() => actions.manualEdits.advance(home, chance, shownIn)))}
			odds={odds ? [...odds.own, ...odds.others] : []}
			note={home ? undefined : note}
			isPending={isPending}
			startsOpen={startsOpen}
		/>
	);
}

/** Opens the note in which another track is; one in this very note is in sight. */
function wayTo(actions: Actions<'openNote' | 'vaultIndex'>, name: string, from: string): (() => void) | undefined {
	const path = actions.vaultIndex.trackHomes(name, from)[0]?.home.path;
	return path === undefined || path === from ? undefined : () => actions.openNote(path);
}

/** A name that is taken can be changed right here. */
const withMend = (problem: Problem, actions: JournalActions, home: TrackHome | undefined): TrackProblem => ({
	...problem,
	...(problem.code === 'same_name' && home
		? { mend: { label: t('Rename this one'), press: () => renameTrackBlock(actions, home) } }
		: {}),
});
