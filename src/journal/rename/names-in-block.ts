import { TRACK_KEY_ROWS } from '../../rules/track-key';
import type { TrackKind } from '../../rules/track-kind';
import { perTrackKind, TRACK_KIND_ROWS } from '../../rules/track-kind';
import type { BlockKind, KEYS_OF_KIND } from '../sworn-block/kind';
import type { NamedKind, Renaming } from './renaming';
import { renamed } from './renaming';
import { choiceMeans, renamedAdd, renamedChange, renamedChoice } from './renamed-words';

/** A place that names something: what it may mean, and how its text reads with another name. */
export interface NamePlace {
	readonly means: readonly NamedKind[];
	readonly renamed: (text: string, renaming: Renaming) => string | undefined;
	/** Whether it is the thing at all; left out, it is. */
	readonly meansIn?: typeof choiceMeans;
}

const ANY: readonly NamedKind[] = ['character', 'track', 'asset'];
const BY: NamePlace = { means: ['character'], renamed };
const DONE: NamePlace = { means: ANY, renamed: renamedChange };

/** The places that name something in a block, by key. */
type NamePlaces = Readonly<Record<string, NamePlace>>;

const BY_AND_DONE = { by: BY, done: DONE };
const NONE = {};

/** The keys of a track that name something else. */
const namesInTrack = (kind: TrackKind): NamePlaces =>
	Object.fromEntries(
		TRACK_KIND_ROWS[kind].keys.flatMap(key => {
			const { names: means } = TRACK_KEY_ROWS[key];
			return means ? [[key, { means, renamed }] as const] : [];
		}),
	);

/** The first key of a track is its own name, which records follow: it is no place that names another thing. */
const PLACES_OF_KIND = {
	move: {
		...BY_AND_DONE,
		track: { means: ['track', 'asset'], renamed },
		add: { means: ['track'], renamed: renamedAdd },
		chose: { means: ['track', 'asset'], renamed: renamedChoice, meansIn: choiceMeans },
	},
	ask: BY_AND_DONE,
	oracle: BY_AND_DONE,
	generated: NONE,
	show: { show: { means: ANY, renamed } },
	session: { by: BY },
	...perTrackKind(namesInTrack),
} satisfies { readonly [Kind in BlockKind]: Readonly<Partial<Record<(typeof KEYS_OF_KIND)[Kind][number], NamePlace>>> };

/** The places in a block of a kind, by key. */
export const placesIn = (kind: BlockKind): NamePlaces => PLACES_OF_KIND[kind];

/** What the target of a change may mean. */
export const OF_A_CHANGE = DONE;
