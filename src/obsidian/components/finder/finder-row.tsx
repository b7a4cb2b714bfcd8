import type { JSX } from 'preact';
import type { TextRange } from '../../../rules/search/folded-text';
import { t } from '../../../i18n/translate';

/** One search result, with the ranges that matched. */
export interface FoundRow {
	readonly key: string;
	readonly name: string;
	readonly nameRanges: readonly TextRange[];
	readonly category: string;
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
	/** The favourite toggle, with the full name. */
	readonly star?: Star;
}

export interface Star {
	readonly name: string;
	readonly isOn: boolean;
}

interface FinderRowProps {
	readonly id: string;
	readonly row: FoundRow;
	readonly isActive: boolean;
	readonly onPick: (event: MouseEvent) => void;
	/** Undefined in a list without favourites. */
	readonly onStar: ((star: Star) => void) | undefined;
}

/** A row of the finder. `mousedown` is prevented so that the search field keeps the focus. */
export function FinderRow({ id, row, isActive, onPick, onStar }: FinderRowProps): JSX.Element {
	const attributes = {
		id,
		class: `suggestion-item sworn-move-row${onStar ? ' has-star' : ''}${isActive ? ' is-selected' : ''}`,
		'aria-selected': isActive,
		onMouseDown: (event: MouseEvent) => event.preventDefault(),
		onClick: onPick,
	};
	if (!onStar)
		return (
			<div {...attributes} role="option">
				<Words row={row} />
			</div>
		);
	return (
		<div {...attributes} role="row">
			<div class="sworn-move-words" role="gridcell">
				<Words row={row} />
			</div>
			<div role="gridcell">{row.star && <StarButton star={row.star} isActive={isActive} onStar={onStar} />}</div>
		</div>
	);
}

function Words({ row }: { row: FoundRow }): JSX.Element {
	return (
		<>
			<span class="sworn-move-name">
				<Marked text={row.name} ranges={row.nameRanges} />
			</span>
			<span class="sworn-move-category">{row.category}</span>
			<span class="sworn-move-hint">
				<Marked text={row.hint} ranges={row.hintRanges} />
			</span>
		</>
	);
}

interface StarButtonProps {
	readonly star: Star;
	readonly isActive: boolean;
	readonly onStar: (star: Star) => void;
}

/** The star of a row. Tab moves from the field to the star of the selected row. */
function StarButton({ star, isActive, onStar }: StarButtonProps): JSX.Element {
	return (
		<button
			type="button"
			class="sworn-star"
			tabIndex={isActive ? 0 : -1}
			aria-label={t('Favourite: {name}', { name: star.name })}
			aria-pressed={star.isOn}
			onClick={event => {
				event.stopPropagation();
				onStar(star);
			}}
		>
			{star.isOn ? '★' : '☆'}
		</button>
	);
}

/** A text with its search matches. */
function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }): JSX.Element {
	return (
		<>
			{textParts(text, ranges).map(part =>
				part.isMet ? <span class="suggestion-highlight sworn-met">{part.text}</span> : part.text,
			)}
		</>
	);
}

/** A part of a text, and whether it matched the search. */
interface TextPart {
	readonly text: string;
	readonly isMet: boolean;
}

/** Splits a text at the ranges, which must be sorted and must not overlap. */
export function textParts(text: string, ranges: readonly TextRange[]): readonly TextPart[] {
	const ends = ranges.flatMap(({ from, to }) => [from, to]);
	const cuts = [0, ...ends, text.length];
	return cuts
		.slice(1)
		.map((to, i) => ({ text: text.slice(cuts[i], to), isMet: i % 2 === 1 }))
		.filter(part => part.text !== '');
}
