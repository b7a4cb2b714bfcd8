import type { JSX } from 'preact';
import type { TrackAt } from '../../../journal/track/tracks-of-note';
import { TrackBlock } from '../tracks/track-block';
import { useUnderWay } from '../../components/pending-write';
import { homeOf } from '../tracks/tracks-in-reach';
import type { CardNote } from '../../components/card-note';
import type { JournalActions } from '../../services/journal-actions';
import { t } from '../../../language/text';

interface TableTrackProps {
	readonly at: TrackAt;
	/** The path of the note that the Table acts on. */
	readonly path: string;
	readonly actions: JournalActions;
}

/** A track or clock whose changes go to the note that contains it. */
export function TableTrack({ at, path, actions }: TableTrackProps): JSX.Element {
	const [isPending, during] = useUnderWay();
	return (
		<TrackBlock
			track={at.track}
			problems={[]}
			home={homeOf(actions, at, path)}
			note={inItsNote(actions, path)}
			shownIn={path}
			text={undefined}
			actions={actions}
			isPending={isPending}
			startsOpen={false}
			write={change => void during(change())}
		/>
	);
}

/** A note for tracks whose location is unknown: they have to be changed in the note that the Table acts on. */
const inItsNote = (actions: JournalActions, path: string): CardNote => ({
	text: t('Shown from another place: open the note to change it.'),
	label: t('Open note'),
	open: () => actions.openNote(path),
});
