import type { MoveContext } from '../record/move-context';
import { getOwn, given } from '../../rules/core/collections';
import type { AbilityUse, AbilityValue, CostReduction } from '../../rules/assets/ability';
import { afterRollLabels } from '../../rules/assets/ability-label';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import type { Move } from '../../rules/move';
import { outcomeName, type Outcome } from '../../rules/core/outcome';
import type { Rulebook } from '../../rules/books/rulebook';
import { disabledBy, vehicleOf, type Asset } from '../assets/asset';
import { meterValue, unreadValue, type Character } from '../character/character';
import type { Add, MoveRecord, UsedAbility } from '../record/record';
import type { OfferedOption } from '../roll/roll-options';
import { matchesRoll } from './matches-roll';
import { ownedAbilities, type Marked } from './marked';
import { isSameAbility, usesFor, usedWords } from './ability-uses';

/** An ability of an owned asset that the player may use on a move. */
export interface AbilityOffer {
	/** The text in the record, also used as the key. */
	readonly id: string;
	readonly used: UsedAbility;
	/** "Rook": the player's name for the asset. */
	readonly asset: string;
	/** "aided by the bot, once per fight"; empty for always. */
	readonly when: string;
	/** Whether it can be had only in a fight, or only outside of one. */
	readonly inFight?: boolean;
	/** Such as "+1, on a hit +1 momentum". */
	readonly words: string;
	readonly add?: Add;
	/** Roll options it adds, each with its value if known. */
	readonly options: readonly OfferedOption[];
	readonly preset?: number;
	readonly as?: Outcome;
	/** What it takes off the cost of a suffer move. */
	readonly less?: CostReduction;
	/** A group key: selecting one offer deselects the others in its group. */
	readonly instead?: string;
}

/** What the character's marked abilities offer before a move is rolled. */
export const abilitiesOn = (
	move: Move,
	call: Pick<MoveRecord, 'abilities'>,
	character: Character,
	book: Rulebook,
): readonly AbilityOffer[] =>
	offersAmong(ownedAbilities(character, book), move, call, { character, book })
		.filter(({ use }) => !use.onResult)
		.map(({ offer }) => offer);

/** The abilities that may still be used after the roll. */
export function abilitiesAfter({ record, character, book }: MoveContext): readonly AbilityOffer[] {
	const move = book.move(record.move);
	if (!move || !record.dice) return [];
	return offersAmong(ownedAbilities(character, book), move, record, { character, book })
		.filter(({ use }) => use.onResult && matchesRoll(use.onResult, record))
		.map(({ offer }) => offer);
}

/** Leaves out abilities already used, and those that need an unknown value. */
function offersAmong(
	marked: readonly Marked[],
	move: Move,
	{ abilities = [] }: Pick<MoveRecord, 'abilities'>,
	{ character, book }: Pick<MoveContext, 'character' | 'book'>,
): readonly { readonly use: AbilityUse; readonly offer: AbilityOffer }[] {
	return marked.flatMap(({ owned, card, ability }) =>
		usesFor(card, ability, move, book).flatMap(({ used, use, when, inFight }) => {
			if (abilities.some(other => isSameAbility(other, used))) return [];
			if (disabledBy(owned) !== undefined && !use.mends) return [];
			const offer = offerOf(
				{ use, used, when: [when, use.limit].filter(Boolean).join(', ') },
				{ owned, card, character, book },
			);
			return offer ? [{ use, offer: { ...offer, ...given({ inFight }) } }] : [];
		}),
	);
}

function offerOf(
	{ use, used, when }: { readonly use: AbilityUse; readonly used: UsedAbility; readonly when: string },
	{ owned, card, character, book }: Pick<Marked, 'owned' | 'card'> & Pick<MoveContext, 'character' | 'book'>,
): AbilityOffer | undefined {
	const { add, preset, as, less } = use.before;
	const at = { owned, card, character, book };
	const amount = add === undefined ? undefined : numberOf(add, at);
	const face = preset === undefined ? undefined : numberOf(preset, at);
	if ((add !== undefined && amount === undefined) || (preset !== undefined && face === undefined)) return undefined;
	const follows = afterRollLabels(use.after);
	const told = [[owned.name, when].filter(Boolean).join(', '), follows.join(', ')].filter(Boolean).join(': ');
	const options = optionsOf(use, at, told);
	const die = face === undefined ? undefined : Math.min(6, Math.max(1, face));
	return {
		id: usedWords(used),
		used,
		asset: owned.name,
		when,
		words: [
			...(amount === undefined ? [] : [`${amount < 0 ? '−' : '+'}${Math.abs(amount)}`]),
			...(die === undefined ? [] : [`action die set to ${die}`]),
			...(as === undefined ? [] : [`automatic ${outcomeName(as)}`]),
			...(less ? [`suffer ${less.by} less${less.least > 0 ? `, at least ${less.least}` : ''}`] : []),
			...follows,
		].join(', '),
		...(amount === undefined ? {} : { add: { amount, reason: used.asset } }),
		options,
		...(die === undefined ? {} : { preset: die }),
		...given({ as, less }),
		...(!use.besides && (use.variant !== undefined || add !== undefined)
			? { instead: `${used.asset} ${used.ability}` }
			: {}),
	};
}

interface At {
	readonly owned: Asset;
	readonly card: PrintedAsset;
	readonly character: Character;
	readonly book: Rulebook;
}

const numberOf = (value: number | AbilityValue, at: At): number | undefined =>
	typeof value === 'number' ? value : valueAt(value, at);

/** A meter that the card lacks is the vehicle's: a module is attached to one, and a path may roll its integrity. */
function valueAt(value: AbilityValue, { owned, card, character, book }: At): number | undefined {
	switch (value.of) {
		case 'stat':
			return getOwn(character.stats, value.name);
		case 'meter':
			return unreadValue(character, value.name) ? undefined : meterValue(character, value.name, book.ruleset);
		case 'asset':
			return (
				getOwn(owned.meters, value.name) ?? getOwn(vehicleOf(character.assets, owned.attached_to)?.meters, value.name)
			)?.value;
		case 'linked_stat':
			return getOwn(character.stats, linkedStat(owned, card) ?? '');
	}
}

/** The stat linked to the asset when it was taken, such as that of a god or of a mask's material. */
function linkedStat({ inputs = {} }: Asset, { options }: PrintedAsset): string | undefined {
	const chosen = options.flatMap(({ key, choices = [] }) =>
		choices.filter(({ label }) => label === getOwn(inputs, key)),
	);
	return chosen.find(({ stat }) => stat !== undefined)?.stat;
}

/** The roll options that an ability adds. If the higher of two counts, only that one. */
function optionsOf(use: AbilityUse, at: At, text: string): readonly OfferedOption[] {
	const { roll } = use.before;
	if (!roll) return [];
	const options = roll.options.flatMap(value => optionFor(value, at, text));
	if (!roll.highest) return options;
	return [...options].sort((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, 1);
}

function optionFor(value: AbilityValue, at: At, text: string): readonly OfferedOption[] {
	if (value.of === 'linked_stat') {
		const linked = linkedStat(at.owned, at.card);
		const stats = linked === undefined ? at.book.ruleset.stats : [linked];
		return stats.flatMap(stat => optionFor({ of: 'stat', name: stat }, at, text));
	}
	const known = valueAt(value, at);
	const isCompanions = value.of === 'asset' && value.name === 'health';
	return [
		{
			name: isCompanions ? 'companion health' : value.name,
			text,
			...(known === undefined ? {} : { value: known }),
		},
	];
}
