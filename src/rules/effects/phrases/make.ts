import type { Amount, Bearer, Count, Effect, EffectOf, Option, Whose } from '../effect';

/** Small parts that the rows of phrases are made of. */

const NUMBERS: Readonly<Record<string, number>> = {
	one: 1,
	once: 1,
	two: 2,
	twice: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
};

/** "two", "twice", "three times", "3". */
export const numberOf = (words: string): number => {
	const first = words.split(' ')[0] ?? '';
	return NUMBERS[first] ?? Number(first);
};

/** "one or more", "up to two", "as many": how many options may be picked. */
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

export const option = (label: string, ...effects: readonly Effect[]): Option => ({ label, effects });

export const either = (...options: readonly Option[]): EffectOf<'choose'> => ({
	kind: 'choose',
	count: { min: 1, max: 1 },
	options,
});

export const may = (label: string, effects: readonly Effect[]): Effect => ({ kind: 'may', option: { label, effects } });

export const say = (text: string): Effect => ({ kind: 'say', text });

/** Battered, broken and the like stand on the vehicle, the module or the companion that the text names. */
export const impact = (name: string, marked: boolean, whose?: Bearer): Effect => ({
	kind: 'impact',
	impact: name,
	marked,
	...(whose && { whose }),
});

/** "they" are the companion; integrity is the vehicle's. */
export function meterOf(
	meter: string,
	they = '',
): { readonly kind: 'meter'; readonly meter: string; readonly whose?: Whose } {
	if (meter === 'integrity') return { kind: 'meter', meter, whose: 'vehicle' };
	return they === '' ? { kind: 'meter', meter } : { kind: 'meter', meter, whose: 'companion' };
}

export const meterEffect = (meter: string, by: Amount, they = ''): EffectOf<'meter'> => ({
	...meterOf(meter, they),
	by,
});

/** `upTo` is the words "up to", or nothing. */
export const atMost = (upTo: string, effect: EffectOf<'meter'>): EffectOf<'meter'> =>
	upTo === '' ? effect : { ...effect, at_most: true };
