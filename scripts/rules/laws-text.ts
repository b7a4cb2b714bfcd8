import { ReadingTrace } from '../../src/rules/coverage/reading-trace';
import type { Effect, MoveEffects } from '../../src/rules/effects/effect';
import { nestedEffects } from '../../src/rules/effects/nested-effects';
import type { ReadRules } from '../../src/rules/datasworn-files/read-rules';
import type { Move } from '../../src/rules/move';
import { OUTCOMES } from '../../src/rules/core/outcome';

/**
 * What a change puts into a move: a price of {n} {m}, a gain of {g} {k}. The numbers are drawn, and so large that no book
 * has them.
 */
interface Drawn {
	readonly n: number;
	readonly m: string;
	readonly g: number;
	readonly k: string;
}

/** Where the words are put. */
type Place = 'trigger' | 'hit' | 'list' | 'behind';

interface Kind {
	readonly name: string;
	readonly place: Place;
	readonly wordings: readonly string[];
	/** Whether what was put in is neither carried out as it says nor shown. */
	readonly isLost: (effects: MoveEffects, drawn: Drawn) => boolean;
}

const KINDS: readonly Kind[] = [
	{
		name: 'price of the trigger',
		place: 'trigger',
		wordings: [
			' (spend {n} {m})',
			' at the cost of {n} {m}',
			' and pay {n} {m}',
			' by spending {n} {m}',
			', which costs {n} {m}',
			' and suffer -{n} {m}',
		],
		isLost: ({ always }, { n, m }) => !holds(always, n, m),
	},
	{
		name: 'price of an effect',
		place: 'hit',
		wordings: [
			'take +{g} {k} at the cost of {n} {m}.',
			'take +{g} {k} (this costs {n} {m}).',
			'spend {n} {m} to take +{g} {k}.',
			'take +{g} {k} by spending {n} {m}.',
			'take +{g} {k}, which costs you {n} {m}.',
			'take +{g} {k} in exchange for {n} {m}.',
		],
		isLost: (effects, { n, m, g, k }) =>
			!holds(hitOf(effects), n, m) || (isDone(hitOf(effects), g, k) && !isDone(hitOf(effects), -n, m)),
	},
	{
		name: 'alternative',
		place: 'hit',
		wordings: [
			'either take +{n} {m}, or let it go and take +{g} {k}.',
			'take +{n} {m}, or else turn back and take +{g} {k}.',
			'take +{n} {m} or +{g} {k} (your choice).',
			'take +{n} {m}, or let it go and take +{g} {k}.',
			'unless the gate is shut, take +{n} {m} and +{g} {k}.',
			'it is your choice: wait and take +{n} {m}, or go on and take +{g} {k}.',
		],
		isLost: (effects, { n, m, g, k }) => isDone(hitOf(effects), n, m) || isDone(hitOf(effects), g, k),
	},
	{
		name: 'reference',
		place: 'list',
		wordings: [
			'both, but suffer -{n} {m}',
			'both of the above, and suffer -{n} {m}',
			'all of the above, but suffer -{n} {m}',
			'as above, but also suffer -{n} {m}',
			'the same, and suffer -{n} {m}',
			'as before, but suffer -{n} {m}',
		],
		isLost: (effects, { n, m, g, k }) =>
			!hitOf(effects)
				.flatMap(nestedEffects)
				.flatMap(effect => (effect.kind === 'choose' ? effect.options : []))
				.some(({ effects: own }) => isDone(own, -n, m) === isDone(own, g, k) && holds(own, n, m)),
	},
	{
		name: 'for all outcomes',
		place: 'behind',
		wordings: [
			'In any case, suffer -{n} {m}.',
			'No matter what, suffer -{n} {m}.',
			'Either way, suffer -{n} {m}.',
			'However it goes, suffer -{n} {m}.',
			'Whatever happens, suffer -{n} {m}.',
			'Regardless of the outcome, suffer -{n} {m}.',
		],
		isLost: ({ always, outcomes }, { n, m }) =>
			!OUTCOMES.every(outcome => holds([...always, ...(outcomes[outcome] ?? [])], n, m)),
	},
	{
		name: 'instead',
		place: 'hit',
		wordings: [
			'suffer -{g} {m}. The rain goes on. If you share a bond here, suffer -{n} {m} instead.',
			'suffer -{g} {m}. If the night is cold, suffer -{n} {m} instead.',
			'suffer -{g} {m}. The rain goes on. With a guide, suffer -{n} {m} instead.',
			'suffer -{g} {m}. If you came prepared, instead suffer -{n} {m}.',
			'suffer -{g} {m}. You may instead suffer -{n} {m}.',
			'suffer -{g} {m}. The rain goes on. In the dark, suffer only -{n} {m} instead.',
		],
		isLost: (effects, { n, m, g }) =>
			[n, g].some(number => !holds(hitOf(effects), number, m) || isDone(hitOf(effects), -number, m)),
	},
];

/** The effects of the outcome that words were put into, or of a move without a roll. */
const hitOf = ({ always, outcomes }: MoveEffects): readonly Effect[] => outcomes.strong_hit ?? always;

/** Whether an amount is changed without any decision. */
const isDone = (effects: readonly Effect[], by: number, meter: string): boolean =>
	effects.some(effect => effect.kind === 'meter' && effect.meter === meter && effect.by === by);

