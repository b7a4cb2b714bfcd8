import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { OracleFinder } from '../oracles/oracle-finder';
import type { TableActs } from './table-acts';
import { TableFind } from './table-find';

interface OracleSectionProps {
	readonly book: () => OracleBook;
	/** Names of the oracles asked last, newest first. */
	readonly recent: readonly string[];
	readonly acts: Pick<TableActs, 'ask' | 'roll'>;
}

/** Finds an oracle by a few letters; the book is read only then. */
export function OracleSection({ book, recent, acts }: OracleSectionProps): JSX.Element {
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<TableFind>
				{({ clear, ...search }) => (
					<OracleFinder
						{...search}
						id="sworn-table-oracle"
						field={field}
						book={book}
						recent={recent}
						onPick={(entry, isOther) => {
							clear();
							if (entry.kind === 'question') acts.ask(entry.question);
							else acts.roll(entry.asked, isOther);
						}}
					/>
				)}
			</TableFind>
			<button type="button" class="sworn-table-ask" onClick={() => acts.ask('')}>
				Ask the oracle…
			</button>
		</>
	);
}
