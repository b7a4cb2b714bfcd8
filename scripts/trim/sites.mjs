import { mapValues, pick } from './pick.mjs';

/** Extracts the site cards of a Datasworn ruleset: the features and dangers of its themes and domains. */
export const trimSites = ruleset => ({
	site_themes: mapValues(ruleset.site_themes, trimCard),
	site_domains: mapValues(ruleset.site_domains, trimCard),
});

const trimCard = card => ({
	...pick(card, ['_id', 'name', 'summary']),
	features: card.features.map(trimRow),
	dangers: card.dangers.map(trimRow),
});

const trimRow = row => pick(row, ['roll', 'text', 'suggestions']);
