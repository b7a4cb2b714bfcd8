import { findMove } from '../find-move';
import type { Reading } from '../problem';
import { read } from '../problem';
import type { Ruleset } from '../ruleset';
import type { CardsOfSite, Site, SiteCard } from '../sites/site-card';
import { cardsOf } from '../sites/site-card';
import { oracleOfTable } from './move-oracles';
import type { Oracle, OracleDice, OracleRow } from './oracle';

/** The cards of themes and domains, each by itself: "Site Theme / Ancient / Feature". Its own rows are all that can come up. */
export function cardOracles({ sites }: Ruleset): readonly Oracle[] {
	const { themes, domains } = sites?.() ?? { themes: [], domains: [] };
	return [
		...themes.flatMap(card => oraclesOfCard('Site Theme', card)),
		...domains.flatMap(card => oraclesOfCard('Site Domain', card)),
	];
}

const oraclesOfCard = (kind: string, { _id, name, features, dangers }: SiteCard): readonly Oracle[] => [
	siteOracle(`${_id}/feature`, [kind, name, 'Feature'], features),
	siteOracle(`${_id}/danger`, [kind, name, 'Danger'], dangers),
];

/** The features and dangers of a site of the player's own: "Deep Barrow / Feature", "Deep Barrow / Danger". */
export function siteOracles(site: Site, ruleset: Ruleset): Reading<readonly Oracle[]> {
	const sites = ruleset.sites?.();
	if (!sites) return read([]);
	const cards = cardsOf(site, sites);
	if (!cards.ok) return cards;
	const { theme, domain } = cards.value;
	return read([
		siteOracle(`site:${site.name}/feature`, [site.name, 'Feature'], [...theme.features, ...domain.features]),
		siteOracle(`site:${site.name}/danger`, [site.name, 'Danger'], dangersOf(cards.value, ruleset)),
	]);
}

/** The dangers of the theme, then those of the domain, then those that all sites share: the rows of the move behind them. */
function dangersOf({ theme, domain }: CardsOfSite, ruleset: Ruleset): readonly OracleRow[] {
	const own = [...theme.dangers, ...domain.dangers];
	const last = Math.max(...own.map(({ max }) => max ?? 0));
	const move = findMove(ruleset, 'Reveal a Danger');
	const table = move.ok ? move.value.tables[0] : undefined;
	const shared = table ? oracleOfTable(table, []).rows : [];
	return [...own, ...shared.filter(({ min }) => min !== null && min > last)];
}

const siteOracle = (_id: string, path: readonly string[], rows: readonly OracleRow[]): Oracle => ({
	_id,
	path,
	synonyms: [],
	dice: diceFor(rows),
	rows,
	suggestions: [],
	replaces: [],
	tags: {},
});

/** A die that shows the first to the last number of the rows: those of a domain begin where those of a theme end. */
function diceFor(rows: readonly OracleRow[]): OracleDice {
	const [first, last] = [Math.min(...rows.map(({ min }) => min ?? 1)), Math.max(...rows.map(({ max }) => max ?? 1))];
	return { count: 1, sides: last - first + 1, modifier: first - 1 };
}
