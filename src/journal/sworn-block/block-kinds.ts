import { typingDistance } from '../../rules/search/nearest-name';
import { perTrackKind, TRACK_KIND_ROWS } from '../../rules/core/track-kind';
import { TRACK_KEY_ROWS, TRACK_KEYS } from '../../rules/core/track-key';

/** The keys of a move, in writing order. */
const MOVE_KEYS = [
	'move',
	'by',
	'from',
	'track',
	'roll',
	'add',
	'with',
	'cost',
	'rank',
	'progress',
	'dice',
	'cancelled',
	'reroll',
	'burn',
	'outcome',
	'as',
	'table',
	'chose',
	'passed',
	'done',
	'imported',
] as const;

/** The kinds of blocks and the keys of each, in writing order. */
export const KEYS_OF_KIND = {
	move: MOVE_KEYS,
	ask: ['ask', 'or', 'by', 'odds', 'dice', 'answer', 'result', 'done'],
	oracle: ['oracle', 'by', 'roll', 'dice', 'cursed_die', 'result', 'done'],
	generated: ['generated', 'name'],
	show: ['show', 'of', 'by', 'layout', 'let_go'],
	session: ['session', 'by', 'momentum', 'check'],
	...perTrackKind((kind): readonly string[] => [kind, ...TRACK_KIND_ROWS[kind].keys]),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BlockKind = keyof typeof KEYS_OF_KIND;

export const BLOCK_KINDS = Object.keys(KEYS_OF_KIND) as readonly BlockKind[];

export const isBlockKind = (key: string): key is BlockKind => Object.hasOwn(KEYS_OF_KIND, key);

/** Kinds that record nothing: they show something stored elsewhere, or the session above. */
const BLOCKS_ONLY: readonly BlockKind[] = ['show', 'session'];

/** Whether a kind can also be a line of text. */
export const isLineKind = (kind: BlockKind): boolean => !BLOCKS_ONLY.includes(kind);

/** In a generated subject, every key is a fact and may have several values. */
export const hasAnyKeys = (kind: BlockKind): boolean => kind === 'generated';

/**
 * Keys with a number or keyword as value, which a comment may follow. For any other key, the value is the rest of the
 * line.
 */
const PLAIN_KEYS: ReadonlySet<string> = new Set([
	'roll',
	'dice',
	'cursed_die',
	'reroll',
	'progress',
	'cost',
	'cancelled',
	'burn',
	'odds',
	'momentum',
	...TRACK_KEYS.filter(key => !['text', 'texts'].includes(TRACK_KEY_ROWS[key].says)),
]);

export const takesRestOfLine = (key: string): boolean => !PLAIN_KEYS.has(key);

/** Keys that can have several values. */
export const LIST_KEYS: ReadonlySet<string> = new Set([
	'add',
	'with',
	'reroll',
	'table',
	'chose',
	'passed',
	'done',
	'result',
	'let_go',
	...TRACK_KEYS.filter(key => TRACK_KEY_ROWS[key].says === 'texts'),
]);

/** Always written as a list, so that adding to the history only adds lines. */
export const isAlwaysList = (key: string): boolean => key === 'done' || key === 'let_go';

const MAX_WORD = 40;

/** Recognizes typos such as `ad` for `add` or `yb` for `by`, which are too short for the usual measure. */
const isLetterShort = (written: string, word: string): boolean =>
	written.length === 2 && (word.length === 3 || written === [...word].reverse().join(''));

/** The word most likely meant, if any is similar enough. Short words must be more similar than long ones. */
export function nearestWord<Word extends string>(
	written: string,
	words: readonly Word[],
	tolerance = 2,
): Word | undefined {
	if (written.length > MAX_WORD) return undefined;
	let nearest: Word | undefined;
	let best = tolerance + 1;
	for (const word of words) {
		const allowed = isLetterShort(written, word)
			? 1
			: Math.min(tolerance, Math.ceil(Math.min(word.length, written.length) / 2) - 1);
		const apart = typingDistance(written, word);
		if (apart <= allowed && apart < best) [nearest, best] = [word, apart];
	}
	return nearest;
}
