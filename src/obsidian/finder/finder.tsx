import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TextRange } from '../../rules/folded-text';
import { isOtherForm } from './other-form';
import { textParts } from './text-parts';

/** One thing that was found, and what of it the search met. */
export interface FoundRow {
	readonly key: string;
	readonly name: string;
	readonly nameRanges: readonly TextRange[];
	readonly category: string;
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

interface FinderProps {
	/** Keeps the parts of two finders apart: a dialog opens over the Table. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	/** What is looked for: "Find a move", "Moves". */
	readonly label: string;
	readonly listLabel: string;
	readonly placeholder: string;
	/** What is said when nothing answers. */
	readonly none: string;
	readonly query: string;
	readonly rows: readonly FoundRow[];
	/** Whether the list shows. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** `isOther`: with Shift, or Ctrl or Cmd held at a press. */
	readonly onPick: (index: number, isOther: boolean) => void;
	/**
	 * Told which row would be picked, at the start and whenever it is another. Then more of it stands elsewhere, so a press on
	 * a row goes there first, and a second one picks it.
	 */
	readonly onActive?: (index: number) => void;
}

/** A few letters, arrows and Enter find it. The focus stays in the field. */
export function Finder(props: FinderProps): JSX.Element {
	const { id, field, label, listLabel, placeholder, none, query, rows, isOpen, onQuery, onPick, onActive } = props;
	const [chosen, setActive] = useState(0);
	const active = Math.max(0, Math.min(chosen, rows.length - 1));
	const list = useRef<HTMLDivElement>(null);
	const rowId = (index: number): string => `${id}-${index}`;
	useLayoutEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [active, query]);
	const activeKey = rows[active]?.key;
	useLayoutEffect(() => onActive?.(active), [activeKey]);

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.isComposing || !isOpen) return;
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		const count = rows.length;
		if (step !== 0 && count > 0) setActive((active + step + count) % count);
		if (event.key === 'Enter' && !event.repeat && rows[active]) onPick(active, isOtherForm(event));
		if (step !== 0 || event.key === 'Enter') event.preventDefault();
	};
	return (
		<div class="sworn-search">
			<input
				ref={field}
				class="sworn-search-field"
				type="text"
				role="combobox"
				aria-label={label}
				aria-expanded={isOpen}
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
				<div ref={list} class="sworn-move-list" id={`${id}-list`} role="listbox" aria-label={listLabel}>
					{rows.map((row, index) => (
						<Row
							key={row.key}
							id={rowId(index)}
							row={row}
							isActive={index === active}
							onPick={event => {
								if (onActive && index !== active) setActive(index);
								else onPick(index, isOtherForm(event));
							}}
						/>
					))}
				</div>
			)}
			<p class="sworn-empty" role="status">
				{isOpen && rows.length === 0 && none}
			</p>
		</div>
	);
}

interface RowProps {
	readonly id: string;
	readonly row: FoundRow;
	readonly isActive: boolean;
	readonly onPick: (event: MouseEvent) => void;
}

/** A press must not take the focus from the field. */
function Row({ id, row, isActive, onPick }: RowProps): JSX.Element {
	return (
		<div
			id={id}
			class={`suggestion-item sworn-move-row${isActive ? ' is-selected' : ''}`}
			role="option"
			aria-selected={isActive}
			onMouseDown={event => event.preventDefault()}
			onClick={onPick}
		>
			<span class="sworn-move-name">
				<Marked text={row.name} ranges={row.nameRanges} />
			</span>
			<span class="sworn-move-category">{row.category}</span>
			<span class="sworn-move-hint">
				<Marked text={row.hint} ranges={row.hintRanges} />
			</span>
		</div>
	);
}

/** A text with what the search met in it. */
function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }): JSX.Element {
	return (
		<>
			{textParts(text, ranges).map(part =>
				part.isMet ? <span class="suggestion-highlight sworn-met">{part.text}</span> : part.text,
			)}
		</>
	);
}
