import { disabledBy, impactsOfAssets, limitsOfAssets, type Asset } from '../assets/asset';
import { raisesReset } from '../assets/unprinted-marks';

export const MIN_MOMENTUM = -6;
export const MAX_MOMENTUM = 10;
const MOMENTUM_RESET = 2;

interface Impacted {
	readonly impacts: readonly string[];
	readonly assets?: readonly Asset[];
	readonly combat?: string;
}

/**
 * The number of marked impacts that reduce momentum, including those of assets; each counts once, even if written twice.
 * An ability may lift some (Ironsworn, Battle-Scarred; Starforged, Survivor).
 */
const impactCount = ({ impacts, assets = [] }: Impacted): number => {
	const marked = new Set([...impacts, ...impactsOfAssets(assets)]);
	for (const { words, isOne } of limitsOfAssets(assets).flatMap(({ lifted }) => lifted)) {
		const named = [...marked].filter(impact => words.includes(impact.toLowerCase()));
		for (const impact of isOne ? named.slice(0, 1) : named) marked.delete(impact);
	}
	return marked.size;
};

/** The maximum of momentum: 10, minus 1 for each marked impact. */
export const maxMomentum = (character: Impacted): number => Math.max(0, MAX_MOMENTUM - impactCount(character));

/** Momentum resets to +2; to +1 with one impact marked, to 0 with more (Starforged, glossary: Reset Momentum). */
export const momentumReset = (character: Impacted): number =>
	Math.max(0, MOMENTUM_RESET - impactCount(character)) + resetsRaised(character);

/** How much abilities currently raise the reset. */
const resetsRaised = ({ assets = [], combat }: Impacted): number =>
	assets.filter(asset => !asset.discarded && disabledBy(asset) === undefined && raisesReset(asset, combat)).length;

/** Negative momentum with the same absolute value as the action die cancels the die, which then counts as 0. */
export const isActionDieCancelled = (actionDie: number, momentum: number): boolean =>
	momentum < 0 && actionDie === -momentum;
