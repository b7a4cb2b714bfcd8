import type { JSX } from 'preact';
import type { Problem } from '../../../rules/core/problem';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { clockOdds } from '../../../play/tracks/clock-odds';
import type { Track } from '../../../play/tracks/track';
import type { CardNote } from '../../components/card-note';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { portraitOf } from '../../services/portrait';
import { besideOf } from './related-track';
import { renameTrackBlock } from '../rename/rename-command';
import { Mentions } from '../sessions/mentions';
import { TrackCard, type TrackProblem } from './track-card';
import { sameNameElsewhere, unknownCards } from './track-problems';
import { t } from '../../../i18n/translate';

interface TrackBlockProps {
	readonly track: Track;
	readonly problems: readonly Problem[];
	/** Where it is written; undefined if unknown, as in an embed. */
	readonly home: TrackLocation | undefined;
	/** What to do if `home` is undefined. */
	readonly note?: CardNote;
	/** The note that displays it, and its text if known. */
	readonly shownIn: string;
	readonly text: string | undefined;
	/** The body of the block, if this is the track's own block. */
	readonly body?: string;
	readonly actions: JournalActions;
	readonly isPending: boolean;
	readonly startsOpen: boolean;
	/** Runs a change; the card is pending meanwhile. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** A track or clock in its own block, or displayed by name elsewhere. Changes go to the note that contains it. */
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
			portrait={home && !home.place ? portraitOf(actions, home.path) : undefined}
			mentions={<Mentions of={track.name} path={shownIn} actions={actions} />}
			isPending={isPending}
			startsOpen={startsOpen}
		/>
	);
}

/** Returns a function that opens another track's note; undefined if that is the current note. */
function wayTo(actions: Actions<'openNote' | 'vaultIndex'>, name: string, from: string): (() => void) | undefined {
	const path = actions.vaultIndex.trackHomes(name, from)[0]?.home.path;
	return path === undefined || path === from ? undefined : () => actions.openNote(path);
}

/** Adds a button to rename the track if its name is taken. */
const withMend = (problem: Problem, actions: JournalActions, home: TrackLocation | undefined): TrackProblem => ({
	...problem,
	...(problem.code === 'same_name' && home
		? { mend: { label: t('Rename this one'), press: () => renameTrackBlock(actions, home) } }
		: {}),
});
