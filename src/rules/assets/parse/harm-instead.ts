import type { Effect } from '../../effects/effect';
import { say } from '../../effects/phrases/builders';
import { capitalize } from '../../effects/sentences';
import type { Outcome } from '../../core/outcome';
import type { Scope } from '../triggers/ability-sentences';

/** The moves that inflict your harm on a hit (Ironsworn, Strike and Clash). */
const INFLICTS_YOURS: readonly string[] = ['Strike', 'Clash'];

/** "it inflicts 3 harm", "inflict only 1 harm", "choose to deal no harm" */
const HARM =
	/^(?:choose to )?(?:(?:it|this|that|they|(?:the|your) [a-z' -]{2,40}?) )?(?:also )?(?:deals?|inflicts?) (?:only )?(no|\d) harm(?: instead|,? \(?instead of your (?:usual )?harm\)?)?$/;

/** May give all of what is inflicted, rather than the harm of a weapon. */
const IS_ALL = /^(?:deal|inflict) \d/;
const IS_ONLY = /\bonly \d/;

/**
 * A number of harm in a use of moves that inflict your harm anyway: it is what your harm is then. Where it is only so much, or
 * said of a strong hit alone, whether the 1 more of that hit is in it is left to the player.
 */
export function harmInstead(
	clause: string,
	moves: readonly string[],
	scope: Scope | undefined,
): Readonly<Partial<Record<Outcome, readonly Effect[]>>> | undefined {
	const [, harm] = HARM.exec(clause) ?? [];
	if (harm === undefined || moves.length === 0 || !moves.every(move => INFLICTS_YOURS.includes(move))) return undefined;
	const own: Effect = { kind: 'harm', by: harm === 'no' ? 0 : Number(harm), instead: true };
	const isUnclear = IS_ONLY.test(clause) || (scope?.outcomes.join() === 'strong_hit' && IS_ALL.test(clause));
	return { strong_hit: [isUnclear ? say(`${capitalize(clause)}.`) : own], weak_hit: [own] };
}
