import { getOwn } from '../../rules/core/collections';
import { NAMING_KEYS, TRACK_KEY_ROWS } from '../../rules/core/track-key';
import { isTrackKind } from '../../rules/core/track-kind';
import { BLOCK_KINDS, KEYS_OF_KIND, type BlockKind } from '../sworn-block/block-kinds';
import { renamed, type NamedKind, type Renaming } from './renaming';
import { isSameName } from '../../rules/search/folded-name';
import type { Change } from '../../play/character/change';
import { UNDERMINE } from '../../play/pending-steps/pay-cost';
import { reasonWords } from '../../play/pending-steps/format-step';
import { readChange } from '../record/change-lines';
import { itemsOf, type SwornBlock } from '../sworn-block/sworn-block';

const ADD = /^([-+−]?\s?\d{1,9}(?:\s+|[,:]\s*))([^]*)$/;

/**
 * Renames a connection in an add such as `1 Juno, pilot, on a hit momentum +1`, where its name is before the first
 * comma.
 */
function renamedAdd(text: string, { from, to }: Renaming): string | undefined {
	const [, amount, reason] = ADD.exec(text) ?? [];
	if (amount === undefined || reason === undefined) return undefined;
	const ends = [...[...reason.matchAll(/,/g)].map(({ index }) => index), reason.length];
	const end = ends.find(at => isSameName(reason.slice(0, at), from));
	return end === undefined ? undefined : amount + to + reason.slice(end);
}

/** Renames a chosen track or asset in `chose`, or a track that was undermined. */
function renamedChoice(text: string, renaming: Renaming): string | undefined {
	if (!text.startsWith(UNDERMINE)) return renamed(text, renaming);
	const track = renamed(text.slice(UNDERMINE.length), renaming);
	return track === undefined ? renamed(text, renaming) : UNDERMINE + track;
}

/** The kinds of threads that are named by a track. */
const THREAD = /^((?:vow|threat|clock|connection)\s{1,9})([^]*)$/i;

/** Renames a track in a thread that was let go, such as `vow Find the ark`. */
function renamedThread(text: string, renaming: Renaming): string | undefined {
	const [, kind, name] = THREAD.exec(text) ?? [];
	if (kind === undefined || name === undefined) return undefined;
	const next = renamed(name, renaming);
	return next === undefined ? undefined : kind + next;
}

/** Events that may be written without a target: `Find the ark completed`. */
const OF_A_NAME: readonly string[] = ['begun', 'completed', 'forsaken', 'discarded', 'inherited'];

/**
 * Whether a choice in a record is the thing with that name, which the record then changed, or an option with the same
 * name, which is the reason of a change.
 */
function choiceMeans(block: SwornBlock, { from }: Renaming): 'the thing' | 'an option' | 'either' {
	const done = itemsOf(block, 'done').flatMap(({ text }) => {
		const change = readChange(text);
		return change.ok ? [change.value] : [];
	});
	const isChanged = done.some(change => isSameName(nameIn(change) ?? '', from));
	const isReason = done.some(({ why = '' }) => isSameName(why, reasonWords(from)));
	if (isChanged === isReason) return 'either';
	return isChanged ? 'the thing' : 'an option';
}

/**
 * Renames in a line of `done`: its target, a track or asset that ends or begins, and its reason. The rest keeps its
 * bytes.
 */
function renamedChange(text: string, renaming: Renaming): string | undefined {
	const change = readChange(text);
	if (!change.ok) return undefined;
	const name = nameIn(change.value);
	if (name === undefined || !isSameName(name, renaming.from)) return undefined;
	const wanted = withReason(renaming.to + text.slice(name.length), change.value, renaming);
	return wanted === text ? undefined : wanted;
}

const nameIn = (change: Change): string | undefined =>
	change.target ?? (change.kind === 'event' && OF_A_NAME.includes(change.event) ? change.what : undefined);

function withReason(text: string, { why }: Change, { from, to }: Renaming): string {
	if (why === undefined || !isSameName(why, reasonWords(UNDERMINE + from))) return text;
	return `${text.slice(0, text.length - why.length - 1)}${reasonWords(UNDERMINE + to)})`;
}

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
