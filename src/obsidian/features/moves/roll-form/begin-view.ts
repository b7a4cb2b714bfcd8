import { given } from '../../../../rules/core/collections';
import { begunWithRoll } from '../../../../play/pending-steps/begin-with-roll';
import type { Asks } from '../../../../play/record/pending-step';
import type { RollRequest } from '../../../../play/request/request';
import { isContinuedByItself, aboutByDefault } from '../../../../play/roll/track-kinds';
import { newTrackDraft, type NewTrackDraft } from '../../tracks/new-track/new-track';
import type { MoveToRoll } from './roll-offers';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

/** The form fields about the track that a move begins with its roll. */
export interface BeginDraft {
	/** The open track to continue; undefined for a new one, or if that is undecided. */
	readonly on?: string;
	readonly isNew: boolean;
	/** The fields for a new track. */
	readonly track: NewTrackDraft;
}

/** The view of the fields about the track that a move begins with its roll. */
export interface BeginView {
	readonly asks: Asks;
	readonly draft: BeginDraft;
	/** The choices: an open track to continue, a new one, or to decide later; empty if no track is open. */
	readonly ways: readonly { readonly words: string; readonly isPicked: boolean; readonly picked: BeginDraft }[];
	/** What to mend in tracks that cannot be read and may be meant; empty if there are none. */
	readonly unread: string;
}

const begunBy = ({ record, character, book }: MoveToRoll) => character && begunWithRoll({ record, character, book });

/**
 * By default, a single open track is continued, unless one that cannot be read may be meant. If there are several, the
 * player chooses, now or later. A move that is made once for a track, such as Enter the Fray, is about a track without
 * progress, else about a new one.
 */
export function newBeginDraft(call: MoveToRoll): BeginDraft | undefined {
	const { record, move, character, book } = call;
	const begun = begunBy(call);
	if (!begun || !character) return undefined;
	const isOnce = !isContinuedByItself(begun.effect.track);
	return {
		isNew: !begun.open.some(({ ticks }) => !isOnce || ticks === 0),
		...given({ on: aboutByDefault({ record, character, book }, move) }),
		track: newTrackDraft(begun.asks),
	};
}

export function beginView(call: MoveToRoll, draft: BeginDraft | undefined): BeginView | undefined {
	const begun = draft && begunBy(call);
	if (!begun) return undefined;
	const { asks, open, unread } = begun;
	const { track } = draft;
	const ways: readonly { readonly words: string; readonly picked: BeginDraft }[] = [
		...open.map(({ name }) => ({ words: name, picked: { isNew: false, on: name, track } })),
		{ words: t('A new {track}', { track: translateTerm(asks.track) }), picked: { isNew: true, track } },
		...(open.length > 1 || unread.length > 0 ? [{ words: t('Say it later'), picked: { isNew: false, track } }] : []),
	];
	return {
		asks,
		draft,
		unread: unread.map(({ message }) => message).join(' '),
		ways: (open.length > 0 ? ways : []).map(way => ({
			...way,
			isPicked: way.picked.isNew === draft.isNew && way.picked.on === draft.on,
		})),
	};
}

/** The track that is continued, or the new one. One without a name is named after the roll. */
export function beginSaid(begins: BeginDraft | undefined): RollRequest {
	if (!begins) return {};
	const { on, isNew, track } = begins;
	if (on !== undefined) return { about: on };
	const name = track.name.trim();
	return { begin: isNew && name !== '' ? { ...track, name } : null };
}
