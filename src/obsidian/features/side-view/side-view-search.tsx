import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isComposing } from '../../components/is-composing';

/** The state of a search on the Table. */
export interface Search {
	readonly query: string;
	/** Whether the list is displayed, which is the case once something is typed. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** Ends the search after a pick. */
	readonly clear: () => void;
}

/** A search on the Table. Esc clears it and returns to the note. */
export function TableFind({ children }: { children: (search: Search) => ComponentChildren }): JSX.Element {
	const [query, setQuery] = useState('');
	const clear = () => setQuery('');
	return (
		<div
			class="sworn-table-find"
			onKeyDown={event => {
				if (event.key === 'Escape' && !isComposing(event)) clear();
			}}
		>
			{children({ query, isOpen: query.trim() !== '', onQuery: setQuery, clear })}
		</div>
	);
}
