import { memoize } from '../../rules/memoize';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import type { Change } from '../character/change';
import type { Track } from '../tracks/track';
import { findTrack } from '../tracks/track';
import { callFrom } from './follow-up';
import { trackKindsOf } from '../roll/track-kinds';
import type { StepBuilder } from './step-builder';
import { MAX_TICKS } from '../../rules/track-key';

/**
 * Once a move fills the clock or the track of a scene challenge, the progress move that finishes the scene follows
 * (Starforged, Finish the Scene; Sundered Isles, Finish a Scene).
 */
export function finishScene(agenda: StepBuilder): void {
	const { record, now, ledger } = agenda;
	const finish = finishOf(agenda.book);
	const scenes = finish ? [...new Set(record.done.flatMap(line => filledBy(line, now.tracks)))] : [];
	for (const { name } of scenes) {
		if (!finish || ledger.chose(finish.name) || ledger.passed(finish.name)) return;
		const call = callFrom(agenda, finish.name, { track: name });
		const option = agenda.option(finish.name, { kind: 'follow', chose: finish.name, call });
		agenda.whileStateMatters(true, () =>
			agenda.step({
				id: 'scene',
				prompt: `${name} is filled`,
				state: 'required',
				options: [option],
				pass: finish.name,
			}),
		);
	}
}

/** The progress move about scenes. */
const finishOf = memoize((book: Rulebook): Move | undefined =>
	book.ruleset.moves.find(move => move.roll_type === 'progress_roll' && trackKindsOf(move, book).includes('scene')),
);

/** The open scene whose last segment or box was filled by this line. */
function filledBy(line: Change, tracks: readonly Track[]): readonly Track[] {
	if (line.kind !== 'value' || line.what !== '' || line.target === undefined) return [];
	const scene = findTrack(tracks, line.target);
	if (scene?.kind !== 'scene' || scene.status !== 'open') return [];
	const last = line.unit === 'segments' ? scene.segments : line.unit === 'ticks' ? MAX_TICKS : undefined;
	return last !== undefined && Number(line.to) >= last && Number(line.from) < Number(line.to) ? [scene] : [];
}
