import type { Asset, AssetKind, AssetMeter } from '../../play/asset';
import { ASSET_CONDITIONS, ASSET_KINDS } from '../../play/asset';
import { nearestName } from '../../rules/nearest-name';
import type { Problem, Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import { setProperties } from '../frontmatter/set-properties';
import type { PropertyValue } from '../frontmatter/set-properties';
import { given } from '../given';
import type { Properties } from '../frontmatter/properties';
import { textsOf } from '../frontmatter/properties';
import { readName } from '../record/record-values';
import { readNumber } from '../sworn-block/sworn-block';
import type { TextChange } from '../text/text-change';
import { applyChanges } from '../text/text-change';
import { linkTarget, nameOf } from './which-character';

/** The meters that printed assets have. One of the player's own is told by its maximum: `resolve_max: 4`. */
const METERS = [
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

const DEFAULT_MAX = 5;

/** A condition is in words; as a property `out_of_action: true`. */
const keyOf = (condition: string): string => condition.replace(/ /g, '_');

/** A note that is an asset says so: `sworn: asset`. */
export const isAssetNote = (properties: Properties): boolean => properties.get('sworn') === 'asset';

/** Reads a note that is an asset: `asset: Starship`, `abilities: [1, 3]`, `integrity: 4`, `battered: true`, `aboard: true`. */
export function readAssetNote(name: string, properties: Properties): Reading<Asset> {
	if (!isAssetNote(properties))
		return unread('not_an_asset', `“${name}” is no asset. Write “sworn: asset” into its properties.`);
	const problems: Problem[] = [];
	const bad = (message: string): undefined => {
		problems.push({ code: 'bad_asset_value', message: `In “${name}”: ${message}`, from: 0, to: 0 });
	};
	const first = (key: string): string | undefined => textsOf(properties, key)[0];
	const number = (key: string, text: string): number | undefined => {
		const value = readNumber(text);
		return value !== undefined && value >= 0 && text !== '00'
			? value
			: bad(`“${key}: ${text}” is not read. Write a whole number, such as “${key}: 1”.`);
	};
	const flag = (key: string): boolean => {
		const text = first(key)?.toLowerCase();
		if (text === 'true' || text === 'yes') return true;
		if (text !== undefined && text !== 'false' && text !== 'no')
			bad(`“${key}: ${text}” is not read. Write “${key}: true” or leave it out.`);
		return false;
	};
	const numberOf = (key: string): number | undefined => {
		const text = first(key);
		return text === undefined ? undefined : number(key, text);
	};
	const meter = (key: string): AssetMeter | undefined => {
		const value = numberOf(key);
		return value === undefined ? undefined : { value, max: numberOf(`${key}_max`) ?? Math.max(DEFAULT_MAX, value) };
	};
	const kind = first('kind');
	const meters = Object.fromEntries(
		meterKeys(properties).flatMap(key => {
			const read = meter(key);
			return read ? [[key, read]] : [];
		}),
	);
	const asset: Asset = {
		name,
		asset: readName(first('asset') ?? name),
		kind: (kind === undefined ? kindBy(meters) : kindNamed(kind, bad)) ?? 'other',
		abilities: textsOf(properties, 'abilities').flatMap(text => number('abilities', text) ?? []),
		meters,
		conditions: ASSET_CONDITIONS.filter(condition => flag(keyOf(condition))),
		...given({ aboard: flag('aboard') || undefined, discarded: flag('discarded') || undefined }),
	};
	return problems.length > 0 ? { ok: false, problems } : read(asset);
}

const meterKeys = (properties: Properties): readonly string[] => [
	...METERS,
	...[...properties.keys()]
		.filter(key => key.endsWith('_max'))
		.map(key => key.slice(0, -'_max'.length))
		.filter(key => !METERS.includes(key)),
];

/** A companion has health, a vehicle integrity. Which vehicle, and what a module is, must be said: `kind: support vehicle`. */
const kindBy = (meters: Asset['meters']): AssetKind =>
	meters['health'] ? 'companion' : meters['integrity'] ? 'command vehicle' : 'other';

function kindNamed(text: string, bad: (message: string) => undefined): AssetKind | undefined {
	const written = text.toLowerCase().replace(/_/g, ' ');
	const known = ASSET_KINDS.find(kind => kind === written);
	if (known) return known;
	const nearest = nearestName(written, ASSET_KINDS);
	const hint = nearest ? `Did you mean “${nearest}”?` : `Write one of ${ASSET_KINDS.join(', ')}.`;
	return bad(`“kind: ${text}” is not known. ${hint}`);
}

const DISCARDED = /\s+\(discarded\)$/i;

/** A bare name in a character's `assets`: the first ability is marked, and the meters that it has are full. */
export function readListedAsset(text: string): Asset {
	const written = text.replace(DISCARDED, '');
	const name = written.startsWith('[[') ? nameOf(linkTarget(written)) : written;
	const bare: Asset = { name, asset: name, kind: 'other', abilities: [1], meters: {}, conditions: [] };
	return DISCARDED.test(text) ? { ...bare, discarded: true } : bare;
}

/** A character's `assets` in another state. Discarded: `Glowcat (discarded)`. What has a note of its own keeps its bytes. */
export function rewriteAssetList(
	written: readonly string[],
	hasNote: (name: string) => boolean,
	after: readonly Asset[],
): readonly string[] {
	const kept = written.flatMap(text => {
		const was = readListedAsset(text);
		if (hasNote(was.name)) return [text];
		const is = after.find(({ name }) => name === was.name);
		if (!is) return [];
		if ((was.discarded ?? false) === (is.discarded ?? false)) return [text];
		return [is.discarded ? `${text} (discarded)` : text.replace(DISCARDED, '')];
	});
	const names = written.map(text => readListedAsset(text).name);
	return [...kept, ...after.map(({ name }) => name).filter(name => !names.includes(name) && !hasNote(name))];
}

/** The properties that say something else after than before. A mark that is taken off stays as `false`, for the box to tick. */
function changedProperties(before: Asset, after: Asset): Readonly<Record<string, PropertyValue>> {
	const values: Record<string, PropertyValue> = {};
	if (before.abilities.join() !== after.abilities.join()) values['abilities'] = after.abilities;
	for (const [meter, { value }] of Object.entries(after.meters))
		if (before.meters[meter]?.value !== value) values[meter] = value;
	for (const condition of new Set([...before.conditions, ...after.conditions])) {
		const marked = after.conditions.includes(condition);
		if (marked !== before.conditions.includes(condition)) values[keyOf(condition)] = marked;
	}
	if ((before.aboard ?? false) !== (after.aboard ?? false)) values['aboard'] = after.aboard ?? false;
	if ((before.discarded ?? false) !== (after.discarded ?? false)) values['discarded'] = after.discarded ? true : null;
	return values;
}

export const isSameAsset = (before: Asset, after: Asset): boolean =>
	before === after || Object.keys(changedProperties(before, after)).length === 0;

/** Whether a list of names can tell the difference: it knows who is discarded, and nothing else. */
export const isToldByList = (before: Asset, after: Asset): boolean =>
	Object.keys(changedProperties(before, after)).every(key => key === 'discarded');

/** The edits of an asset's note that bring it from one state to another. Only what differs is touched. */
export function writeAssetNote(note: string, before: Asset, after: Asset): Reading<TextChange[]> {
	const values = changedProperties(before, after);
	return Object.keys(values).length === 0 ? read([]) : setProperties(note, values);
}

/** The note of an asset that was a bare name in the list of its owner so far. */
export function noteOfListed(asset: Asset, owner: string): Reading<string> {
	const bare = readListedAsset(asset.name);
	const written = setProperties('', {
		sworn: 'asset',
		character: `[[${owner}]]`,
		...(asset.kind === 'other' ? {} : { kind: asset.kind }),
		abilities: asset.abilities,
		...changedProperties(bare, asset),
	});
	return written.ok ? read(applyChanges('', written.value)) : written;
}
