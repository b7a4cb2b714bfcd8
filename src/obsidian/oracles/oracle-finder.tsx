import type { JSX, RefObject } from 'preact';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { Finder } from '../finder/finder';
import type { OracleEntry } from './oracle-entries';
import { oracleEntries } from './oracle-entries';

interface OracleFinderProps {
	/** Keeps the parts of two finders apart: the dialog opens over the Table. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	/** Read when the list shows. */
	readonly book: () => OracleBook;
	/** Names of the oracles asked last, newest first. */
	readonly recent: readonly string[];
	readonly query: string;
	/** Whether the list shows. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** `isOther`: with Shift, or Ctrl or Cmd held at a press. */
	readonly onPick: (entry: OracleEntry, isOther: boolean) => void;
}

/** A few letters, arrows and Enter find an oracle, or ask a question with a yes or a no. */
export function OracleFinder({ book, recent, onPick, ...finder }: OracleFinderProps): JSX.Element {
	const entries = finder.isOpen ? oracleEntries(book(), finder.query, recent) : [];
	return (
		<Finder
			{...finder}
			label="Find an oracle"
			listLabel="Oracles"
			placeholder="A question, or the name of an oracle"
			none=""
			rows={entries.map(({ row }) => row)}
			onPick={(index, isOther) => {
				const entry = entries[index];
				if (entry) onPick(entry, isOther);
			}}
		/>
	);
}
