import { listMarkerOf, titleOf } from '../edit-guard/block-words';
import { unreadWords } from '../edit-guard/player-text-in-inline';
import { inCode } from '../inline/inline-record';
import { writeRecordLine } from '../inline/format-inline-move';
import type { RecordForm, SwornBlockAt } from '../sworn-block/block-at';
import { swornBlocks } from '../note-blocks/find-blocks';
import { isLineKind } from '../sworn-block/block-kinds';
import { blockKind, readBlock } from '../sworn-block/sworn-block';
import { fencedBlock } from '../note-blocks/insert-block';
import { lineBreakNear, linesOf, type Line } from '../text/lines';
import { keptApart, type TextChange } from '../text/text-change';
import { t } from '../../i18n/translate';

/** A note with its records converted to another form. */
export interface Converted {
	readonly changes: readonly TextChange[];
	/** Number of records converted. */
	readonly count: number;
	/** Records that stay as they are, and why. */
	readonly stays: readonly { readonly block: SwornBlockAt; readonly why: string }[];
}

/** Converts selected records of a note to lines or blocks; every other byte stays. */
export function convertRecords(
	note: string,
	form: RecordForm,
	isMeant: (block: SwornBlockAt) => boolean = () => true,
): Converted {
	const lines = linesOf(note);
	const others = swornBlocks(note).filter(block => block.form !== form && isRecordBlock(block) && isMeant(block));
	const all = others.map(block => ({
		block,
		as: form === 'line' ? asLine(note, lines, block) : asBlock(note, lines, block),
	}));
	const changes = all.flatMap(({ as }) => (typeof as === 'string' ? [] : [as]));
	const stays = all.flatMap(({ block, as }) => (typeof as === 'string' ? [{ block, why: as }] : []));
	return { changes, count: changes.length, stays };
}

/** Whether a block is a record and so can be a line. */
function isRecordBlock({ body }: SwornBlockAt): boolean {
	const kind = blockKind(readBlock(body));
	return kind.ok && isLineKind(kind.value);
}

/** The record of any kind that contains an offset, else the nearest one above. */
export const recordBlockAbove = (note: string, offset: number): SwornBlockAt | undefined =>
	swornBlocks(note)
		.filter(block => block.fenceFrom <= offset && isRecordBlock(block))
		.at(-1);

const BESIDE_TEXT = t('Text stands right above or below it. Put an empty line between.');

/** Converts a block to a line, or says why it stays. Adds blank lines if adjacent text would join its paragraph. */
function asLine(note: string, lines: readonly Line[], block: SwornBlockAt): TextChange | string {
	const { fenceFrom, openTo, fenceTo, startLine, endLine, closed, body, nested, prefix } = block;
	if (!closed) return t('The block has no end.');
	if (listMarkerOf(note, block) !== '') return t('The block opens an item of a list.');
	const code = titleOf(note, block) === '' && unreadWords(body).length === 0 ? writeRecordLine(body) : undefined;
	if (code === undefined) return t('The block holds words that no line can say, such as a comment.');
	const from = fenceFrom + Math.max(0, note.slice(fenceFrom, openTo).search(/[`~]{3}/));
	const [isBare, isBareBelow] = [startLine - 1, endLine + 1].map(index => isBlankRow(note, lines, index));
	const gap = lineBreakNear(note, fenceFrom) + (nested ? prefix.trimEnd() : '');
	const aboveTo = lines[startLine - 1]?.to ?? from;
	const start = isBare ? from : aboveTo;
	const lead = isBare ? '' : gap + note.slice(aboveTo, from);
	return keptApart(note, { from: start, to: fenceTo, insert: lead + inCode(code) + (isBareBelow ? '' : gap) });
}

/** Converts a line to a block, or says why it stays; `body` is the block's content. */
export function asBlock(
	note: string,
	lines: readonly Line[],
	block: SwornBlockAt,
	body = block.body,
): TextChange | string {
	const { fenceFrom, fenceTo, startLine, endLine } = block;
	const row = lines[startLine] ?? { from: fenceFrom, to: fenceTo };
	const prefix = note.slice(row.from, fenceFrom);
	if (!/^[>\s]*$/.test(prefix) || note.slice(fenceTo, row.to).trim() !== '') return t('It stands among other words.');
	if (unreadWords(body).length > 0) return t('The line holds words that cannot be read.');
	if (!isBlankRow(note, lines, startLine - 1) || !isBlankRow(note, lines, endLine + 1)) return BESIDE_TEXT;
	const insert = fencedBlock(body, '\n')
		.split('\n')
		.join(lineBreakNear(note, fenceFrom) + prefix);
	return keptApart(note, { from: fenceFrom, to: fenceTo, insert });
}

/** Whether a row is blank apart from quote marks. */
function isBlankRow(note: string, lines: readonly Line[], index: number): boolean {
	const line = lines[index];
	return line === undefined || /^[>\s]*$/.test(note.slice(line.from, line.to));
}
