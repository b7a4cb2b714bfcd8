import type { MoveContext } from '../record/move-context';
import type { Condition, Effect, EffectOf } from '../../rules/effects/effect';
import type { Move } from '../../rules/move';
import { outcomeName, type Outcome } from '../../rules/core/outcome';
import { isRank } from '../../rules/core/rank';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import { useOf } from '../abilities/ability-uses';
import { isRecord, newUnrolledMove, type MoveRecord } from '../record/record';
import { earningOf } from '../character/legacy';
import { isMatchOf, outcomeOfRecord } from '../roll/roll';
import { sufferMove } from '../apply-effects/suffer-moves';
import { conditionWords, isConditionMet, withConnection } from './condition';
import { PAY_THE_PRICE } from './move-names';
import { isTaken } from './accept-cost';

/** The effects that apply to a record; none for a call that must still be rolled. */
export function effectsOfRecord(situation: MoveContext, move: Move): readonly Effect[] {
	const { record, book } = situation;
	if (move.name === PAY_THE_PRICE) return [{ kind: 'move', move: move.name }];
	const outcome = outcomeOfRecord(record);
	const own = book.effectsOf(move);
	if (!outcome && isRolled(situation, move)) return own.always.filter(isInsteadOfRoll);
	const ownAlways = move.roll_type === 'no_roll' ? own.always : own.always.filter(effect => !isInsteadOfRoll(effect));
	// The cost of a suffer move is applied separately.
	const before = sufferMove(move.name, book.ruleset) ? [] : withoutEarned(ownAlways, move, book);
	const aids = aidsOf(record, book).flatMap(aid => [...aid.always, ...ofOutcome(aid, outcome, record)]);
	return [...before, ...ofOutcome(own, outcome, record), ...aids];
}

/** Unavoidable death takes no roll, so it is offered before the roll; rolling means there is a chance (Face Death). */
const isInsteadOfRoll = (effect: Effect): boolean =>
	effect.kind === 'may' &&
	effect.option.effects.length > 0 &&
	effect.option.effects.every(({ kind }) => kind === 'end');

/** A move whose options are all ranks is rolled with the rank of a connection. */
export function isRolledWithRank({ roll_type, trigger }: Move): boolean {
	const options = trigger.conditions.flatMap(({ roll_options }) => roll_options);
	return roll_type === 'action_roll' && options.every(option => option.using === 'custom' && isRank(option.label));
}

/** A move that is rolled only with a shared bond needs no roll without one (Starforged, Develop Your Relationship). */
export function isRolled(situation: MoveContext, move: Move): boolean {
	const { record, character, book } = situation;
	if (move.roll_type !== 'action_roll') return move.roll_type !== 'no_roll';
	if (isTaken(record) && sufferMove(move.name, book.ruleset)) return false;
	if (!isRolledWithRank(move)) return true;
	if (isRecord(record)) return record.dice !== undefined;
	const judged = { record: withConnection(situation), character, ruleset: book.ruleset };
	return isConditionMet({ kind: 'bond', shared: true }, judged) !== false;
}

/**
 * Filled boxes earned their experience when the ticks were marked, so the move that says so does not pay again (Advance
 * in the preview).
 */
function withoutEarned(always: readonly Effect[], move: Move, { ruleset }: Rulebook): readonly Effect[] {
	if (earningOf(ruleset)?.move !== move.name) return always;
	const isEarned = (effect: Effect) => effect.kind === 'experience' && typeof effect.by === 'number' && effect.by > 0;
	return always.flatMap((effect): readonly Effect[] => {
		if (effect.kind !== 'may') return isEarned(effect) ? [] : [effect];
		const left = effect.option.effects.filter(offered => !isEarned(offered));
		return left.length > 0 ? [{ ...effect, option: { ...effect.option, effects: left } }] : [];
	});
}

type Effects = ReturnType<Rulebook['effectsOf']>;

