import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

/** What a search on the Table is about just now. */
export interface Search {
	readonly query: string;
	/** The list shows once something is typed. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** Something was picked: the search is over. */
	readonly clear: () => void;
}

/** A search on the Table; Esc empties it on the way back to the note. */
export function TableFind({ children }: { children: (search: Search) => ComponentChildren }): JSX.Element {
	const [query, setQuery] = useState('');
	const clear = () => setQuery('');
	return (
		<div
			class="sworn-table-find"
			onKeyDown={event => {
				if (event.key === 'Escape') clear();
			}}
		>
			{children({ query, isOpen: query.trim() !== '', onQuery: setQuery, clear })}
		</div>
	);
}
