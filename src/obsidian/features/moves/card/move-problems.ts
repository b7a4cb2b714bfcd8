import type { Move } from '../../../../rules/move';
import type { StateProblem } from '../../../../journal/pages/character-state';
import type { MoveRecord } from '../../../../play/record/record';

/** The problems relevant to a move: those of what it names, or all of them for a progress move without a track. */
export function onMove(
	problems: readonly StateProblem[],
	record: MoveRecord,
	move: Move | undefined,
): readonly StateProblem[] {
	const isAsked = move?.roll_type === 'progress_roll' && record.track === undefined;
	const said = wordsOf(record);
	return problems.filter(({ track, asset }) => {
		if (track !== undefined) return isAsked || isSame(track, record.track);
		return asset === undefined || said.some(words => words.includes(asset.toLowerCase()));
	});
}

const isSame = (name: string, other: string | undefined): boolean =>
	other !== undefined && name.trim().toLowerCase() === other.trim().toLowerCase();

/** The texts of a record in which an asset may be named. */
const wordsOf = ({ move, roll, adds, chose }: MoveRecord): readonly string[] =>
	[move, roll?.option ?? '', ...adds.map(({ reason }) => reason), ...chose].map(words => words.toLowerCase());
