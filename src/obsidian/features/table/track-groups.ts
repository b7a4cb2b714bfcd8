import type { Rulebook } from '../../../rules/rulebook';
import type { TrackKind } from '../../../rules/track-kind';
import { TRACK_KINDS } from '../../../rules/track-kind';
import type { TrackAt } from '../../../journal/track/tracks-of-note';

/** The tracks of one kind: those that are open, and those that are completed or forsaken. */
export interface TrackGroup {
	readonly kind: TrackKind;
	readonly heading: string;
	readonly open: readonly TrackAt[];
	readonly finished: readonly TrackAt[];
}

const HEADINGS: Readonly<Record<TrackKind, string>> = {
	vow: 'Vows',
	connection: 'Connections',
	objective: 'Objectives',
	foe: 'Foes',
	expedition: 'Expeditions',
	journey: 'Journeys',
	site: 'Sites',
	scene: 'Scenes',
	threat: 'Threats',
	clock: 'Clocks',
	track: 'Other tracks',
};

/** The kinds that there are tracks of, in the order of the sheet. */
export const trackGroups = (tracks: readonly TrackAt[]): readonly TrackGroup[] =>
	TRACK_KINDS.map(kind => {
		const ofKind = tracks.filter(({ track }) => track.kind === kind);
		const isOpen = ({ track }: TrackAt) => track.status === 'open';
		return {
			kind,
			heading: HEADINGS[kind],
			open: ofKind.filter(isOpen),
			finished: ofKind.filter(at => !isOpen(at)),
		};
	}).filter(({ open, finished }) => open.length + finished.length > 0);

const BEGINS: readonly { readonly kind: TrackKind; readonly move: string }[] = [
	{ kind: 'vow', move: 'Swear an Iron Vow' },
	{ kind: 'expedition', move: 'Undertake an Expedition' },
	{ kind: 'journey', move: 'Undertake a Journey' },
	{ kind: 'site', move: 'Discover a Site' },
	{ kind: 'connection', move: 'Make a Connection' },
];

/** What is begun first in a campaign: the kinds whose move these rules have. */
export const firstTracks = (book: Rulebook): readonly TrackKind[] =>
	BEGINS.filter(({ move }) => book.move(move) !== undefined).map(({ kind }) => kind);
