import { inCode } from '../inline/inline-record';
import { writeRecordLine } from '../inline/format-inline-move';
import { lineBreakNear, withPlainBreaks } from '../text/lines';
import { insertInSentence, insertLines, neighboursAt, placeAt, type Insertion } from '../text/insert-lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import type { RecordForm, SwornBlockAt } from '../sworn-block/block-at';
import { readBlock } from '../sworn-block/sworn-block';
import { idLineBelow, isBlockIdLine } from '../text/block-ids';
import { FENCE_LANGUAGE, swornBlocks } from './find-blocks';
import { isOwnParagraph, paragraphOf } from './inline-paragraph';
import { keptApart } from '../text/text-change';

/**
 * Inserts a new block at the cursor if its line is empty, else after the paragraph, list, table, callout, fence or
 * other block around it. The cursor moves to an empty line below.
 */
export function insertBlock(note: string, offset: number, body: string, form: RecordForm = 'block'): Insertion {
	const sections = sectionsOf(note);
	return insertLines(
		note,
		sections,
		{ line: placeAt(note, sections, offset).line, room: 'room to write' },
		textOf(body, form),
	);
}

/** The same, but anything that can be a line is inserted within the sentence, where writing continues. */
export function insertTyped(note: string, offset: number, body: string, form: RecordForm): Insertion {
	const code = form === 'line' ? writeRecordLine(body) : undefined;
	const within = code === undefined ? undefined : insertInSentence(note, offset, inCode(code));
	return within ?? insertBlock(note, offset, body, form);
}

/**
 * Inserts a block directly below a chain of blocks, before any later prose, in the same form as the first of the chain.
 * Only blank lines separate the blocks of a chain. A move that a line has led to goes right behind it, in its sentence.
 */
export const insertAfterBlock = (note: string, block: SwornBlockAt, body: string): Insertion =>
	insertBehind(note, block, body) ?? insertUnderBlock(note, endOfChain(note, block), body, block.form);

function insertBehind(note: string, block: SwornBlockAt, body: string): Insertion | undefined {
	const code = block.form === 'line' && isLedTo(body) ? writeRecordLine(body) : undefined;
	const inserted = code === undefined ? undefined : insertInSentence(note, endBehind(note, block), ` ${inCode(code)}`);
	if (!inserted) return undefined;
	const { blockFrom, lineBreaks } = inserted;
	// The last sign of the line is written again with it, so that a cursor right behind the line is behind both.
	const changes = inserted.changes.map(({ from, to, insert }) => ({
		from: from - 1,
		to,
		insert: `${note[from - 1] ?? ''}${insert}`,
	}));
	return { ...inserted, changes, blockFrom: blockFrom + 1, lineBreaks: { ...lineBreaks, blankBefore: true } };
}

/** Where a line ends with the moves that it has led to, right behind it. */
export function endBehind(note: string, block: SwornBlockAt): number {
	const { to } = paragraphOf(note, block);
	return (
		chainFrom(note, block)
			.filter(({ fenceFrom }) => fenceFrom < to)
			.at(-1) ?? block
	).fenceTo;
}

/** The move that a line has led to, if it stands behind it with one blank. */
export function rightBehind(note: string, block: SwornBlockAt): SwornBlockAt | undefined {
	const [, next] = block.form === 'line' && note[block.fenceTo] === ' ' ? chainFrom(note, block) : [];
	return next?.fenceFrom === block.fenceTo + 1 ? next : undefined;
}

/** Whether a record says which move has led to it. */
const isLedTo = (body: string): boolean => readBlock(body).entries.some(({ key }) => key === 'from');

/** Inserts a block directly below another one, before the rest of its chain; below a line, after its paragraph. */
export function insertUnderBlock(note: string, block: SwornBlockAt, body: string, form = block.form): Insertion {
	const sections = sectionsOf(note);
	const under = (line: number) => insertLines(note, sections, { line, room: 'no room' }, textOf(body, form));
	// Anything after a fence that never ends would be inside it, so the block goes outside the quote or list, or above.
	if (block.endless || block.form === 'line') return under(placeAt(note, sections, block.fenceFrom).line);
	return block.nested
		? insertNested(note, sections, block, body)
		: under((idLineBelow(note, block.endLine) ?? block.endLine) + 1);
}

