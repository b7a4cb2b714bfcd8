import { begunWithRoll } from '../../../../play/agenda';
import type { NewTrackDraft } from '../../tracks/new-track/new-track';
import { newTrackDraft } from '../../tracks/new-track/new-track';
import type { RollCall } from './roll-offers';

/** What was said of the track that a move begins with its roll. */
export interface BeginDraft {
	/** The open track that it continues; absent if it begins a new one, or that is left open. */
	readonly on?: string;
	readonly isNew: boolean;
	/** The fields of a new one, as they are filled in. */
	readonly track: NewTrackDraft;
}

/** The only open track is continued; of several the player says which, now or later. */
export function newBeginDraft({ record, character, book }: RollCall): BeginDraft | undefined {
	const begun = character && begunWithRoll(record, character, book);
	if (!begun) return undefined;
	const [first, ...others] = begun.open;
	const track = newTrackDraft(begun.asks);
	if (!first) return { isNew: true, track };
	return others.length === 0 ? { isNew: false, on: first.name, track } : { isNew: false, track };
}
