import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Asset } from '../asset';
import { barrierOf, findAsset } from '../asset';
import type { CarriedOut } from '../carry-out/carried-out';
import { carriedOut, eventLine } from '../carry-out/carried-out';
import { markOrClearAsset } from '../carry-out/impacts';
import { changeMeterAt } from '../carry-out/meters';
import type { Character } from '../character';
import { ABOARD, ASSET } from '../events';

/** What a player changes on an asset by hand. */
export type AssetEdit =
	| { readonly kind: 'meter'; readonly meter: string; readonly by: number }
	| { readonly kind: 'condition'; readonly condition: string; readonly marked: boolean }
	/** Counted from 1. */
	| { readonly kind: 'ability'; readonly ability: number; readonly marked: boolean }
	| { readonly kind: 'aboard'; readonly aboard: boolean }
	/** Given up, or owned again. */
	| { readonly kind: 'discard'; readonly discarded: boolean };

/** Changes an asset that the character owns; what marks it bears tells on momentum at once. */
export function editAsset(character: Character, name: string, edit: AssetEdit, ruleset: Ruleset): Reading<CarriedOut> {
	const asset = findAsset(character.assets, name);
	if (!asset) return unread('missing_asset', `${character.name} owns no asset called “${name}”.`);
	switch (edit.kind) {
		case 'meter':
			return changed(character, asset, edit.meter, edit.by, ruleset);
		case 'condition':
			return read(markOrClearAsset(character, asset, edit.condition, edit.marked));
		case 'ability':
			return read(marked(character, asset, `ability ${edit.ability}`, edit.marked, ruleset));
		case 'aboard':
			return read(marked(character, asset, ABOARD, edit.aboard, ruleset));
		case 'discard':
			return read(kept(character, asset, !edit.discarded, ruleset));
	}
}

function changed(character: Character, asset: Asset, meter: string, by: number, ruleset: Ruleset): Reading<CarriedOut> {
	const at = asset.meters[meter];
	if (!at) return unread('missing_meter', `“${asset.name}” has no ${meter}.`);
	const barrier = barrierOf(asset, meter);
	const place = { asset, value: at.value, min: 0, max: at.max, ...(barrier ? { barrier } : {}) };
	return read(changeMeterAt(character, meter, place, by, ruleset));
}

/** Nothing is told of one that is so already. */
function kept(character: Character, asset: Asset, isKept: boolean, ruleset: Ruleset): CarriedOut {
	if (isKept !== (asset.discarded ?? false)) return { character, changes: [] };
	return carriedOut(character, [eventLine(ASSET, isKept ? 'gained' : 'discarded', { target: asset.name })], ruleset);
}

const marked = (character: Character, asset: Asset, what: string, is: boolean, ruleset: Ruleset): CarriedOut =>
	carriedOut(character, [eventLine(what, is ? 'marked' : 'cleared', { target: asset.name })], ruleset);
