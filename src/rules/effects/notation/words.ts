import { OUTCOMES, outcomeName, readOutcome, type Outcome } from '../../core/outcome';
import { isRank, RANKS, type Rank } from '../../core/rank';
import { TRACK_KINDS } from '../../core/track-kind';
import { isOfDie, ONE_DIE, readOfDie, type Amount, type Count, type EqualTo, type OfDie } from '../effect';

/** The positions in a fight named by the books. */
export const POSITIONS = ['in control', 'in a bad spot', 'has initiative', 'no initiative'] as const;

const isPosition = (words: string): boolean => POSITIONS.some(position => position === words);

/** The keywords of the notation. A name containing one of them is quoted. */
export const KEYWORDS: readonly string[] = [
	...'action add any as asset at begin bond by choose clear clears clock combat command companion complete'.split(' '),
	...'connection control count dead die each else exchange experience foe for from harm has hit if in'.split(' '),
	...'incidental inherit initiative is least lost mark match maximum may menace miss module most move next'.split(' '),
	...'no not on or overflow points progress rank remains reroll reset reward rolled say segments spend'.split(' '),
	...'suffer support table tell ticks times to trade twice up vehicle with without your'.split(' '),
	...RANKS,
	...TRACK_KINDS,
];

/** Consists of letters, apostrophes and hyphens. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** In characters; longer names are quoted. */
const LONGEST_PLAIN = 80;

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
/** A name in a pattern: quoted, or as written up to the next keyword. */
const NAME = `${QUOTED}|[^"\\s].{0,${LONGEST_PLAIN - 1}}?`;

/** Writes a name, quoting it if part of it could be mistaken for something else. */
export function writeName(words: string): string {
	const isPlain = words.split(' ').every(word => PLAIN_WORD.test(word) && !KEYWORDS.includes(word));
	return isPlain && words.length <= LONGEST_PLAIN ? words : JSON.stringify(words);
}

/** `undefined` if it is not quoted correctly, or would have to be: “spirit is 3 or more” is no name. */
function readName(words: string): string | undefined {
	if (!words.startsWith('"')) return writeName(words) === words ? words : undefined;
	try {
		const name: unknown = JSON.parse(words);
		return typeof name === 'string' ? name : undefined;
	} catch {
		return undefined;
	}
}

/** `undefined` if one of them is not quoted correctly. */
function readNames(words: string): readonly string[] | undefined {
	const names = [...words.matchAll(new RegExp(`${QUOTED}|[^",]+`, 'gs'))].map(([name]) => name.trim());
	const read = names.filter(name => name !== '').map(readName);
	return read.every(name => name !== undefined) ? read : undefined;
}

export const writeSigned = (number: number): string => (number < 0 ? String(number) : `+${number}`);

const readNumber = (digits: string): number => Number(digits.replace('−', '-'));

const SIGNED = '[+−-]\\d+';
const BY_RANK = `by rank(?: ${SIGNED}){5}`;
const AMOUNT = `-cost|${BY_RANK}|${SIGNED}(?: or ${SIGNED} or ${SIGNED})?`;
/** `-1d6` */
const OF_DIE = `[+−-]${ONE_DIE}`;
/** `+shadow`, `+companion health`, `+action die` */
const EQUAL = '[+−-](?:companion |vehicle )?(?:action die|[a-z]+)';

/** Parses a match of `AMOUNT`. */
function readAmount(words: string): Amount {
	if (words === '-cost') return words;
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = (words.match(/[+−-]\d+/g) ?? []).map(readNumber);
	if (words.startsWith('by rank')) return { by_rank: [a, b, c, d, e] };
	return words.includes(' or ') ? [a, b, c] : a;
}

export function writeAmount(by: Amount): string {
	if (typeof by === 'number') return writeSigned(by);
	if (by === '-cost') return by;
	return 'by_rank' in by ? `by rank ${by.by_rank.map(writeSigned).join(' ')}` : by.map(writeSigned).join(' or ');
}

function readMeterAmount(words: string): Amount | EqualTo | OfDie {
	if (new RegExp(`^(?:${AMOUNT})$`).test(words)) return readAmount(words);
	if (new RegExp(`^${OF_DIE}$`).test(words)) return readOfDie(words);
	const [, sign, whose, equal_to = ''] = /^([+−-])(?:(companion|vehicle) )?(.+)$/.exec(words) ?? [];
	const owner = whose === 'companion' || whose === 'vehicle' ? ({ whose } as const) : {};
	return { equal_to, ...owner, ...(sign === '+' ? {} : { lost: true }) };
}

