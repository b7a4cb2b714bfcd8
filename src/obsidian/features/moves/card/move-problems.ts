import { foldedName, isSameName } from '../../../../rules/search/folded-name';
import { nameOf } from '../../../../journal/notes/note-name';
import type { Move } from '../../../../rules/move';
import type { StateProblem } from '../../../../journal/pages/page-contents';
import type { MoveRecord } from '../../../../play/record/record';

/** The problems relevant to a move: those of what it names, or all of them for a progress move without a track. */
export function onMove(
	problems: readonly StateProblem[],
	record: MoveRecord,
	move: Move | undefined,
): readonly StateProblem[] {
	const isAsked = move?.roll_type === 'progress_roll' && record.track === undefined;
	const said = wordsOf(record);
	return problems.filter(each => {
		const { track, asset } = each;
		if (track !== undefined) return isAsked || (record.track !== undefined && isMeant(each, record.track));
		return asset === undefined || said.some(words => words.includes(foldedName(asset)));
	});
}

/** Whether a record means the track with a problem. Its path tells it from others of its name, whose problem that is. */
const isMeant = ({ code, track = '' }: StateProblem, called: string): boolean =>
	isSameName(track, code === 'twins' || code === 'same_name' ? called : nameOf(called));

/** The texts of a record in which an asset may be named. */
const wordsOf = ({ move, track, roll, adds, chose }: MoveRecord): readonly string[] =>
	[move, track ?? '', roll?.option ?? '', ...adds.map(({ reason }) => reason), ...chose].map(foldedName);
