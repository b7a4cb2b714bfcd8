import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { OracleFinder } from '../oracles/oracle-finder';
import type { TableActs } from './table-acts';

interface OracleSectionProps {
	readonly book: () => OracleBook;
	/** Names of the oracles asked last, newest first. */
	readonly recent: readonly string[];
	readonly acts: Pick<TableActs, 'ask' | 'roll'>;
}

/** Finds an oracle by a few letters; the list shows once something is typed, and the book is read only then. */
export function OracleSection({ book, recent, acts }: OracleSectionProps): JSX.Element {
	const [query, setQuery] = useState('');
	const field = useRef<HTMLInputElement>(null);
	const isOpen = query.trim() !== '';
	return (
		<div
			class="sworn-table-find"
			onKeyDown={event => {
				if (event.key === 'Escape') setQuery('');
			}}
		>
			<OracleFinder
				id="sworn-table-oracle"
				field={field}
				book={book}
				recent={recent}
				query={query}
				isOpen={isOpen}
				onQuery={setQuery}
				onPick={(entry, isOther) => {
					setQuery('');
					if (entry.kind === 'question') acts.ask(entry.question);
					else acts.roll(entry.oracle, isOther ? 'line' : 'block');
				}}
			/>
			<button type="button" onClick={() => acts.ask('')}>
				Ask the oracle…
			</button>
		</div>
	);
}
