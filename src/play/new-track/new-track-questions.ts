import type { Rulebook } from '../../rules/books/rulebook';
import { RANKS, type Rank } from '../../rules/core/rank';
import { areBondsNoted } from '../character/legacy';
import type { Asks, Detail } from '../record/pending-step';
import { hasKey, TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import { pathKey } from '../../rules/expansion';
import { plainText } from '../../rules/rules-text';
import { isSameWhenFolded } from '../../rules/search/folded-text';
import { oddsOf } from '../oracles/ask-the-oracle';
import type { Character } from '../character/character';
import { openTracks } from '../tracks/track';
import { isDetailKey, type DetailKey } from '../../rules/core/track-key';

/** What is known when the track begins. */
export interface Around {
	readonly character?: Pick<Character, 'tracks' | 'impacts'>;
	readonly book?: Rulebook;
	/** Details from the move itself: the segments of a scene's clock, the impact that a vow will clear. */
	readonly segments?: number;
	readonly clears?: string;
}

/** The sizes of printed clocks; a scene's tension clock uses the first (Starforged, Begin the Scene). */
const SEGMENTS = [4, 6, 8, 10];

/** The questions to ask for a kind of track, except those without any possible answer. */
const detailsOf = (kind: TrackKind, around: Around): readonly Detail[] =>
	TRACK_KIND_ROWS[kind].keys
		.filter(isDetailKey)
		.map(key => detail(key, around))
		.filter(({ isClosed, offered }) => !isClosed || offered.length > 0);

function detail(key: DetailKey, { character, book, segments, clears }: Around): Detail {
	switch (key) {
		case 'role':
			return { key, value: '', offered: [] };
		case 'theme':
		case 'domain':
			return { key, value: '', ...siteNature(key, book) };
		case 'sworn_to': {
			const people = openTracks(character?.tracks ?? [], ['connection']);
			return { key, value: '', offered: people.map(({ name }) => name), isRare: true };
		}
		case 'harm':
			return { key, value: '', offered: [], isRare: true };
		case 'segments':
			return { key, value: String(segments ?? SEGMENTS[0]), offered: SEGMENTS.map(String) };
		case 'odds':
			return {
				key,
				value: '',
				offered: book ? oddsOf(book).map(({ odds }) => odds.toLowerCase()) : [],
				isClosed: true,
			};
		case 'vow':
			return { key, value: '', offered: openTracks(character?.tracks ?? [], ['vow']).map(({ name }) => name) };
		case 'clears': {
			const marked = character?.impacts ?? [];
			const offered = clears === undefined || marked.includes(clears) ? marked : [clears, ...marked];
			return { key, value: clears ?? '', offered, isClosed: true, isRare: true };
		}
	}
}

/** The themes or domains of the book, and its table of them (Delve, Discover a Site). */
function siteNature(key: 'theme' | 'domain', book: Rulebook | undefined): Pick<Detail, 'offered' | 'rows'> {
	const { themes = [], domains = [] } = book?.ruleset.sites?.() ?? {};
	const offered = (key === 'theme' ? themes : domains).map(({ name }) => name);
	if (offered.length === 0) return { offered };
	const wanted = pathKey(['Site Nature', key === 'theme' ? 'Theme' : 'Domain']);
	const table = book?.ruleset.oracles?.().find(({ path }) => pathKey(path) === wanted);
	const rows = (table?.rows ?? []).flatMap(({ min, max, text }) => {
		const card = offered.find(name => isSameWhenFolded(name, plainText(text)));
		return min === null || max === null || card === undefined ? [] : [{ min, max, text: card }];
	});
	return rows.length > 0 ? { offered, rows } : { offered };
}

/** What to ask for a new track: its name, a rank, and the details of its kind. */
export const asksOf = (track: TrackKind, around: Around, ranks = ranksOf(track, around.book)): Asks => ({
	kind: 'new_track',
	track,
	ranks,
	details: detailsOf(track, around),
	taken: around.character?.tracks.map(({ name }) => name) ?? [],
});

/** A plain clock has no rank, nor does a bond that is only noted by name. */
export function ranksOf(track: TrackKind, book: Rulebook | undefined): readonly Rank[] {
	if (!hasKey(track, 'rank') || (track === 'connection' && book && areBondsNoted(book))) return [];
	return TRACK_KIND_ROWS[track].ranks ?? RANKS;
}

/** What to ask for a new asset: a name that no track or other asset has. */
export const asksOfAsset = (taken: readonly string[], offered: readonly string[] = []): Asks => ({
	kind: 'new_track',
	track: 'asset',
	ranks: [],
	details: [],
	taken,
	...(offered.length > 0 && { offered: offered.filter(name => !taken.includes(name)) }),
});
