import { withBullets } from './bullets';
import { withoutTraces } from './copied-text';
import { stripEmphasis } from '../markdown/inline-markdown';
import { readOutcomeMark, withoutLabel } from './outcome-marks';
import { paragraphsOfRows } from './outcome-texts';
import { readParts, type ListItem, type Part } from './parts';
import { underTopItems, withOutcomeMarks } from './reference-move';
import { readSourceLines } from '../markdown/source-lines';

/** Rewrites a player's text of a move as Datasworn would: one paragraph per outcome, one bullet per item. */
export function tidyText(text: string): string {
	if (HAS_MORE.test(text)) return text;
	const lines = withoutTraces(text.split(/\r\n|\r|\n/));
	return readParts([...withBullets(readSourceLines(lines, 0))])
		.flatMap(blocksOf)
		.join('\n\n');
}

/** A text with code or headings is left unchanged, since those would be lost. */
const HAS_MORE = /^[\t >]*(?:`{3}|~{3}|#{1,6} )/m;

function blocksOf(part: Part): readonly string[] {
	switch (part.kind) {
		case 'paragraph':
			return [paragraphOf(part.lines.map(({ text }) => text).join(' '))];
		case 'list':
			return blocksOfList(part.items);
		case 'table': {
			const told = outcomesOfRows(part.rows.map(({ text }) => text));
			return told.length > 0 ? told.map(paragraphOf) : [part.rows.map(({ text }) => text).join('\n')];
		}
		case 'effects':
			return [part.text];
	}
}

/** A paragraph about an outcome starts with it in Datasworn's wording; any other is unchanged. */
function paragraphOf(text: string): string {
	const plain = stripEmphasis(text).trim();
	const told = withoutLabel(plain);
	return told === plain ? text : withOutcomeMarks(told);
}

function blocksOfList(items: readonly ListItem[]): readonly string[] {
	const groups = underTopItems(items);
	if (groups.length > 0 && groups.every(({ top }) => readOutcomeMark(stripEmphasis(top.text).trim())))
		return groups.flatMap(({ top, below }) => [
			paragraphOf(top.text),
			...(below.length > 0 ? blocksOfList(below) : []),
		]);
	const edge = Math.min(...items.map(({ indent }) => indent));
	return [items.map(({ indent, text }) => `${' '.repeat(2 + indent - edge)}* ${text}`).join('\n')];
}

function outcomesOfRows(rows: readonly string[]): readonly string[] {
	const cells = rows.map(row =>
		row
			.replace(/^\||\|$/g, '')
			.split('|')
			.map(cell => stripEmphasis(cell).trim()),
	);
	const told = paragraphsOfRows({ head: [], rows: cells.map(cells => ({ line: 0, text: '', cells })) });
	return told.map(({ text }) => text).filter(text => readOutcomeMark(text));
}
