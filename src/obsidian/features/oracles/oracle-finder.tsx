import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { combinedName } from '../../../rules/oracles/combined-oracles';
import { Finder } from '../../components/finder/finder';
import type { OracleEntry } from './oracle-entries';
import { oracleEntries } from './oracle-entries';
import { t } from '../../../language/text';

/** The oracles that are listed first. */
export interface RecentOracles {
	/** The names of favourites. */
	readonly favourites: readonly string[];
	/** The names of recently asked oracles, newest first. */
	readonly recent: readonly string[];
	/** Toggles a favourite. */
	readonly onFavourite: (name: string) => void;
}

interface OracleFinderProps extends RecentOracles {
	/** A prefix for element ids: the dialog can open above the Table, which has a finder, too. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	/** Loads the book when the list is opened. */
	readonly book: () => OracleBook;
	readonly query: string;
	/** Whether the list is displayed. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	/** `isOther` is true if Shift, Ctrl or Cmd is held. */
	readonly onPick: (entry: OracleEntry, isOther: boolean) => void;
}

/** A finder for oracles, operated with letters, arrows and Enter, which can also ask a yes-or-no question. */
export function OracleFinder(props: OracleFinderProps): JSX.Element {
	const { book, favourites, recent, onFavourite, onPick, ...finder } = props;
	// The order stays fixed, so that a row does not move when it becomes a favourite.
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