/** The effects of the outcome; on a match, those of the match in its place. */
function ofOutcome(
	{ outcomes, matches }: Effects,
	outcome: Outcome | undefined,
	record: MoveRecord,
): readonly Effect[] {
	if (!outcome) return [];
	return (isMatchOf(record) ? matches[outcome] : undefined) ?? outcomes[outcome] ?? [];
}

/**
 * Moves combined with this roll, named by an add of 0: the rarity die of Wield a Rarity replaces the action die
 * (Delve).
 */
const aidsOf = (record: MoveRecord, book: Rulebook): readonly Effects[] =>
	record.adds.flatMap(({ amount, reason }) => {
		const move = amount === 0 && reason !== '' ? book.move(reason) : undefined;
		return move?.roll_type === 'no_roll' ? [book.effectsOf(move)] : [];
	});

/**
 * What the outcome counts as before any effect applies, as the text for `as`: in a bad spot, a strong hit without a
 * match counts as a weak hit (Starforged, Take Decisive Action). `undefined` if the dice stand.
 */
export function countedAs({ record, character, book }: MoveContext): string | undefined {
	const move = book.move(record.move);
	const outcome = outcomeOfRecord(record);
	if (!move || !outcome) return undefined;
	const judge = (condition: Condition) =>
		isConditionMet(condition, { record, character, ruleset: book.ruleset }) === true;
	for (const { effect, conditions, by } of counting(record, move, book)) {
		if (!conditions.every(judge)) continue;
		const because = conditions.map(conditionWords).join(', ') || by;
		if (effect.kind === 'as' && effect.outcome !== outcome) return `${outcomeName(effect.outcome)} (${because})`;
		if (effect.kind !== 'count' || effect.outcome !== outcome) continue;
		if (!effect.without_match || !isMatchOf(record)) return `${outcomeName(effect.as)} (${because})`;
	}
	return undefined;
}

/** Sources that can change how an outcome counts: the move, moves combined with it, and used abilities. */
function counting(record: MoveRecord, move: Move, book: Rulebook): readonly (Conditional & { readonly by: string })[] {
	const own = [book.effectsOf(move), ...aidsOf(record, book)].map(({ always }) => ({ by: move.name, always }));
	const used = (record.abilities ?? []).map(ability => ({
		by: ability.asset,
		always: useOf(ability, move, book)?.after.always ?? [],
	}));
	return [...own, ...used].flatMap(({ by, always }) => withConditions(always).map(each => ({ ...each, by })));
}

/** Whether the text of `as` results from such a rule, rather than being the player's own. */
export function isCounted(record: MoveRecord, book: Rulebook): boolean {
	const move = book.move(record.move);
	const as = record.as?.trimEnd() ?? '';
	if (!move || !as.endsWith(')') || !as.includes('(')) return false;
	const reason = as.slice(as.indexOf('(') + 1, -1);
	return counting(record, move, book).some(
		({ conditions, by }) => (conditions.map(conditionWords).join(', ') || by) === reason,
	);
}

/** How outcomes count in this character's position, for showing the odds before the roll. */
export function countsFor(move: Move, character: Character, book: Rulebook): readonly EffectOf<'count'>[] {
	const judged = { record: newUnrolledMove(move.name), character, ruleset: book.ruleset };
	return withConditions(book.effectsOf(move).always).flatMap(({ effect, conditions }) =>
		effect.kind === 'count' && conditions.every(condition => isConditionMet(condition, judged) === true)
			? [effect]
			: [],
	);
}

interface Conditional {
	readonly effect: Effect;
	readonly conditions: readonly Condition[];
}

const withConditions = (effects: readonly Effect[], conditions: readonly Condition[] = []): readonly Conditional[] =>
	effects.flatMap(effect =>
		effect.kind === 'if' ? withConditions(effect.then, [...conditions, effect.condition]) : [{ effect, conditions }],
	);
