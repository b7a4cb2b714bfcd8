import { readOutcome, type Outcome } from '../../outcome';
import { isRank, RANKS, type OfRank, type Rank } from '../../rank';
import { isTrackKind, TRACK_KINDS, type TrackKind } from '../../track-kind';
import {
	isOfDie,
	ONE_DIE,
	type Amount,
	type Bearer,
	type ByRank,
	type Count,
	type EqualTo,
	type OfDie,
	type Whose,
} from '../effect';

/** The positions in a fight named by the books. */
export const POSITIONS = ['in control', 'in a bad spot', 'has initiative', 'no initiative'] as const;

/** The keywords of the notation. A name containing one of them is quoted. */
export const KEYWORDS: readonly string[] = [
	...['action', 'add', 'any', 'as', 'asset', 'at', 'begin', 'bond', 'by', 'choose', 'clear', 'clears', 'clock'],
	...['combat', 'command', 'companion', 'complete', 'connection', 'control', 'count', 'dead', 'die', 'each', 'else'],
	...['exchange', 'experience', 'foe', 'for', 'from', 'harm', 'has', 'hit', 'if', 'in', 'incidental', 'inherit'],
	...['initiative', 'is', 'least', 'lost', 'mark', 'match', 'maximum', 'may', 'menace', 'miss', 'module', 'most'],
	...['move', 'next', 'no', 'not', 'on', 'or', 'overflow', 'points', 'progress', 'rank', 'remains', 'reroll'],
	...[
		'reset',
		'reward',
		'rolled',
		'say',
		'segments',
		'spend',
		'suffer',
		'support',
		'table',
		'tell',
		'ticks',
		'times',
		'to',
	],
	...['trade', 'twice', 'up', 'vehicle', 'with', 'without', 'your', ...RANKS, ...TRACK_KINDS],
];

/** Consists of letters, apostrophes and hyphens. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** In characters; longer names are quoted. */
const LONGEST_PLAIN = 80;

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
/** A name in a pattern: quoted, or as written up to the next keyword. */
export const NAME = `${QUOTED}|[^"\\s].{0,${LONGEST_PLAIN - 1}}?`;
/** Names separated by commas. */
export const NAMES = `(?:${QUOTED}|[^",]+)(?:, (?:${QUOTED}|[^",]+))*`;

/** Writes a name, quoting it if part of it could be mistaken for something else. */
export function writeName(words: string): string {
	const isPlain = words.split(' ').every(word => PLAIN_WORD.test(word) && !KEYWORDS.includes(word));
	return isPlain && words.length <= LONGEST_PLAIN ? words : JSON.stringify(words);
}

/** `undefined` if it starts with a quote and is not quoted correctly. */
export function readName(words: string): string | undefined {
	if (!words.startsWith('"')) return words;
	try {
		const name: unknown = JSON.parse(words);
		return typeof name === 'string' ? name : undefined;
	} catch {
		return undefined;
	}
}

/** `undefined` if one of them is not quoted correctly. */
export function readNames(words: string): readonly string[] | undefined {
	const names = [...words.matchAll(new RegExp(`${QUOTED}|[^",]+`, 'gs'))].map(([name]) => name.trim());
	const read = names.filter(name => name !== '').map(readName);
	return read.every(name => name !== undefined) ? read : undefined;
}

export const writeSigned = (number: number): string => (number < 0 ? String(number) : `+${number}`);

export const readNumber = (digits: string): number => Number(digits.replace('−', '-'));

export function writeAmount(by: Amount): string {
	if (typeof by === 'number') return writeSigned(by);
	if (by === '-cost') return by;
	return 'by_rank' in by ? `by rank ${by.by_rank.map(writeSigned).join(' ')}` : by.map(writeSigned).join(' or ');
}

