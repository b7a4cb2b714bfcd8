import { given } from '../../rules/core/collections';
import type { Count, Effect, EffectOf, Option } from '../../rules/effects/effect';
import { countLabel, effectLabel, exchangeLabel, effectListLabel } from '../../rules/effects/effect-label';
import type { Rulebook } from '../../rules/books/rulebook';
import type { TableRoll } from '../oracles/table-roll';
import type { Action, StepOption, StepState } from '../record/pending-step';
import { impactsOf } from '../apply-effects/impacts';
import { isMarked, type Character } from '../character/character';
import { conditionWords } from './condition';
import { leftBy } from './cost-options';
import { followUp } from './follow-up';
import { clearingFirst, mayClear } from './clear-impacts-first';
import { isForAnybody, isOffered, ownedOf } from '../character/owned-assets';
import { cannotExchange, cannotSuffer } from '../suffer/suffer';
import { sufferMove } from '../apply-effects/suffer-moves';
import { BY_HAND, rollOnce } from './roll-on-table';
import type { StepBuilder } from './step-builder';
import { comparable } from './format-step';

export interface Choice {
	readonly count: Count;
	readonly options: readonly Option[];
	/** Whether the same option may be taken again. */
	readonly repeats?: boolean;
	/** The price of the options, which the character must be able to pay. */
	readonly pays?: readonly Effect[];
	/** Whether it stays open until it is taken or passed. */
	readonly stays?: boolean;
	/** Whether it is an optional rule that the character has not used yet. */
	readonly isUnused?: boolean;
	/** What is asked, if not how many options may be chosen. */
	readonly asks?: string;
}

/** The player chooses as many options as the count allows, each of them once unless the rules say otherwise. */
export function choose(agenda: StepBuilder, choice: Choice, path: string): void {
	const { count } = choice;
	const rolled = choice.options.filter(option => isRolled(agenda, option));
	const { character } = agenda.ledger;
	const options = rolled.filter(option => isOffered(option, character) || agenda.ledger.hasChosen(option.label));
	if (options.length === 0) return;
	const prompt = promptOf(choice);
	const picked = pickedOptions(agenda, choice, options);
	const declined = passWords(prompt, options);
	const hasPassed = [options, rolled, ...rolled.map(option => [option])].some(offered =>
		agenda.ledger.passed(passWords(prompt, offered)),
	);
	const isFull = picked.length >= (count.max ?? options.length) || hasPassed;
	const state: StepState = isFull ? 'settled' : picked.length >= count.min ? 'optional' : 'required';
	const offered = options.flatMap(option => {
		const offer = {
			...agenda.option(
				option.label,
				picking(agenda, option),
				resultOf(agenda, option)?.text ?? detail(agenda, option),
				barrier(agenda, option) ?? unpayable(agenda, choice),
			),
			isChosen: picked.includes(option) && (isFull || !mayRepeat(agenda, choice, option)),
			...given({ leaves: onlyLeft(agenda, option) }),
		};
		return offer.action.kind === 'roll_table' ? [offer, rowByHand(agenda, option)] : [offer];
	});
	agenda.whileStateMatters(!rolled.some(isForAnybody), () =>
		agenda.step({ id: path, prompt: choice.asks ?? prompt, state, options: offered, pass: declined }),
	);
	if (choice.stays) agenda.sayOfLast({ stays: true });
	if (choice.isUnused) agenda.sayOfLast({ isUnused: true });
	if (state === 'optional' && isAwaited(choice)) agenda.sayOfLast({ isAwaited: true });
	if (!isFull)
		mayClear(
			agenda,
			path,
			options.filter(option => !picked.includes(option)),
		);
	const inOrder = picked.map((option, nth) => ({ ...option, option, nth }));
	clearingFirst(inOrder).forEach(({ option, nth }) => {
		if (picking(agenda, option).kind === 'follow') return;
		const again = picked.indexOf(option) < nth ? `.${nth}` : '';
		agenda.effects(judged(agenda, option), `${path}.${choice.options.indexOf(option)}${again}`, option);
	});
}

/**
 * Whether the answer to an offer is due: the player may choose from several options, such as the recover actions of
 * Sojourn. What may be repeated, or waits for as long as the player likes, is not.
 */
const isAwaited = ({ count, options, repeats, stays }: Choice): boolean =>
	options.length > 1 && count.max !== null && Number.isFinite(count.max) && !repeats && !stays;

