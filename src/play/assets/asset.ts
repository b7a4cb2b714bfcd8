import { findNamed, isSameName } from '../../rules/search/folded-name';
import { getOwn } from '../../rules/core/collections';
import {
	assetConditions,
	assetControls,
	humanizeKey,
	markedAbilities,
	type AssetCondition,
	type PrintedAsset,
} from '../../rules/assets/printed-asset';
import { standingLimits, type StandingLimits } from '../../rules/assets/permanent-limits';
import type { Move } from '../../rules/move';
import { isCard, UNPRINTED_MARKS, unprintedMarksOn } from './unprinted-marks';

/** An asset that a character owns, from its note or from a bare name in the character's `assets`. */
export interface Asset {
	/** The player's name for it: "Rook". */
	readonly name: string;
	/** The name on the printed card: "Sprite". */
	readonly asset: string;
	readonly kind: AssetKind;
	/** The card, if the book has it. */
	readonly card?: PrintedAsset;
	/** Marked abilities, 1-based. */
	readonly abilities: readonly number[];
	/** Text written on the card, keyed by option or choice: `expertise`, `winds`. */
	readonly inputs?: Readonly<Record<string, string>>;
	/** Such as `health: 3` or `integrity: 5`, including clocks and counters of the card. */
	readonly meters: Readonly<Record<string, AssetMeter>>;
	/** Marked conditions: battered, cursed, broken, out of action. */
	readonly conditions: readonly string[];
	/** The vehicle to which a module is attached. */
	readonly attached_to?: string;
	/** True for a vehicle in use, whose troubles count as impacts. */
	readonly aboard?: boolean;
	/** Discarded or handed on. */
	readonly discarded?: boolean;
}

/** What an effect may act on other than the character. */
export type Owner = 'companion' | 'vehicle' | 'module' | 'asset';

const VEHICLES = ['command vehicle', 'support vehicle', 'incidental vehicle'] as const;

export const ASSET_KINDS = ['companion', ...VEHICLES, 'module', 'other'] as const;

export type AssetKind = (typeof ASSET_KINDS)[number];

/** The kind of a printed asset, from its category. */
export const kindOfCard = ({ category }: PrintedAsset): AssetKind =>
	ASSET_KINDS.find(kind => kind === category.toLowerCase()) ?? 'other';

export interface AssetMeter {
	readonly value: number;
	readonly max: number;
	/** Set if it is not a condition meter: a clock has a maximum, a counter has none. */
	readonly kind?: 'clock' | 'counter';
}

export const findAsset = (assets: readonly Asset[], name: string): Asset | undefined => findNamed(assets, name);

/** The owned asset whose card has this name. */
export function assetOfCard(assets: readonly Asset[], card: string): Asset | undefined {
	const all = assets.filter(({ asset }) => isCard(asset, card));
	return all.find(({ discarded }) => !discarded) ?? all[0];
}

/** The owned asset that a move is printed on: Raise Shields. */
export const assetOfMove = (move: Move | undefined, assets: readonly Asset[]): Asset | undefined =>
	move?._id.startsWith('asset.ability.move:') ? assetOfCard(assets, move.category) : undefined;

/** Whether an asset fits a description: a companion, a support vehicle, a broken module, a Starship. */
export function isAssetOf({ kind, asset, name, conditions }: Asset, what: string): boolean {
	const word = what.toLowerCase();
	return (
		kind === word ||
		(word === 'vehicle' && kind.endsWith('vehicle')) ||
		conditions.some(condition => `${condition} ${kind}` === word) ||
		[asset, name].some(own => isSameName(own, what))
	);
}

/** A printed asset has three abilities. */
export const ABILITIES = [1, 2, 3];

/** The abilities not marked yet. */
export const abilitiesLeft = ({ abilities }: Asset): readonly number[] =>
	ABILITIES.filter(ability => !abilities.includes(ability));

export const isVehicle = ({ kind }: Pick<Asset, 'kind'>): boolean => VEHICLES.some(vehicle => vehicle === kind);

const owned = (assets: readonly Asset[]): readonly Asset[] => assets.filter(({ discarded }) => !discarded);

/** The named companion, else the first one. */
export const companionOf = (assets: readonly Asset[], named?: string): Asset | undefined =>
	oneOf(
		owned(assets).filter(({ kind }) => kind === 'companion'),
		named,
	);

/** The named vehicle, else the one the character is aboard, else the first one. */
export function vehicleOf(assets: readonly Asset[], named?: string): Asset | undefined {
	const vehicles = owned(assets).filter(isVehicle);
	const byName = named === undefined ? undefined : findAsset(vehicles, named);
	return byName ?? vehicles.find(({ aboard }) => aboard) ?? vehicles[0];
}

/** The named module, else the first one that is not broken. */
export function moduleOf(assets: readonly Asset[], named?: string): Asset | undefined {
	const modules = owned(assets).filter(({ kind }) => kind === 'module');
	const byName = named === undefined ? undefined : findAsset(modules, named);
	return byName ?? modules.find(({ conditions }) => !conditions.includes('broken')) ?? modules[0];
}

/** An asset with this meter: the named one, else the first. */
export const assetWith = (assets: readonly Asset[], meter: string, named?: string): Asset | undefined =>
	oneOf(
		owned(assets).filter(({ meters }) => getOwn(meters, meter) !== undefined),
		named,
	);

const oneOf = (assets: readonly Asset[], named: string | undefined): Asset | undefined =>
	(named === undefined ? undefined : findAsset(assets, named)) ?? assets[0];

