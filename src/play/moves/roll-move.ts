import type { MoveContext, DecisionContext } from '../record/move-context';
import { didYouMean } from '../../rules/search/nearest-name';
import type { CostReduction } from '../../rules/assets/ability';
import { given } from '../../rules/core/collections';
import type { Move } from '../../rules/move';
import { outcomeName, readOutcome } from '../../rules/core/outcome';
import { isRank } from '../../rules/core/rank';
import { parseOk, parseError, type ParseResult, type Problem } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { pendingStepsOf, isCostOpen } from '../pending-steps/list-pending-steps';
import { mayTakeIt, TAKEN } from '../pending-steps/accept-cost';
import { refusedForPosition } from '../pending-steps/combat-position';
import { begunWithoutRoll, begunWithRoll } from '../pending-steps/begin-with-roll';
import { refusedForDemand } from './trigger-demands';
import { beginTrack } from '../apply-effects/tracks';
import { spendNext } from '../apply-effects/meters';
import { unreadValue, type Character } from '../character/character';
import { hasUnread, unreadIn } from '../character/invalid-values';
import { fitsMove, type NextBonus } from '../character/next-bonus';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES, rollChallengeDice, type DiceRoller } from '../dice/dice';
import { isActionDieCancelled } from '../character/momentum';
import type { Decided } from '../record/decision-settings';
import { bonusesFromAbilities, type AbilityBonuses } from '../abilities/roll-bonuses';
import { isRecord, type MoveRecord, type DiceRoll } from '../record/record';
import { countedAs, isRolled } from '../pending-steps/effects-of-record';
import { onlyContinued, unreadContinued } from '../roll/track-kinds';
import { assetOfSeveral, isAssetNeeded, whichAsset } from '../roll/resolve-asset';
import { isOwned, sufferMove } from '../apply-effects/suffer-moves';
import { isConnectionAsked, optionsOfCall, rankRolledFor } from './infer-from-notes';
import { comparedWith, whichOf, whichOption } from './progress-score';
import { outcomeLine, currentDice } from '../roll/roll';
import type { OfferedOption } from '../roll/roll-options';
import { isProgressMove, noValueFor, optionCalled, printedOptions, sheetValue } from '../roll/roll-options';
import type { RollInput } from '../record/roll-input';
import { costChoices, costProblem } from '../suffer/cost-choices';
import { reduceCost } from '../suffer/reduce-cost';
import { cannotSuffer } from '../suffer/suffer';
import { momentumInRoll, refusedValue } from '../roll/value-problems';
import { applyAutomaticEffects } from './automatic-effects';
import { newTrack } from '../new-track/new-track';
import { askedBeside } from '../tracks/invalid-tracks';
import { unreadToName } from './bond-adds';
import { openTracks } from '../tracks/track';
import { t } from '../../i18n/translate';

/** Resolves a call: rolls any dice not given, and applies what needs no choice. */
export function rollMove(situation: DecisionContext, rollInput: RollInput, dice: DiceRoller): ParseResult<Decided> {
	const { record: call, character, book } = situation;
	const move = book.move(call.move);
	if (!move) return noSuchMove(call.move, book);
	if (call.dice)
		return parseError(
			'no_longer_open',
			t('This move was rolled already: the record has changed since. Nothing was done.'),
		);
	const refused = refusedForPosition(move, character, situation) ?? refusedForDemand(move, character, situation);
	if (refused) return refused;
	const begun = beginning({ ...situation, record: withOption(call, move, character, book) }, rollInput);
	if (!begun.ok) return begun;
	const { record, character: now } = begun.value;
	const ready = { ...situation, record, character: now };
	const said = withOption(rollInput, move, now, book);
	const unread = unreadInOutcomes(now, thrown => resolved(ready, move, said, thrown));
	return unread.length > 0 ? { ok: false, problems: unread } : resolved(ready, move, said, dice);
}

/** Challenge dice of each outcome, with and without a match. */
const DICE_OF_OUTCOMES = [
	[1, 2],
	[1, 1],
	[1, 10],
	[9, 10],
	[10, 10],
] as const;

/** The values that cannot be read and that any outcome would change: they are told before the dice, which would be lost. */
function unreadInOutcomes(character: Character, roll: (dice: DiceRoller) => ParseResult<Decided>): readonly Problem[] {
	if (!hasUnread(character)) return [];
	const problems = DICE_OF_OUTCOMES.flatMap(challenge => {
		const rolled = roll(fixedDice(challenge));
		return rolled.ok ? unreadIn(character, rolled.value.record.done) : [];
	});
	return [...new Map(problems.map(problem => [problem.message, problem])).values()];
}

