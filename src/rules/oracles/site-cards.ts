import type { PackEntry } from '../pack-entry';
import { parseOk, parseError, type ParseResult } from '../core/problem';
import { foldedLetters } from '../search/folded-text';
import { nearestName } from '../search/nearest-name';
import type { OracleRow } from './oracle';

/** A theme or domain card for Delve's sites. */
export interface SiteCard extends PackEntry {
	/** `delve_site_theme:delve/ancient` */
	readonly _id: string;
	readonly name: string;
	/** A one-sentence description of the place. */
	readonly summary?: string;
	readonly features: readonly OracleRow[];
	readonly dangers: readonly OracleRow[];
}

export interface SiteCards {
	readonly themes: readonly SiteCard[];
	readonly domains: readonly SiteCard[];
}

/** A player's site, with the theme and domain as written in its track. */
export interface Site {
	readonly name: string;
	readonly theme?: string;
	readonly domain?: string;
	/** The most common first. */
	readonly denizens?: readonly string[];
}

/** The two cards of a site. */
export interface CardsOfSite {
	readonly theme: SiteCard;
	readonly domain: SiteCard;
}

/** The cards for the theme and domain of a site. An unknown name is a problem with a suggestion. */
export function siteCardsOf({ name, ...named }: Site, { themes, domains }: SiteCards): ParseResult<CardsOfSite> {
	const theme = cardNamed(named.theme, themes, 'theme', name);
	const domain = cardNamed(named.domain, domains, 'domain', name);
	if (theme.ok && domain.ok) return parseOk({ theme: theme.value, domain: domain.value });
	return { ok: false, problems: [theme, domain].flatMap(card => (card.ok ? [] : card.problems)) };
}

function cardNamed(
	written: string | undefined,
	cards: readonly SiteCard[],
	kind: 'theme' | 'domain',
	site: string,
): ParseResult<SiteCard> {
	const wanted = foldedLetters(written ?? '');
	const card = cards.find(({ name }) => foldedLetters(name) === wanted);
	if (card) return parseOk(card);
	const names = cards.map(({ name }) => name);
	if (wanted === '')
		return parseError(
			`no_${kind}`,
			`“${site}” has no ${kind} yet. Write “${kind}: ${names[0] ?? ''}” to roll its features and dangers.`,
		);
	const nearest = nearestName(written ?? '', names);
	const hint = nearest ? `Did you mean “${nearest}”?` : `There are ${names.join(', ')}.`;
	return parseError(`unknown_${kind}`, `The rules have no ${kind} called “${written ?? ''}”. ${hint}`);
}

/** What a site's cards are rolled for. */
type SiteTable = 'Feature' | 'Danger';

/** Moves of Delve that have the player envision something from the theme and domain, by name. */
const ROLLED_BY: ReadonlyMap<string, SiteTable> = new Map([
	['Discover a Site', 'Feature'],
	['Delve the Depths', 'Feature'],
	['Find an Opportunity', 'Feature'],
	['Reveal a Danger', 'Danger'],
	['Reveal a Danger (alternate version)', 'Danger'],
]);

/** What a move rolls for on the cards of a site; `undefined` for most moves. */
export const siteTableOf = (move: string): SiteTable | undefined => ROLLED_BY.get(move);
