import { readClauses } from '../effects/clauses';
import { outcomeWords } from '../outcome';
import type { Scope } from './ability-scope';

/** A condition stays whole; "and may" begins an instruction of its own. */
export function clausesOf(body: string): readonly string[] {
	if (/^(?:if|when|whenever|until|unless|otherwise|on a strong hit with an? \d)\b/i.test(body)) return [body];
	return body
		.replace(/,? and (?=may\b)/g, ', and you ')
		.split(/; (?:or |and )?/)
		.flatMap(part => (ADD_OR.test(part) ? [part] : readClauses(part).map(alternatives => alternatives.join(' or '))));
}

/** "on a miss" */
export const onA = ({ outcomes }: Scope): string =>
	outcomes.length === 2 && outcomes.includes('strong_hit')
		? 'on a hit'
		: `on a ${outcomes.map(outcomeWords).join(' or ')}`;

export const ON_A_MISS: Scope = { outcomes: ['miss'], match: false };
/** An ally is another player's: not in solo play. */
export const FOR_ALLIES = /^(?:in addition, )?(?:any|your|all) (?:all(?:y|ies)|companions)\b/i;
/** What the toggle says by being ticked. */
export const GOES_ON = /^(?:then,? )?(?:if|when) you do(?: so)?,? /i;
/** One of the ways of a list. */
export const CHOOSE =
	/(?:^|,? (?:and|then) |, )(?:you (?:may|must) )?choose (?:one|your approach|an approach)(?:(?=,? and )|:?$)|^you may$/i;
/** A die is rolled besides, or the next move is meant. */
export const ANOTHER_ROLL = /^(?:use this\b|on an? \d|roll (?:only )?your action die\b)|\bonly by\b/i;
/** How a clause is linked to what comes before. */
export const LINK = /^(?:then|also|instead|but|first|just|and),? /i;
/** Two ways in one clause. */
export const ADD_OR = /^add \+\d or take [^,]*$/i;
/** Words about the roll itself, which must not come too late. */
export const IN_THE_ROLL =
	/\b(?:rerolls?|rolls?|preset|add \+|action die|challenge di(?:e|ce)|automatic|choose|as above)\b/i;