/** Dice that always fall alike: one of the challenge dice after the other, and the middle of any other die. */
function fixedDice([first, second]: readonly [number, number]): DiceRoller {
	let thrown = 0;
	return {
		roll: sides => (sides !== CHALLENGE_DIE_SIDES ? Math.ceil(sides / 2) : thrown++ % 2 === 0 ? first : second),
	};
}

function noSuchMove(name: string, { ruleset }: Rulebook): ParseResult<never> {
	const near = didYouMean(
		name,
		ruleset.moves.map(move => move.name),
	);
	return parseError('unknown_move', [t('No move is called “{move}”.', { move: name }), ...near].join(' '));
}

/** The option as the rules spell it. */
function withOption<T extends Pick<MoveRecord, 'roll'> | RollInput>(
	said: T,
	move: Move,
	character: Character,
	{ ruleset }: Rulebook,
): T {
	const { roll } = said;
	return roll ? { ...said, roll: { ...roll, option: optionCalled(roll.option, move, character, ruleset) } } : said;
}

/** A track begun with the move is in the record before its dice (Starforged, Swear an Iron Vow). */
function beginning(
	situation: DecisionContext,
	{ begin }: RollInput,
): ParseResult<Pick<Decided, 'record' | 'character'>> {
	const { record: call, character } = situation;
	if (!begin) return parseOk({ record: call, character });
	const asked = begunWithRoll(situation) ?? begunWithoutRoll(situation);
	if (!asked) return parseError('no_longer_open', t('This move begins no track here. Nothing was done.'));
	const track = newTrack(asked.effect.track, begin, asked.asks);
	if (!track.ok) return track;
	const begun = beginTrack(character, track.value);
	const record = { ...call, track: track.value.name, done: [...call.done, ...begun.changes] };
	return parseOk({ record, character: begun.character });
}

function resolved(
	situation: DecisionContext,
	move: Move,
	rollInput: RollInput,
	dice: DiceRoller,
): ParseResult<Decided> {
	const { record: call, character } = situation;

	const track = rollInput.track ?? call.track ?? onlyContinued(situation, move);
	const abilities = rollInput.abilities ?? call.abilities ?? [];
	const { abilities: _named, ...rest } = call;
	const named: MoveRecord = {
		...rest,
		...(abilities.length > 0 ? { abilities } : {}),
		...given({ track }),
		...(rollInput.cost === undefined || call.cost?.paid ? {} : { cost: { amount: rollInput.cost, paid: false } }),
	};
	const tooMuch = costRefused({ ...situation, record: named });
	const brought = bonusesFromAbilities({ ...situation, record: named }, move);
	const costing = isRecord(call) ? named : lessCostly(named, brought.less);
	const option = (rollInput.roll ?? call.roll)?.option;
	const asset = whichAsset({ ...situation, record: costing }, move, option);
	if (!asset.ok) return asset;
	const meant = isAssetNeeded(move, option, situation.book)
		? assetOfSeveral({ ...situation, record: costing }, move)
		: undefined;
	const priced: MoveRecord = { ...costing, ...given({ track: costing.track ?? meant?.name }) };
	const maybeMeant = rollInput.begin ? [] : unreadContinued({ ...situation, record: priced }, move);
	if (maybeMeant.length > 0) return { ok: false, problems: maybeMeant };
	const as = call.as ?? brought.as;
	if (as !== undefined) return automatic({ ...situation, record: { ...priced, as } });
	const unreadWho = unreadToName({ ...situation, record: priced }, move);
	if (unreadWho.length > 0) return { ok: false, problems: unreadWho };
	if (isConnectionAsked({ ...situation, record: priced }, move))
		return whichOf(move, openTracks(character.tracks, ['connection']));
	if (tooMuch !== undefined) return parseError('bad_cost', tooMuch);
	if (!isRolled({ ...situation, record: priced }, move))
		return parseOk(applyAutomaticEffects({ ...situation, record: priced }));
	if (isCostOpen(pendingStepsOf({ ...situation, record: priced })))
		return parseError('cost_needed', costNeeded({ ...situation, record: priced }));
	if (rollInput.resists === false) return takenAsItIs({ ...situation, record: priced }, move);
	return isProgressMove(move)
		? progressRoll({ ...situation, record: priced }, move, rollInput, dice)
		: actionRoll({ ...situation, record: priced }, move, { rollInput, brought }, dice);
}

