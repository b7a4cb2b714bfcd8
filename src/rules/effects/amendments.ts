import { given } from '../core/collections';
import { readOutcome } from '../core/outcome';
import type { Effect, EffectOf, Option, PricedOption } from './effect';
import { chooseOne, costByRank, countOf, numberOf, option } from './phrases/builders';
import { capitalize, withoutBrackets, straightQuotes } from './sentences';

/** A sentence that changes the effects read before it; `amend` returns `false` if it does not apply. */
interface Amendment {
	readonly example: string;
	/** Lower-case text it must contain, as a quick check that rules out most sentences. */
	readonly needs: string;
	readonly pattern: RegExp;
	readonly amend: (effects: Effect[], words: readonly string[]) => boolean;
}

/** Matched against the sentence without its full stop and connectives. */
export const AMENDMENTS: readonly Amendment[] = [
	{
		example: 'Instead of rolling, assume an automatic weak hit for each',
		needs: 'assume an automatic',
		pattern:
			/^(?:instead of rolling(?: on (?:these|those) moves)?, )?assume an automatic (strong hit|weak hit) for each$/i,
		amend: (effects, [, outcome = '']) =>
			changeLast(effects, 'choose', choose => ({
				...choose,
				options: choose.options.map(option => resolvedAs(option, outcome)),
			})),
	},
	{
		example: 'You and they each make one recover move instead of two',
		needs: 'instead of',
		pattern:
			/^you(?: and [a-z ]{1,20} each)? (?:make|choose|take) (one) [a-z]+ moves? instead of [a-z]+(?:, with no more than [a-z]+ moves [a-z ]+)?$/i,
		amend: (effects, [, count = '']) =>
			changeLast(effects, 'choose', choose => ({ ...choose, count: { ...choose.count, max: countOf(count).max } })),
	},
	{
		example: 'If you [Swear an Iron Vow] to mend it, take your full reward',
		needs: 'take your full',
		pattern: /^if you (\[[^\]]+\])( to [a-z ]+)?, take your full (?:legacy )?reward\b/i,
		amend: (effects, [, move = '', why = '']) =>
			changeLast(effects, 'reward', reward => {
				const swear = option(withoutBrackets(move) + why, { kind: 'move', move: withoutBrackets(move) }, reward);
				return { kind: 'choose', count: { min: 1, max: 1 }, options: [swear, option(OTHERWISE, reward)] };
			}),
	},
	{
		example: 'Make the legacy reward one rank lower, and envision what you encounter',
		needs: 'one rank lower',
		pattern: /^(?:otherwise, )?make the (?:legacy )?reward one rank lower(?:,? (?:and|\().*)?$/i,
		amend: effects => changeLast(effects, 'choose', lowerTheOtherwise) || changeLast(effects, 'reward', lower),
	},
	{
		example: 'When you complete the deathbound quest, clear the impact',
		needs: 'clear the',
		pattern:
			/^(?:when you (?:complete|fulfill) (?:the|this) [a-z- ]*(?:quest|vow), clear the (?:impact|debility|condition)|you may clear the (?:impact|debility|condition) when you complete (?:the|this) [a-z- ]*quest)$/i,
		amend: effects => {
			const marked = effects.filter(effect => effect.kind === 'impact' && effect.marked).at(-1);
			if (marked?.kind !== 'impact') return false;
			return changeLast(effects, 'move', move => ({ ...move, clears: marked.impact }));
		},
	},
	{
		example: 'To gain the bond, do it (or [Swear an Iron Vow] to prove it)',
		needs: 'to gain',
		pattern: /^to gain [a-z ]+, (?:envision [a-z ]+, and )?do it \(or (\[[^\]]+\])( to [a-z ]+)?\)$/i,
		amend: holdUntilDone,
	},
	{
		example: 'Envision what it costs, do it (or [Swear an Iron Vow] to the end), and gain the bond',
		needs: 'do it (',
		pattern: /^envision [a-z ]+, do it \(or (\[[^\]]+\])( to [a-z ]+)?\),? and (?:gain|mark) the bond$/i,
		amend: (effects, words) => effects.some(({ kind }) => kind === 'connection') && holdUntilDone(effects, words),
	},
	{
		example: 'Now you earn experience at a reduced rate of 2 (instead of 3)',
		needs: 'at a reduced rate',
		pattern: /\bearn experience at a reduced rate of (\d+)(?: experience)? \(instead of (\d+)\)/i,
		amend: (effects, [, reduced = '', full = '']) =>
			changeLast(effects, 'experience', experience => ({
				kind: 'choose',
				count: { min: 1, max: 1 },
				options: [
					option(`Take ${full} experience`, experience),
					option(`Take ${reduced} experience, for a cleared track`, { ...experience, by: Number(reduced) }),
				],
			})),
	},
	{
		example: 'You can only clear the doomed impact by completing the quest',
		needs: 'only clear',
		pattern: /^you (?:may|can) only clear the ([a-z ]+) (?:debility|impact|condition) by completing the quest$/i,
		amend: (effects, [, impact = '']) =>
			changeLast(effects, 'move', move => ({ ...move, clears: impact.toLowerCase() })),
	},
	{
		example:
			'Suffer -spirit equal to the rank of your oath (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		needs: 'equal to the rank',
		pattern: /^(?:you )?suffer -[a-z]+ equal to the rank of (?:the|your) [a-z]+ \(([^()]*)\)$/i,
		amend: (effects, [, byRank = '']) =>
			changeLast(effects, 'move', move => (move.by === undefined ? { ...move, by: costByRank(byRank) } : move)),
	},
	{
		example: 'If a friend is with you, you may pick or envision a path instead of rolling',
		needs: 'instead of rolling',
		pattern: /^(?:if [^,]+, )?you may (?:choose|pick|envision|pick or envision) [a-z ]+ instead of rolling$/i,
		amend: (effects, [words = '']) => changeLast(effects, 'table', table => insteadOfRolling(words, table)),
	},
	{
		example: 'If it was a miss on a progress move, mark two ticks',
		needs: 'progress ',
		pattern:
			/^(?:if|when|on) [a-z ]*\bprogress (?:move|roll),? (?:instead )?mark (one|two|three|four|\d)(?: ticks?)?(?: instead)?$/i,
		amend: (effects, [, number = '']) =>
			changeLast(effects, 'ticks', ticks =>
				ticks.track === 'failure'
					? chooseOne(
							option('A miss', ticks),
							option('A miss on a progress move', { ...ticks, by: numberOf(number.toLowerCase()) }),
						)
					: ticks,
			),
	},
	{
		example: 'When you do so in public, mark three ticks',
		needs: ' tick',
		pattern: /^((?:if|when|on) [^,]{1,80}), (?:instead )?mark (one|two|three|four|\d) ticks(?: instead)?$/i,
		amend: (effects, [, when = '', number = '']) => {
			const last = effects.at(-1);
			const by = numberOf(number.toLowerCase());
			const options = last?.kind === 'choose' ? last.options : last ? [option(OTHERWISE, last)] : [];
			const marked = options.map(({ effects: [only, ...others] }) => (others.length > 0 ? undefined : only));
			const [first] = marked;
			if (first?.kind !== 'ticks' || typeof first.by !== 'number' || by <= first.by) return false;
			if (marked.some(each => each?.kind !== 'ticks' || each.track !== first.track)) return false;
			effects[effects.length - 1] = chooseOne(...options, option(withoutBrackets(when), { ...first, by }));
			return true;
		},
	},
	{
		example: 'Mark one fewer ticks',
		needs: 'one fewer',
		pattern: /^mark one fewer ticks?$/i,
		amend: effects => changeLast(effects, 'ticks', fewerTicks) || changeLast(effects, 'may', fewerOffered),
	},
	{
		example:
			'Spend each point on one of these: take +1 integrity for a raft, give a tame companion +1 health, or restore one disabled module',
		needs: 'spend each point',
		pattern:
			/^(?:then, )?spend each point (?:to do|on) one of (?:the following|these): (take [^,]+), (give [^,]+), or (restore one disabled module)$/i,
		amend: (effects, [, vehicle = '', companion = '', module = '']) =>
			changeLast(effects, 'spend', ({ kind, options }) => ({
				kind,
				options: [
					...options,
					priced(1, vehicle, { kind: 'meter', meter: 'integrity', by: numberIn(vehicle), whose: 'vehicle' }),
					priced(1, companion, { kind: 'meter', meter: 'health', by: numberIn(companion), whose: 'companion' }),
					priced(1, module, { kind: 'impact', impact: 'disabled', marked: false, whose: 'module' }),
				],
			})),
	},
	{
		example: 'If you are repairing anything else, spend 5 points to make it whole, or 3 points to patch it up',
		needs: 'if you are repairing',
		pattern:
			/^if you are repairing (?:something (?:other than|besides) those options|anything else), spend (\d+) points to ([a-z ]+), or (\d+) points to ([a-z ]+)$/i,
		amend: (effects, [, full = '', fully = '', part = '', partly = '']) =>
			changeLast(effects, 'spend', ({ kind, options }) => ({
				kind,
				options: [...options, priced(Number(full), fully), priced(Number(part), partly)],
			})),
	},
	{
		example: 'If you do, add +2 and take +1 momentum on any hit',
		needs: 'if you do',
		pattern: /^if you do, add \+(\d+)(?: and take \+(\d+) momentum on (?:a|any) hit)?$/i,
		amend: (effects, [, add, momentum]) =>
			changeLast(effects, 'may', ({ kind, option: { label, effects: offered } }) => {
				const bonus = { add: Number(add), ...(momentum !== undefined && { momentum: Number(momentum) }) };
				return {
					kind,
					option: {
						label,
						effects: offered.map(effect => (effect.kind === 'move' ? { ...effect, ...bonus } : effect)),
					},
				};
			}),
	},
];

