import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FinderRow, type FoundRow, type Star } from './finder-row';
import { isOtherForm } from './modifier-keys';
import { t } from '../../../i18n/translate';
import { isComposing } from '../is-composing';

interface FinderProps {
	/** A prefix for element ids: a dialog with a finder can open above the Table, which has one, too. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	/** The label of the field: "Find a move", "Moves". */
	readonly label: string;
	readonly listLabel: string;
	readonly placeholder: string;
	/** The message when nothing matches. */
	readonly none: string;
	readonly query: string;
	readonly rows: readonly FoundRow[];
	/** Whether the list is displayed. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** `isOther` is true if Shift, Ctrl or Cmd is held. */
	readonly onPick: (index: number, isOther: boolean) => void;
	/**
	 * Called with the active row, initially and on every change. If set, details of the active row are displayed
	 * elsewhere, so a first press only activates a row and a second one picks it.
	 */
	readonly onActive?: (index: number) => void;
	/** Toggles a favourite; undefined if there are no favourites. */
	readonly onStar?: (name: string) => void;
}

/**
 * A search field with a list of results, operated with letters, arrows and Enter. The focus stays in the field. With
 * stars the list is a grid, as a listbox option may not contain a button.
 */
export function Finder(props: FinderProps): JSX.Element {
	const { id, field, label, listLabel, placeholder, none, query, rows, isOpen, onQuery, onPick, onActive, onStar } =
		props;
	const [chosen, setActive] = useState(0);
	const active = Math.max(0, Math.min(chosen, rows.length - 1));
	const [starred, setStarred] = useState('');
	const list = useRef<HTMLDivElement>(null);
	const rowId = (index: number): string => `${id}-${index}`;
	useLayoutEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [active, query]);
	const activeKey = rows[active]?.key;
	useLayoutEffect(() => onActive?.(active), [activeKey]);

	const star = ({ name, isOn }: Star) => {
		setStarred(isOn ? t('{name} is no favourite any more.', { name }) : t('{name} is a favourite now.', { name }));
		onStar?.(name);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event) || !isOpen) return;
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		const count = rows.length;
		const row = rows[active];
		const isStar = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
		if (step !== 0 && count > 0) setActive((active + step + count) % count);
		if (event.key === 'Enter' && !event.repeat && row) onPick(active, isOtherForm(event));
		if (isStar && row?.star) star(row.star);
		if (step !== 0 || event.key === 'Enter' || (isStar && onStar)) event.preventDefault();
	};
	const empty = rows.length === 0 ? none : starred;
	return (
		<div class="sworn-search">
			<input
				ref={field}
				class="sworn-search-field"
				type="text"
				role="combobox"
				aria-label={label}
				aria-expanded={isOpen}
				aria-haspopup={onStar ? 'grid' : 'listbox'}
				aria-autocomplete="list"
				aria-controls={isOpen ? `${id}-list` : undefined}
				aria-activedescendant={isOpen && rows.length > 0 ? rowId(active) : undefined}
				placeholder={placeholder}
				autocomplete="off"
				spellcheck={false}
				enterkeyhint="go"
				value={query}
				onInput={event => {
					setActive(0);
					onQuery(event.currentTarget.value);
				}}
				onKeyDown={onKeyDown}
			/>
			{isOpen && (
				<div
					ref={list}
					class="sworn-move-list"
					id={`${id}-list`}
					role={onStar ? 'grid' : 'listbox'}
					aria-label={listLabel}
				>
					{rows.map((row, index) => (
						<FinderRow
							key={row.key}
							id={rowId(index)}
							row={row}
							isActive={index === active}
							onPick={event => {
								if (onActive && index !== active) setActive(index);
								else onPick(index, isOtherForm(event));
							}}
							onStar={onStar && star}
						/>
					))}
				</div>
			)}
			<p class={`sworn-empty${rows.length > 0 ? ' sworn-unseen' : ''}`} role="status">
				{isOpen && empty}
			</p>
		</div>
	);
}
