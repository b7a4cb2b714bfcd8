import { given } from '../collections';
import { D100 } from '../oracles/oracle';
import type { SiteCard, SiteCards } from '../oracles/site-cards';
import { entryOf, type Pack } from './pack';
import { overlaps, readOracleRow } from './read-house-oracles';
import { arrayItems, entriesOf, optionalText, property, requiredText, type UncheckedValue } from './unchecked-value';
import { reportUnknownKeys } from './unknown-keys';

/** The theme and domain cards of a file. One without a name is left out. */
export const readHouseCards = (file: UncheckedValue, pack: Pack): SiteCards => ({
	themes: readCards(property(file, 'site_themes'), 'delve_site_theme', pack),
	domains: readCards(property(file, 'site_domains'), 'delve_site_domain', pack),
});

const CARD = ['name', 'summary', 'description', 'features', 'dangers', 'name_oracle', 'replaces'];

const readCards = (cards: UncheckedValue, kind: string, pack: Pack): readonly SiteCard[] =>
	entriesOf(cards).flatMap(([key, card]) => {
		reportUnknownKeys(card, CARD);
		const name = requiredText(property(card, 'name'), 'the name of the card');
		if (name === undefined) return [];
		return {
			...entryOf(card, pack, `${kind}:${pack.id}/${key}`),
			name,
			...given({ summary: optionalText(property(card, 'summary')) }),
			features: readRows(card, 'features'),
			dangers: readRows(card, 'dangers'),
		};
	});

function readRows(card: UncheckedValue, key: 'features' | 'dangers'): SiteCard['features'] {
	const rows = arrayItems(property(card, key)).flatMap(row => readOracleRow(row, D100) ?? []);
	overlaps(card, key, rows);
	return rows;
}