/**
 * A companion at 0 health is out of action until given aid (Starforged, Companion Takes a Hit; Ironsworn, Companion
 * Endure Harm).
 */
export const OUT_OF_ACTION = 'out of action';

/** A condition printed on cards, for assets whose card is unavailable, such as the player's own. */
interface PrintedCondition {
	readonly condition: string;
	/** Kinds of assets, or names of printed assets, that have it. */
	readonly on: readonly string[];
	/** When it counts as an impact of the owner; never if absent. */
	readonly impact?: 'aboard' | 'always';
}

/**
 * All conditions on the cards of the four rulesets, and which of them are impacts (`is_impact` of the asset's controls
 * in Datasworn). A vehicle's conditions count while the character is aboard (Starforged, Vehicle Troubles); Jinx is a
 * path, so its condition always counts.
 */
const PRINTED_CONDITIONS: readonly PrintedCondition[] = [
	{ condition: 'battered', on: ['command vehicle', 'support vehicle'], impact: 'aboard' },
	{ condition: 'cursed', on: ['command vehicle'], impact: 'aboard' },
	{ condition: 'unequipped', on: ['Flagship'], impact: 'aboard' },
	{ condition: 'jinxed', on: ['Jinx'], impact: 'always' },
	{ condition: 'broken', on: ['module', 'Armored'] },
	{ condition: OUT_OF_ACTION, on: ['companion'] },
	{ condition: 'wrecked', on: ['Fleet Commander'] },
	{ condition: 'oathbound', on: ['Blademaster'] },
];

export const ASSET_CONDITIONS: readonly string[] = [
	...PRINTED_CONDITIONS.map(({ condition }) => condition),
	...UNPRINTED_MARKS.map(({ mark }) => mark),
];

/** The assets' current impacts: marked conditions, and cards that are impacts themselves (Oathbreaker). */
export const impactsOfAssets = (assets: readonly Asset[]): readonly string[] =>
	owned(assets).flatMap(asset => [
		...asset.conditions.filter(condition => isImpact(condition, asset)),
		...(isItselfImpact(asset) ? [asset.asset] : []),
	]);

function isImpact(condition: string, asset: Asset): boolean {
	const printed = printedCondition(asset, condition);
	if (printed) return printed.is_impact && (!isVehicle(asset) || asset.aboard === true);
	if (UNPRINTED_MARKS.some(({ mark, is_impact }) => mark === condition && is_impact)) return true;
	const counts = PRINTED_CONDITIONS.find(known => known.condition === condition)?.impact;
	return counts === 'always' || (counts === 'aboard' && isVehicle(asset) && asset.aboard === true);
}

/** The conditions that an asset's card prints, plus any others marked on it. */
export function conditionsOn(asset: Asset): readonly string[] {
	const { card, kind, meters, abilities } = asset;
	const printed = card
		? [
				...assetConditions(card, abilities).map(({ key }) => humanizeKey(key)),
				...(kind === 'companion' && meters['health'] ? [OUT_OF_ACTION] : []),
			]
		: PRINTED_CONDITIONS.filter(({ on }) => on.some(what => prints(asset, what))).map(({ condition }) => condition);
	return [...new Set([...printed, ...unprintedMarksOn(asset), ...asset.conditions])];
}

/** A command vehicle with its own supply is a Flagship, whatever its name (Sundered Isles). */
const prints = ({ kind, asset, meters }: Asset, what: string): boolean =>
	kind === what ||
	isSameName(asset, what) ||
	(what === 'Flagship' && kind === 'command vehicle' && meters['supply'] !== undefined);

/** A battered vehicle cannot recover integrity (Starforged, Withstand Damage). */
export const barrierOf = ({ conditions }: Asset, meter: string): string | undefined =>
	meter === 'integrity' && conditions.includes('battered') ? 'battered' : undefined;

/** The condition that disables the abilities of an asset: broken, out of action. */
export const disabledBy = (asset: Asset): string | undefined =>
	asset.conditions.find(
		condition => printedCondition(asset, condition)?.disables_asset ?? DISABLING.includes(condition),
	);

const DISABLING: readonly string[] = ['broken', OUT_OF_ACTION];

const printedCondition = ({ card, abilities }: Asset, condition: string): AssetCondition | undefined =>
	card && assetConditions(card, abilities).find(({ key }) => humanizeKey(key) === condition);

/** What the marked abilities of the assets change about limits; those of a broken one change nothing. */
export const limitsOfAssets = (assets: readonly Asset[]): readonly StandingLimits[] =>
	owned(assets).flatMap(asset =>
		asset.card && disabledBy(asset) === undefined
			? markedAbilities(asset.card, asset.abilities).map(standingLimits)
			: [],
	);

function isItselfImpact({ card, abilities, meters, inputs = {} }: Asset): boolean {
	if (!card) return false;
	const chosen = assetControls(card, abilities).flatMap(control =>
		control.kind === 'select' ? control.choices.filter(({ label }) => label === getOwn(inputs, control.key)) : [],
	);
	return (
		card.count_as_impact ||
		markedAbilities(card, abilities).some(({ enhance_asset }) => enhance_asset.count_as_impact) ||
		markedAbilities(card, abilities).some(
			ability => getOwn(meters, standingLimits(ability).impactAtZero ?? '')?.value === 0,
		) ||
		chosen.some(({ count_as_impact }) => count_as_impact)
	);
}
