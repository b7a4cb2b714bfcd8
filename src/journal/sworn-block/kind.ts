import { typingDistance } from '../../rules/search/nearest-name';
import { perTrackKind, TRACK_KIND_ROWS } from '../../rules/track-kind';
import { TRACK_KEY_ROWS, TRACK_KEYS } from '../../rules/track-key';

/** The keys of a move, in the order in which they are written. */
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

/** What a block can be, and the keys each kind knows, in the order in which they are written. */
export const KEYS_OF_KIND = {
	move: MOVE_KEYS,
	ask: ['ask', 'or', 'by', 'odds', 'dice', 'answer', 'result', 'done'],
	oracle: ['oracle', 'by', 'roll', 'dice', 'cursed_die', 'result', 'done'],
	generated: ['generated', 'name'],
	show: ['show'],
	session: ['session', 'by', 'momentum', 'check'],
	...perTrackKind((kind): readonly string[] => [kind, ...TRACK_KIND_ROWS[kind].keys]),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BlockKind = keyof typeof KEYS_OF_KIND;

export const BLOCK_KINDS = Object.keys(KEYS_OF_KIND) as readonly BlockKind[];

export const isBlockKind = (key: string): key is BlockKind => Object.hasOwn(KEYS_OF_KIND, key);

/** What is no record of anything: what it shows is elsewhere, or is drawn from the session above it. */
const BLOCKS_ONLY: readonly BlockKind[] = ['show', 'session'];

/** The kinds that may be one line of text. */
export const isLineKind = (kind: BlockKind): boolean => !BLOCKS_ONLY.includes(kind);

/** Of a generated thing each key is a fact, whatever it is called, and may say several things. */
export const hasAnyKeys = (kind: BlockKind): boolean => kind === 'generated';

/** Keys whose value is a number or a set word: a comment may follow it. Every other key takes the rest of the line. */
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

/** Keys that may have several values. */
export const LIST_KEYS: ReadonlySet<string> = new Set([
	'add',
	'with',
	'reroll',
	'table',
	'chose',
	'passed',
	'done',
	'result',
	...TRACK_KEYS.filter(key => TRACK_KEY_ROWS[key].says === 'texts'),
]);

/** A list even when it has a single item, so that a history grows by whole lines. */
export const isAlwaysList = (key: string): boolean => key === 'done';

const MAX_WORD = 40;

/** `ad` for `add`, or `yb` for `by`; so short a word is near to no other one. */
const isLetterShort = (written: string, word: string): boolean =>
	written.length === 2 && (word.length === 3 || written === [...word].reverse().join(''));

/** The likeliest word that was meant, if any is near enough. Short words must be nearer than long ones. */
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
