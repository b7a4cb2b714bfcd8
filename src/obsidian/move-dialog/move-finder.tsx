import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MoveMatch } from '../../rules/find-move';
import type { TextRange } from '../../rules/folded-text';
import type { Move } from '../../rules/move';
import { textParts } from './move-search';

interface MoveFinderProps {
	/** Keeps the parts of two finders apart: the dialog opens over the Table. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly query: string;
	readonly matches: readonly MoveMatch[];
	/** Whether the list shows. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	readonly onPick: (move: Move) => void;
}

/** A few letters, arrows and Enter find a move. The focus stays in the field. */
export function MoveFinder({ id, field, query, matches, isOpen, onQuery, onPick }: MoveFinderProps): JSX.Element {
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const rowId = (index: number): string => `${id}-${index}`;
	useLayoutEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [active, query]);

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.isComposing || !isOpen) return;
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		const count = matches.length;
		if (step !== 0 && count > 0) setActive((active + step + count) % count);
		const match = event.key === 'Enter' && !event.repeat ? matches[active] : undefined;
		if (match) onPick(match.move);
		if (step !== 0 || event.key === 'Enter') event.preventDefault();
	};
	return (
		<div class="sworn-search">
			<input
				ref={field}
				class="sworn-search-field"
				type="text"
				role="combobox"
				aria-label="Find a move"
				aria-expanded={isOpen}
				aria-autocomplete="list"
				aria-controls={isOpen ? `${id}-list` : undefined}
				aria-activedescendant={isOpen && matches.length > 0 ? rowId(active) : undefined}
				placeholder="Name, initials or what happens"
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
				<div ref={list} class="sworn-move-list" id={`${id}-list`} role="listbox" aria-label="Moves">
					{matches.map((match, index) => (
						<MoveRow
							key={match.move._id}
							id={rowId(index)}
							match={match}
							isActive={index === active}
							onPick={() => onPick(match.move)}
						/>
					))}
				</div>
			)}
			<p class="sworn-empty" role="status">
				{isOpen && matches.length === 0 && 'No move answers to that. Try initials, or a word of the trigger.'}
			</p>
		</div>
	);
}

interface MoveRowProps {
	readonly id: string;
	readonly match: MoveMatch;
	readonly isActive: boolean;
	readonly onPick: () => void;
}

/** A press must not take the focus from the field. */
function MoveRow({ id, match, isActive, onPick }: MoveRowProps): JSX.Element {
	const { move, nameRanges, hint, hintRanges } = match;
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
				<Marked text={move.name} ranges={nameRanges} />
			</span>
			<span class="sworn-move-category">{move.category.replace(/ Moves$/, '')}</span>
			<span class="sworn-move-hint">
				<Marked text={hint} ranges={hintRanges} />
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
