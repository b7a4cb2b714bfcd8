import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Rank } from '../../rules/rank';
import type { TrackKind } from '../../rules/track-kind';
import type { Answer, Asks } from '../../play/step';

/** What a form for a new track says: whose name it asks for, and what its button does. */
export interface NewTrackWords {
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

/** The fields of the form as they are filled in. */
export interface NewTrackDraft {
	readonly name: string;
	readonly rank?: Rank;
}

/** Where the rules leave only one rank, it is picked. */
export function newTrackDraft({ ranks }: Asks): NewTrackDraft {
	const [rank, ...others] = ranks;
	return { name: '', ...(rank && others.length === 0 ? { rank } : {}) };
}

/** What the player said, or what is still missing. */
export function answerOf({ track, ranks }: Asks, { name, rank }: NewTrackDraft): Reading<Answer> {
	if (name.trim() === '') return unread('name_needed', `Write a name for the ${track}.`);
	if (ranks.length === 0) return read({ name: name.trim() });
	if (rank === undefined) return unread('rank_needed', 'Pick a rank.');
	return read({ name: name.trim(), rank });
}
