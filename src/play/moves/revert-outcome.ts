import type { MoveContext } from '../record/move-context';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import type { EffectResult } from '../apply-effects/effect-result';
import type { Change } from '../character/change';
import type { MoveRecord } from '../record/record';
import { begunBefore } from '../roll/track-kinds';
import { bookCost } from '../suffer/suffer';
import { isOwned, sufferMove } from '../apply-effects/suffer-moves';
import { findTrack } from '../tracks/track';
import { undoMove } from './undo-move';

/** A record before its outcome was applied, and the character at the time of the roll. */
interface BeforeOutcome {
	readonly record: MoveRecord;
	readonly character: Character;
}

/**
 * Reverts the outcome. Keeps bonuses spent on the roll and the track begun for it, and applies the move's cost again.
 */
export function beforeOutcome(situation: MoveContext): BeforeOutcome {
	const { record, book } = situation;
	const { burn: _burn, outcome: _outcome, as: _as, track: _track, ...rest } = record;
	const isKept = stays(record, book);
	const undone = undoMove({
		...situation,
		record: { ...record, done: record.done.filter(line => !isKept(line)) },
	}).character;
	const cost = ownCost({ ...situation, character: undone });
	const done = [...cost.changes, ...record.done.filter(isKept)];
	const track = record.track !== undefined && isThere(record.track, record, undone) ? { track: record.track } : {};
	return { record: { ...rest, ...track, chose: [], passed: [], table: [], done }, character: cost.character };
}

/** Whether a line is independent of the outcome: a bonus spent on the roll, or a track begun before it. */
function stays({ move: name }: MoveRecord, book: Rulebook): (line: Change) => boolean {
	const move = book.move(name);
	const begun = move && begunBefore(move, book);
	return line => line.kind === 'event' && (line.event === 'spent' || (line.event === 'begun' && line.what === begun));
}

/** Whether the record can go on naming the track: it still exists, or the record did not change it. */
const isThere = (track: string, { done }: MoveRecord, { tracks }: Character): boolean =>
	findTrack(tracks, track) !== undefined || !done.some(({ target }) => target === track);

function ownCost({ record: { move, cost, track }, character, book: { ruleset } }: MoveContext): EffectResult {
	const own = sufferMove(move, ruleset);
	return own && cost && !cost.paid && isOwned(own, character)
		? bookCost(own, { amount: cost.amount, named: track }, character, ruleset)
		: { character, changes: [] };
}