/** Makes the effects so far conditional on doing what is asked, or swearing to. */
function holdUntilDone(effects: Effect[], [, move = '', why = '']: readonly string[]): boolean {
	const gained = effects.splice(0);
	const swear = option(withoutBrackets(move) + why, { kind: 'move', move: withoutBrackets(move) }, ...gained);
	effects.push({ kind: 'choose', count: { min: 0, max: 1 }, options: [option('Do it', ...gained), swear] });
	return gained.length > 0;
}

/** One less, but never below 0. */
const oneFewer = (by: EffectOf<'ticks'>['by']): EffectOf<'ticks'>['by'] => {
	const fewer = (ticks: number): number => Math.max(0, ticks - 1);
	if (typeof by === 'number') return fewer(by);
	const [a, b, c, d, e] = by.by_rank;
	return { by_rank: [fewer(a), fewer(b), fewer(c), fewer(d), fewer(e)] };
};

const fewerTicks = (ticks: EffectOf<'ticks'>): EffectOf<'ticks'> => ({ ...ticks, by: oneFewer(ticks.by) });

const fewerOffered = (offer: EffectOf<'may'>): EffectOf<'may'> =>
	offer.option.effects.some(({ kind }) => kind === 'ticks')
		? {
				kind: 'may',
				option: {
					label: offer.option.label,
					effects: offer.option.effects.map(effect => (effect.kind === 'ticks' ? fewerTicks(effect) : effect)),
				},
			}
		: offer;

