import { isSameName } from '../../rules/search/folded-name';
import { getOwn } from '../../rules/collections';
import { read, type Reading } from '../../rules/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import type { FrontmatterValue } from '../frontmatter/frontmatter';
import type { PropertyValue } from '../frontmatter/set-properties';
import { setProperties } from '../frontmatter/set-properties';
import { swornIn } from '../frontmatter/properties';
import type { Properties } from '../frontmatter/properties';
import type { TextChange } from '../text/text-change';
import { isCertain } from './rename-in-block';
import { NAMING_KEYS, TRACK_KEY_ROWS } from '../../rules/track-key';
import { hasKey, isTrackKind } from '../../rules/track-kind';
import type { NamedKind, Renaming } from './renaming';

/** What names in a note's own properties may refer to. The app updates links among them. */
const MEANS: Readonly<Record<string, readonly NamedKind[]>> = {
	character: ['character'],
	assets: ['asset'],
	...Object.fromEntries(NAMING_KEYS.map(key => [key, TRACK_KEY_ROWS[key].names])),
};

/** Edits of a note's own properties, and whether some places were left alone. */
interface RenamedProperties {
	readonly changes: readonly TextChange[];
	readonly isUnsure: boolean;
}

/** Renames plain names in the properties of a note. Unreadable properties contain no names. */
export function renameInProperties(note: string, renaming: Renaming): Reading<RenamedProperties> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return read({ changes: [], isUnsure: false });
	const { values } = frontmatter.value;
	const named = Object.keys(MEANS).flatMap(key => {
		const value = isOfPlay(key, values) ? renamedValue(values.get(key), renaming) : undefined;
		return value === undefined || !getOwn(MEANS, key)?.includes(renaming.kind) ? [] : [[key, value] as const];
	});
	const certain = named.filter(([key]) => isCertain(getOwn(MEANS, key) ?? [], renaming));
	const isUnsure = certain.length < named.length;
	if (certain.length === 0) return read({ changes: [], isUnsure });
	const changes = setProperties(note, Object.fromEntries(certain));
	return changes.ok ? read({ changes: changes.value, isUnsure }) : changes;
}

/** Only a threat names a vow; in any other note, “vow” is the player's own property. */
function isOfPlay(key: string, values: Properties): boolean {
	const ofTrack = NAMING_KEYS.find(known => known === key);
	const kind = swornIn(values);
	return ofTrack === undefined || (kind !== undefined && isTrackKind(kind) && hasKey(kind, ofTrack));
}

function renamedValue(value: FrontmatterValue | undefined, renaming: Renaming): PropertyValue | undefined {
	if (typeof value === 'string') return renamedText(value, renaming);
	if (!Array.isArray(value)) return undefined;
	const items = value.filter(item => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean');
	const isPlain = items.length === value.length;
	const fresh = items.map(item => (typeof item === 'string' ? (renamedText(item, renaming) ?? item) : item));
	return isPlain && fresh.some((item, i) => item !== items[i]) ? fresh : undefined;
}

/** `Glowcat (discarded)` refers to the asset Glowcat. */
function renamedText(text: string, { from, to }: Renaming): string | undefined {
	const name = text.replace(/\s{1,9}\(discarded\)$/i, '');
	return isSameName(name, from) ? to + text.slice(name.length) : undefined;
}
