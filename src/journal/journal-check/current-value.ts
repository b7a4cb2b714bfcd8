import { findAsset, type Asset } from '../../play/assets/asset';
import { valueLine } from '../../play/apply-effects/effect-result';
import type { Character } from '../../play/character/character';
import { ABOARD } from '../../play/character/events';
import { placeOf } from '../../play/character/change-target';
import { findTrack } from '../../play/tracks/track';
import type { Ruleset } from '../../rules/ruleset';
import { GIVEN_UP, MARKED, NOT_MARKED, OWNED, type RecordedValue, type ValueKey } from './value-key';

/** The current value on the sheet; `undefined` if the track, asset or meter does not exist. */
export function currentValue(character: Character, value: ValueKey, ruleset: Ruleset): RecordedValue | undefined {
	const { sort, target, what } = value;
	switch (sort) {
		case 'value':
			return valueNow(character, value, ruleset);
		case 'mark':
			return marked(isMarked(character, target, what));
		case 'next':
			return character.next.filter(({ text }) => text === what).length;
		case 'asset': {
			const asset = findAsset(character.assets, target ?? '');
			return asset && (asset.discarded ? GIVEN_UP : OWNED);
		}
	}
}

const marked = (is: boolean | undefined): RecordedValue | undefined =>
	is === undefined ? undefined : is ? MARKED : NOT_MARKED;

const NONE = 'none';

function valueNow(character: Character, { target, what, unit }: ValueKey, ruleset: Ruleset): RecordedValue | undefined {
	const place = placeOf(character, valueLine(what, 0, 0, { target, unit }), ruleset);
	if (place) return place.now;
	if (target === undefined) return Object.hasOwn(character.stats, what) ? character.stats[what] : undefined;
	const asset = findAsset(character.assets, target);
	return asset && writtenOn(asset, what);
}

/** A choice on a card, or the vehicle to which a module is attached. */
function writtenOn({ attached_to, inputs = {} }: Asset, what: string): RecordedValue | undefined {
	if (what === 'vehicle') return attached_to ?? NONE;
	return Object.hasOwn(inputs, what) ? inputs[what] : undefined;
}

function isMarked(character: Character, target: string | undefined, what: string): boolean | undefined {
	if (target === undefined) return character.impacts.includes(what);
	const track = findTrack(character.tracks, target);
	if (track && (what === 'bond' || what === 'influence')) return track[what] ?? false;
	const asset = findAsset(character.assets, target);
	if (!asset) return undefined;
	if (what === ABOARD) return asset.aboard ?? false;
	const ability = /^ability (\d{1,2})$/.exec(what)?.[1];
	return ability === undefined ? asset.conditions.includes(what) : asset.abilities.includes(Number(ability));
}

/** The name as on the sheet, so that differences in case do not create two values. */
export const nameOnSheet = ({ assets, tracks }: Character, name: string): string =>
	findAsset(assets, name)?.name ?? findTrack(tracks, name)?.name ?? name;
