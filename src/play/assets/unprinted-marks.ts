import { foldText } from '../../rules/search/folded-text';

/** What an ability asks to remember and its card has no box for: if one is, what is broken, a fate that was defied. */
interface UnprintedMark {
	readonly mark: string;
	readonly asset: string;
	/** The ability that speaks of it; any, where the number is another in another book. */
	readonly ability?: number;
	/** The card counts as an impact of its owner while it is marked. */
	readonly is_impact?: true;
	/** The momentum reset is 1 higher while it is marked. */
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

/** An asset, as far as its marks are concerned. */
interface MarkedAsset {
	readonly asset: string;
	readonly abilities: readonly number[];
	readonly conditions: readonly string[];
}

const marksOf = ({ asset, abilities }: MarkedAsset): readonly UnprintedMark[] =>
	UNPRINTED_MARKS.filter(
		mark => isCard(asset, mark.asset) && (mark.ability === undefined || abilities.includes(mark.ability)),
	);

/** What an asset may have marked besides what its card prints. */
export const unprintedMarksOn = (asset: MarkedAsset): readonly string[] => marksOf(asset).map(({ mark }) => mark);

/** The positions in a fight of Starforged: the Veteran of Ironsworn is another card. */
const POSITIONS: readonly string[] = ['in control', 'in a bad spot'];

/** A veteran’s reset is higher in any fight (Starforged, Veteran); of others, what is marked says when it is. */
export const raisesReset = (asset: MarkedAsset, combat: string | undefined): boolean =>
	marksOf(asset).some(({ mark, raises_reset }) => raises_reset && asset.conditions.includes(mark)) ||
	(combat !== undefined && POSITIONS.includes(combat) && isCard(asset.asset, 'Veteran') && asset.abilities.includes(1));

/** Whether the card of an asset has this name. */
export const isCard = (asset: string, name: string): boolean => foldText(asset).letters === foldText(name).letters;
