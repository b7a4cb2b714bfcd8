import { withOwnOracles, oracleBook, type OracleBook, type OracleSettings } from '../../rules/oracles/oracle-book';
import { regionKey } from '../../rules/oracles/oracle';
import { ownDenizens, siteOracles } from '../../rules/oracles/derived-oracles';
import type { Ruleset } from '../../rules/ruleset';
import type { Track } from '../../play/tracks/track';
import { propertiesIn } from '../frontmatter/frontmatter';
import { truthOf } from '../frontmatter/yaml-quotes';
import { textsOf, type Properties } from '../frontmatter/properties';
import type { ActionNotes } from '../actions/action-notes';
import { stateOn } from '../actions/character-state';

/** A journal's settings for oracles: from its own properties, else from those of its character. */
export function oracleWishes(journal: Properties, character: Properties): OracleSettings {
	const said = (key: string) => [journal, character].flatMap(properties => textsOf(properties, key))[0];
	const region = said('region');
	return {
		hasCursedDie: truthOf(said('cursed_die') ?? 'true') ?? true,
		...(region !== undefined && { region: regionKey(region) }),
	};
}

/** Adds oracles for the features, dangers and denizens of explored sites before those of a book. */
export function withSites(book: OracleBook, ruleset: Ruleset, tracks: readonly Track[]): OracleBook {
	const sites = tracks.filter(({ kind, status }) => kind === 'site' && status === 'open');
	if (!ruleset.sites || sites.length === 0) return book;
	const key = JSON.stringify(sites.map(({ name, theme, domain, denizens }) => [name, theme, domain, denizens]));
	const last = lastWithSites.get(book);
	if (last?.key === key) return last.book;
	const own = sites.flatMap(site => {
		const oracles = siteOracles(site, ruleset);
		return [...(oracles.ok ? oracles.value : []), ...ownDenizens(site, ruleset)];
	});
	const all = withOwnOracles(book, own);
	lastWithSites.set(book, { key, book: all });
	return all;
}

/** Cached, since a book is searched often and its sites rarely change. */
const lastWithSites = new WeakMap<OracleBook, { readonly key: string; readonly book: OracleBook }>();

/** The oracles available on these pages. */
export function oraclesOn(pages: ActionNotes, ruleset: Ruleset): OracleBook {
	const book = oracleBook(ruleset, oracleWishes(propertiesIn(pages.journal.text), propertiesIn(pages.actor.text)));
	const state = ruleset.sites ? stateOn(pages, ruleset) : undefined;
	return state?.ok ? withSites(book, ruleset, state.value.character.tracks) : book;
}
