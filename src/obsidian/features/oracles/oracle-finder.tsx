import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { combinedName } from '../../../rules/oracles/combined-oracles';
import { Finder } from '../../components/finder/finder';
import type { OracleEntry } from './oracle-entries';
import { oracleEntries } from './oracle-entries';
import { t } from '../../../language/text';

/** The oracles that come first. */
export interface RecentOracles {
	/** Names of those that the player wants at hand. */
	readonly favourites: readonly string[];
	/** Names of those asked last, newest first. */
	readonly recent: readonly string[];
	/** Adds a favourite, or takes it away again. */
	readonly onFavourite: (name: string) => void;
}

interface OracleFinderProps extends RecentOracles {
	/** Keeps the parts of two finders apart: the dialog opens over the Table. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	/** Read when the list shows. */
	readonly book: () => OracleBook;
	readonly query: string;
	/** Whether the list shows. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** `isOther`: with Shift, or Ctrl or Cmd held at a press. */
	readonly onPick: (entry: OracleEntry, isOther: boolean) => void;
}

/** A few letters, arrows and Enter find an oracle, or ask a question with a yes or a no. */
export function OracleFinder(props: OracleFinderProps): JSX.Element {
	const { book, favourites, recent, onFavourite, onPick, ...finder } = props;
	// A row does not move away from under the finger that makes it a favourite.
	const [first] = useState([...favourites, ...recent]);
	const entries = finder.isOpen ? oracleEntries(book(), finder.query, first) : [];
	const nameOf = (entry: OracleEntry | undefined) =>
		entry?.kind === 'oracle' ? combinedName(entry.asked.oracles) : undefined;
	return (
		<Finder
			{...finder}
			label={t('Find an oracle')}
			listLabel={t('Oracles')}
			placeholder={t('A question, or the name of an oracle')}
			none=""
			rows={entries.map(entry => {
				const name = nameOf(entry);
				return name === undefined ? entry.row : { ...entry.row, star: { name, isOn: favourites.includes(name) } };
			})}
			onStar={onFavourite}
			onPick={(index, isOther) => {
				const entry = entries[index];
				if (entry) onPick(entry, isOther);
			}}
		/>
	);
}
