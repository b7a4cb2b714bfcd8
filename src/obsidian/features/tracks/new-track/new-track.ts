import { read, type Reading } from '../../../../rules/problem';
import type { Rank } from '../../../../rules/rank';
import type { TrackKind } from '../../../../rules/track-kind';
import type { DetailKey } from '../../../../play/tracks/new-track/details';
import { readAnswer } from '../../../../play/tracks/new-track/new-track';
import type { Answer, Asks } from '../../../../play/record/pending-step';

/** What a form for a new track says: whose name it asks for, and what its button does. */
interface NewTrackWords {
	readonly label: string;
	readonly button: string;
	readonly placeholder: string;
}

export const NEW_TRACK_WORDS: Readonly<Record<TrackKind | 'asset', NewTrackWords>> = {
	vow: { label: 'Your vow', button: 'Swear the vow', placeholder: 'What you swear to do' },
	connection: { label: 'Your connection', button: 'Make the connection', placeholder: 'Who it is' },
	objective: { label: 'Your objective', button: 'Set the objective', placeholder: 'What you fight for' },
	foe: { label: 'Your foe', button: 'Face the foe', placeholder: 'Who or what you fight' },
	expedition: { label: 'Your expedition', button: 'Begin the expedition', placeholder: 'Where it leads' },
	journey: { label: 'Your journey', button: 'Begin the journey', placeholder: 'Where it leads' },
	site: { label: 'The site', button: 'Enter the site', placeholder: 'What the place is called' },
	scene: { label: 'The scene', button: 'Begin the scene', placeholder: 'What you must bring about' },
	threat: { label: 'The threat', button: 'Add the threat', placeholder: 'Who or what it is' },
	clock: { label: 'The clock', button: 'Start the clock', placeholder: 'What it counts down to' },
	asset: { label: 'The asset', button: 'Gain the asset', placeholder: 'Which one it is' },
	track: { label: 'The track', button: 'Begin the track', placeholder: 'What it is about' },
};

/** How a detail is asked for; `none` is what a list offers first: nothing. */
interface DetailWords {
	readonly label: string;
	readonly hint?: string;
	readonly none?: string;
}

export const DETAIL_WORDS: Readonly<Record<DetailKey, DetailWords>> = {
	role: { label: 'Role', hint: 'Pilot; several with commas between them' },
	theme: { label: 'Theme', hint: 'Haunted' },
	domain: { label: 'Domain', hint: 'Barrow' },
	segments: { label: 'Segments' },
	odds: { label: 'Odds to advance', none: 'none' },
	vow: { label: 'The vow against it', hint: 'Its name' },
	sworn_to: { label: 'Sworn to', hint: 'A name' },
	clears: { label: 'Once fulfilled, it clears', none: 'nothing' },
	harm: { label: 'Harm', hint: 'By its rank' },
};

/** The fields of the form as they are filled in. */
export interface NewTrackDraft {
	readonly name: string;
	readonly rank?: Rank;
	/** Those that were touched. */
	readonly details: Readonly<Partial<Record<DetailKey, string>>>;
}

/** Changes the draft as it is by then: two fields may be changed before the form is drawn anew. */
export type ChangeDraft = (edit: (before: NewTrackDraft) => NewTrackDraft) => void;

/** A rank stands picked from the start, so that a name and Enter are enough. */
export function newTrackDraft({ ranks }: Asks): NewTrackDraft {
	const rank = ranks.find(rank => rank === 'dangerous') ?? ranks[0];
	return { name: '', details: {}, ...(rank ? { rank } : {}) };
}

/** What the player said, or what is missing or wrong. */
export function answerOf(asks: Asks, { name, ...said }: NewTrackDraft): Reading<Answer> {
	const answer = { name: name.trim(), ...said };
	const checked = readAnswer(answer, asks);
	return checked.ok ? read(answer) : checked;
}
