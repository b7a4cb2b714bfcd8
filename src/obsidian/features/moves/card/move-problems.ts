import type { Move } from '../../../../rules/move';
import type { StateProblem } from '../../../../journal/pages/character-state';
import type { MoveRecord } from '../../../../play/record/record';

/** On a move, only what it names; a progress move that has no track yet needs any of them. */
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

/** All that a record says in words of the player's: there an asset is named. */
const wordsOf = ({ move, roll, adds, chose }: MoveRecord): readonly string[] =>
	[move, roll?.option ?? '', ...adds.map(({ reason }) => reason), ...chose].map(words => words.toLowerCase());
