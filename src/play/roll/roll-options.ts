import { bookCost, type Cost } from '../suffer/suffer';
import { getOwn, given } from '../../rules/core/collections';
import { optionName, specialTrackName, type Move, type RollOption, type TriggerCondition } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Ruleset } from '../../rules/ruleset';
import { t } from '../../i18n/translate';
import { meterRule, meterValue, unreadValue, type Character } from '../character/character';
import { ownedOf } from '../character/owned-assets';
import { legacyProgress } from '../character/legacy';
import { isOwned, sufferMove } from '../apply-effects/suffer-moves';
import { translateTerm } from '../../i18n/translate-terms';

/** One way to roll a move, with this character's value. */
export interface OfferedOption {
	/** The name in a record: "edge", "health", "progress". */
	readonly name: string;
	/** The situation: "With speed, mobility, or agility". */
	readonly text?: string;
	/** The value to add, or the full boxes; absent if the player must state it. */
	readonly value?: number;
}

/**
 * The ways to roll a move, in the book's order. If the rules pick one, only that is offered. `named` is what the record
 * names after `track`, such as a companion.
 */
export function offeredOptions(
	move: Move,
	character: Character | undefined,
	ruleset: Ruleset,
	named?: string,
): readonly OfferedOption[] {
	return conditionsOf(move, ruleset).flatMap(condition => {
		const options = printedBy(condition, character, ruleset, named);
		const { method } = condition;
		return method === 'highest' || method === 'lowest' ? pickedBy(condition, method, options) : options;
	});
}

/** The ways to roll a move, also those that the rules do not pick for this character. */
export const printedOptions = (
	move: Move,
	character: Character | undefined,
	ruleset: Ruleset,
	named?: string,
): readonly OfferedOption[] =>
	conditionsOf(move, ruleset).flatMap(condition => printedBy(condition, character, ruleset, named));

/** A move of a card that names no option may be rolled with any stat. */
function conditionsOf(move: Move, ruleset: Ruleset): readonly TriggerCondition[] {
	const { conditions } = move.trigger;
	const isOpen = isOnCard(move) && conditions.every(({ roll_options }) => roll_options.length === 0);
	if (!isOpen) return conditions;
	const anyStat = ruleset.stats.map(stat => ({ using: 'stat', stat }) as const);
	return [{ method: 'player_choice', roll_options: anyStat }];
}

/** The player is in charge: any stat or meter may be rolled, even if the move does not list it. */
export function sheetValue(
	option: string,
	printed: readonly OfferedOption[],
	character: Character,
	{ condition_meters }: Ruleset,
): number | undefined {
	const named = printed.filter(({ name }) => name === option);
	// A companion's health must not be replaced with the character's.
	if (named.length > 0) return named.find(({ value }) => value !== undefined)?.value;
	if (unreadValue(character, option)) return undefined;
	return (
		getOwn(character.stats, option) ??
		getOwn(character.meters, option) ??
		condition_meters.find(({ name }) => name === option)?.value
	);
}

/** What is wrong with an option that the sheet has no value for. */
export const noValueFor = (option: string, character: Character): string =>
	unreadValue(character, option)?.message ??
	t('{name} has no {option} to roll with. Add it to the character, or write a number: “roll: {option2} 2”.', {
		name: character.name,
		option: translateTerm(option),
		option2: option,
	});

/**
 * The character as the roll finds them: the cost of a suffer move is paid before its dice are rolled. `named` is the
 * companion or vehicle that pays it.
 */
export function afterCost(
	move: Move,
	{ amount: cost, named }: Cost,
	character: Character,
	{ ruleset }: Rulebook,
): Character {
	const suffer = sufferMove(move.name, ruleset);
	const isPaid = suffer && isOwned(suffer, character);
	return isPaid ? bookCost(suffer, { amount: cost, named }, character, ruleset).character : character;
}

/** All valid option names: those of the move, and any stat or meter, including those of assets. */
export const knownOptions = (move: Move, character: Character, ruleset: Ruleset): readonly string[] => [
	...offeredOptions(move, character, ruleset).map(({ name }) => name),
	...ruleset.stats,
	...ruleset.condition_meters.map(({ name }) => name),
	...[character.stats, character.meters, ...character.assets.map(({ meters }) => meters)].flatMap(Object.keys),
];

/** The option that a name means, whatever its letters' case: `Health` is `health`. Any other name stays as it is. */
export function optionCalled(name: string, move: Move, character: Character, ruleset: Ruleset): string {
	const known = knownOptions(move, character, ruleset);
	const small = name.trim().toLowerCase();
	return known.find(option => option === name) ?? known.find(option => option.toLowerCase() === small) ?? name;
}

/** A move printed on an asset may be rolled with the stat linked to the asset. */
const isOnCard = ({ _id, roll_type }: Move): boolean =>
	roll_type === 'action_roll' && _id.startsWith('asset.ability.move:');

function printedBy(
	{ roll_options, text }: TriggerCondition,
	character: Character | undefined,
	ruleset: Ruleset,
	named: string | undefined,
): readonly OfferedOption[] {
	return roll_options.map(option => {
		const value = valueOf(option, character, ruleset, named);
		return { name: optionName(option), ...(text ? { text } : {}), ...given({ value }) };
	});
}

/** The option that the rules pick; all of them as long as a value is unknown. */
function pickedBy(
	{ roll_options, text }: TriggerCondition,
	method: 'highest' | 'lowest',
	options: readonly OfferedOption[],
): readonly OfferedOption[] {
	const picked = extreme(options, method);
	const names = roll_options.map(optionName).join(' or ');
	const settled = `${names}, whichever is ${method === 'highest' ? 'higher' : 'lower'}`;
	return picked ? [{ ...picked, text: text ? `${text} (${settled})` : settled }] : options;
}

function extreme(options: readonly OfferedOption[], method: 'highest' | 'lowest'): OfferedOption | undefined {
	const sign = method === 'highest' ? 1 : -1;
	if (options.some(({ value }) => value === undefined)) return undefined;
	return [...options].sort((a, b) => sign * ((b.value ?? 0) - (a.value ?? 0)))[0];
}

function valueOf(
	option: RollOption,
	character: Character | undefined,
	ruleset: Ruleset,
	named: string | undefined,
): number | undefined {
	switch (option.using) {
		case 'stat':
			return getOwn(character?.stats, option.stat);
		case 'condition_meter':
			if (!character || unreadValue(character, option.condition_meter)) return undefined;
			return meterRule(ruleset, option.condition_meter) && meterValue(character, option.condition_meter, ruleset);
		case 'custom':
			return option.value;
		case 'asset_control':
			return character && controlOf(option, character, named);
		case 'special_track': {
			const ticks = getOwn(character?.special, specialTrackName(option.special_track));
			return ticks === undefined ? undefined : legacyProgress(ticks);
		}
		case 'progress_track':
			return undefined;
	}
}

/** The meter of the named or only companion or vehicle; if there are several, the player must choose. */
function controlOf(
	{ control, of }: RollOption & { using: 'asset_control' },
	character: Character,
	named: string | undefined,
): number | undefined {
	const [only, ...others] = ownedOf(character, of, named);
	return others.length === 0 ? getOwn(only?.meters, control)?.value : undefined;
}

/** Progress moves compare full boxes with the challenge dice, without an action die. */
export const isProgressMove = (move: Move): boolean =>
	move.roll_type === 'progress_roll' || move.roll_type === 'special_track';
