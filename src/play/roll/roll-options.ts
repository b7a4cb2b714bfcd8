import { getOwn, given } from '../../rules/collections';
import { optionName, specialTrackName, type Move, type RollOption, type TriggerCondition } from '../../rules/move';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../character/character';
import { ownedOf } from '../agenda/owned-assets';
import { meterRule, meterValue } from '../character/character';
import { legacyProgress } from '../character/legacy';

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
	const { conditions } = move.trigger;
	const isOpen = isOnCard(move) && conditions.every(({ roll_options }) => roll_options.length === 0);
	if (!isOpen) return conditions.flatMap(condition => offeredBy(condition, character, ruleset, named));
	const anyStat = ruleset.stats.map(stat => ({ using: 'stat', stat }) as const);
	return offeredBy({ method: 'player_choice', roll_options: anyStat }, character, ruleset);
}

/** All valid option names: those of the move, and any stat or meter, including those of assets. */
export const knownOptions = (move: Move, character: Character, ruleset: Ruleset): readonly string[] => [
	...offeredOptions(move, character, ruleset).map(({ name }) => name),
	...ruleset.stats,
	...ruleset.condition_meters.map(({ name }) => name),
	...[character.stats, character.meters, ...character.assets.map(({ meters }) => meters)].flatMap(Object.keys),
];

/** A move printed on an asset may be rolled with the stat linked to the asset. */
const isOnCard = ({ _id, roll_type }: Move): boolean =>
	roll_type === 'action_roll' && _id.startsWith('asset.ability.move:');

function offeredBy(
	condition: TriggerCondition,
	character: Character | undefined,
	ruleset: Ruleset,
	named?: string,
): readonly OfferedOption[] {
	const options = condition.roll_options.map(option => {
		const value = valueOf(option, character, ruleset, named);
		return { name: optionName(option), ...(condition.text ? { text: condition.text } : {}), ...given({ value }) };
	});
	if (condition.method !== 'highest' && condition.method !== 'lowest') return options;
	const picked = extreme(options, condition.method);
	const names = condition.roll_options.map(optionName).join(' or ');
	const settled = `${names}, whichever is ${condition.method === 'highest' ? 'higher' : 'lower'}`;
	return picked ? [{ ...picked, text: condition.text ? `${condition.text} (${settled})` : settled }] : options;
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
			return (
				character &&
				meterRule(ruleset, option.condition_meter) &&
				meterValue(character, option.condition_meter, ruleset)
			);
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
