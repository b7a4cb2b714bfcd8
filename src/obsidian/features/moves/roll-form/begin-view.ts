import { begunWithRoll } from '../../../../play/pending-steps/begin-with-roll';
import type { Asks } from '../../../../play/record/pending-step';
import type { RollRequest } from '../../../../play/request/request';
import { answerOf } from '../../tracks/new-track/new-track';
import type { BeginDraft } from './begin-draft';
import type { FieldProblem } from './form-problems';
import type { MoveToRoll } from './roll-offers';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

/** The view of the fields about the track that a move begins with its roll. */
export interface BeginView {
	readonly asks: Asks;
	readonly draft: BeginDraft;
	/** The choices: an open track to continue, a new one, or to decide later; empty if no track is open. */
	readonly ways: readonly { readonly words: string; readonly isPicked: boolean; readonly picked: BeginDraft }[];
	readonly problem?: FieldProblem;
	/** What to mend in tracks that cannot be read and may be meant; empty if there are none. */
	readonly unread: string;
}

export function beginView(
	{ record, character, book }: MoveToRoll,
	draft: BeginDraft | undefined,
): BeginView | undefined {
	const begun = character && draft && begunWithRoll({ record, character, book });
	if (!begun) return undefined;
	const { asks, open, unread } = begun;
	const { track } = draft;
	const ways: readonly { readonly words: string; readonly picked: BeginDraft }[] = [
		...open.map(({ name }) => ({ words: name, picked: { isNew: false, on: name, track } })),
		{ words: t('A new {track}', { track: translateTerm(asks.track) }), picked: { isNew: true, track } },
		...(open.length > 1 || unread.length > 0 ? [{ words: t('Say it later'), picked: { isNew: false, track } }] : []),
	];
	const reading = isSaid(draft) ? answerOf(asks, track) : undefined;
	const [wrong] = reading?.ok === false ? reading.problems : [];
	return {
		asks,
		draft,
		unread: unread.map(({ message }) => message).join(' '),
		ways: (open.length > 0 ? ways : []).map(way => ({
			...way,
			isPicked: way.picked.isNew === draft.isNew && way.picked.on === draft.on,
		})),
		...(wrong ? { problem: { field: 'begin', message: wrong.message, code: wrong.code, isMissing: false } } : {}),
	};
}

/** Whether a new track is named. Otherwise its name is asked after the roll. */
const isSaid = ({ isNew, track }: BeginDraft): boolean => isNew && track.name.trim() !== '';

/** The track that is continued, or the new one, which may be named later. */
export function beginSaid(begins: BeginDraft | undefined): RollRequest {
	if (!begins) return {};
	const { on, track } = begins;
	if (on !== undefined) return { about: on };
	return { begin: isSaid(begins) ? { ...track, name: track.name.trim() } : null };
}