/** Abilities take something off a cost that is not yet paid, and once. */
function lessCostly(record: MoveRecord, lesser: readonly CostReduction[]): MoveRecord {
	const { cost } = record;
	if (!cost || cost.paid || cost.less !== undefined) return record;
	const amount = reduceCost(cost.amount, lesser);
	return amount === cost.amount ? record : { ...record, cost: { amount, paid: false, less: cost.amount - amount } };
}

/** A suffer move that is left at its cost. */
function takenAsItIs(situation: DecisionContext, { name }: Move): ParseResult<Decided> {
	const { record: call } = situation;
	if (!mayTakeIt(situation))
		return parseError('roll_needed', t('{name} must be rolled: here the roll is not yours to leave.', { name }));
	return parseOk(applyAutomaticEffects({ ...situation, record: { ...call, chose: [...call.chose, TAKEN] } }));
}

/** Asks how much a suffer move costs: what a foe inflicts first, then the other amounts. */
function costNeeded({ record: { move, track }, character, book }: MoveContext): string {
	const suffer = sufferMove(move, book.ruleset);
	const costs = (suffer ? costChoices(suffer, character.tracks, track) : []).map(({ amount, foes }) =>
		foes.length > 0 ? `${amount} (${foes.join(', ')})` : String(amount),
	);
	const asked = t('{name} comes with a cost: {costs}. Say first how much is suffered.', {
		name: move,
		costs: costs.join(', '),
	});
	return suffer?.by_rank && track === undefined ? askedBeside(character, ['foe'], asked) : asked;
}

/** Why a suffer move cannot cost as much as is stated. */
function costRefused({ record: { move, cost, track }, character, book }: MoveContext): string | undefined {
	const suffer = sufferMove(move, book.ruleset);
	if (!suffer || !cost || cost.paid) return undefined;
	return (
		costProblem(suffer, cost.amount, character.tracks, track) ??
		(isOwned(suffer, character) ? undefined : cannotSuffer(suffer, character, book.ruleset, track))
	);
}

/** A stated outcome needs no dice. */
function automatic(situation: DecisionContext): ParseResult<Decided> {
	const { record: call } = situation;
	const outcome = readOutcome(call.as ?? '');
	if (!outcome)
		return parseError(
			'bad_outcome',
			t('“as: {outcome}” names no outcome. Write strong hit, weak hit or miss.', { outcome: call.as ?? '' }),
		);
	return parseOk(applyAutomaticEffects({ ...situation, record: { ...call, outcome: outcomeName(outcome) } }));
}

/** The cost of a suffer move is applied before its roll, which uses the reduced meter. */
function actionRoll(
	situation: DecisionContext,
	move: Move,
	{ rollInput, brought }: { readonly rollInput: RollInput; readonly brought: AbilityBonuses },
	dice: DiceRoller,
): ParseResult<Decided> {
	const { book } = situation;

	const { record: call, character } = applyAutomaticEffects(situation);
	const option = chosenOption({ ...situation, record: call, character }, move, rollInput, brought.options);
	if (!option.ok) return option;
	const momentum = momentumInRoll(character, book.ruleset);
	if (!momentum.ok) return momentum;
	const preset = brought.preset === undefined ? {} : { actionDie: brought.preset };
	const thrown = action({ ...preset, ...rollInput.thrown }, dice);
	if (!thrown.ok) return thrown;
	const bonuses = spentBonuses(character.next, rollInput.next ?? []).filter(bonus => fitsMove(bonus, move.name));
	const spent = bonuses.reduce(
		(soFar, bonus) => {
			const step = spendNext(soFar.character, bonus);
			return { character: step.character, changes: [...soFar.changes, ...step.changes] };
		},
		{ character, changes: call.done },
	);
	const record: MoveRecord = {
		...call,
		roll: option.value,
		adds: [
			...call.adds,
			...brought.adds,
			...(rollInput.adds ?? []),
			...bonuses.map(({ add, why }) => ({ amount: add, reason: why ?? 'next' })),
		],
		dice: thrown.value,
		done: spent.changes,
	};
	return parseOk(
		applyAutomaticEffects({
			...situation,
			record: withOutcome({ ...situation, record, character }),
			character: spent.character,
		}),
	);
}

