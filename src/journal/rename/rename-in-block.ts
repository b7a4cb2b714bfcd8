import { isTrackKind } from '../../rules/core/track-kind';
import { LIST_KEYS } from '../sworn-block/block-kinds';
import { blockKind, readBlock, type BlockItem } from '../sworn-block/sworn-block';
import { applyChanges, type TextChange } from '../text/text-change';
import { placesIn, type NamePlace } from './names-in-block';
import { renamed, type NamedKind, type Renaming } from './renaming';
import { readScalar, writeScalar } from '../sworn-block/scalar';

/** A text after renaming. */
export interface Renamed {
	readonly changes: readonly TextChange[];
	/** Whether a place was left alone because it may refer to something else with that name. */
	readonly isUnsure: boolean;
}

/** The edits that rename every occurrence in a block's body. */
export function renameInBlock(body: string, renaming: Renaming): Renamed {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return { changes: [], isUnsure: false };
	const places = placesIn(kind.value);
	let isUnsure = false;
	const seen = new Set<string>();
	const changes = block.entries.flatMap(({ key, items }) => {
		const place = Object.hasOwn(places, key) ? places[key] : undefined;
		if (!place) return [];
		const isAgain = seen.has(key) && !LIST_KEYS.has(key);
		seen.add(key);
		const found = items.flatMap(item => inPlace(body, item, place, renaming) ?? []);
		if (found.length === 0) return found;
		// Only the first occurrence of a key is the plugin's; the block may have been torn apart, or another pasted into
		// it.
		if (isAgain) {
			isUnsure = true;
			return [];
		}
		const means = place.meansIn?.(block, renaming) ?? 'the thing';
		if (means === 'the thing' && isCertain(place.means, renaming)) return found;
		if (means !== 'an option') isUnsure = true;
		return [];
	});
	return { changes, isUnsure };
}

/** Whether nothing else with the name can be meant. */
export const isCertain = (means: readonly NamedKind[], { others = [] }: Renaming): boolean =>
	!others.some(kind => means.includes(kind));

function inPlace(
	body: string,
	{ from, to, text }: BlockItem,
	place: NamePlace,
	renaming: Renaming,
): TextChange | undefined {
	if (!place.means.includes(renaming.kind)) return undefined;
	const fresh = place.renamed(text, renaming);
	return fresh === undefined || fresh === text ? undefined : { from, to, insert: respell(body.slice(from, to), fresh) };
}

/** Renames a track in its own block, in the first key. */
export function renameTrackBlock(body: string, renaming: Renaming): string {
	const [first] = readBlock(body).entries;
	const [item] = first && isTrackKind(first.key) ? first.items : [];
	const fresh = item && renamed(item.text, renaming);
	if (!item || fresh === undefined) return body;
	const { from, to } = item;
	return applyChanges(body, [{ from, to, insert: respell(body.slice(from, to), fresh) }]);
}

/** Replaces the text of a value, keeping quotes or adding those that YAML needs. */
function respell(source: string, text: string): string {
	const before = readScalar(source);
	if (before !== source) return inQuotes(source, text);
	const isLoose = writeScalar(before) !== before;
	return isLoose && readScalar(text) === text ? text : writeScalar(text);
}

function inQuotes(source: string, text: string): string {
	const quoted = source.startsWith("'") ? `'${text.replaceAll("'", "''")}'` : `"${text.replace(/["\\]/g, '\\$&')}"`;
	return readScalar(quoted) === text ? quoted : writeScalar(text);
}
