import type { Move } from '../../../../rules/move';
import type { Oracle } from '../../../../rules/oracles/oracle';
import { siteOracles } from '../../../../rules/oracles/derived-oracles';
import type { Rulebook } from '../../../../rules/rulebook';
import { siteTableOf } from '../../../../rules/oracles/site-cards';
import { begunBefore } from '../../../../play/agenda';
import type { Character } from '../../../../play/character/character';
import type { MoveRecord } from '../../../../play/record/record';
import type { Track } from '../../../../play/tracks/track';
import { findTrack, openTracks } from '../../../../play/tracks/track';

/** A roll on the cards of a site that a move is about. */
export interface SiteRoll {
	/** "Roll a danger of Deep Barrow" */
	readonly label: string;
	readonly oracle: Oracle;
}

/** The features or dangers that a move has one roll, of the sites whose theme and domain are known. */
export function siteRolls(record: MoveRecord, move: Move, character: Character, book: Rulebook): readonly SiteRoll[] {
	const { ruleset } = book;
	const table = siteTableOf(move.name);
	if (!ruleset.sites || !table) return [];
	return sitesOf(record, move, character, book).flatMap(site => {
		const oracles = siteOracles(site, ruleset);
		const oracle = oracles.ok ? oracles.value.find(({ path }) => path.at(-1) === table) : undefined;
		return oracle ? [{ label: `Roll a ${table.toLowerCase()} of ${site.name}`, oracle }] : [];
	});
}

/** The open site that the record names, else any; a move that begins a site is about its own alone. */
function sitesOf({ track }: MoveRecord, move: Move, { tracks }: Character, book: Rulebook): readonly Track[] {
	const open = openTracks(tracks, ['site']);
	const own = track === undefined ? undefined : findTrack(open, track);
	if (own) return [own];
	return track !== undefined || begunBefore(move, book) === 'site' ? [] : open;
}
