import { foldText } from '../../rules/search/folded-text';

/** Something that an ability asks to keep track of but its card has no box for: something broken, a fate defied. */
interface UnprintedMark {
	readonly mark: string;
	readonly asset: string;
	/** The ability it belongs to; any, if the number differs between books. */
	readonly ability?: number;
	/** While it is marked, the card counts as an impact of its owner. */
	readonly is_impact?: true;
	/** While it is marked, the momentum reset is 1 higher. */
	readonly raises_reset?: true;
}

export const UNPRINTED_MARKS: readonly UnprintedMark[] = [
	{ mark: 'fate defied', asset: 'Fated', is_impact: true },
	{ mark: 'in space', asset: 'Voidborn', ability: 1, raises_reset: true },
	{ mark: 'at sea', asset: 'Albatross', ability: 1, raises_reset: true },
	{ mark: 'undercover', asset: 'Spy', ability: 1, raises_reset: true },
	{ mark: 'first augment broken', asset: 'Augmented', ability: 1 },
	{ mark: 'second augment broken', asset: 'Augmented', ability: 2 },
];

/** The parts of an asset that its marks depend on. */
interface MarkedAsset {
	readonly asset: string;
	readonly abilities: readonly number[];
	readonly conditions: readonly string[];
}

const marksOf = ({ asset, abilities }: MarkedAsset): readonly UnprintedMark[] =>
	UNPRINTED_MARKS.filter(
		mark => isCard(asset, mark.asset) && (mark.ability === undefined || abilities.includes(mark.ability)),
	);

/** Additional marks of an asset that its card does not print. */
export const unprintedMarksOn = (asset: MarkedAsset): readonly string[] => marksOf(asset).map(({ mark }) => mark);

/** The positions in a fight in Starforged; the Veteran of Ironsworn is a different card. */
const POSITIONS: readonly string[] = ['in control', 'in a bad spot'];

/**
 * Whether an asset raises the momentum reset: Veteran in any fight (Starforged, Veteran), others while their mark is
 * set.
 */
export const raisesReset = (asset: MarkedAsset, combat: string | undefined): boolean =>
	marksOf(asset).some(({ mark, raises_reset }) => raises_reset && asset.conditions.includes(mark)) ||
	(combat !== undefined && POSITIONS.includes(combat) && isCard(asset.asset, 'Veteran') && asset.abilities.includes(1));

/** Whether the card of an asset has this name. */
export const isCard = (asset: string, name: string): boolean => foldText(asset).letters === foldText(name).letters;
