import { given } from '../../core/collections';
import type { Effect } from '../../effects/effect';
import { readEffectsNotation } from '../../effects/notation/read-notation';
import type { Move, StatedEffects } from '../../move';
import type { ParseResult } from '../../core/problem';
import { plainText } from '../../rules-text';
import { readStatedEffects, type EffectsNotation } from '../../stated-effects';
import { takeTrigger } from '../triggers/ability-trigger';
import type { AbilityReading, AbilityUse, AbilityValue, BeforeRoll } from '../ability';
import { momentMove } from './ability-as-move';
import type { AssetAbility, PrintedAsset } from '../printed-asset';
import type { StatedAbility, StatedMoment, StatedUse } from '../stated-ability';

export const lettersIn = (text: string): number => plainText(text).replace(/[^a-z0-9]/gi, '').length;

/** The abilities of a book, combined with their stated effects. */
export const withStatedAbilities = (
	assets: readonly PrintedAsset[],
	all: readonly StatedAbility[],
): readonly PrintedAsset[] =>
	assets.map(asset => {
		const own = all.filter(stated => stated.asset === asset.name);
		if (own.length === 0) return asset;
		const abilities = asset.abilities.map((ability, at) => {
			const stated = statedOf({ text: ability.text, ...given({ stated: own.find(each => each.ability === at + 1) }) });
			return stated ? withStated(ability, stated) : ability;
		});
		return { ...asset, abilities };
	});

function withStated(ability: AssetAbility, stated: StatedAbility): AssetAbility {
	const { own, reason } = stated;
	const moves = own ? ability.moves.map(move => stating(move, own, reason)) : ability.moves;
	return { ...ability, moves, stated };
}

/** Parses the notation on first use. */
function stating(move: Move, own: EffectsNotation, reason: string): Move {
	let known: StatedEffects | undefined;
	return {
		...move,
		get stated() {
			return (known ??= ours(readStatedEffects(own, reason)));
		},
	};
}

/** The statement for an ability, if it was made for exactly this text. */
export const statedOf = ({ stated, text }: Pick<AssetAbility, 'stated' | 'text'>): StatedAbility | undefined =>
	stated?.letters === lettersIn(text) ? stated : undefined;

/** Combines what was read with what is stated. No text is left to be shown. */
export function readStated(
	read: AbilityReading,
	stated: StatedAbility,
	{ _id, name, text }: Partial<Pick<PrintedAsset, '_id' | 'name'>> & Pick<AssetAbility, 'text'>,
	value: (words: string) => AbilityValue | undefined,
): AbilityReading {
	if (stated.below) return readBelow(read, stated, stated.below, { _id, name, text });
	const uses = (stated.uses ?? []).map(use => useOf(use, stated.reason, value));
	const moment =
		stated.moment && _id !== undefined && name !== undefined
			? momentOf({ _id, name }, stated, stated.moment, text)
			: undefined;
	const { moment: read_moment, ...rest } = read;
	return {
		...rest,
		uses: [...(stated.instead ? [] : read.uses), ...uses],
		reminders: [],
		...given({ moment: stated.moment || stated.instead ? moment : read_moment }),
	};
}

/**
 * What stands below an ability takes the place of all that its text does, on the moves and at the time that the text tells.
 * If it names no move, what depends on a roll is offered on any action roll, and the rest is a move of its own.
 */
function readBelow(
	read: AbilityReading,
	{ ability, reason }: StatedAbility,
	below: StatedUse,
	{ _id, name, text }: Partial<Pick<PrintedAsset, '_id' | 'name'>> & Pick<AssetAbility, 'text'>,
): AbilityReading {
	const use = useOf(below, reason, () => undefined);
	const { outcomes, matches } = use.after;
	const told = [...read.uses, ...read.reminders].find(({ appliesTo }) => appliesTo.length > 0);
	const { trigger } = takeTrigger(plainText(text), true);
	const nothing = { uses: [], reminders: [], later: [] };
	const isRolled = [use.before, outcomes, matches].some(each => Object.keys(each).length > 0);
	if (!told && !isRolled && _id !== undefined && name !== undefined) {
		const when = trigger === undefined ? plainText(text) : `When ${trigger}`;
		const stated = { reason, always: use.after.always, outcomes: NOTHING, matches: NOTHING };
		return { ...nothing, moment: { ...momentMove({ _id, name }, ability, when, text), stated } };
	}
	const { limit, onResult } = read.uses[0] ?? {};
	const appliesTo = told?.appliesTo ?? [{ moves: [], when: trigger ?? '' }];
	return { ...nothing, uses: [{ ...use, ...given({ limit, onResult }), appliesTo }] };
}

function useOf(use: StatedUse, reason: string, value: (words: string) => AbilityValue | undefined): AbilityUse {
	const { moves = [], when = '', in_fight: inFight, roll_type, variant, limit, fallen, mends } = use;
	const { always = [], outcomes = {}, matches = {} } = ours(readStatedEffects(placesOf(use), reason));
	return {
		appliesTo: [{ moves, when, ...given({ inFight, roll_type }) }],
		...given({ variant, limit }),
		before: beforeOf(use, value),
		after: { always, outcomes, matches },
		...given({ onResult: fallen, mends }),
	};
}

const placesOf = ({
	always,
	strong_hit,
	weak_hit,
	miss,
	strong_hit_match,
	weak_hit_match,
	miss_match,
}: StatedUse): EffectsNotation =>
	given({ always, strong_hit, weak_hit, miss, strong_hit_match, weak_hit_match, miss_match });

function beforeOf(
	{ add, roll, preset, as }: StatedUse,
	value: (words: string) => AbilityValue | undefined,
): BeforeRoll {
	const known = (words: number | string): number | AbilityValue =>
		typeof words === 'number' ? words : (value(words) ?? notKnown(words));
	const rolled = roll?.split(' or ').map(words => value(words) ?? notKnown(words));
	return {
		...(add === undefined ? {} : { add: known(add) }),
		...(rolled ? { roll: { options: rolled } } : {}),
		...(preset === undefined ? {} : { preset: known(preset) }),
		...given({ as }),
	};
}

function momentOf(
	card: Pick<PrintedAsset, '_id' | 'name'>,
	{ ability, reason }: StatedAbility,
	{ when, effects, rows = [], sides = 6 }: StatedMoment,
	text: string,
): Move {
	const move = momentMove(card, ability, `When ${when}`, text);
	const printed = rows.map(({ min, max, text }) => ({ min, max, text }));
	return {
		...move,
		tables: rows.length > 0 ? [{ _id: `${move._id}.table`, name: move.name, sides, rows: printed }] : [],
		stated: {
			reason,
			always: notation(effects),
			outcomes: NOTHING,
			matches: NOTHING,
			rows: rows.map(row => ({ min: row.min, effects: notation(row.effects) })),
		},
	};
}

/** A move without a roll has no outcomes, even if the text mentions some. */
const NOTHING = { strong_hit: [], weak_hit: [], miss: [] };

const notation = (effects: string): readonly Effect[] => ours(readEffectsNotation(effects));

/** These statements are part of the plugin, so an invalid one is a bug. */
function ours<T>(reading: ParseResult<T>): T {
	if (reading.ok) return reading.value;
	throw new Error(`A stated ability cannot be read: ${reading.problems.map(({ message }) => message).join(' ')}`);
}

function notKnown(words: string): never {
	throw new Error(`A stated ability speaks of “${words}”, which has no value.`);
}
