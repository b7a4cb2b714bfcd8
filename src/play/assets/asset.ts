import { getOwn } from '../../rules/collections';
import {
	assetConditions,
	assetControls,
	humanizeKey,
	markedAbilities,
	type AssetCondition,
	type PrintedAsset,
} from '../../rules/assets/printed-asset';
import type { Move } from '../../rules/move';
import { isCard, UNPRINTED_MARKS, unprintedMarksOn } from './unprinted-marks';

/** An asset that a character owns, as its note has it, or as a bare name in the character's `assets`. */
export interface Asset {
	/** The player's name for it: "Rook". */
	readonly name: string;
	/** The printed asset: "Sprite". */
	readonly asset: string;
	readonly kind: AssetKind;
	/** Its card, where the book that is played by has one. */
	readonly card?: PrintedAsset;
	/** Marked abilities, counted from 1. */
	readonly abilities: readonly number[];
	/** What is written on the card, by the keys of its options and choices: `expertise`, `winds`. */
	readonly inputs?: Readonly<Record<string, string>>;
	/** `health: 3`, `integrity: 5`; clocks and counters of the card likewise. */
	readonly meters: Readonly<Record<string, AssetMeter>>;
	/** Marked conditions: battered, cursed, broken, out of action. */
	readonly conditions: readonly string[];
	/** The vehicle that a module is attached to. */
	readonly attached_to?: string;
	/** A vehicle in use: its troubles count as impacts. */
	readonly aboard?: boolean;
	/** Discarded, or handed on. */
	readonly discarded?: boolean;
}

export type AssetKind = 'companion' | 'command vehicle' | 'support vehicle' | 'module' | 'other';

export const ASSET_KINDS: readonly AssetKind[] = ['companion', 'command vehicle', 'support vehicle', 'module', 'other'];

/** The kind of a printed asset: its category, as far as the rules tell assets apart by it. */
export const kindOfCard = ({ category }: PrintedAsset): AssetKind =>
	ASSET_KINDS.find(kind => kind === category.toLowerCase()) ?? 'other';

export interface AssetMeter {
	readonly value: number;
	readonly max: number;
	/** What else is counted on a card: a clock fills, and a counter has no end. */
	readonly kind?: 'clock' | 'counter';
}

export const findAsset = (assets: readonly Asset[], name: string): Asset | undefined =>
	assets.find(asset => asset.name === name) ??
	assets.find(asset => asset.name.toLowerCase() === name.trim().toLowerCase());

/** The owned asset with a card of this name. */
export function assetOfCard(assets: readonly Asset[], card: string): Asset | undefined {
	const all = assets.filter(({ asset }) => isCard(asset, card));
	return all.find(({ discarded }) => !discarded) ?? all[0];
}

/** The owned asset that a move is on: Raise Shields. */
export const assetOfMove = (move: Move | undefined, assets: readonly Asset[]): Asset | undefined =>
	move?._id.startsWith('asset.ability.move:') ? assetOfCard(assets, move.category) : undefined;

/** Whether an asset is such a thing: a companion, a support vehicle, a broken module, a Starship. */
export function isSuch({ kind, asset, name, conditions }: Asset, what: string): boolean {
	const word = what.toLowerCase();
	return (
		kind === word ||
		(word === 'vehicle' && kind.endsWith('vehicle')) ||
		conditions.some(condition => `${condition} ${kind}` === word) ||
		[asset, name].some(own => own.toLowerCase() === word)
	);
}

/** A printed asset has three abilities. */
export const ABILITIES = [1, 2, 3];

/** The abilities that are not marked yet. */
export const abilitiesLeft = ({ abilities }: Asset): readonly number[] =>
	ABILITIES.filter(ability => !abilities.includes(ability));

export const isVehicle = ({ kind }: Asset): boolean => kind === 'command vehicle' || kind === 'support vehicle';

const owned = (assets: readonly Asset[]): readonly Asset[] => assets.filter(({ discarded }) => !discarded);

