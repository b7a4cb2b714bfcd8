import {
	assetControls,
	humanizeKey,
	meterMaximum,
	type AssetControl,
	type PrintedAsset,
} from '../../rules/assets/printed-asset';
import type { Asset, AssetMeter } from '../../play/assets/asset';

/** Meters of printed assets, for an asset whose card is unavailable. */
export const OWN_METERS: readonly string[] = [
	'health',
	'integrity',
	'strength',
	'essence',
	'light',
	'wealth',
	'cargo',
	'ammo',
	'shields',
	'safety',
	'power',
	'hull',
	'command',
	'supply',
	'fire',
	'air',
];

/** The meters, clocks and counters of a new card with these abilities marked. */
export const freshMeters = (card: PrintedAsset, abilities: readonly number[]): Asset['meters'] =>
	Object.fromEntries(
		assetControls(card, abilities).flatMap(control => {
			const fresh = freshMeter(card, control, abilities);
			return fresh ? [[humanizeKey(control.key), fresh]] : [];
		}),
	);

function freshMeter(card: PrintedAsset, control: AssetControl, abilities: readonly number[]): AssetMeter | undefined {
	switch (control.kind) {
		case 'meter': {
			const max = meterMaximum(card, control.key, control.max, abilities);
			return { value: control.value === control.max ? max : control.value, max };
		}
		case 'clock':
			return { value: 0, max: control.max, kind: 'clock' };
		case 'counter':
			return { value: control.min, max: Number.MAX_SAFE_INTEGER, kind: 'counter' };
		case 'condition':
		case 'select':
			return undefined;
	}
}
