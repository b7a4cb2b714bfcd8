import type { Move } from '../../../../rules/move';
import { rowAt } from '../../../../rules/move';
import type { Oracle } from '../../../../rules/oracles/oracle';
import { siteOracles } from '../../../../rules/oracles/derived-oracles';
import type { Rulebook } from '../../../../rules/rulebook';
import { siteTableOf } from '../../../../rules/oracles/site-cards';
import { begunBefore } from '../../../../play/agenda';
import type { Character } from '../../../../play/character/character';
import type { MoveRecord } from '../../../../play/record/record';
import type { Track } from '../../../../play/tracks/track';
import { findTrack, openTracks } from '../../../../play/tracks/track';
import { t } from '../../../../language/text';

/** A roll on the cards of a site that a move is about. */
export interface SiteRoll {
	/** "Roll a danger of Deep Barrow" */
	readonly label: string;
	readonly oracle: Oracle;
	/** What was rolled already: the card has a row at that number. */
	readonly rolled?: number;
}

/** The features or dangers that a move has one roll, of the sites whose theme and domain are known. */
export function siteRolls(record: MoveRecord, move: Move, character: Character, book: Rulebook): readonly SiteRoll[] {
	const { ruleset } = book;
	const table = siteTableOf(move.name);
	if (!ruleset.sites || !table) return [];
	const sent = sentTo(record, move);
	if (sent === 'no card') return [];
	return sitesOf(record, move, character, book).flatMap((site): readonly SiteRoll[] => {
		const oracles = siteOracles(site, ruleset);
		const oracle = oracles.ok ? oracles.value.find(({ path }) => path.at(-1) === table) : undefined;
		if (!oracle) return [];
		if (!sent)
			return [{ label: t('Roll a {table} of {name}', { table: table.toLowerCase(), name: site.name }), oracle }];
		return [
			{
				label: t('Read {rolled} on the {card} card of {name}', {
					rolled: sent.rolled,
					card: sent.card,
					name: site.name,
				}),
				oracle,
				rolled: sent.rolled,
			},
		];
	});
}

/**
 * The table of Reveal a Danger sends some of its rolls to a card of the site. The dangers of themes are numbered 1 to 30 and
 * those of domains 31 to 45, just as these rows are: the card is read at the number that was rolled (Delve).
 */
function sentTo({ table }: MoveRecord, { tables }: Move): { rolled: number; card: string } | 'no card' | undefined {
	const rolled = table.at(-1)?.roll;
	const [rows] = tables;
	if (rolled === undefined || !rows?.rows.some(({ text }) => CARD.test(text))) return undefined;
	const card = CARD.exec(rowAt(rows, rolled)?.text ?? '')?.[1]?.toLowerCase();
	return card === undefined ? 'no card' : { rolled, card };
}

const CARD = /^check the (theme|domain) card\b/i;

/** The open site that the record names, else any; a move that begins a site is about its own alone. */
function sitesOf({ track }: MoveRecord, move: Move, { tracks }: Character, book: Rulebook): readonly Track[] {
	const open = openTracks(tracks, ['site']);
	const own = track === undefined ? undefined : findTrack(open, track);
	if (own) return [own];
	return track !== undefined || begunBefore(move, book) === 'site' ? [] : open;
}
