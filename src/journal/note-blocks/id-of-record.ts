import { insertLines, placeAt } from '../text/insert-lines';
import { lineIndexAt } from '../text/lines';
import { sectionsOf } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';
import { BLOCK_ID, idLineBelow } from '../text/block-ids';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { paragraphOf } from './inline-paragraph';

interface IdOfBlock {
	readonly id: string;
	/** Absent if the id is there. */
	readonly change?: TextChange;
	/** Whether it is written behind the player's words, in their line. */
	readonly isInLine?: true;
}

/** What begins a quote or a table, whose id stands below. */
const HAS_ID_BELOW = /^\s*[>|]/;
const BEGINS_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** The id of the paragraph, item or block that a record stands in: the one that is there, else a new one and its place. */
export function blockIdOf(note: string, block: SwornBlockAt, fresh: string): IdOfBlock {
	const sections = sectionsOf(note);
	const { lines } = sections;
	const textOf = (index: number) => {
		const line = lines[index];
		return line ? note.slice(line.from, line.to) : '';
	};
	const idIn = (text: string) => BLOCK_ID.exec(text)?.[1];
	const around = block.nested || block.form === 'line' ? paragraphOf(note, block, sections) : block;
	const isBelow = block.form === 'block' || HAS_ID_BELOW.test(textOf(lineIndexAt(lines, block.fenceFrom)));
	if (isBelow) {
		const below = idLineBelow(note, around.endLine);
		const there = below === undefined ? undefined : idIn(textOf(below));
		if (there !== undefined) return { id: there };
		const { line } = placeAt(note, sections, block.fenceFrom);
		const [change] = insertLines(note, sections, { line, room: 'no room' }, () => `^${fresh}`).changes;
		return { id: fresh, ...(change ? { change } : {}) };
	}
	let last = lineIndexAt(lines, block.fenceFrom);
	while (last < around.endLine && textOf(last + 1).trim() !== '' && !BEGINS_ITEM.test(textOf(last + 1))) last++;
	const there = idIn(textOf(last));
	if (there !== undefined) return { id: there };
	const at = lines[last]?.to ?? note.length;
	return { id: fresh, change: { from: at, to: at, insert: ` ^${fresh}` }, isInLine: true };
}
