import { stringsIn } from '../../../rules/core/collections';
import type { App, CachedMetadata, ListItemCache, TFile } from 'obsidian';
import { memoize } from '../../../rules/core/memoize';
import { linkFrom } from '../../../journal/notes/note-name';
import { isStateWord } from '../../../journal/notes/wrong-note-type';
import type { FrontmatterValue } from '../../../journal/frontmatter/frontmatter';
import type { Properties } from '../../../journal/frontmatter/properties';
import { foldedKey, PropertyMap } from '../../../journal/frontmatter/property-map';

/** The raw properties of a note in Obsidian's cache. */
type Raw = Readonly<Record<string, unknown>>;

const inOurWords = memoize(
	(raw: Raw): Properties => new PropertyMap(Object.entries(raw).map(([key, value]) => [key, plain(value)] as const)),
);

/** The properties of a note from Obsidian's cache, which lags a moment behind writes. */
export function cachedProperties({ metadataCache, vault }: App, path: string): Properties | undefined {
	const file = vault.getFileByPath(path);
	const raw: Raw | undefined = file ? metadataCache.getFileCache(file)?.frontmatter : undefined;
	return raw && inOurWords(raw);
}

/** A note as it is in Obsidian's cache; its properties are read only where one of them, by its name, is sought. */
export interface CachedNote {
	readonly cache: CachedMetadata | null;
	/** If it may be a character, track or asset, by what these say of themselves. */
	readonly ours?: Properties | undefined;
	/** If it links to a character or assets. */
	readonly links?: Properties | undefined;
	/** If it may be misdeclared, as something in it says what kind of note it is. */
	readonly declaring?: Properties | undefined;
}

/** Looks over the names of the properties of a note once. */
export function cachedNote({ metadataCache, vault }: App, path: string): CachedNote {
	const file = vault.getFileByPath(path);
	const cache = file && metadataCache.getFileCache(file);
	const raw: Raw | undefined = cache?.frontmatter;
	if (!raw) return { cache };
	let [isOurs, isLinking, isDeclaring] = [false, false, false];
	for (const key of Object.keys(raw)) {
		const folded = foldedKey(key);
		isOurs ||= folded === 'sworn' || folded === 'momentum';
		isLinking ||= folded === 'character' || folded === 'assets';
		isDeclaring ||= folded === 'sworn' || isStateWord(raw[key]);
	}
	const found = (isSought: boolean) => (isSought ? inOurWords(raw) : undefined);
	return { cache, ours: found(isOurs), links: found(isLinking), declaring: found(isDeclaring) };
}

/**
 * The note that the target of a link leads to, from the note that it stands in: as the app resolves it, which has paths
 * in NFC.
 */
export function linkedNote({ metadataCache, vault }: App, link: string, from: string): TFile | null {
	const target = linkFrom(link, from).normalize('NFC');
	return metadataCache.getFirstLinkpathDest(target, from) ?? vault.getFileByPath(`${target.replace(/^\//, '')}.md`);
}

/** Converts a cached value to what our own reader would return. */
function plain(value: unknown): FrontmatterValue {
	if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return value;
	return Array.isArray(value) ? value.map(plain) : { kind: 'unsupported' };
}

export function aliasesOf(properties: Properties | undefined): readonly string[] {
	const aliases = properties?.get('aliases');
	if (typeof aliases === 'string') return [aliases];
	return stringsIn(aliases);
}

/** The types of cached sections that are code or may contain code. */
const WITH_BLOCKS: readonly string[] = ['code', 'callout', 'blockquote'];

/** A block in a list item has at least three lines: its fences and the name of its track. */
const LINES_OF_BLOCK = 3;

/**
 * The position of an item excludes nested lists. If it includes them, more notes are read than necessary, but none is
 * missed.
 */
const mayHoldBlock = ({ position: { start, end } }: ListItemCache): boolean =>
	end.line - start.line + 1 >= LINES_OF_BLOCK;

/** Whether a note may contain blocks. Most notes have lists, but few have list items of several lines. */
export const mayHoldBlocks = (cache: CachedMetadata | null): boolean =>
	(cache?.sections?.some(({ type }) => WITH_BLOCKS.includes(type)) ?? false) ||
	(cache?.listItems?.some(mayHoldBlock) ?? false);
