import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { scalarText, type Scalar } from '../frontmatter/scalar';
import { truthOf } from '../frontmatter/yaml-quotes';
import { entriesOf, readBlock, type BlockEntry, type BlockItem, type SwornBlock } from '../sworn-block/sworn-block';
import { isFlag, readTrackBlock } from './track-block';
import { keysOf } from './track-values';
import { t } from '../../i18n/translate';

/** The text and name of the note for a track's block. */
interface BlockAsNote {
	readonly name: string;
	readonly text: string;
}

/**
 * Converts the block of a track to a note: its kind goes under `sworn`, followed by a link to its owner unless the
 * block has one, and then every key and comment in order. A line that is not an entry becomes a comment, so that
 * nothing is lost.
 */
export function blockAsNote(body: string, owners: readonly string[] = []): ParseResult<BlockAsNote> {
	const reading = readTrackBlock(body);
	if (!reading.ok) return reading;
	const { kind, name } = reading.value.track;
	const block = readBlock(body);
	const [first, ...rest] = block.entries;
	if (rest.some(({ key }) => key === 'sworn'))
		return parseError(
			'key_taken',
			t('The block has a line “sworn: …”, which says in a note what kind of note it is. Rename that line first.'),
		);
	const known: readonly string[] = keysOf(kind);
	const link = rest.some(({ key }) => key === 'character') ? [] : linesOfOwners(owners);
	const lines = block.lines.flatMap((_, at) => {
		const entry = block.entries.find(({ line }) => line === at);
		if (entry && entry === first) return [`sworn: ${kind}`, ...link];
		return entry ? propertyLines(block, entry, known) : commentLines(block, at);
	});
	return parseOk({ name, text: ['---', ...lines, '---', ''].join('\n') });
}

/** The property that links to one owner, or to each of several. */
function linesOfOwners(owners: readonly string[]): readonly string[] {
	const links = owners.map(owner => scalarText(`[[${owner}]]`, { inFlow: false }));
	return links.length > 1
		? ['character:', ...links.map(link => `  - ${link}`)]
		: links.map(link => `character: ${link}`);
}

/** A comment as it is; any other line that is not a value, turned into one. */
function commentLines({ body, lines, entries }: SwornBlock, at: number): readonly string[] {
	const { from, to } = lines[at] ?? { from: 0, to: 0 };
	const text = body.slice(from, to).trim();
	// keys below the name that a track would not have
	const isValue = entries.slice(1).some(({ items }) => items.some(({ line }) => line === at));
	if (text === '' || text === '-' || isValue) return [];
	return [text.startsWith('#') ? text : `# ${text}`];
}

/** A repeated key becomes one list at its first position, since a property occurs only once. */
function propertyLines(block: SwornBlock, entry: BlockEntry, known: readonly string[]): readonly string[] {
	// the first line is the track's name; a later line with the same key is the player's own
	const all = entriesOf(block, entry.key).filter(each => each !== block.entries[0]);
	if (all[0] !== entry) return [];
	const items = all.flatMap(each => each.items);
	const written = known.includes(entry.key) ? entry.key : block.body.slice(entry.keyFrom, entry.keyTo);
	const key = scalarText(written, { inFlow: false });
	const value = (item: BlockItem) => scalarText(valueOf(entry.key, item.text), { inFlow: false }) + behind(block, item);
	const [only] = items;
	if (only && items.length === 1 && !only.inList) return [`${key}: ${value(only)}`];
	return [`${key}:`, ...items.map(item => `  - ${value(item)}`)];
}

/** The comment after a value. */
function behind({ body, lines }: SwornBlock, { to, line }: BlockItem): string {
	const text = body.slice(to, lines[line]?.to).trim();
	return text === '' ? '' : ` ${text}`;
}

/** Numbers and booleans get their own types, so that the app displays them as such; anything else is text. */
function valueOf(key: string, text: string): Scalar {
	if (/^(?:0|-?[1-9]\d{0,8})$/.test(text)) return Number(text);
	if (text === 'true' || text === 'false') return text === 'true';
	return (isFlag(key) ? truthOf(text) : undefined) ?? text;
}
