import { isScalar, isSeq, type ParsedNode } from 'yaml';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { TrackKind } from '../../rules/core/track-kind';
import { commentsIn } from '../frontmatter/comments';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { frontmatterBounds } from '../frontmatter/bounds';
import { OBSIDIAN_PROPERTY_KEYS } from '../frontmatter/obsidian-property-keys';
import { setProperties } from '../frontmatter/set-properties';
import { reasonToLeave, truthOf } from '../frontmatter/yaml-quotes';
import { foldedKey } from '../frontmatter/property-map';
import { keyOf, lineNumber, parseFrontmatter, type ParsedFrontmatter, type Property } from '../frontmatter/yaml';
import { writeEntry } from '../sworn-block/edit-entry';
import { takesRestOfLine } from '../sworn-block/block-kinds';
import { applyChanges, type TextChange } from '../text/text-change';
import { linkTarget, nameOf } from '../../rules/search/stated-name';
import { isFlag } from './track-block';
import { readTrackNote } from './track-note';
import { keysOf } from './track-values';

/** The block for a track's note, and what is left of the note. */
interface NoteAsBlock {
	readonly body: string;
	/** Absent if the note contains nothing else, so that it can be removed. */
	readonly left?: readonly TextChange[];
}

const BLOCK_KEY = /^\p{L}[\p{L}\p{N}_ -]{0,50}$/u;

/**
 * Converts a track's note to a block. If the note has nothing else, every property and comment is included, except a
 * link to the character of the target journal. Otherwise the note keeps its text and other properties, and is no longer
 * a track.
 */
export function noteAsBlock(name: string, note: string, owner?: string): ParseResult<NoteAsBlock> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return frontmatter;
	const track = readTrackNote(name, frontmatter.value.values);
	if (!track.ok) return track;
	const parsed = parseFrontmatter(note);
	if (!parsed.ok) return parsed;
	const { kind } = track.value;
	const { yaml, bounds } = parsed.value;
	const properties = parsed.value.map?.items ?? [];
	const own = properties.filter(pair => ['sworn', ...keysOf(kind)].includes(foldedKey(keyOf(pair))));
	const others = properties.filter(pair => !own.includes(pair));
	if (note.slice(bounds.contentStart).trim() === '' && others.every(pair => canMove(pair, kind)))
		return parseOk({
			body: bodyOf(
				parsed.value,
				{ kind, name },
				properties.filter(pair => !isLinkTo(pair, owner)),
				commentLines(yaml),
			),
		});
	const left = withoutProperties(note, own);
	return left.ok ? parseOk({ body: bodyOf(parsed.value, { kind, name }, own, []), left: left.value }) : left;
}

/** Whether a block can hold an unknown property: a text or list of texts, under a key that tracks do not use. */
function canMove(pair: Property, kind: TrackKind): boolean {
	const { value } = pair;
	const name = keyOf(pair);
	const isPlain = (node: ParsedNode) => isScalar(node) && reasonToLeave(node) === undefined;
	const isSaid = value === null || isPlain(value) || (isSeq(value) && !value.anchor && value.items.every(isPlain));
	const isFree = ![kind, ...keysOf(kind), ...OBSIDIAN_PROPERTY_KEYS].includes(foldedKey(name));
	return isSaid && isFree && BLOCK_KEY.test(name);
}

/** `character: "[[Kestrel Vane]]"`, or a path that ends with the name. */
const isLinkTo = (pair: Property, owner: string | undefined): boolean =>
	foldedKey(keyOf(pair)) === 'character' &&
	isScalar(pair.value) &&
	typeof pair.value.value === 'string' &&
	nameOf(linkTarget(pair.value.value)) === owner;

/** One line of the YAML, or a property that starts there. */
interface Said {
	readonly line: number;
	readonly text: string;
}

/** The kind comes before every other key. Each comment stays after its value or on its own line. */
function bodyOf(
	{ yaml }: ParsedFrontmatter,
	{ kind, name }: { readonly kind: TrackKind; readonly name: string },
	properties: readonly Property[],
	comments: readonly Said[],
): string {
	const lineOf = ({ key }: Property) => lineNumber(yaml, key.range[0]);
	const isBehind = (comment: Said, pair: Property) => lineOf(pair) === comment.line && takesComment(pair);
	const entries = properties.map((pair): Said => {
		const behind = comments.find(comment => isBehind(comment, pair));
		const key = keyOf(pair);
		const isKind = foldedKey(key) === 'sworn';
		const text = isKind ? writeEntry(kind, [name]) : writeEntry(key, textsIn(key, pair.value));
		const line = isKind ? Math.min(...properties.map(lineOf)) - 0.5 : lineOf(pair);
		return { line, text: behind ? `${text} ${behind.text}` : text };
	});
	const alone = comments.filter(comment => !properties.some(pair => isBehind(comment, pair)));
	return [...entries, ...alone]
		.sort((a, b) => a.line - b.line)
		.map(({ text }) => text)
		.join('\n');
}

/**
 * Whether a comment may follow the value: only for a number or keyword, since any other value takes the rest of its
 * line.
 */
const takesComment = (pair: Property): boolean => isScalar(pair.value) && !takesRestOfLine(foldedKey(keyOf(pair)));

/** The texts of a value as written; a boolean in the words of a block. */
function textsIn(key: string, value: ParsedNode | null): readonly string[] {
	if (isSeq(value)) return value.items.flatMap(item => textsIn(key, item));
	if (!isScalar(value) || value.value === null) return [];
	const text = typeof value.value === 'string' ? value.value : (value.source ?? '');
	const ticked = isFlag(foldedKey(key)) ? truthOf(text) : undefined;
	return [ticked === undefined ? text : ticked ? 'yes' : 'no'];
}

/** The comments, each with its line number. */
const commentLines = (yaml: string): readonly Said[] =>
	commentsIn(yaml).map(({ from, text }) => ({ line: lineNumber(yaml, from), text: text.trimEnd() }));

/** Removes properties; if none are left, the frontmatter is removed too. */
function withoutProperties(note: string, properties: readonly Property[]): ParseResult<readonly TextChange[]> {
	const values = Object.fromEntries(properties.map(pair => [keyOf(pair), null]));
	const changes = setProperties(note, values);
	if (!changes.ok) return changes;
	const { from, to } = frontmatterBounds(applyChanges(note, changes.value));
	const isEmpty = applyChanges(note, changes.value).slice(from, to).trim() === '';
	const { contentStart } = frontmatterBounds(note);
	return isEmpty ? parseOk([{ from: note.startsWith('\ufeff') ? 1 : 0, to: contentStart, insert: '' }]) : changes;
}