/** The last block of the chain that starts with a block. */
export const endOfChain = (note: string, block: SwornBlockAt): SwornBlockAt => chainFrom(note, block).at(-1) ?? block;

/**
 * A block and those that follow it with only blank lines between. What follows a line is right behind it, if a move has led
 * there, or below its paragraph; a line that follows there must be a paragraph of its own.
 */
export function chainFrom(note: string, { fenceFrom }: Pick<SwornBlockAt, 'fenceFrom'>): readonly SwornBlockAt[] {
	const [first, ...others] = swornBlocks(note).filter(block => block.fenceFrom >= fenceFrom);
	if (first?.fenceFrom !== fenceFrom) return [];
	const bare = first.prefix.trim();
	const endOf = (block: SwornBlockAt): number => (block.form === 'line' ? paragraphOf(note, block).to : block.fenceTo);
	let end = endOf(first);
	const chain = [first];
	let behind: SwornBlockAt | undefined = first;
	for (const next of others) {
		if (next.fenceFrom < end) {
			// another line of the same paragraph
			const isNext: boolean = behind !== undefined && note.slice(behind.fenceTo, next.fenceFrom).trim() === '';
			behind = isNext && isLedTo(next.body) ? next : undefined;
			if (behind) chain.push(behind);
			continue;
		}
		const between = note.slice(end, next.fenceFrom);
		const isGap = between
			.split(/\r\n?|\n/)
			.every(line => line.trim() === '' || line.trim() === bare || isBlockIdLine(line));
		if (!isGap || next.prefix.trim() !== bare || next.nested !== first.nested) break;
		if (next.form === 'line' && !isOwnParagraph(note, next)) break;
		chain.push(next);
		end = endOf(next);
	}
	return chain;
}

/**
 * Inside a quote, callout or list, the new block gets the prefix of the one above, so that the chain stays together.
 */
function insertNested(note: string, { lines }: NoteSections, block: SwornBlockAt, body: string): Insertion {
	const lineBreak = lineBreakNear(note, block.fenceTo);
	const { prefix } = block;
	const bare = prefix.trimEnd();
	const below = lines[block.endLine + 1];
	const text = below ? note.slice(below.from, below.to) : '';
	const sign = bare === '' ? prefix : bare;
	const goesOn = text.startsWith(sign) && text.slice(sign.length).trim() !== '';
	const written = fencedBlock(body, '\n')
		.split('\n')
		.map(line => (line === '' ? bare : prefix + line))
		.join(lineBreak);
	const at = block.fenceTo;
	const blockFrom = at + lineBreak.length * 2 + bare.length;
	const insert = lineBreak + bare + lineBreak + written + (goesOn ? lineBreak + bare : '');
	const parted = text.trim() === '' ? {} : { parted: neighboursAt(note, lines, block.endLine + 1) };
	return {
		changes: [keptApart(note, { from: at, to: at, insert })],
		cursor: blockFrom + written.length,
		blockFrom,
		lineBreaks: { before: 2, after: goesOn ? 1 : 0, ...parted },
	};
}

/** A block, or a line if the body can be one. */
function textOf(body: string, form: RecordForm): (lineBreak: string) => string {
	const code = form === 'line' ? writeRecordLine(body) : undefined;
	return lineBreak => (code === undefined ? fencedBlock(body, lineBreak) : inCode(code));
}

/** A block with its fence, which is longer than any run of backticks inside. */
export function fencedBlock(body: string, lineBreak: string): string {
	const plain = withPlainBreaks(body);
	const longest = Math.max(2, ...(plain.match(/`+/g) ?? []).slice(0, 1000).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return [`${fence}${FENCE_LANGUAGE}`, ...(plain === '' ? [] : plain.split('\n')), fence].join(lineBreak);
}
