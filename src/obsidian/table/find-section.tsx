import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { Move } from '../../rules/move';
import type { Ruleset } from '../../rules/ruleset';
import { MoveFinder } from '../move-dialog/move-finder';
import { shownMoves } from '../move-dialog/move-search';

interface FindSectionProps {
	readonly ruleset: Ruleset;
	/** Names of moves that are due. */
	readonly offer: readonly string[];
	readonly field: RefObject<HTMLInputElement | null>;
	readonly onPick: (move: Move) => void;
}

/** Finds a move by a few letters; the list shows once something is typed. */
export function FindSection({ ruleset, offer, field, onPick }: FindSectionProps): JSX.Element {
	const [query, setQuery] = useState('');
	const isOpen = query.trim() !== '';
	return (
		<div
			class="sworn-table-find"
			onKeyDown={event => {
				if (event.key === 'Escape') setQuery('');
			}}
		>
			<MoveFinder
				id="sworn-table-move"
				field={field}
				query={query}
				matches={isOpen ? shownMoves(ruleset, query, offer, []) : []}
				isOpen={isOpen}
				onQuery={setQuery}
				onPick={move => {
					setQuery('');
					onPick(move);
				}}
			/>
		</div>
	);
}
