import { swornBlocks } from '../note-blocks/find-blocks';
import { readMoveRecord } from '../record/read-record';

/** The stat or meter that a move was rolled with, in the block at a line. */
interface OptionRolled {
	readonly move: string;
	readonly option: string;
	readonly line: number;
}

/** What the moves of a note were rolled with, block by block. `readRecord` can use results that are already known. */
export const optionsRolled = (note: string, readRecord = readMoveRecord): readonly OptionRolled[] =>
	swornBlocks(note).flatMap(({ body, startLine: line }) => {
		const reading = readRecord(body);
		const { move, roll } = reading.ok ? reading.value.record : {};
		return move !== undefined && roll ? [{ move, option: roll.option, line }] : [];
	});

/** What a move was last rolled with above a line. */
export const lastOptionOf = (rolled: readonly OptionRolled[], move: string, line: number): string | undefined =>
	rolled.filter(each => each.move === move && each.line < line).at(-1)?.option;
