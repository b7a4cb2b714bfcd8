import { getOwn } from '../../core/collections';
import { withoutBrackets } from '../sentences';
import { PROGRESS_TICKS, RANKS, REWARD_TICKS, TICKS_PER_BOX, type OfRank } from '../../core/rank';
import type { Amount, Bearer, Count, Effect, EffectOf, Option, Whose } from '../effect';
import { isTrackKind, TRACK_KIND_ROWS, TRACK_KINDS, type TrackKind } from '../../core/track-kind';

const NUMBERS: Readonly<Record<string, number>> = {
	one: 1,
	once: 1,
	two: 2,
	twice: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
};

/** Reads a count: "two", "twice", "three times", "3". */
export const numberOf = (words: string): number => {
	const first = words.split(' ')[0] ?? '';
	return getOwn(NUMBERS, first) ?? Number(first);
};

/** Reads how many options may be picked: "one or more", "up to two", "as many". */
export function countOf(words: string): Count {
	switch (words) {
		case 'one or more':
			return { min: 1, max: null };
		case 'as many':
		case 'any number':
			return { min: 0, max: null };
		case 'one or two':
			return { min: 1, max: 2 };
		default: {
			const max = numberOf(words.replace('up to ', ''));
			return { min: words.startsWith('up to ') ? 0 : max, max };
		}
	}
}

/** Reads a number in digits or words, ignoring its sign; 1 if there is none, as in "a tick". */
export const amountOf = (n: string, number: string): number => {
	if (n !== '') return Math.abs(Number(n));
	return number === '' ? 1 : numberOf(number);
};

/** An effect that makes the bracketed move next. */
export const follow = (move: string): EffectOf<'move'> => ({ kind: 'move', move: withoutBrackets(move) });

export const option = (label: string, ...effects: readonly Effect[]): Option => ({ label, effects });

export const chooseOne = (...options: readonly Option[]): EffectOf<'choose'> => ({
	kind: 'choose',
	count: { min: 1, max: 1 },
	options,
});

export const optionalEffect = (label: string, effects: readonly Effect[]): Effect => ({
	kind: 'may',
	option: { label, effects },
});

export const say = (text: string): Effect => ({ kind: 'say', text });

/** Information for the player, with nothing to change on the sheet. */
export const tell = (text: string): Effect => ({ kind: 'say', text, told: true });

/**
 * Marks or clears an impact. Battered, broken and the like go on the vehicle, module or companion that the text names.
 */
export const impact = (name: string, marked: boolean, whose?: Bearer): Effect => ({
	kind: 'impact',
	impact: name,
	marked,
	...(whose && { whose }),
});

/** "they" means the companion's meter; integrity is always the vehicle's. */
export function meterOf(
	meter: string,
	they = '',
): { readonly kind: 'meter'; readonly meter: string; readonly whose?: Whose } {
	if (meter === 'integrity') return { kind: 'meter', meter, whose: 'vehicle' };
	return they === '' ? { kind: 'meter', meter } : { kind: 'meter', meter, whose: 'companion' };
}

/** Meters that a companion does not have. */
export const NOT_OF_A_COMPANION: readonly string[] = ['momentum', 'supply'];

export const meterEffect = (meter: string, by: Amount, they = ''): EffectOf<'meter'> => ({
	...meterOf(meter, they),
	by,
});

/**
 * The kind of track that a word stands for: a quest is a vow, a relationship a connection. None for a fight, which has
 * several tracks.
 */
export const trackNamed = (words: string): TrackKind | undefined =>
	isTrackKind(words) ? words : TRACK_KINDS.find(kind => TRACK_KIND_ROWS[kind].called?.includes(words));

/** Sets `on` if the words name a kind of track. */
export function onTrack(words: string): { readonly on?: TrackKind } {
	const on = trackNamed(words);
	return on ? { on } : {};
}

/** Reads "dangerous=2 ticks; formidable=1 box; …" as ticks; numbers without a unit are kept as they are. */
export function readByRank(words: string): OfRank {
	const [a, b, c, d, e] = RANKS.map(rank => ticksIn(partOf(words, rank)));
	return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
}

/** The part for one rank: "1 box" in "formidable=1 box; …". */
function partOf(words: string, rank: string): string {
	const from = words.toLowerCase().indexOf(`${rank}`);
	const part = from < 0 ? '' : words.slice(from + rank.length);
	return part.split(/[;,]/)[0] ?? '';
}

/** "2 ticks" is 2, "1 box" is 4, "3" is 3. */
function ticksIn(part: string): number {
	const number = Number(/[+-]?\d+/.exec(part)?.[0] ?? 0);
	return /box|progress/i.test(part) ? number * TICKS_PER_BOX : number;
}

const sameNumbers = (a: OfRank, b: OfRank): boolean => a.every((number, i) => number === b[i]);

/** Whether these are the ticks of a legacy reward. */
export const isReward = (ticks: OfRank): boolean => sameNumbers(ticks, REWARD_TICKS);

/** Whether these are the ticks of one unit of progress. */
export const isUnit = (ticks: OfRank): boolean => sameNumbers(ticks, PROGRESS_TICKS);

/** Reads "troublesome=1; dangerous=2; …" as a cost: -1, -2, … */
export function costByRank(words: string): Amount {
	const [a, b, c, d, e] = readByRank(words);
	return { by_rank: [-a, -b, -c, -d, -e] };
}
