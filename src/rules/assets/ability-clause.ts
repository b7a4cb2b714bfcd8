import type { Effect } from '../effects/effect';
import { saysIn } from '../effects/effects-inside';
import { isInstruction } from '../effects/instruction';
import { may } from '../effects/phrases/make';
import { effectsOf, isUnderstood, readRest } from '../effects/read-clauses';
import { readParagraph } from '../effects/read-sentence';
import { capitalised, plain } from '../effects/sentences';
import type { Vocabulary } from '../effects/vocabulary';

const MAY = /^(?:you )?(?:may|must|can) (?:also |instead |first |then )?/i;

export const withoutMay = (clause: string): string => clause.replace(MAY, '');

/** Words of the rules, wherever they stand: a clause that has one is not of the story alone. */
const OF_THE_RULES =
	/\d|[+-](?:spirit|supply|health)\b|\b(?:momentum|progress|ticks?|reroll|roll|add|suffer|clock|segments?|reward|impacts?|debility|ignore|as above|instead of|automatic|preset|discard)\b/i;

/** "(Ask the Oracle if unsure)" asks for nothing that counts. */
const ASKED = / *\(\[?ask the oracle\]? if unsure\)/gi;

/** It tells the player to do something by the rules. */
export const isOpen = (words: string): boolean => isInstruction(words.replace(ASKED, '')) || OF_THE_RULES.test(words);

/** What the reader of moves makes of a clause; nothing where any of it is not understood. */
export function readAsMove(clause: string, vocabulary: Vocabulary, isOffered: boolean): readonly Effect[] | undefined {
	const said = plainer(isOffered ? clause : withoutMay(clause));
	if (/\badd \+/i.test(said) && !/\bnext\b|\bnow\b|\] and add \+/i.test(said)) return undefined;
	const effects = /^(?:if|when|once)\b/i.test(said)
		? readParagraph([`${capitalised(said)}.`], [], { vocabulary })
		: readWhole(said, vocabulary);
	if (!effects || effects.length === 0 || saysIn(effects).length > 0) return undefined;
	const isOptional = isOffered && /^(?:you )?may\b/i.test(clause) && effects.every(isPlain);
	return isOptional ? [may(capitalised(plain(withoutMay(said))), effects)] : effects;
}

function readWhole(said: string, vocabulary: Vocabulary): readonly Effect[] | undefined {
	const read = readRest(said, { vocabulary });
	return isUnderstood(read) ? effectsOf(read) : undefined;
}

/** "take another +1 momentum" is one more on top of the other, and so is "+1 momentum more". */
const plainer = (clause: string): string =>
	clause
		.replace(/\banother \+/gi, '+')
		.replace(/^(take \+\d [a-z]+) more$/i, '$1')
		.replace(/\bmake the (\[[^\]]+\]) move(?= \()/gi, '$1')
		.replace(/\bgive it \+/gi, 'give them +')
		.replace(/\+(\d experience)\b/g, '$1')
		.replace(/\b(\d|one) extra (tick|box)/gi, '$1 $2')
		.replace(
			/^([^,]*\b(?:take \+\d [a-z]+|mark \d ticks? on your [a-z]+ legacy track)) as (?:you|the|it) [a-z' ,]+$/i,
			'$1',
		);

/** What a player decides besides is a choice of its own already. */
const isPlain = ({ kind }: Effect): boolean => !['may', 'exchange', 'reroll', 'choose', 'if'].includes(kind);
