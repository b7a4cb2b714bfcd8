import { isTrackKind } from '../../rules/track-kind';
import type { BlockKind } from '../sworn-block/kind';
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

const OF_A_MOVE: Readonly<Record<string, NamePlace>> = {
	by: BY,
	track: { means: ['track', 'asset'], renamed },
	add: { means: ['track'], renamed: renamedAdd },
	chose: { means: ['track', 'asset'], renamed: renamedChoice, meansIn: choiceMeans },
	done: DONE,
};
const OF_AN_ORACLE: Readonly<Record<string, NamePlace>> = { by: BY, done: DONE };
const OF_A_SESSION: Readonly<Record<string, NamePlace>> = { by: BY };
const OF_A_SHOW: Readonly<Record<string, NamePlace>> = { show: { means: ANY, renamed } };
/** The first key of a track is its own name, which records follow. */
const OF_A_TRACK: Readonly<Record<string, NamePlace>> = {
	sworn_to: { means: ['character', 'track'], renamed },
	vow: { means: ['track'], renamed },
};

/** The places in a block of a kind, by key. */
export function placesIn(kind: BlockKind): Readonly<Record<string, NamePlace>> {
	if (kind === 'move') return OF_A_MOVE;
	if (kind === 'ask' || kind === 'oracle') return OF_AN_ORACLE;
	if (kind === 'show') return OF_A_SHOW;
	if (kind === 'session') return OF_A_SESSION;
	const own = isTrackKind(kind) ? kind : undefined;
	return own === 'vow' ? { sworn_to: OF_A_TRACK['sworn_to'] ?? BY } : OF_A_TRACK;
}

/** What the target of a change may mean. */
export const OF_A_CHANGE = DONE;
