import { getOwn, given } from '../../core/collections';
import type { Effect } from '../../effects/effect';
import { chooseOne, impact, optionalEffect, option, tell } from '../../effects/phrases/builders';
import { capitalize } from '../../effects/sentences';
import type { AbilityValue, BeforeRoll } from '../ability';

/** The context in which a phrase of an ability is read. */
export interface AbilityContext {
	/** Looks up a stat, a meter, or a control of the card. */
	readonly value: (words: string) => AbilityValue | undefined;
	/** The last die named, for "that die". */
	readonly die: 'action die' | 'one challenge die';
	/** The names of the stats. */
	readonly stats: readonly string[];
	/** The names of the moves. */
	readonly moves: readonly string[];
}

/** A phrase used only by abilities. To add one, add a row here and a line in the test. */
export interface AbilityPhrase {
	/** An example. */
	readonly example: string;
	/** The whole clause, in straight apostrophes and lower case. */
	readonly pattern: RegExp;
	readonly before?: (words: readonly string[], context: AbilityContext) => BeforeRoll | undefined;
	/** The last argument is the whole clause. */
	readonly after?: (words: readonly string[], context: AbilityContext, clause: string) => readonly Effect[] | undefined;
}

/** Phrases for effects after the roll, other than those on dice. */
export const MORE_AFTER_PHRASES: readonly AbilityPhrase[] = [
	{
		example: 'Inflict 2 harm (instead of 1)',
		pattern: /^inflict (\d) harm \(instead of (\d)\)$/,
		after: ([harm, instead]) => {
			const by = Number(harm) - Number(instead);
			return by === 0 ? undefined : [{ kind: 'harm', by }];
		},
	},
	{
		example: 'Spend 1 repair point (instead of 2)',
		pattern:
			/^(?:spend|clear (?:it|(?:the|that) (?:impact|condition)) for|clear battered for) (\d) repair points? \(?instead of (\d)\)?$/,
		after: ([spent, instead]) => {
			const by = Number(instead) - Number(spent);
			return by > 0 ? [{ kind: 'points', by }] : undefined;
		},
	},
	{
		example: 'Mark 1 tick on your discoveries or bonds legacy track',
		pattern: /^mark (\d) ticks? on your (quests|bonds|discoveries) or (quests|bonds|discoveries) legacy track$/,
		after: ([by, one = '', other = '']) => {
			const ticks = (track: string): Effect => ({ kind: 'ticks', track, by: Number(by) });
			return [chooseOne(option(`Mark it on ${one}`, ticks(one)), option(`Mark it on ${other}`, ticks(other)))];
		},
	},
	{
		example: 'Take 1 extra repair point or +1 momentum',
		pattern: /^take (\d) extra repair points? or \+(\d) momentum$/,
		after: ([points, momentum]) => [
			chooseOne(
				option(`Take ${points ?? ''} extra repair point`, { kind: 'points', by: Number(points) }),
				option(`Take +${momentum ?? ''} momentum`, { kind: 'meter', meter: 'momentum', by: Number(momentum) }),
			),
		],
	},
	{
		example: 'Take +momentum equal to their health',
		pattern: /^take \+?([a-z]+) equal to ([a-z' ]+)$/,
		after: ([meter = '', of = ''], context) => equalTo(meter, of, context),
	},
	{
		example: 'Take the value of your shadow as +momentum',
		pattern: /^take (?:the value of )?((?:your|its|their) [a-z' ]+) as \+([a-z]+)$/,
		after: ([of = '', meter = ''], context) => equalTo(meter, of, context),
	},
	{
		example: 'Improve one of your stats by +1',
		pattern: /^(?:improve|raise|increase) one of your stats by \+?(\d)$/,
		after: ([by], { stats }) => [
			chooseOne(...stats.map(stat => option(`Improve ${stat}`, { kind: 'meter', meter: stat, by: Number(by) }))),
		],
	},
	{
		example: 'Raise your wits by 1',
		pattern: /^(improve|raise|increase|reduce) your ([a-z]+)(?: stat)? by \+?(\d)$/,
		after: ([verb, stat = '', by], { stats }) =>
			stats.includes(stat)
				? [{ kind: 'meter', meter: stat, by: verb === 'reduce' ? -Number(by) : Number(by) }]
				: undefined,
	},
	{
		example: 'Give that vow a special mark',
		pattern: /^give (?:that|the|this|your) (?:vow|quest) a special mark$/,
		after: (_words, _context, clause) => [tell(`${capitalize(clause)}.`)],
	},
	{
		example: '[Pay the Price] by marking this module as broken',
		pattern: /^\[pay the price\] by marking this (asset|card|companion|module|vehicle) as broken$/,
		after: ([what = '']) => [tell(`Pay the Price with this ${what}.`), impact('broken', true, 'asset')],
	},
	{
		example: 'If the fight continues, [Face Danger] +iron to recover your spear',
		pattern:
			/^(if the [a-z]+ continues [^,[]*|if the [a-z]+ continues), (?:you must )?\[([^\]]+)\](?: \+[a-z]+)?(?: to [^,[]+)?$/,
		after: ([, name = ''], { moves }, clause) => {
			const move = moves.find(each => each.toLowerCase() === name);
			const label = capitalize(clause.replace(`[${name}]`, move ?? name));
			return move === undefined ? undefined : [optionalEffect(label, [{ kind: 'move', move }])];
		},
	},
	{
		example: 'Take +2 momentum or make an extra recover move with an automatic strong hit',
		pattern:
			/^(?:take \+(\d) momentum or )?(?:you and your allies (?:each )?)?(?:(?:make|take) )?(?:an|one) (?:extra|additional) (?:recover(?:y)? move|recovery)(?: with an automatic strong hit)?$/,
		after: ([momentum], { moves }) => {
			const recover = RECOVER_MOVES.filter(move => moves.includes(move));
			const options = recover.map(move => option(move, { kind: 'move', move, as: 'strong_hit' }));
			if (!moves.includes('Sojourn') || options.length < RECOVER_MOVES.length) return undefined;
			const gain = `Take +${momentum ?? ''} momentum`;
			const by = Number(momentum);
			const all =
				momentum === undefined ? options : [option(gain, { kind: 'meter', meter: 'momentum', by }), ...options];
			return [{ kind: 'choose', count: { min: momentum === undefined ? 0 : 1, max: 1 }, options: all }];
		},
	},
	{
		example: 'Suffer -1 experience',
		pattern: /^suffer -(\d) experience$/,
		after: ([by]) => [{ kind: 'experience', by: -Number(by) }],
	},
	{
		example: 'Forgo one of the choices awarded by that move',
		pattern: /^forgo one of the (?:choices|options|benefits)(?: [a-z]+)? (?:by|of) (?:that|the) move(?: to [a-z ]+)?$/,
		after: (_words, _context, clause) => [tell(`${capitalize(clause)}.`)],
	},
	// The outcome is left to the story.
	{
		example: 'Suffer a dire outcome',
		pattern: /^suffer a dire outcome$/,
		after: () => [tell('You must suffer a dire outcome.')],
	},
	// The move grants this anyway.
	{
		example: 'Take the standard benefits of the move',
		pattern: /^take the standard benefits of the move$/,
		after: () => [],
	},
	{
		example: 'Take a shot (without making a move)',
		pattern: /^(?:immediately )?take a shot \(without making a move\)$/,
		after: () => [],
	},
];

/** The moves that Sojourn offers. */
const RECOVER_MOVES = ['Heal', 'Hearten', 'Repair', 'Resupply'];

/** An amount equal to another value. */
function equalTo(meter: string, of: string, { value }: AbilityContext): readonly Effect[] | undefined {
	const shown = value(of);
	if (shown === undefined || shown.of === 'linked_stat' || (meter !== 'momentum' && !value(meter))) return undefined;
	const whose = shown.of !== 'asset' ? undefined : getOwn(WHOSE, shown.name);
	return [{ kind: 'meter', meter, by: { equal_to: shown.name, ...given({ whose }) } }];
}

/** The owner of an asset's meter, where the character has a meter of the same name or the card itself has none. */
const WHOSE: Readonly<Record<string, 'companion' | 'vehicle'>> = { health: 'companion', integrity: 'vehicle' };
