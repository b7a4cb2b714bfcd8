import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TrackAt } from '../../journal/track/tracks-of-note';
import { TrackBlock } from '../blocks/track-block';
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
	const [underWay, setUnderWay] = useState(0);
	const during = async (change: () => Promise<boolean>): Promise<void> => {
		setUnderWay(count => count + 1);
		try {
			await change();
		} finally {
			setUnderWay(count => count - 1);
		}
	};
	return (
		<TrackBlock
			track={at.track}
			problems={[]}
			home={homeOf(desk, at, path)}
			shownIn={path}
			text={undefined}
			desk={desk}
			isPending={underWay > 0}
			startsOpen={false}
			write={change => void during(change)}
		/>
	);
}
