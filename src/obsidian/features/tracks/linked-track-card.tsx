import type { JSX } from 'preact';
import type { TrackAt } from '../../../journal/track/parse-tracks';
import type { CardNote } from '../../components/card-note';
import { useUnderWay } from '../../components/pending-write';
import type { JournalActions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';
import { TrackBlock } from './track-block';
import { homeOf } from './available-tracks';

interface TrackElsewhereProps {
	readonly at: TrackAt;
	/** The path of the note that a view acts on. */
	readonly path: string;
	readonly actions: JournalActions;
}

/** The card of a track or clock in a view outside its note. Changes go to the note that contains it. */
export function TrackElsewhere({ at, path, actions }: TrackElsewhereProps): JSX.Element {
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

/** A note for tracks whose location is unknown: they have to be changed in the note that the view acts on. */
const inItsNote = (actions: JournalActions, path: string): CardNote => ({
	text: t('Shown from another place: open the note to change it.'),
	label: t('Open note'),
	open: () => actions.openNote(path),
});
