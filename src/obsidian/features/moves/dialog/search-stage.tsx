import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../../rules/move';
import type { Ruleset } from '../../../../rules/ruleset';
import { MoveFinder } from './move-finder';
import { shownMoves } from './move-search';

interface SearchStageProps {
	readonly ruleset: Ruleset;
	readonly recent: readonly string[];
	readonly offer: readonly string[];
	readonly query: string;
	readonly onQuery: (query: string) => void;
	readonly onPick: (move: Move) => void;
}

/** Stage one: find the move by a few letters. */
export function SearchStage({ ruleset, recent, offer, query, onQuery, onPick }: SearchStageProps): JSX.Element {
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	return (
		<MoveFinder
			id="sworn-move"
			field={field}
			query={query}
			matches={shownMoves(ruleset, query, offer, recent)}
			isOpen={true}
			onQuery={onQuery}
			onPick={onPick}
		/>
	);
}