/** The bonuses to spend, each as often as the player named it. */
function spentBonuses(waiting: readonly NextBonus[], named: readonly string[]): readonly NextBonus[] {
	const left = [...named];
	return waiting.filter(({ text }) => {
		const at = left.indexOf(text);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

/** Full boxes against the challenge dice; momentum does not count (Starforged, glossary: Progress Move). */
function progressRoll(
	situation: DecisionContext,
	move: Move,
	rollInput: RollInput,
	dice: DiceRoller,
): ParseResult<Decided> {
	const { record: call } = situation;

	const compared = comparedWith(situation, move, rollInput);
	if (!compared.ok) return compared;
	const challengeDice = rollInput.thrown?.challengeDice ?? rollChallengeDice(dice);
	const thrown = validateDice({ challengeDice });
	if (!thrown.ok) return thrown;
	const record: MoveRecord = { ...call, ...compared.value, dice: thrown.value };
	return parseOk(applyAutomaticEffects({ ...situation, record: withOutcome({ ...situation, record }) }));
}

/** The option of the call or the player's, else the only one; otherwise a question. */
function chosenOption(
	situation: MoveContext,
	move: Move,
	rollInput: RollInput,
	more: readonly OfferedOption[],
): ParseResult<{ option: string; value: number }> {
	const { record: call, character, book } = situation;
	const own = optionsOfCall(call, move, character, book);
	const offered = [...own, ...more];
	const wished = rollInput.roll ?? call.roll;
	// If a used ability adds a single option, that option is meant.
	const names = [...new Set((more.length > 0 && !wished ? more : offered).map(({ name }) => name))];
	if (!wished && names.length !== 1)
		return whichOption(
			move,
			names.map(name => ({ name })),
		);
	const option = wished?.option ?? names[0] ?? '';
	const rank = rankRolledFor(situation, move);
	if (rank !== undefined && isRank(option) && option !== rank && wished?.value === undefined)
		return parseError(
			'unknown_option',
			t('{name} is rolled with the rank of the connection, {rank}, not with {option}.', {
				name: move.name,
				rank,
				option,
			}),
		);
	const printed = [...printedOptions(move, character, book.ruleset, call.track), ...more];
	const value = wished?.value ?? sheetValue(option, printed, character, book.ruleset);
	const wrong =
		wished?.value === undefined &&
		value !== undefined &&
		refusedValue({ option, value, about: call.track }, character, book.ruleset);
	if (wrong) return { ok: false, problems: [wrong] };
	if (value !== undefined) return parseOk({ option, value });
	const unreadable = unreadValue(character, option);
	if (unreadable) return { ok: false, problems: [unreadable] };
	if (![...names, ...printed.map(({ name }) => name)].includes(option))
		return parseError(
			'unknown_option',
			t('“{option}” is not a stat or meter. {name} is rolled with {names}.', {
				option,
				name: move.name,
				names: names.join(', '),
			}),
		);
	return parseError('no_value', noValueFor(option, character));
}

function action(given: RollInput['thrown'], dice: DiceRoller): ParseResult<DiceRoll> {
	const actionDie = given?.actionDie ?? dice.roll(ACTION_DIE_SIDES);
	return validateDice({ actionDie, challengeDice: given?.challengeDice ?? rollChallengeDice(dice) });
}

const isFace = (value: number, sides: number): boolean => Number.isInteger(value) && value >= 1 && value <= sides;

/** The action die is a d6, the challenge dice are d10s. */
export function validateDice(thrown: DiceRoll): ParseResult<DiceRoll> {
	const { actionDie, challengeDice } = thrown;
	if (actionDie !== undefined && !isFace(actionDie, ACTION_DIE_SIDES))
		return parseError('die_out_of_range', t('The action die shows 1 to 6, not {actionDie}.', { actionDie }));
	const wrong = challengeDice.find(die => !isFace(die, CHALLENGE_DIE_SIDES));
	if (wrong !== undefined)
		return parseError('die_out_of_range', t('A challenge die shows 1 to 10, not {wrong}.', { wrong }));
	return parseOk(thrown);
}

/**
 * The record with its outcome as text. Momentum at the time of the roll may cancel the action die, and a rule may count
 * the outcome as another.
 */
export function withOutcome(situation: MoveContext): MoveRecord {
	const { record, character } = situation;
	const { cancelled: _cancelled, as: _as, ...rest } = record;
	const { momentum } = character;
	const actionDie = currentDice(record)?.actionDie;
	const isCancelled = actionDie !== undefined && isActionDieCancelled(actionDie, momentum);
	const reckoned: MoveRecord = isCancelled ? { ...rest, cancelled: { actionDie, momentum } } : rest;
	const as = countedAs({ ...situation, record: reckoned });
	return { ...reckoned, outcome: outcomeLine(reckoned), ...(as === undefined ? {} : { as }) };
}
