import type { JSX } from 'preact';
import type { TrackAt } from '../../journal/track/tracks-of-note';
import { inItsNote } from '../blocks/elsewhere';
import { TrackBlock } from '../blocks/track-block';
import { useUnderWay } from '../character/under-way';
import { homeOf } from '../commands/tracks-in-reach';
import type { Desk } from '../desk';

interface TableTrackProps {
	readonly at: TrackAt;
	/** The note that the Table acts on. */
	readonly path: string;
	readonly desk: Desk;
}

/** A track or clock, changed where it lives. */
export function TableTrack({ at, path, desk }: TableTrackProps): JSX.Element {
	const [isPending, during] = useUnderWay();
	return (
		<TrackBlock
			track={at.track}
			problems={[]}
			home={homeOf(desk, at, path)}
			elsewhere={inItsNote(desk.app, path, 'change')}
			shownIn={path}
			text={undefined}
			desk={desk}
			isPending={isPending}
			startsOpen={false}
			write={change => void during(change())}
		/>
	);
}
