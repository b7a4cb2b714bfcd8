import { placeSince } from '../blocks-in-note/in-note';
import type { BlockPlace } from '../blocks-in-note/in-note';
import type { Pages } from './page';

/** Finds a block at its current position when a plan is made again or retried. */
export function relocatedBlock(place: BlockPlace): (pages: Pages) => BlockPlace {
	let first: string | undefined;
	return ({ journal: { text } }) => placeSince((first ??= text), text, place);
}
