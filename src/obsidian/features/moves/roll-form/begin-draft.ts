import { given } from '../../../../rules/core/collections';
import { begunWithRoll } from '../../../../play/pending-steps/begin-with-roll';
import { isContinuedByItself, aboutByDefault } from '../../../../play/roll/track-kinds';
import type { NewTrackDraft } from '../../tracks/new-track/new-track';
import { newTrackDraft } from '../../tracks/new-track/new-track';
import type { MoveToRoll } from './roll-offers';

/** The form fields about the track that a move begins with its roll. */
export interface BeginDraft {
	/** The open track to continue; undefined for a new one, or if that is undecided. */
	readonly on?: string;
	readonly isNew: boolean;
	/** The fields for a new track. */
	readonly track: NewTrackDraft;
}

/**
 * By default, a single open track is continued, unless one that cannot be read may be meant. If there are several, the
 * player chooses, now or later. A move that is made once for a track, such as Enter the Fray, is about a track without
 * progress, else about a new one.
 */
export function newBeginDraft({ record, move, character, book }: MoveToRoll): BeginDraft | undefined {
	const begun = character && begunWithRoll({ record, character, book });
	if (!begun) return undefined;
	const isOnce = !isContinuedByItself(begun.effect.track);
	const isNew = !begun.open.some(({ ticks }) => !isOnce || ticks === 0);
	return {
		isNew,
		...given({ on: aboutByDefault({ record, character, book }, move) }),
		track: newTrackDraft(begun.asks),
	};
}