/** Whether an amount is anywhere, carried out or shown. */
const holds = (effects: readonly Effect[], number: number, meter: string): boolean => {
	const found = effects.flatMap(nestedEffects);
	const words = new RegExp(`\\b${number} ${meter}\\b`);
	return (
		found.some(
			effect =>
				effect.kind === 'meter' &&
				effect.meter === meter &&
				typeof effect.by === 'number' &&
				Math.abs(effect.by) === number,
		) || words.test(JSON.stringify(effects))
	);
};

/** A change of a move that lost what it put in. */
export interface LostChange {
	readonly move: string;
	readonly kind: string;
	readonly words: string;
}

export interface LawsReport {
	readonly changes: number;
	readonly lost: readonly LostChange[];
	/** How many changes of each kind were made, and how many of them are lost. */
	readonly kinds: readonly (readonly [name: string, made: number, lost: number])[];
}

/**
 * Changes each move by each wording and counts what is lost; the numbers and meters are drawn with the seed. With
 * `oneOfEach`, a move is changed by one wording of each kind, in turn.
 */
export function lawsReport({ book, moves }: ReadRules, { seed = 1, oneOfEach = false } = {}): LawsReport {
	const draw = drawing(seed);
	const made = KINDS.map(({ name, place, wordings, isLost }) => {
		const isOfMove = (move: number, wording: number) => !oneOfEach || (move + seed) % wordings.length === wording;
		const changes = moves.flatMap((move, at) =>
			wordings.flatMap((wording, which) => {
				if (!isOfMove(at, which)) return [];
				const drawn = draw();
				const words = wording.replace(/\{([nmgk])\}/g, (_found, key: keyof Drawn) => String(drawn[key]));
				const changed = CHANGES[place](move, words, drawn);
				if (!changed) return [];
				const effects = book.tracedEffectsOf(changed, new ReadingTrace());
				return [{ move: move.name, kind: name, words, isLost: isLost(effects, drawn) }];
			}),
		);
		return { name, changes };
	});
	const all = made.flatMap(({ changes }) => changes);
	return {
		changes: all.length,
		lost: all.filter(({ isLost }) => isLost).map(({ move, kind, words }) => ({ move, kind, words })),
		kinds: made.map(({ name, changes }) => [name, changes.length, changes.filter(({ isLost }) => isLost).length]),
	};
}

/** The report as text: a line for each kind, then what is lost. */
export const lawsText = ({ changes, lost, kinds }: LawsReport): string =>
	[
		`${changes} changes, ${lost.length} lost.`,
		...kinds.map(([name, made, lost]) => `${name}: ${lost} of ${made} lost`),
		...lost.map(({ move, kind, words }) => `lost: ${move}, ${kind}: ${words}`),
	].join('\n');

const CHANGES: Readonly<Record<Place, (move: Move, words: string, drawn: Drawn) => Move | undefined>> = {
	trigger: (move, words) => {
		const trigger = /^\s*(?:__When [^_]*__|\*\*When [^*]*\*\*|When (?:\*\*[^*]*\*\*|__[^_]*__))/i.exec(move.text)?.[0];
		return trigger === undefined ? undefined : withText(move, trigger + words + move.text.slice(trigger.length));
	},
	hit: (move, words) => intoHit(move, words),
	list: (move, words, { g, k }) =>
		intoHit(move, `choose one.\n\n* Wait: Take +${g} ${k}.\n* Go on: Take +1 ${k}.\n* Thorough: ${words}.\n\n`),
	behind: (move, words) => {
		const last = move.text.trimEnd().split(/\n\n/).at(-1) ?? '';
		// "either way" behind a choice is said of the choice
		const isOfChoice = words.startsWith('Either') && /\b(?:if|or|either|choose|may|otherwise|whether)\b/i.test(last);
		return /^On a (?:__|\*\*)miss/.test(last) && /[.!]$/.test(last) && !isOfChoice
			? withText(move, `${move.text.trimEnd()} ${words}`)
			: undefined;
	},
};

const STRONG_HIT = /^On a (?:__strong hit__|\*\*strong hit\*\*),? /m;

function intoHit(move: Move, words: string): Move | undefined {
	const found = STRONG_HIT.exec(move.text);
	if (!found) return undefined;
	const at = found.index + found[0].length;
	const behind = move.text.slice(at);
	const rest = behind.charAt(0).toUpperCase() + behind.slice(1);
	return withText(move, `${move.text.slice(0, at)}${words}${words.endsWith('\n') ? '' : ' '}${rest}`);
}

/** The changed move has nothing stated, and no text beside its own to be placed by. */
function withText(move: Move, text: string): Move {
	return { ...move, text, outcomes: {}, stated: { reason: 'Nothing is stated.' } };
}

/** Draws two meters and two numbers, with a generator that a seed repeats (mulberry32). */
function drawing(seed: number): () => Drawn {
	let state = seed;
	const below = (limit: number): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
	};
	const METERS = ['health', 'spirit', 'supply', 'momentum'];
	return () => {
		const first = below(4);
		return {
			n: 6 + below(2),
			m: METERS[first] ?? '',
			g: 8 + below(2),
			k: METERS[(first + 1 + below(3)) % 4] ?? '',
		};
	};
}
