import type { MoveContext } from '../../../../play/record/move-context';
import { rowAt, type Move } from '../../../../rules/move';
import type { Oracle } from '../../../../rules/oracles/oracle';
import { siteOracles } from '../../../../rules/oracles/derived-oracles';
import type { Problem } from '../../../../rules/core/problem';
import type { Rulebook } from '../../../../rules/books/rulebook';
import { siteTableOf } from '../../../../rules/oracles/site-cards';
import { begunBefore } from '../../../../play/roll/track-kinds';
import type { Character } from '../../../../play/character/character';
import type { MoveRecord } from '../../../../play/record/record';
import { findTrack, openTracks, type Track } from '../../../../play/tracks/track';
import { unreadOfKinds } from '../../../../play/tracks/invalid-tracks';
import { t } from '../../../../i18n/translate';

/** A possible roll on the cards of a site that a move is about. */
export interface SiteRoll {
	/** "Roll a danger of Deep Barrow" */
	readonly label: string;
	readonly oracle: Oracle;
	/** A number that was rolled already, which selects the row of the card. */
	readonly rolled?: number;
}

/** The feature or danger rolls that a move calls for, for sites with a known theme and domain. */
export function siteRolls(situation: MoveContext & { readonly isCardRead?: boolean }, move: Move): readonly SiteRoll[] {
	const { record, book, isCardRead = false } = situation;
	const { ruleset } = book;
	const table = siteTableOf(move.name);
	if (!ruleset.sites || !table) return [];
	const sent = sentTo(record, move);
	if (sent === 'no card' || (sent && isCardRead)) return [];
	return sitesOf(situation, move).flatMap((site): readonly SiteRoll[] => {
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

/** What to mend in sites that cannot be read and may be meant, where a roll on the cards of one is called for. */
export function unreadSites({ record, character, book }: MoveContext, move: Move): readonly Problem[] {
	const isCalledFor = book.ruleset.sites !== undefined && siteTableOf(move.name) !== undefined;
	return isCalledFor && sentTo(record, move) !== 'no card' ? unreadMeant(record, move, character, book) : [];
}

/**
 * The card that a roll on the table of Reveal a Danger refers to. The dangers of themes are numbered 1 to 30 and those
 * of domains 31 to 45, matching these rows, so the card is read at the number that was rolled (Delve).
 */
function sentTo({ table }: MoveRecord, { tables }: Move): { rolled: number; card: string } | 'no card' | undefined {
	const rolled = table.at(-1)?.roll;
	const [rows] = tables;
	if (rolled === undefined || !rows?.rows.some(({ text }) => CARD.test(text))) return undefined;
	const card = CARD.exec(rowAt(rows, rolled)?.text ?? '')?.[1]?.toLowerCase();
	return card === undefined ? 'no card' : { rolled, card };
}

const CARD = /^check the (theme|domain) card\b/i;

/** The open site that the record names, or else all open sites, unless one that cannot be read may be meant. A move that begins a site is only about its own. */
function sitesOf({ record: { track }, character, book }: MoveContext, move: Move): readonly Track[] {
	const open = openTracks(character.tracks, ['site']);
	const own = track === undefined ? undefined : findTrack(open, track);
	if (own) return [own];
	const isUnclear = unreadMeant({ track }, move, character, book).length > 0;
	return track !== undefined || isUnclear || begunBefore(move, book) === 'site' ? [] : open;
}

const unreadMeant = (
	{ track }: Pick<MoveRecord, 'track'>,
	move: Move,
	character: Character,
	book: Rulebook,
): readonly Problem[] =>
	track === undefined && begunBefore(move, book) !== 'site' ? unreadOfKinds(character, ['site']) : [];

/** A note, and the lines of a record in it. */
interface LinesOfNote {
	readonly text: string;
	readonly lineStart: number;
	readonly lineEnd: number;
}

/** How far below a record the answer of an oracle is looked for, in lines. */
const NEAR = 4;

/** Whether a danger was rolled on the cards of a site, right below a record. */
export function isDangerBelow({ text, lineStart, lineEnd }: LinesOfNote): boolean {
	if (!text.includes('/ Danger')) return false;
	const near = text.split('\n').slice(lineStart, lineEnd + NEAR);
	return near.some(line => /(?:\boracle: |`sworn: ).*\/ Danger\b/.test(line));
}
