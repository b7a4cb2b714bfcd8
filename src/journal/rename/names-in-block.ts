import { getOwn } from '../../rules/core/collections';
import { NAMING_KEYS, TRACK_KEY_ROWS } from '../../rules/core/track-key';
import { isTrackKind } from '../../rules/core/track-kind';
import type { BlockKind } from '../sworn-block/block-kinds';
import { BLOCK_KINDS, KEYS_OF_KIND } from '../sworn-block/block-kinds';
import type { NamedKind, Renaming } from './renaming';
import { renamed } from './renaming';
import { choiceMeans, renamedAdd, renamedChange, renamedChoice, renamedThread } from './renamed-words';

/** A place with a name: what it may refer to, and how to rename it. */
export interface NamePlace {
	readonly means: readonly NamedKind[];
	readonly renamed: (text: string, renaming: Renaming) => string | undefined;
	/** Decides whether the name refers to the thing at all; always, by default. */
	readonly meansIn?: typeof choiceMeans;
}

const ANY: readonly NamedKind[] = ['character', 'track', 'asset'];
const BY: NamePlace = { means: ['character'], renamed };
const DONE: NamePlace = { means: ANY, renamed: renamedChange };

/** What each key names, in any block. Keys not listed name nothing. */
const PLACE_OF_KEY: Readonly<Record<string, NamePlace>> = {
	by: BY,
	done: DONE,
	add: { means: ['track'], renamed: renamedAdd },
	chose: { means: ['track', 'asset'], renamed: renamedChoice, meansIn: choiceMeans },
	track: { means: ['track', 'asset'], renamed },
	show: { means: ANY, renamed },
	let_go: { means: ['track'], renamed: renamedThread },
	...Object.fromEntries(NAMING_KEYS.map(key => [key, { means: TRACK_KEY_ROWS[key].names ?? [], renamed }])),
};

/** The places with names in a block, by key. */
type NamePlaces = Readonly<Record<string, NamePlace>>;

/** The first key of a track is its own name, which is renamed separately. */
const isOwnName = (key: string, kind: BlockKind): boolean => key === kind && isTrackKind(kind);

const PLACES_OF_KIND: ReadonlyMap<BlockKind, NamePlaces> = new Map(
	BLOCK_KINDS.map(kind => [
		kind,
		Object.fromEntries(
			KEYS_OF_KIND[kind].flatMap(key => {
				const place = isOwnName(key, kind) ? undefined : getOwn(PLACE_OF_KEY, key);
				return place ? [[key, place] as const] : [];
			}),
		),
	]),
);

/** The places with names in a kind of block, by key. */
export const placesIn = (kind: BlockKind): NamePlaces => PLACES_OF_KIND.get(kind) ?? {};

/** What the target of a change may refer to. */
export const OF_A_CHANGE = DONE;
