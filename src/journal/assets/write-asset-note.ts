import type { Asset } from '../../play/assets/asset';
import { getOwn } from '../../rules/core/collections';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { PropertyValue } from '../frontmatter/property-edit';
import { setProperties } from '../frontmatter/set-properties';
import { applyChanges, type TextChange } from '../text/text-change';
import { readListedAsset } from './asset-list';
import { keyOf } from './asset-note';

/** Properties that differ between two states. A cleared condition becomes `false`, so that the app shows a checkbox. */
function changedProperties(before: Asset, after: Asset): Readonly<Record<string, PropertyValue>> {
	const values = new Map<string, PropertyValue>();
	if (before.abilities.join() !== after.abilities.join()) values.set('abilities', after.abilities);
	for (const [meter, { value }] of Object.entries(after.meters))
		if (getOwn(before.meters, meter)?.value !== value) values.set(keyOf(meter), value);
	for (const condition of new Set([...before.conditions, ...after.conditions])) {
		const marked = after.conditions.includes(condition);
		if (marked !== before.conditions.includes(condition)) values.set(keyOf(condition), marked);
	}
	for (const key of Object.keys({ ...before.inputs, ...after.inputs })) {
		const text = getOwn(after.inputs, key);
		if (getOwn(before.inputs, key) !== text) values.set(key, text ?? null);
	}
	if (before.attached_to !== after.attached_to)
		values.set('attached_to', after.attached_to === undefined ? null : `[[${after.attached_to}]]`);
	if ((before.aboard ?? false) !== (after.aboard ?? false)) values.set('aboard', after.aboard ?? false);
	if ((before.discarded ?? false) !== (after.discarded ?? false))
		values.set('discarded', after.discarded ? true : null);
	return Object.fromEntries(values);
}

export const isSameAsset = (before: Asset, after: Asset): boolean =>
	before === after || Object.keys(changedProperties(before, after)).length === 0;

/** Whether a list of names can express the difference, since it can only say which assets are discarded. */
export const fitsInList = (before: Asset, after: Asset): boolean =>
	Object.keys(changedProperties(before, after)).every(key => key === 'discarded');

/** Edits an asset's note from one state to another, changing only what differs. */
export function writeAssetNote(note: string, before: Asset, after: Asset): ParseResult<TextChange[]> {
	const values = changedProperties(before, after);
	return Object.keys(values).length === 0 ? parseOk([]) : setProperties(note, values);
}

/** Creates the note of an asset that so far was only a name in its owner's list. */
export function noteOfListed(asset: Asset, owner: string): ParseResult<string> {
	const bare = readListedAsset(asset.name);
	const written = setProperties('', {
		sworn: 'asset',
		character: `[[${owner}]]`,
		...(asset.kind === 'other' ? {} : { kind: asset.kind }),
		abilities: asset.abilities,
		...changedProperties(bare, asset),
	});
	return written.ok ? parseOk(applyChanges('', written.value)) : written;
}
