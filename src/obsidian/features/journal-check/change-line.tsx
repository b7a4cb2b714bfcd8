import type { JSX } from 'preact';
import type { ToldChange } from '../../../journal/check/recorded-changes';
import { placeWords } from './check-words';

/** A line of a note, counted from 1. */
export type Place = Pick<ToldChange, 'path' | 'line'>;

export type GoTo = (place: Place) => void;

/** “Session 3, line 41”: opens the note there. */
export const LineLink = ({ place, goTo }: { readonly place: Place; readonly goTo: GoTo }): JSX.Element => (
	<button type="button" class="sworn-line-button" onClick={() => goTo(place)}>
		{placeWords(place)}
	</button>
);

interface ToldLineProps {
	readonly told: ToldChange;
	readonly goTo: GoTo;
}

/** A line with a change, as it is written, and the move that it belongs to. */
export const ToldLine = ({ told, goTo }: ToldLineProps): JSX.Element => (
	<div class="sworn-told-line">
		<LineLink place={told} goTo={goTo} />
		<code>{told.words}</code>
		{told.move !== undefined && <span class="sworn-about">{told.move}</span>}
	</div>
);