/** The companion that was named, else the first one. */
export const companionOf = (assets: readonly Asset[], named?: string): Asset | undefined =>
	oneOf(
		owned(assets).filter(({ kind }) => kind === 'companion'),
		named,
	);

/** The vehicle that was named, else the one aboard, else the first one. */
export function vehicleOf(assets: readonly Asset[], named?: string): Asset | undefined {
	const vehicles = owned(assets).filter(isVehicle);
	const byName = named === undefined ? undefined : findAsset(vehicles, named);
	return byName ?? vehicles.find(({ aboard }) => aboard) ?? vehicles[0];
}

/** The module that was named, else the first one that is not broken. */
export function moduleOf(assets: readonly Asset[], named?: string): Asset | undefined {
	const modules = owned(assets).filter(({ kind }) => kind === 'module');
	const byName = named === undefined ? undefined : findAsset(modules, named);
	return byName ?? modules.find(({ conditions }) => !conditions.includes('broken')) ?? modules[0];
}

/** Whatever else has such a meter: the one named, else the first. */
export const assetWith = (assets: readonly Asset[], meter: string, named?: string): Asset | undefined =>
	oneOf(
		owned(assets).filter(({ meters }) => getOwn(meters, meter) !== undefined),
		named,
	);

const oneOf = (assets: readonly Asset[], named: string | undefined): Asset | undefined =>
	(named === undefined ? undefined : findAsset(assets, named)) ?? assets[0];

/** A companion at 0 health is so until it is given aid (Starforged, Companion Takes a Hit; Ironsworn, Companion Endure Harm). */
export const OUT_OF_ACTION = 'out of action';

/** What a card prints to be marked, where the card itself is not at hand: an asset of the player's own. */
interface PrintedCondition {
	readonly condition: string;
	/** The kinds of assets that print it, or the printed assets themselves. */
	readonly on: readonly string[];
	/** When it counts as an impact of its owner; left out, it never does. */
	readonly impact?: 'aboard' | 'always';
}

/**
 * All that the cards of the four rulesets print, and what of it is an impact (`is_impact` of the asset's controls in
 * Datasworn). A vehicle's counts while the character is aboard (Starforged, Vehicle Troubles); Jinx is a path, and has no
 * vehicle to leave.
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

/** What the assets count as impacts just now: marks, and a card that is one itself (Oathbreaker). */
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

/** The conditions that the card of such an asset prints, and whatever else is marked on this one. */
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

/** A command vehicle with a supply of its own is a Flagship, whatever it is called (Sundered Isles). */
const prints = ({ kind, asset, meters }: Asset, what: string): boolean =>
	kind === what ||
	asset.toLowerCase() === what.toLowerCase() ||
	(what === 'Flagship' && kind === 'command vehicle' && meters['supply'] !== undefined);

/** A battered vehicle cannot recover integrity (Starforged, Withstand Damage). */
export const barrierOf = ({ conditions }: Asset, meter: string): string | undefined =>
	meter === 'integrity' && conditions.includes('battered') ? 'battered' : undefined;

/** The mark that keeps the abilities of an asset from doing anything: broken, out of action. */
export const disabledBy = (asset: Asset): string | undefined =>
	asset.conditions.find(
		condition => printedCondition(asset, condition)?.disables_asset ?? DISABLING.includes(condition),
	);

const DISABLING: readonly string[] = ['broken', OUT_OF_ACTION];

const printedCondition = ({ card, abilities }: Asset, condition: string): AssetCondition | undefined =>
	card && assetConditions(card, abilities).find(({ key }) => humanizeKey(key) === condition);

function isItselfImpact({ card, abilities, inputs = {} }: Asset): boolean {
	if (!card) return false;
	const chosen = assetControls(card, abilities).flatMap(control =>
		control.kind === 'select' ? control.choices.filter(({ label }) => label === getOwn(inputs, control.key)) : [],
	);
	return (
		card.count_as_impact ||
		markedAbilities(card, abilities).some(({ enhance_asset }) => enhance_asset.count_as_impact) ||
		chosen.some(({ count_as_impact }) => count_as_impact)
	);
}
