import { placeSince } from '../sworn-block/in-note';
import type { BlockPlace } from '../sworn-block/in-note';
import type { Pages } from './page';

/** A plan that is remade, or tried again later, finds its block where it is by then. */
export function relocatedBlock(place: BlockPlace): (pages: Pages) => BlockPlace {
	let first: string | undefined;
	return ({ journal: { text } }) => placeSince((first ??= text), text, place);
}
