import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { Move } from '../../../rules/move';
import type { Ruleset } from '../../../rules/ruleset';
import { MoveFinder } from '../moves/dialog/move-finder';
import { shownMoves } from '../moves/dialog/move-search';
import { TableFind } from './table-find';

interface FindSectionProps {
	readonly ruleset: Ruleset;
	/** The names of moves that are due. */
	readonly offer: readonly string[];
	readonly field: RefObject<HTMLInputElement | null>;
	readonly onPick: (move: Move) => void;
	/** Moves to choose from before anything is typed. */
	readonly children: ComponentChildren;
}

/** Finds a move by a few letters; with the focus in the empty field, moves to choose from stand below it. */
export function FindSection({ ruleset, offer, field, onPick, children }: FindSectionProps): JSX.Element {
	const [hasFocus, setFocus] = useState(false);
	return (
		<div
			onFocusIn={() => setFocus(true)}
			onFocusOut={({ currentTarget, relatedTarget }) => {
				if (!isInside(currentTarget, relatedTarget)) setFocus(false);
			}}
		>
			<TableFind>
				{({ clear, ...search }) => (
					<>
						<MoveFinder
							{...search}
							id="sworn-table-move"
							field={field}
							matches={search.isOpen ? shownMoves(ruleset, search.query, offer, []) : []}
							onPick={move => {
								clear();
								onPick(move);
							}}
						/>
						{/* a press on a row leaves the focus in the field, so that the rows stay until it has been carried out */}
						{hasFocus && !search.isOpen && <div onMouseDown={event => event.preventDefault()}>{children}</div>}
					</>
				)}
			</TableFind>
		</div>
	);
}

const isInside = (part: Element, target: EventTarget | null): boolean =>
	target !== null && 'nodeType' in target && part.contains(target as Node);
