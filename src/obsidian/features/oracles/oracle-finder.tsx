import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { combinedName } from '../../../rules/oracles/combined-oracles';
import { Finder } from '../../components/finder/finder';
import { t } from '../../../i18n/translate';
import { searchOracles, type OracleMatch } from '../../../rules/oracles/search-oracles';
import type { Asked } from '../../../play/oracles/oracles-asked';
import type { FoundRow } from '../../components/finder/finder-row';

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

/** An entry to pick: a yes-or-no question, or oracles to roll on. */
type OracleEntry =
	| { readonly kind: 'question'; readonly question: string; readonly row: FoundRow }
	| { readonly kind: 'oracle'; readonly asked: Asked; readonly row: FoundRow };

/** How many entries are listed; any other is found by typing more letters. */
const SHOWN = 30;

/** The entries to list. The question comes first if nothing or a question is typed, and last after found oracles. */
function oracleEntries(book: OracleBook, query: string, recent: readonly string[]): readonly OracleEntry[] {
	const typed = query.trim();
	const question = questionEntry(typed);
	const once = searchOracles(book, typed, recent).map(match => entryOf(match, 1));
	const oracles = [...once, ...severalTimes(book, typed, recent)].slice(0, SHOWN);
	return typed === '' || typed.endsWith('?') ? [question, ...oracles] : [...oracles, question];
}

/** "first look 2" rolls that many times. */
const WITH_NUMBER = /^(.{1,80}?)\s?[x×]?\s?([2-6])$/;

function severalTimes(book: OracleBook, typed: string, recent: readonly string[]): readonly OracleEntry[] {
	const [, query, times] = WITH_NUMBER.exec(typed) ?? [];
	if (query === undefined) return [];
	const found = searchOracles(book, query, recent);
	return found.filter(({ oracles }) => oracles.length === 1).map(match => entryOf(match, Number(times)));
}

function entryOf({ oracles, ...met }: OracleMatch, times: number): OracleEntry {
	const row: FoundRow = {
		...met,
		key: [...oracles.map(({ _id }) => _id), times].join(),
		name: times > 1 ? `${met.name} × ${times}` : met.name,
		category: oracles.map(diceOf).join(' + '),
		hint: met.hint + timesOf(oracles),
	};
	return { kind: 'oracle', asked: { oracles, times }, row };
}

const diceOf = ({ dice: { count, sides } }: Asked['oracles'][number]): string => `${count > 1 ? count : ''}d${sides}`;

/** The number of rolls that the book recommends. */
function timesOf([oracle]: Asked['oracles']): string {
	const times = oracle?.recommended_rolls;
	return times ? t(' ({min}–{max} rolls)', { min: times.min, max: times.max }) : '';
}

const questionEntry = (question: string): OracleEntry => ({
	kind: 'question',
	question,
	row: {
		key: 'question',
		name: question === '' ? t('Ask a yes or no question') : question,
		nameRanges: [],
		category: t('yes or no'),
		hint: question === '' ? t('Type it, or choose how likely a yes is') : t('Ask this with a yes or a no'),
		hintRanges: [],
	},
});
