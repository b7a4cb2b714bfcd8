import type { Asset } from '../assets/asset';
import { disabledBy, impactsOfAssets } from '../assets/asset';
import { raisesReset } from '../assets/unprinted-marks';

export const MIN_MOMENTUM = -6;
const MAX_MOMENTUM = 10;
const MOMENTUM_RESET = 2;

interface Impacted {
	readonly impacts: readonly string[];
	readonly assets?: readonly Asset[];
	readonly combat?: string;
}

/** The marked impacts, with those of assets; each counts once, wherever it is written. */
const impactCount = ({ impacts, assets = [] }: Impacted): number =>
	new Set([...impacts, ...impactsOfAssets(assets)]).size;

/** Every marked impact takes 1 off the maximum of 10. */
export const maxMomentum = (character: Impacted): number => Math.max(0, MAX_MOMENTUM - impactCount(character));

/** Momentum resets to +2; to +1 with one impact marked, to 0 with more (Starforged, glossary: Reset Momentum). */
export const momentumReset = (character: Impacted): number =>
	Math.max(0, MOMENTUM_RESET - impactCount(character)) + resetsRaised(character);

/** By how much abilities raise the reset just now. */
const resetsRaised = ({ assets = [], combat }: Impacted): number =>
	assets.filter(asset => !asset.discarded && disabledBy(asset) === undefined && raisesReset(asset, combat)).length;

/** Negative momentum whose absolute value equals the action die cancels that die: it counts 0. */
export const isActionDieCancelled = (actionDie: number, momentum: number): boolean =>
	momentum < 0 && actionDie === -momentum;