function writeMeterAmount(by: Amount | EqualTo | OfDie): string {
	if (isOfDie(by)) return `${by.sign < 0 ? '-' : '+'}1d${by.die}`;
	return typeof by === 'object' && 'equal_to' in by
		? `${by.lost ? '-' : '+'}${by.whose ? `${by.whose} ` : ''}${by.equal_to}`
		: writeAmount(by);
}

const COUNT = 'any|(?:up to )?\\d+|\\d+ or more|\\d+ to \\d+';

/** `undefined` if it is not a count. */
export function readCount(words: string): Count | undefined {
	if (!new RegExp(`^(?:${COUNT})$`).test(words)) return undefined;
	if (words === 'any') return { min: 0, max: null };
	const [first = 0, second] = (words.match(/\d+/g) ?? []).map(Number);
	if (words.startsWith('up to ')) return { min: 0, max: first };
	if (words.endsWith(' or more')) return { min: first, max: null };
	return { min: first, max: second ?? first };
}

/** `1` · `up to 2` · `1 or more` · `1 to 3` · `any` */
export function writeCount({ min, max }: Count): string {
	if (max === null) return min === 0 ? 'any' : `${min} or more`;
	if (min === max) return String(max);
	return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** How a value looks on a line. */
interface Word<T> {
	readonly pattern: string;
	/** The value if the optional part that it is in is left out. */
	readonly missing?: T;
	/** `undefined` if a name is not quoted correctly. */
	readonly read: (text: string) => T | undefined;
	readonly write: (value: T) => string;
}

/** A word of any type; a method, so that it takes a word of each. */
interface AnyWord {
	readonly pattern: string;
	readonly missing?: unknown;
	readonly read: (text: string) => unknown;
	write(this: void, value: unknown): string;
}

const name: Word<string> = { pattern: NAME, read: readName, write: writeName };
const signed: Word<number> = { pattern: SIGNED, read: readNumber, write: writeSigned };
const text: Word<string> = { pattern: '.+', read: text => text, write: text => text.trimEnd() };

/** The words that a field of a template can look like. */
export const WORDS: Readonly<Record<string, AnyWord>> = {
	name,
	/** “progress” is no impact: “mark progress” is not an effect. */
	impact: { ...name, pattern: `(?!progress\\b)(?:${NAME})` },
	/** Those of the books are written as they are, though they contain keywords. */
	position: {
		...name,
		read: words => (isPosition(words) ? words : readName(words)),
		write: is => (isPosition(is) ? is : writeName(is)),
	} satisfies Word<string>,
	names: {
		pattern: `(?:${QUOTED}|[^",]+)(?:, (?:${QUOTED}|[^",]+))*`,
		read: readNames,
		write: names => names.map(writeName).join(', '),
	} satisfies Word<readonly string[]>,
	text,
	text_or_none: { ...text, missing: '' },
	signed,
	signed_or_none: { ...signed, missing: 0 },
	number: { pattern: '[+−-]?\\d+', read: readNumber, write: String },
	digits: { pattern: '\\d+', read: Number, write: String },
	times: {
		pattern: 'twice|\\d+ times',
		missing: 1,
		read: words => (words === 'twice' ? 2 : parseInt(words, 10)),
		write: times => (times === 2 ? 'twice' : `${times} times`),
	} satisfies Word<number>,
	count: { pattern: COUNT, read: readCount, write: writeCount },
	amount: { pattern: AMOUNT, read: readAmount, write: writeAmount },
	number_or_ranks: { pattern: `${BY_RANK}|${SIGNED}`, read: readAmount, write: writeAmount },
	meter_amount: { pattern: `${AMOUNT}|${OF_DIE}|${EQUAL}`, read: readMeterAmount, write: writeMeterAmount },
	outcome: {
		pattern: OUTCOMES.map(outcomeName).join('|'),
		read: readOutcome,
		write: outcomeName,
	} satisfies Word<Outcome>,
	track: { ...text, pattern: TRACK_KINDS.join('|') },
	ranks: {
		pattern: `(?:${RANKS.join('|')})(?: or (?:${RANKS.join('|')}))*`,
		read: words => words.split(' or ').filter(isRank),
		write: ranks => ranks.join(' or '),
	} satisfies Word<readonly Rank[]>,
};
