/** What the two cards of a site are rolled for. */
type SiteTable = 'Feature' | 'Danger';

/** The moves of Delve that have the player envision what the theme and the domain of a site bring, by their names. */
const ROLLED_BY: ReadonlyMap<string, SiteTable> = new Map([
	['Discover a Site', 'Feature'],
	['Delve the Depths', 'Feature'],
	['Find an Opportunity', 'Feature'],
	['Reveal a Danger', 'Danger'],
	['Reveal a Danger (alternate version)', 'Danger'],
]);

/** What a move has one roll on the cards of a site; nothing for most moves. */
export const siteTableOf = (move: string): SiteTable | undefined => ROLLED_BY.get(move);
