import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { TrackLocation } from '../track/parse-tracks';
import { wordsInBlock } from '../edit-guard/block-words';
import { unreadWords } from '../edit-guard/player-text-in-inline';
import { propertyLines } from '../edit-guard/property-lines';
import { asBlock } from './convert-record-form';
import { insertBlock } from '../note-blocks/insert-block';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { readBlock, textOf } from '../sworn-block/sworn-block';
import { writeEntry } from '../sworn-block/edit-entry';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { findBlock, replaceBody, swornBlocks } from '../note-blocks/find-blocks';
import { linesOf } from '../text/lines';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget, nameOf, withoutEnding } from '../../rules/search/stated-name';
import { blockAsNote } from '../track/track-block-to-note';
import { noteAsBlock } from '../track/track-note-to-block';
import { noteToCreate } from '../notes/note-to-create';
import { t } from '../../i18n/translate';

/** The edits that move a track, and where writing continues in the first note. */
export interface TurnPlan {
	readonly name: string;
	readonly edits: readonly PlannedEdit[];
	readonly cursor?: number;
}

/**
 * Moves a track from a block to its own note; the block shows that note from then on. `pathFor` gives the path for a
 * name. The note links to its owners, the characters of the journal, if known.
 */
export function turnIntoNote(
	text: string,
	{ path, place }: TrackLocation,
	pathFor: (name: string) => ParseResult<string>,
	owners?: readonly string[],
): ParseResult<TurnPlan> {
	if (!place) return parseError('is_a_note', t('“{path}” is a note of its own already.', { path: nameOf(path) }));
	const block = findBlock(text, place);
	if (!block.ok) return block;
	const note = blockAsNote(block.value.body, owners);
	if (!note.ok) return note;
	const { name } = note.value;
	const to = pathFor(name);
	if (!to.ok) return to;
	const created: PlannedEdit = noteToCreate(to.value, note.value.text);
	const shown = showInPlaceOf(text, block.value, name);
	return shown.ok ? parseOk({ name, edits: [created, { path, ...shown.value }] }) : shown;
}

/** The block that shows the note replaces the track, even if the track was a line. */
function showInPlaceOf(
	text: string,
	block: SwornBlockAt,
	name: string,
): ParseResult<Pick<PlannedEdit, 'changes' | 'mayRemove'>> {
	const show = writeEntry('show', [name]);
	if (block.form === 'block')
		return parseOk({
			changes: replaceBody(text, block, show),
			mayRemove: wordsInBlock(text, block).map(({ words }) => words),
		});
	const change = asBlock(text, linesOf(text), block, show);
	return typeof change === 'string'
		? parseError('among_words', t('This track is a line of text. {change}', { change }))
		: parseOk({ changes: [change], mayRemove: unreadWords(block.body) });
}

/** The note that the block will be in. */
interface BlockTarget {
	readonly path: string;
	readonly text: string;
	readonly offset: number;
	/** The character of that note, to which the track needs no link. */
	readonly owner?: string;
}

/**
 * Moves a track from its own note to a block: in place of its `show:` block in the other note, else at an offset. The
 * note is removed if nothing else was in it.
 */
export function turnIntoBlock(text: string, path: string, target: BlockTarget): ParseResult<TurnPlan> {
	if (target.path === path)
		return parseError(
			'no_other_note',
			t('Open the note that should contain the block, put the cursor there, and convert “{path}” from there.', {
				path: nameOf(path),
			}),
		);
	const name = nameOf(path);
	const turned = noteAsBlock(name, text, target.owner);
	if (!turned.ok) return turned;
	const { body, left } = turned.value;
	const moved = propertyLines(text).map(({ words }) => words);
	const rest: PlannedEdit = left ? { path, changes: left } : { path, changes: [], isGone: true, mayRemove: moved };
	const shown = swornBlocks(target.text).find(block => isShowOf(block.body, path));
	if (shown)
		return parseOk({ name, edits: [{ path: target.path, changes: replaceBody(target.text, shown, body) }, rest] });
	const { changes, cursor } = insertBlock(target.text, target.offset, body);
	return parseOk({ name, edits: [{ path: target.path, changes }, rest], cursor });
}

/** Whether a block shows this track, by name or the end of its path, and contains nothing else. */
function isShowOf(body: string, path: string): boolean {
	const block = readBlock(body);
	const isAlone = block.lines.filter(({ from, to }) => body.slice(from, to).trim() !== '').length === 1;
	const shown = isAlone && block.entries[0]?.key === 'show' ? linkTarget(textOf(block, 'show') ?? '') : '';
	return shown !== '' && `/${foldedName(withoutEnding(path))}`.endsWith(`/${foldedName(shown).replace(/^\/+/, '')}`);
}