/** The chosen options, in the order of the record. */
function pickedOptions(agenda: StepBuilder, choice: Choice, options: readonly Option[]): readonly Option[] {
	const repeated = options.filter(option => mayRepeat(agenda, choice, option)).map(({ label }) => label);
	return agenda.ledger
		.takeChosen(
			options.map(({ label }) => label),
			choice.count.max ?? Infinity,
			repeated,
		)
		.flatMap(label => options.find(option => option.label === label) ?? []);
}

/** A move with an automatic outcome may be made more than once (Starforged, Sojourn). */
const mayRepeat = (agenda: StepBuilder, { repeats, count }: Choice, option: Option): boolean =>
	repeats === true || ((count.max ?? 2) > 1 && followUp(agenda, only(option))?.as !== undefined);

const only = ({ effects }: Option): Effect | undefined => (effects.length === 1 ? effects[0] : undefined);

/** An option that consists only of a move opens that move at once; one of a roll on the table of its move rolls. */
function picking(agenda: StepBuilder, option: Option): Action {
	const effect = only(option);
	const call = followUp(agenda, effect);
	if (call) return { kind: 'follow', chose: option.label, call };
	const roll = effect?.kind === 'table' && !effect.times ? rollOnce(agenda) : undefined;
	return roll ? { ...roll, chose: option.label } : { kind: 'choose', chose: option.label };
}

/** For a row that was rolled by hand, or is chosen. */
const rowByHand = (agenda: StepBuilder, { label }: Option): StepOption =>
	agenda.option(BY_HAND, { kind: 'choose', chose: label, then: [BY_HAND] });

/**
 * Choosing an option also judges its condition, if the state cannot, and agrees to its exchange (Ironsworn, Endure
 * Harm: Shake it off).
 */
function judged(agenda: StepBuilder, option: Option): readonly Effect[] {
	const effect = only(option);
	if (effect?.kind !== 'if') return paid(option.effects);
	return agenda.holds(effect.condition) === undefined ? paid(effect.then) : [{ ...effect, then: paid(effect.then) }];
}

const paid = (effects: readonly Effect[]): readonly Effect[] => {
	const [effect, ...others] = effects;
	return effect?.kind === 'exchange' && !effect.up_to && others.length === 0
		? [...effect.pay, ...effect.take]
		: effects;
};

/** Why an option cannot be picked: its condition does not hold, or its price cannot be paid. */
function barrier(agenda: StepBuilder, option: Option): string | undefined {
	const effect = only(option);
	if (effect?.kind === 'if' && effect.otherwise.length === 0 && agenda.holds(effect.condition) === false)
		return `Only if ${conditionWords(effect.condition)}.`;
	const marked =
		effect?.kind === 'impact'
			? markBarrier(agenda.ledger.character, agenda.book, effect, agenda.record.track)
			: undefined;
	if (marked) return marked;
	const price = option.effects.reduce((sum, effect) => sum + priceOf(effect), 0);
	const { experience, experience_spent } = agenda.ledger.character;
	const left = Math.max(0, experience - experience_spent);
	return left < price ? `It takes ${price} experience, and there is ${left}.` : undefined;
}

/**
 * An impact that is marked cannot be marked again, and one that is not cannot be cleared. A group of impacts is left to
 * the player.
 */
export function markBarrier(
	character: Character,
	{ ruleset }: Rulebook,
	{ impact, marked, whose }: EffectOf<'impact'>,
	named?: string,
): string | undefined {
	if (!whose && impactsOf(impact, ruleset).length > 0) return undefined;
	const owned = whose ? ownedOf(character, whose, named) : [character];
	const isSo = owned.some(each =>
		'conditions' in each ? each.conditions.includes(impact) !== marked : isMarked(each, impact) !== marked,
	);
	if (isSo || owned.length === 0) return undefined;
	const bearer = whose ? `The ${whose} is` : 'You are';
	return `${bearer} ${marked ? 'already' : 'not'} ${impact}.`;
}

/** The experience that an effect spends. */
const priceOf = ({ kind, by }: { readonly kind: string; readonly by?: unknown }): number =>
	kind === 'experience' && typeof by === 'number' ? Math.max(0, -by) : 0;

