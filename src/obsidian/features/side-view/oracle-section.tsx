import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import type { Oracle } from '../../../rules/oracles/oracle';
import { findOracles, combinedShortName } from '../../../rules/oracles/combined-oracles';
import { isOtherForm } from '../../components/finder/modifier-keys';
import { toggled } from '../oracles/favourites';
import { OracleFinder, type RecentOracles } from '../oracles/oracle-finder';
import type { TableActions } from './side-view-actions';
import { TableFind } from './side-view-search';
import { t } from '../../../i18n/translate';

interface OracleSectionProps {
	readonly book: () => OracleBook;
	readonly atHand: RecentOracles;
	readonly acts: Pick<TableActions, 'ask' | 'roll'>;
}

/**
 * Buttons for favourite oracles, and a search for all others. The book is loaded only if there are favourites or a
 * search begins.
 */
export function OracleSection({ book, atHand, acts }: OracleSectionProps): JSX.Element {
	const field = useRef<HTMLInputElement>(null);
	const [favourites, setFavourites] = useState(atHand.favourites);
	return (
		<>
			<Favourites names={favourites} book={book} acts={acts} />
			<TableFind>
				{({ clear, ...search }) => (
					<OracleFinder
						{...search}
						{...atHand}
						id="sworn-table-oracle"
						field={field}
						book={book}
						favourites={favourites}
						onFavourite={name => {
							atHand.onFavourite(name);
							setFavourites(toggled(favourites, name));
						}}
						onPick={(entry, isOther) => {
							clear();
							if (entry.kind === 'question') acts.ask(entry.question);
							else acts.roll(entry.asked, isOther);
						}}
					/>
				)}
			</TableFind>
			<button type="button" class="sworn-table-ask" onClick={() => acts.ask('')}>
				{t('Ask the oracle…')}
			</button>
		</>
	);
}

interface FavouritesProps extends Pick<OracleSectionProps, 'book' | 'acts'> {
	readonly names: readonly string[];
}

/** The favourites that the current book contains. */
function Favourites({ names, book, acts }: FavouritesProps): JSX.Element | null {
	const found = names.length === 0 ? [] : names.flatMap(name => inBook(book(), name));
	if (found.length === 0) return null;
	return (
		<ul class="sworn-table-favourites" aria-label={t('Favourite oracles')}>
			{found.map(({ name, oracles }) => (
				<li key={name}>
					<button type="button" onClick={event => acts.roll({ oracles, times: 1 }, isOtherForm(event))}>
						{`${combinedShortName(oracles)} `}
						<span class="sworn-detail">{oracles[0]?.path.slice(0, -1).join(' / ')}</span>
					</button>
				</li>
			))}
		</ul>
	);
}

function inBook(
	book: OracleBook,
	name: string,
): readonly { readonly name: string; readonly oracles: readonly Oracle[] }[] {
	const oracles = findOracles(book, name);
	return oracles ? [{ name, oracles }] : [];
}
