import { mapBlockPosition, type BlockPosition } from '../note-blocks/find-blocks';
import type { ActionNotes } from './action-notes';

/** Finds a block at its current position when a plan is made again or retried. */
export function relocatedBlock(place: BlockPosition): (pages: ActionNotes) => BlockPosition {
	let first: string | undefined;
	return ({ journal: { text } }) => mapBlockPosition((first ??= text), text, place);
}
