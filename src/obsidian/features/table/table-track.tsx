import type { JSX } from 'preact';
import type { TrackAt } from '../../../journal/track/tracks-of-note';
import { inItsNote } from '../../blocks/read-only-reason';
import { TrackBlock } from '../tracks/track-block';
import { useUnderWay } from '../character/pending-write';
import { homeOf } from '../tracks/tracks-in-reach';
import type { JournalActions } from '../../plugin/journal-actions';

interface TableTrackProps {
	readonly at: TrackAt;
	/** The note that the Table acts on. */
	readonly path: string;
	readonly actions: JournalActions;
}

/** A track or clock, changed where it lives. */
export function TableTrack({ at, path, actions }: TableTrackProps): JSX.Element {
	const [isPending, during] = useUnderWay();
	return (
		<TrackBlock
			track={at.track}
			problems={[]}
			home={homeOf(actions, at, path)}
			elsewhere={inItsNote(actions.app, path, 'change')}
			shownIn={path}
			text={undefined}
			actions={actions}
			isPending={isPending}
			startsOpen={false}
			write={change => void during(change())}
		/>
	);
}
