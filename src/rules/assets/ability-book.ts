import { cardsByName } from './find-card';
import { isIdOf } from '../core/id-pattern';
import { foldedLetters } from '../search/folded-text';
import { memoize } from '../core/memoize';
import type { Move } from '../move';
import type { Ruleset } from '../ruleset';
import type { AbilityReading, AbilityUse, Applicability } from './ability';
import type { AssetAbility, PrintedAsset } from './printed-asset';
import { namedMoment } from './parse/ability-as-move';
import { cardOf, readAbility } from './parse/read-ability';

/** The printed assets of a ruleset by name, with the parsed effects of their abilities. */
export interface AbilityBook {
	card(name: string): PrintedAsset | undefined;
	/** Parses an ability on first use. */
	read(asset: PrintedAsset, ability: AssetAbility): AbilityReading;
	/** The pseudo-move of an ability that is used outside any roll: "Old Salt 1". */
	moment(name: string): Move | undefined;
}

/** One for each ruleset. */
export const abilityBook = memoize((ruleset: Ruleset): AbilityBook => {
	const readings = new Map<AssetAbility, AbilityReading>();
	const book: AbilityBook = {
		card: name => cardsByName(ruleset.assets?.() ?? []).get(foldedLetters(name)),
		read(asset, ability) {
			const reading = readings.get(ability) ?? readAbility(ability, cardOf(asset, ruleset));
			readings.set(ability, reading);
			return reading;
		},
		moment(name) {
			const named = namedMoment(name);
			const card = named && book.card(named.asset);
			const ability = named && card?.abilities[named.ability - 1];
			return card && ability && book.read(card, ability).moment;
		},
	};
	return book;
});

/** When a use or reminder applies to a move; `undefined` if it does not. */
export const applicabilityTo = (
	{ appliesTo }: Pick<AbilityUse, 'appliesTo'>,
	ability: AssetAbility,
	move: Move,
): Applicability | undefined =>
	appliesTo.find(fit => (fit.moves.length > 0 ? isNamed(fit, move) : isEnhanced(ability, fit, move)));

const isNamed = ({ moves }: Applicability, { name, aliases = [] }: Move): boolean =>
	moves.some(each => [name, ...aliases].some(own => foldedLetters(own) === foldedLetters(each)));

/** For abilities that name no move, Datasworn's `enhance_moves` decides; without it, any action roll. */
function isEnhanced({ enhance_moves }: AssetAbility, { roll_type }: Applicability, move: Move): boolean {
	if (roll_type !== undefined)
		return roll_type === move.roll_type || (isProgress(roll_type) && isProgress(move.roll_type));
	if (enhance_moves.length === 0) return move.roll_type === 'action_roll';
	return enhance_moves.some(enhanced => enhances(enhanced, move));
}

const enhances = ({ enhances: ids, roll_type }: AssetAbility['enhance_moves'][number], move: Move): boolean =>
	isProgress(roll_type) === isProgress(move.roll_type) &&
	(isProgress(roll_type) || roll_type === move.roll_type) &&
	(ids.length === 0 || ids.some(id => isIdOf(id, move._id)));

const isProgress = (rollType: Move['roll_type']): boolean =>
	rollType === 'progress_roll' || rollType === 'special_track';

/** Whether an ability that was not understood concerns a move, going by its data or a link in its text. */
export const isAbout = (ability: AssetAbility, move: Move): boolean =>
	ability.enhance_moves.some(enhanced => enhances(enhanced, move)) || ability.text.includes(`](datasworn:${move._id})`);
