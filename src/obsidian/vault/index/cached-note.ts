import type { App, CachedMetadata, ListItemCache } from 'obsidian';
import type { FrontmatterValue } from '../../../journal/frontmatter/frontmatter';
import type { Properties } from '../../../journal/frontmatter/properties';

/** What the app holds of the properties of a note, as it stands there. */
type Raw = Readonly<Record<string, unknown>>;

function rawProperties({ metadataCache, vault }: App, path: string): Raw | undefined {
	const file = vault.getFileByPath(path);
	return file ? metadataCache.getFileCache(file)?.frontmatter : undefined;
}

const inOurWords = (raw: Raw): Properties => new Map(Object.entries(raw).map(([key, value]) => [key, plain(value)]));

/** The properties of a note from the app's cache; it follows a moment after a note was written. */
export function cachedProperties(app: App, path: string): Properties | undefined {
	const raw = rawProperties(app, path);
	return raw && inOurWords(raw);
}

/** The same, for notes that may be a character, a track or an asset; others are skipped quickly. */
export function ourProperties(app: App, path: string): Properties | undefined {
	const raw = rawProperties(app, path);
	return raw && ('sworn' in raw || 'momentum' in raw) ? inOurWords(raw) : undefined;
}

/** What the cache holds, as our own reader would give it. */
function plain(value: unknown): FrontmatterValue {
	if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return value;
	return Array.isArray(value) ? value.map(plain) : { kind: 'unsupported' };
}

export function aliasesOf(properties: Properties | undefined): readonly string[] {
	const aliases = properties?.get('aliases');
	if (typeof aliases === 'string') return [aliases];
	return Array.isArray(aliases) ? aliases.filter((alias): alias is string => typeof alias === 'string') : [];
}

/** Where the cache sees code, or what code may be in. */
const WITH_BLOCKS: readonly string[] = ['code', 'callout', 'blockquote'];

/** A block in an item of a list takes three lines at least: its fences, and the name of its track. */
const LINES_OF_BLOCK = 3;

/** The lines of an item are its own, without the list inside it; where that is counted in, more is read and nothing missed. */
const mayHoldBlock = ({ position: { start, end } }: ListItemCache): boolean =>
	end.line - start.line + 1 >= LINES_OF_BLOCK;

/** Whether a note is worth reading for its blocks. Lists are in most notes; items of several lines are in few. */
export const mayHoldBlocks = (cache: CachedMetadata | null): boolean =>
	(cache?.sections?.some(({ type }) => WITH_BLOCKS.includes(type)) ?? false) ||
	(cache?.listItems?.some(mayHoldBlock) ?? false);
