import { isSameName } from '../../rules/search/folded-name';
import { read, type Reading } from '../../rules/problem';
import { inNote, replaceBody, swornBlocks } from '../blocks-in-note/in-note';
import { applyChanges } from '../text/text-change';
import type { TextChange } from '../text/text-change';
import { ofName, tracksIn } from '../track/tracks-in-note';
import { inlineCodes } from '../inline/code-spans';
import { renameInBlock } from './rename-in-block';
import { renameInInline } from './rename-in-inline';
import { renameInProperties } from './rename-in-properties';
import type { Renaming } from './renaming';
import { mayHold } from './renaming';

/** A note after renaming. */
interface RenamedNote {
	readonly changes: readonly TextChange[];
	/** Number of blocks, inline lines and property lists with the name. */
	readonly records: number;
	/** Number of places left alone because they may refer to something else with that name. */
	readonly unsure: number;
}

const NOTHING: RenamedNote = { changes: [], records: 0, unsure: 0 };

/**
 * Renames a character, track or asset everywhere in a note: in blocks, inline lines and its own properties, but never
 * in prose or within longer names. All other bytes stay.
 */
export function renameInNote(note: string, renaming: Renaming): Reading<RenamedNote> {
	if (renaming.from === renaming.to || !mayHold(note, renaming.from)) return read(NOTHING);
	const known = withOthersIn(note, renaming);
	const own = renameInProperties(note, known);
	if (!own.ok) return own;
	const blocks = swornBlocks(note).map(block => {
		const { changes, isUnsure } = renameInBlock(block.body, known);
		if (block.form === 'line')
			return { changes: replaceBody(note, block, applyChanges(block.body, changes)), isUnsure };
		const moved = ({ from, to, insert }: TextChange) => ({ from: inNote(block, from), to: inNote(block, to), insert });
		return { changes: changes.map(moved), isUnsure };
	});
	const lines = inlineCodes(note).map(span => {
		const change = renameInInline(note, span, known);
		return { changes: change === undefined || change === 'unsure' ? [] : [change], isUnsure: change === 'unsure' };
	});
	const all = [own.value, ...blocks, ...lines];
	return read({
		changes: all.flatMap(({ changes }) => changes),
		records: all.filter(({ changes }) => changes.length > 0).length,
		unsure: all.filter(({ isUnsure }) => isUnsure).length,
	});
}

/** Adds a track in a block of this note that has the old name to what the name may refer to. */
function withOthersIn(note: string, renaming: Renaming): Renaming {
	const { from, others = [] } = renaming;
	const isThere = ofName(tracksIn(note), from).some(({ name }) => isSameName(name, from));
	return isThere ? { ...renaming, others: [...others, 'track'] } : renaming;
}
