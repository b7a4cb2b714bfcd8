import type { Rulebook } from '../../../rules/rulebook';
import { oddsOf } from '../../oracles/ask-the-oracle';
import type { Character } from '../../character/character';
import { openTracks } from '../track';
import type { TrackKind } from '../../../rules/track-kind';
import { TRACK_KIND_ROWS } from '../../../rules/track-kind';
import type { DetailKey } from '../../../rules/track-key';
import { isDetailKey } from '../../../rules/track-key';

/** One such question; left alone it says `value`, and nothing if that is empty. */
export interface Detail {
	readonly key: DetailKey;
	readonly value: string;
	/** Answers to pick from. */
	readonly offered: readonly string[];
	/** Nothing but what is offered will do, or nothing at all. */
	readonly isClosed?: true;
	/** Seldom said: it may be after a “More”. */
	readonly isRare?: true;
}

/** What is known where the track begins. */
export interface Around {
	readonly character?: Pick<Character, 'tracks' | 'impacts'>;
	readonly book?: Rulebook;
	/** What the move itself says: the segments of a scene's clock, the impact that a vow is sworn to clear. */
	readonly segments?: number;
	readonly clears?: string;
}

/** The sizes of a printed clock; a tension clock of a scene has the first of them (Starforged, Begin the Scene). */
const SEGMENTS = [4, 6, 8, 10];

/** The questions that a kind of track leaves to the player; one that nothing could answer is not asked. */
export const detailsOf = (kind: TrackKind, around: Around): readonly Detail[] =>
	TRACK_KIND_ROWS[kind].keys
		.filter(isDetailKey)
		.map(key => detail(key, around))
		.filter(({ isClosed, offered }) => !isClosed || offered.length > 0);

function detail(key: DetailKey, { character, book, segments, clears }: Around): Detail {
	switch (key) {
		case 'role':
		case 'theme':
		case 'domain':
			return { key, value: '', offered: [] };
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