const priced = (cost: number, label: string, ...effects: readonly Effect[]): PricedOption => ({
	cost,
	label: capitalize(label),
	effects,
});

const numberIn = (words: string): number => Number(/[+-]?\d+/.exec(words)?.[0] ?? 0);

const OTHERWISE = 'Otherwise';

/** Applies a sentence to the effects before it, if it is an amendment; otherwise returns `false`. */
export function amend(effects: Effect[], sentence: string): boolean {
	const words = straightQuotes(sentence);
	const lower = words.toLowerCase();
	return AMENDMENTS.some(({ needs, pattern, amend }) => {
		const found = lower.includes(needs) ? pattern.exec(words) : null;
		return found !== null && amend(effects, found);
	});
}

/** Changes the last effect of a kind; `false` if there is none. */
function changeLast<K extends Effect['kind']>(
	effects: Effect[],
	kind: K,
	change: (effect: EffectOf<K>) => Effect,
): boolean {
	const at = effects.map(effect => effect.kind).lastIndexOf(kind);
	const last = effects[at];
	if (last?.kind !== kind) return false;
	const changed = change(last as EffectOf<K>);
	effects[at] = changed;
	return changed !== last;
}

const lower = (reward: EffectOf<'reward'>): Effect => ({ ...reward, lower: true });

const lowerTheOtherwise = (choose: EffectOf<'choose'>): Effect => {
	const [full, other] = choose.options;
	if (!full || other?.label !== OTHERWISE) return choose;
	const lowered = other.effects.map(effect => (effect.kind === 'reward' ? lower(effect) : effect));
	return { ...choose, options: [full, { label: 'Make the reward one rank lower', effects: lowered }] };
};

const resolvedAs = ({ label, effects }: Option, words: string): Option => {
	const as = readOutcome(words);
	return { label, effects: effects.map(effect => (as && effect.kind === 'move' ? { ...effect, as } : effect)) };
};

/**
 * A choice between the table and what stands in its place. As a result of another move only, it is offered after that
 * move and outcome only (Delve, Find an Opportunity).
 */
function insteadOfRolling(words: string, table: Effect): Effect {
	const instead = withoutBrackets(words).replace(' instead of rolling', '');
	const choice = chooseOne(option('Roll on the table', table), option(instead));
	const [, outcome = '', move] =
		/^if you (?:are making|make|made) this move as a result of an? ([a-z ]+) on \[([^[\]]+)\]/i.exec(words) ?? [];
	if (move === undefined) return choice;
	const condition = { kind: 'from', move, ...given({ on: readOutcome(outcome) }) } as const;
	return { kind: 'if', condition, then: [choice], otherwise: [table] };
}
