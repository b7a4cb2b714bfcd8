import type { SwornBlockAt } from '../../../journal/sworn-block/in-note';
import type { SwornBlock } from '../../../journal/sworn-block/sworn-block';
import { readBlock } from '../../../journal/sworn-block/sworn-block';

/** Which block of a note is meant: the how-manieth with this first line. */
export interface OpenedPlace {
	readonly path: string;
	/** `vow: Find the ark` */
	readonly title: string;
	/** Counted from 0 among the blocks with this title. */
	readonly at: number;
}

/** `vow: Find the ark` */
export const titleOf = ({ entries: [first] }: SwornBlock): string =>
	`${first?.key ?? ''}: ${first?.items[0]?.text ?? ''}`;

/** The place of a block in its note; `blocks` are all that are there. */
export function openedPlaceOf(path: string, blocks: readonly SwornBlockAt[], block: SwornBlockAt): OpenedPlace {
	const title = titleIn(block);
	const above = blocks.filter(other => other.startLine < block.startLine && titleIn(other) === title);
	return { path, title, at: above.length };
}

const titleIn = ({ body }: SwornBlockAt): string => titleOf(readBlock(body));

/** Which lines were opened or closed by hand, kept while their blocks are rendered again. */
export class OpenedRecords {
	private readonly places = new Map<string, boolean>();
	private readonly titles = new Set<string>();

	/** Absent if the player has touched neither; then what is due decides. */
	get(place: OpenedPlace): boolean | undefined {
		return this.places.get(key(place));
	}

	set(place: OpenedPlace, isOpen: boolean): void {
		this.titles.add(titleKey(place));
		this.places.set(key(place), isOpen);
	}

	/** Whether a block with this title was touched at all: until then there is nothing to count. */
	has(path: string, title: string): boolean {
		return this.titles.size > 0 && this.titles.has(titleKey({ path, title }));
	}
}

const titleKey = ({ path, title }: Omit<OpenedPlace, 'at'>): string => JSON.stringify([path, title]);
const key = ({ path, title, at }: OpenedPlace): string => JSON.stringify([path, title, at]);
