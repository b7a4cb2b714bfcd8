import type { JSX } from 'preact';
import type { RecordedChange } from '../../../journal/journal-check/recorded-changes';
import { placeWords } from './format-check';

/** A line in a note, counted from 1. */
export type Place = Pick<RecordedChange, 'path' | 'line'>;

export type GoTo = (place: Place) => void;

/** A link such as “Session 3, line 41” that opens the note at that line. */
export const LineLink = ({ place, goTo }: { readonly place: Place; readonly goTo: GoTo }): JSX.Element => (
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
