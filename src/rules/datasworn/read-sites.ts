import { given } from '../core/collections';
import type { OracleRow } from '../oracles/oracle';
import type { SiteCard, SiteCards } from '../oracles/site-cards';

/** The themes and domains of a Datasworn ruleset. */
export interface TrimmedSites {
	readonly site_themes?: Record<string, TrimmedSiteCard>;
	readonly site_domains?: Record<string, TrimmedSiteCard>;
}

interface TrimmedSiteCard {
	readonly _id: string;
	readonly name: string;
	readonly summary?: string;
	readonly features: readonly TrimmedSiteRow[];
	readonly dangers: readonly TrimmedSiteRow[];
}

interface TrimmedSiteRow {
	readonly roll?: { readonly min: number; readonly max: number } | null;
	readonly text: string;
	readonly suggestions?: readonly string[];
}

/** Reads the theme and domain cards of sites. Expects a file that has already been validated. */
export const readSites = ({ site_themes, site_domains }: TrimmedSites): SiteCards => ({
	themes: Object.values(site_themes ?? {}).map(readCard),
	domains: Object.values(site_domains ?? {}).map(readCard),
});

const readCard = ({ _id, name, summary, features, dangers }: TrimmedSiteCard): SiteCard => ({
	_id,
	name,
	...given({ summary }),
	features: features.map(readRow),
	dangers: dangers.map(readRow),
});

const readRow = ({ roll, text, suggestions }: TrimmedSiteRow): OracleRow => ({
	min: roll?.min ?? null,
	max: roll?.max ?? null,
	text,
	details: [],
	oracle_rolls: [],
	...(suggestions && { suggestions }),
});
