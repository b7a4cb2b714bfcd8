import { moveOfFrom } from '../../play/record/from-move';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { swornBlocks } from './find-blocks';
import { readMoveRecord } from '../record/read-record';

/** A name and its position in a note. */
interface NameAt {
	readonly name: string;
	readonly from: number;
	readonly to: number;
}

/** The possible name of a move at an offset in a record's source: its own, that of the previous move, or a choice. */
export function moveNameAt(
	note: string,
	offset: number,
	blocks: readonly SwornBlockAt[] = swornBlocks(note),
): NameAt | undefined {
	const block = blocks.find(({ fenceFrom, fenceTo }) => fenceFrom <= offset && offset <= fenceTo);
	const reading = block && readMoveRecord(block.body);
	if (!reading?.ok) return undefined;
	const { move, from, chose, passed } = reading.value.record;
	const names = [move, ...(from === undefined ? [] : [moveOfFrom(from)]), ...chose, ...passed];
	const source = note.slice(0, block?.fenceTo);
	return names.flatMap(name => occurrence(source, name, offset, block?.fenceFrom ?? 0) ?? [])[0];
}

/** The occurrence of a name that contains an offset. */
function occurrence(source: string, name: string, offset: number, start: number): NameAt | undefined {
	if (name === '') return undefined;
	const from = source.indexOf(name, Math.max(start, offset - name.length));
	return from >= 0 && from <= offset ? { name, from, to: from + name.length } : undefined;
}
