import { parseOk, parseError, type Correction, type ParseResult } from '../../rules/core/problem';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { NoteLines } from '../edit-guard/note-lines';
import { readInline } from '../inline/inline-record';
import { lineIndexAt, linesOf } from '../text/lines';
import { applyChanges, type TextChange } from '../text/text-change';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { findBlock, type BlockPosition } from '../note-blocks/find-blocks';
import { t } from '../../i18n/translate';

/**
 * Replaces a typo of the player's with its correction. The edit states which line of theirs it replaces; nothing else
 * changes.
 */
export function fixTypo(
	path: string,
	note: string,
	place: BlockPosition,
	correction: Correction,
): ParseResult<readonly PlannedEdit[]> {
	const found = findBlock(note, place);
	if (!found.ok) return found;
	const block = found.value;
	const change = block.form === 'line' ? inLine(note, block, correction) : inBlock(block, correction);
	if (!change) return parseError('no_such_slip', t('It is not clear where this stands. Correct it by hand.'));
	return parseOk([{ path, changes: [change], mayRemove: playersAt(note, change) }]);
}

/** The player's text in the line to change. */
function playersAt(note: string, { from }: TextChange): readonly string[] {
	const { words } = new NoteLines(note).at(lineIndexAt(linesOf(note), from));
	return words === '' ? [] : [words];
}

/** Maps a correction in a block's body to the note, line by line. */
function inBlock({ body, lines }: SwornBlockAt, { from, to, insert }: Correction): TextChange | undefined {
	const rows = linesOf(body);
	const row = lineIndexAt(rows, from);
	const [at, inBody] = [lines[row], rows[row]];
	if (!at || !inBody || to > inBody.to) return undefined;
	const moved = at.from - inBody.from;
	return { from: from + moved, to: to + moved, insert };
}

/**
 * Maps a correction to inline code, which words its values differently: tries each occurrence of the typo until one
 * reads back as corrected.
 */
function inLine(note: string, block: SwornBlockAt, correction: Correction): TextChange | undefined {
	const { bodyFrom, bodyTo, body } = block;
	const slip = body.slice(correction.from, correction.to);
	const corrected = applyChanges(body, [correction]);
	const code = note.slice(bodyFrom, bodyTo);
	const places = placesOf(slip, code).map(at => {
		const change = { from: at, to: at + slip.length, insert: correction.insert };
		return { change, reads: bodyOf(applyChanges(code, [change])) };
	});
	const meant =
		places.find(({ reads }) => reads === corrected) ??
		places.find(({ reads }) => reads !== undefined && placesOf(slip, reads).length === 0);
	const { change } = meant ?? {};
	return change && { ...change, from: bodyFrom + change.from, to: bodyFrom + change.to };
}

/** The positions of a whole word in a text. */
function placesOf(word: string, text: string): readonly number[] {
	const places: number[] = [];
	for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + 1))
		if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) places.push(at);
	return places;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

function bodyOf(code: string): string | undefined {
	const line = readInline(code);
	return line.ok && line.value.kind === 'record' ? line.value.body : undefined;
}
