import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { readBlock, type SwornBlock } from '../../../journal/sworn-block/sworn-block';

/** Identifies a block in a note by its first line and its index among the blocks with that first line. */
export interface OpenedPlace {
	readonly path: string;
	/** `vow: Find the ark` */
	readonly title: string;
	/** The zero-based index among the blocks with this title. */
	readonly at: number;
}

/** `vow: Find the ark` */
export const titleOf = ({ entries: [first] }: SwornBlock): string =>
	`${first?.key ?? ''}: ${first?.items[0]?.text ?? ''}`;

/** The place of a block in its note. `blocks` are all blocks of the note. */
export function openedPlaceOf(path: string, blocks: readonly SwornBlockAt[], block: SwornBlockAt): OpenedPlace {
	const title = titleIn(block);
	const above = blocks.filter(other => other.startLine < block.startLine && titleIn(other) === title);
	return { path, title, at: above.length };
}

const titleIn = ({ body }: SwornBlockAt): string => titleOf(readBlock(body));

/** Remembers which records the player opened or closed, across re-renders of their blocks. */
export class OpenedRecords {
	private readonly places = new Map<string, boolean>();
	private readonly titles = new Set<string>();

	/** Undefined if the player did neither; then the record is open if something on it is due. */
	get(place: OpenedPlace): boolean | undefined {
		return this.places.get(key(place));
	}

	set(place: OpenedPlace, isOpen: boolean): void {
		this.titles.add(titleKey(place));
		this.places.set(key(place), isOpen);
	}

	/** Whether any block with this title was opened or closed. If not, callers need not compute its index. */
	has(path: string, title: string): boolean {
		return this.titles.size > 0 && this.titles.has(titleKey({ path, title }));
	}
}

const titleKey = ({ path, title }: Omit<OpenedPlace, 'at'>): string => JSON.stringify([path, title]);
const key = ({ path, title, at }: OpenedPlace): string => JSON.stringify([path, title, at]);
