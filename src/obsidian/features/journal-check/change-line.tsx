import type { JSX } from 'preact';
import type { RecordedChange } from '../../../journal/journal-check/recorded-changes';
import type { LineOfNote } from '../../../journal/notes/line-of-note';
import { placeWords } from './format-check';

export type GoTo = (place: LineOfNote) => void;

/** A link such as “Session 3, line 41” that opens the note at that line. */
export const LineLink = ({ place, goTo }: { readonly place: LineOfNote; readonly goTo: GoTo }): JSX.Element => (
	<button type="button" class="sworn-line-button" onClick={() => goTo(place)}>
		{placeWords(place)}
	</button>
);

interface RecordedLineProps {
	readonly recorded: RecordedChange;
	readonly goTo: GoTo;
}

/** A recorded change as written, with its move. */
export const RecordedLine = ({ recorded, goTo }: RecordedLineProps): JSX.Element => (
	<div class="sworn-told-line">
		<LineLink place={recorded} goTo={goTo} />
		<code>{recorded.words}</code>
		{recorded.move !== undefined && <span class="sworn-about">{recorded.move}</span>}
	</div>
);
