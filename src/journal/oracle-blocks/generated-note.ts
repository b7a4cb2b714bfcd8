import { lineLabel, NAME_KEY } from '../../rules/generators/generator';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { swornIn, textsOf } from '../frontmatter/properties';
import { linesOf, type Line } from '../text/lines';
import type { PropertyValue } from '../frontmatter/property-edit';
import { setProperties } from '../frontmatter/set-properties';
import { escapeMarkdown } from '../text/escape-markdown';
import { insertLines, placeAt, type Insertion } from '../text/insert-lines';
import { sectionsOf } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import type { SwornBlockAt } from '../sworn-block/block-at';
import type { GeneratedSubject } from './generated-block';

/**
 * Text of a note for a generated subject: its facts as properties, and again as a list to read and extend. Its name
 * becomes the note's name.
 */
export function newThingNote({ thing, facts }: GeneratedSubject): ParseResult<string> {
	const others = [...facts].filter(([key]) => key !== NAME_KEY);
	const factsToWrite = others.map(([key, values]): [string, PropertyValue] => [
		key,
		values.length > 1 ? values : (values[0] ?? ''),
	]);
	const properties = Object.fromEntries<PropertyValue>([['sworn', 'generated'], ['generated', thing], ...factsToWrite]);
	const written = setProperties('', properties, Object.keys(properties));
	if (!written.ok) return written;
	const list = others.map(([key, values]) => factLine(key, values));
	return parseOk(`${applyChanges('', written.value)}\n${list.join('\n')}\n`);
}

const factLine = (key: string, values: readonly string[]): string =>
	`- **${lineLabel(key)}:** ${escapeMarkdown(values.join('; '))}`;

/** The lines of such a note that only repeat its facts, as they were written. Those that were edited are the player's. */
export function factsRepeatedIn(note: string): readonly Line[] {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok || swornIn(frontmatter.value.values) !== 'generated') return [];
	const { values } = frontmatter.value;
	const written = new Set([...values.keys()].map(key => factLine(key, textsOf(values, key))));
	return linesOf(note).filter(({ from, to }) => written.has(note.slice(from, to)));
}

/** Inserts a link as its own paragraph at the cursor, or after the paragraph or list around it. */
export function insertLink(note: string, offset: number, name: string): Insertion {
	const sections = sectionsOf(note);
	return insertLines(
		note,
		sections,
		{ line: placeAt(note, sections, offset).line, room: 'room to write' },
		() => `[[${name}]]`,
	);
}

/**
 * Puts a link in place of a block or line, which keeps what stands before it on its row: a quote mark, the marker of a
 * list. A block without an end of its own stays, since it is unclear what belongs to it.
 */
export function linkInPlace(note: string, block: SwornBlockAt, name: string): TextChange[] {
	if (!block.closed) return [];
	const { form, fenceFrom, openTo, fenceTo } = block;
	const lead = form === 'line' ? 0 : Math.max(0, note.slice(fenceFrom, openTo).search(/[`~]{3}/));
	return [{ from: fenceFrom + lead, to: fenceTo, insert: `[[${name}]]` }];
}
