import { readMoveEffects } from '../effects/read-effects';
import { PRINTED } from '../effects/vocabulary';
import type { Move } from '../move';
import { foldedNames } from '../move-order';
import { finding, type Finding } from '../core/problem';
import type { Ruleset } from '../ruleset';
import type { MoveHeading } from './reference-move';
import type { Vocabulary } from './vocabulary';

/**
 * Findings for moves of a note that would take the place of a rolled move and do nothing: prose about a move under its
 * name. They are to be left out.
 */
export function movesWithoutEffects(
	moves: readonly Move[],
	headings: readonly MoveHeading[],
	over: Ruleset | undefined,
	vocabulary: Vocabulary,
): ReadonlyMap<string, Finding> {
	const rolled = new Set((over?.moves ?? []).filter(({ roll_type }) => roll_type !== 'no_roll').flatMap(foldedNames));
	const entries = new Map(headings.map(({ id, entry }) => [id, entry]));
	return new Map(
		moves
			.filter(move => isHollow(move, vocabulary) && foldedNames(move).some(name => rolled.has(name)))
			.map(({ _id, name }) => {
				const { line = 1, title = name } = entries.get(_id) ?? {};
				return [_id, finding(line, title, staysAsItIs(name))];
			}),
	);
}

const staysAsItIs = (name: string): string =>
	`This text has no outcomes, so the rolled move ${name} stays as it is. To replace it, write its trigger, its roll and its outcomes; to take it away, name it in “replaces”.`;

/** Whether a move has no outcomes, and no trigger or nothing to do behind it. */
function isHollow(move: Move, { meters }: Vocabulary): boolean {
	if (Object.keys(move.outcomes).length > 0 || move.stated || move.tables.length > 0) return false;
	if (move.roll_type !== 'no_roll' || !/^(?:when|whenever|once) /i.test(move.trigger.text)) return true;
	return readMoveEffects(move, { ...PRINTED, meters: [...PRINTED.meters, ...meters] }).always.every(
		({ kind }) => kind === 'say',
	);
}
