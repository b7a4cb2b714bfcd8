import { parseOk, type ParseResult } from '../../../../rules/core/problem';
import { usualRank, type Rank } from '../../../../rules/core/rank';
import { readAnswer } from '../../../../play/new-track/new-track';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { perTrackKind, TRACK_KIND_ROWS, type TrackForm, type TrackKind } from '../../../../rules/core/track-kind';
import type { DetailKey } from '../../../../rules/core/track-key';
import { t } from '../../../../i18n/translate';

/** The texts of the form for a new track: the label of the name and the button. */
export const NEW_TRACK_WORDS: Readonly<Record<TrackKind | 'asset', TrackForm>> = {
	...perTrackKind(kind => TRACK_KIND_ROWS[kind].form),
	asset: { label: t('The asset'), button: t('Gain the asset'), placeholder: t('Which one it is') },
};

/** The fields of the form as filled in. */
export interface NewTrackDraft {
	readonly name: string;
	readonly rank?: Rank;
	/** The details that the player changed. */
	readonly details: Readonly<Partial<Record<DetailKey, string>>>;
}

/** Edits the latest draft, as two fields may change before the form is rendered again. */
export type ChangeDraft = (edit: (before: NewTrackDraft) => NewTrackDraft) => void;

/** The initial draft. A rank is preselected, so that a name and Enter are enough. */
export function newTrackDraft({ ranks, proposed }: Asks): NewTrackDraft {
	const rank = usualRank(ranks);
	const { name = '', details = {} } = proposed ?? {};
	return { name, details, ...(rank ? { rank } : {}) };
}

/** The answer, or what is missing or wrong. */
export function answerOf(asks: Asks, { name, ...said }: NewTrackDraft): ParseResult<Answer> {
	const answer = { name: name.trim(), ...said };
	const checked = readAnswer(answer, asks);
	return checked.ok ? parseOk(answer) : checked;
}