export function writeMeterAmount(by: Amount | EqualTo | OfDie): string {
	if (isOfDie(by)) return `${by.sign < 0 ? '-' : '+'}1d${by.die}`;
	return typeof by === 'object' && 'equal_to' in by
		? `${by.lost ? '-' : '+'}${by.whose ? `${by.whose} ` : ''}${by.equal_to}`
		: writeAmount(by);
}

const SIGNED = '[+−-]\\d+';
export const AMOUNT = `-cost|by rank(?: ${SIGNED}){5}|${SIGNED}(?: or ${SIGNED} or ${SIGNED})?`;
/** `+shadow`, `+companion health`, `+action die` */
export const EQUAL = '[+−-](?:companion |vehicle )?(?:action die|[a-z]+)';
/** `-1d6` */
export const OF_DIE = `[+−-]${ONE_DIE}`;
export const NUMBER = SIGNED;

/** Parses a match of `AMOUNT`. */
export function readAmount(words: string): Amount {
	if (words === '-cost') return words;
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = (words.match(/[+−-]\d+/g) ?? []).map(readNumber);
	if (words.startsWith('by rank')) return { by_rank: [a, b, c, d, e] satisfies OfRank };
	return words.includes(' or ') ? [a, b, c] : a;
}

/** Parses a match of `EQUAL`. */
export function readEqual(words: string): EqualTo {
	const [, sign, whose = '', equal_to = ''] = /^([+−-])(?:(companion|vehicle) )?(.+)$/.exec(words) ?? [];
	return { equal_to, ...whoseMeter(whose), ...(sign === '+' ? {} : { lost: true }) };
}

export function writeTimes(times: number): string {
	if (times === 1) return '';
	return times === 2 ? ' twice' : ` ${times} times`;
}

/** Parses a count at the end of a line: empty, "twice" or "3 times". */
export function readTimes(words: string): number {
	if (words === '') return 1;
	return words === 'twice' ? 2 : parseInt(words, 10);
}

/** `1` · `up to 2` · `1 or more` · `1 to 3` · `any` */
export function writeCount({ min, max }: Count): string {
	if (max === null) return min === 0 ? 'any' : `${min} or more`;
	if (min === max) return String(max);
	return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

export const COUNT = 'any|(?:up to )?\\d+|\\d+ or more|\\d+ to \\d+';

/** `undefined` if it is not a count. */
export function readCount(words: string): Count | undefined {
	if (!new RegExp(`^(?:${COUNT})$`).test(words)) return undefined;
	if (words === 'any') return { min: 0, max: null };
	const [first = 0, second] = (words.match(/\d+/g) ?? []).map(Number);
	if (words.startsWith('up to ')) return { min: 0, max: first };
	if (words.endsWith(' or more')) return { min: first, max: null };
	return { min: first, max: second ?? first };
}

/** `undefined` if the name is not quoted correctly. */
export function named<T>(words: string, make: (name: string) => T): T | undefined {
	const name = readName(words);
	return name === undefined ? undefined : make(name);
}

export const whoseMeter = (words: string): { readonly whose?: Whose } =>
	words === 'companion' || words === 'vehicle' ? { whose: words } : {};

export const whoseImpact = (words: string): { readonly whose?: Bearer } =>
	words === 'module' || words === 'asset' ? { whose: words } : whoseMeter(words);

export const outcomeAt = (words: string): Outcome => readOutcome(words) ?? 'miss';

export const trackAt = (words: string): TrackKind | undefined => (isTrackKind(words) ? words : undefined);

export const onTrack = (words: string): { readonly on?: TrackKind } => (isTrackKind(words) ? { on: words } : {});

export const ofRanks = (words: string): { readonly ranks?: readonly Rank[] } =>
	words === '' ? {} : { ranks: words.split(' or ').filter(isRank) };

export function numberOrByRank(words: string): number | ByRank | undefined {
	const by = readAmount(words);
	return typeof by === 'number' || (typeof by === 'object' && 'by_rank' in by) ? by : undefined;
}
