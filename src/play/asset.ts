/** An asset that a character owns, as its note has it, or as a bare name in the character's `assets`. */
export interface Asset {
	/** The player's name for it: "Rook". */
	readonly name: string;
	/** The printed asset: "Sprite". */
	readonly asset: string;
	readonly kind: AssetKind;
	/** Marked abilities, counted from 1. */
	readonly abilities: readonly number[];
	/** `health: 3`, `integrity: 5`. */
	readonly meters: Readonly<Record<string, AssetMeter>>;
	/** Marked conditions: battered, cursed, broken, out of action. */
	readonly conditions: readonly string[];
	/** A vehicle in use: its troubles count as impacts. */
	readonly aboard?: boolean;
	/** Discarded, or handed on. */
	readonly discarded?: boolean;
}

export type AssetKind = 'companion' | 'command vehicle' | 'support vehicle' | 'module' | 'other';

export interface AssetMeter {
	readonly value: number;
	readonly max: number;
}

export const findAsset = (assets: readonly Asset[], name: string): Asset | undefined =>
	assets.find(asset => asset.name === name) ??
	assets.find(asset => asset.name.toLowerCase() === name.trim().toLowerCase());

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
		owned(assets).filter(({ meters }) => meters[meter] !== undefined),
		named,
	);

const oneOf = (assets: readonly Asset[], named: string | undefined): Asset | undefined =>
	(named === undefined ? undefined : findAsset(assets, named)) ?? assets[0];

/** Marks on a vehicle that count as impacts while the character is aboard (Starforged and Sundered Isles, vehicle troubles). */
const VEHICLE_TROUBLES = ['battered', 'cursed', 'unequipped'];

export const troublesAboard = (assets: readonly Asset[]): readonly string[] =>
	owned(assets)
		.filter(asset => isVehicle(asset) && asset.aboard)
		.flatMap(({ conditions }) => conditions.filter(condition => VEHICLE_TROUBLES.includes(condition)));

/** The conditions that the card of such an asset prints, and whatever else is marked on this one (Starforged, Assets). */
export function conditionsOn({ kind, meters, conditions }: Asset): readonly string[] {
	const printed = [...CONDITIONS_OF[kind], ...(isCommandVehicleWithSupply(kind, meters) ? ['unequipped'] : [])];
	return [...new Set([...printed, ...conditions])];
}

/** Sundered Isles, Flagship: it has a supply of its own. */
const isCommandVehicleWithSupply = (kind: AssetKind, meters: Asset['meters']): boolean =>
	kind === 'command vehicle' && meters['supply'] !== undefined;

/** A companion at 0 health is so until it is given aid (Starforged, Companion Takes a Hit; Ironsworn, Companion Endure Harm). */
export const OUT_OF_ACTION = 'out of action';

const CONDITIONS_OF: Readonly<Record<AssetKind, readonly string[]>> = {
	companion: [OUT_OF_ACTION],
	'command vehicle': ['battered', 'cursed'],
	'support vehicle': ['battered'],
	module: ['broken'],
	other: [],
};

/** A battered vehicle cannot recover integrity (Starforged, Withstand Damage). */
export const barrierOf = ({ conditions }: Asset, meter: string): string | undefined =>
	meter === 'integrity' && conditions.includes('battered') ? 'battered' : undefined;
