import type { JSX, RefObject } from 'preact';
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
}

/** Finds a move by a few letters. */
export function FindSection({ ruleset, offer, field, onPick }: FindSectionProps): JSX.Element {
	return (
		<TableFind>
			{({ clear, ...search }) => (
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
			)}
		</TableFind>
	);
}