/** An exchange needs something to give: with no supply left, none can be exchanged. */
function unpayable({ now, book, record: { track } }: StepBuilder, { pays = [] }: Choice): string | undefined {
	for (const effect of pays) {
		if (effect.kind === 'meter' && effect.meter !== 'momentum' && typeof effect.by === 'number') {
			const { meter, by, whose } = effect;
			const barrier = by < 0 ? cannotExchange({ meter, whose, named: track }, now, book.ruleset) : undefined;
			if (barrier) return barrier;
		}
		const move = effect.kind === 'move' ? sufferMove(effect.move, book.ruleset) : undefined;
		const barrier = move?.marks ? cannotSuffer(move, now, book.ruleset, track) : undefined;
		if (barrier) return barrier;
	}
	return undefined;
}

const RESULT = /^Result (\d)$/;

/** "For each result": the option for the first, second or third row rolled (Starforged, Confront Chaos). */
const resultOf = ({ rolled }: StepBuilder, { label }: Option): TableRoll | undefined =>
	rolled[Number(RESULT.exec(label)?.[1] ?? 0) - 1];

const isRolled = (agenda: StepBuilder, option: Option): boolean =>
	!RESULT.test(option.label) || resultOf(agenda, option) !== undefined;

/** What an option would change in the current state, besides the effects that its label names. */
export function detail(agenda: StepBuilder, option: Option): string | undefined {
	const label = ` ${comparable(option.label)} `;
	const isNamed = (effect: Effect): boolean =>
		comparable(effectLabel(effect))
			.replace(/^(?:take|gain|suffer) /, '')
			.split(' ')
			.every(word => label.includes(` ${word} `));
	const untold = option.effects.filter(effect => effect.kind === 'if' || !isNamed(effect));
	const effects = asThingsStand(agenda, untold).filter(({ kind }) => kind !== 'say' && kind !== 'choose');
	return effects.length === 0 ? undefined : effectListLabel(effects);
}

/** What an option that changes one meter would leave of it. */
function onlyLeft(agenda: StepBuilder, { effects }: Option): StepOption['leaves'] {
	const [effect, ...others] = asThingsStand(agenda, effects);
	const left = effect && others.length === 0 ? leftBy(agenda, effect) : undefined;
	return effect && left && { ...left, words: effectLabel(effect) };
}

const asThingsStand = (agenda: StepBuilder, effects: readonly Effect[]): readonly Effect[] =>
	effects.flatMap(effect => {
		const is = effect.kind === 'if' ? agenda.holds(effect.condition) : undefined;
		return effect.kind !== 'if' || is === undefined
			? [effect]
			: asThingsStand(agenda, is ? effect.then : effect.otherwise);
	});

function promptOf({ count, options, repeats }: Choice): string {
	const may = options.length === 1 && count.min === 0;
	if (may)
		return repeats && count.max !== null && count.max > 1 && count.max < Infinity
			? `You may, up to ${count.max} times`
			: 'You may';
	return countLabel(count);
}

/** The text recorded in `passed`: the prompt, with enough detail to tell choices apart. */
const passWords = (prompt: string, [first, ...others]: readonly Option[]): string =>
	others.length === 0 ? (first?.label ?? prompt) : `${prompt}: ${first?.label ?? ''}, …`;

/** An optional choice; one that applies "for each" of something may be repeated. */
export const optionalChoice = (option: Option): Choice =>
	isForEach(option)
		? { count: { min: 0, max: Infinity }, options: [option], repeats: true }
		: { count: { min: 0, max: 1 }, options: [option] };

/** "Set an objective with a rank for each" (Starforged, Enter the Fray); each docked craft (Overcome Destruction). */
const isForEach = (option: Option): boolean =>
	['track', 'asset'].includes(only(option)?.kind ?? '') && /\bfor each\b/.test(option.label);

/** Pay one thing for another, once or up to a number of times. */
export const exchange = (effect: EffectOf<'exchange'>): Choice => ({
	count: { min: 0, max: effect.up_to ?? 1 },
	options: [
		{
			label: exchangeLabel(effect),
			effects: [...effect.pay, ...effect.take],
		},
	],
	repeats: (effect.up_to ?? 1) > 1,
	stays: effect.up_to === undefined,
	pays: effect.pay,
});

/** A condition that the notes cannot decide becomes a choice for the player. */
export function playerJudges({ condition, then, otherwise }: EffectOf<'if'>): Choice {
	const label = `If ${conditionWords(condition)}`;
	if (otherwise.length === 0)
		return optionalChoice({ label: then.length > 0 ? `${label}: ${effectListLabel(then)}` : label, effects: then });
	return {
		count: { min: 1, max: 1 },
		options: [
			{ label, effects: then },
			{ label: 'Otherwise', effects: otherwise },
		],
	};
}
