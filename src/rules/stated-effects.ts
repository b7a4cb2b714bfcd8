import type { Effect, MoveEffects } from './effects/effect';
import { readEffectsNotation } from './effects/notation/read-notation';
import type { Move, StatedEffects } from './move';
import { OUTCOMES, readOutcome, type Outcome } from './core/outcome';
import { parseOk, type Problem, type ParseResult } from './core/problem';

/** The places in a move where effects can be stated, each in effect notation. */
export type EffectsNotation = Readonly<Partial<Record<StatedPlace, string>>>;

/** The opening of a fence of effects in a note. */
export const EFFECTS_FENCE = /^[`~]{3,}\s*effects\b/;

export const STATED_PLACES = [
	'always',
	'strong_hit',
	'weak_hit',
	'miss',
	'strong_hit_match',
	'weak_hit_match',
	'miss_match',
] as const;

export type StatedPlace = (typeof STATED_PLACES)[number];

/** The outcome of a place, and whether it applies only with a match. */
export function outcomeOfPlace(
	place: StatedPlace,
): { readonly outcome: Outcome; readonly isMatch: boolean } | undefined {
	const outcome = OUTCOMES.find(outcome => place.startsWith(outcome));
	return outcome && { outcome, isMatch: place.endsWith('_match') };
}

/** The outcome that the opening of a fence names: "effects weak hit match". */
export function outcomeOfFence(info: string): ReturnType<typeof outcomeOfPlace> {
	const outcome = readOutcome(info);
	return outcome && { outcome, isMatch: /\bmatch\b/i.test(info) };
}

/** The effects in a place, if there are any. */
export function effectsAt(
	place: StatedPlace,
	{ always, outcomes, matches }: Partial<Pick<MoveEffects, 'always' | 'outcomes' | 'matches'>>,
): readonly Effect[] | undefined {
	const on = outcomeOfPlace(place);
	return on ? (on.isMatch ? matches : outcomes)?.[on.outcome] : always;
}

/** Parses the effects stated for a whole move. A problem says in which place it is. */
export function readStatedEffects(notation: EffectsNotation, reason: string): ParseResult<StatedEffects> {
	const problems: Problem[] = [];
	const at = (place: StatedPlace): readonly Effect[] | undefined => {
		const text = notation[place];
		if (text === undefined) return undefined;
		const effects = readEffectsNotation(text);
		if (effects.ok) return effects.value;
		problems.push(...effects.problems.map(problem => ({ ...problem, message: `${place}: ${problem.message}` })));
		return undefined;
	};
	const always = at('always');
	const stated: StatedEffects = {
		reason,
		...(always && { always }),
		outcomes: byOutcome(outcome => at(outcome)),
		matches: byOutcome(outcome => at(`${outcome}_match`)),
	};
	return problems.length > 0 ? { ok: false, problems } : parseOk(stated);
}

function byOutcome(
	effectsAt: (outcome: Outcome) => readonly Effect[] | undefined,
): Partial<Record<Outcome, readonly Effect[]>> {
	const stated: Partial<Record<Outcome, readonly Effect[]>> = {};
	for (const outcome of OUTCOMES) {
		const effects = effectsAt(outcome);
		if (effects) stated[outcome] = effects;
	}
	return stated;
}

/** Whether a move has no text of its own, only effects, which are then those of the move of its name. */
export const isStatement = ({ text, tables, stated }: Move): boolean =>
	stated !== undefined && text === '' && tables.length === 0;

/** Merges two sets of stated effects; the later one wins. */
export const statedTogether = (before: StatedEffects | undefined, then: StatedEffects): StatedEffects =>
	before
		? {
				...before,
				...then,
				reason: `${before.reason} ${then.reason}`,
				outcomes: { ...before.outcomes, ...then.outcomes },
				matches: { ...before.matches, ...then.matches },
				rows: [...(then.rows ?? []), ...(before.rows ?? [])],
			}
		: then;
