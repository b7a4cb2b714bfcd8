/** Words with which a sentence about an outcome may begin: "On a", "If you score a", "A". */
const LEAD =
	"(?:(?:on|with|for|upon|in case of|if|when|an?|the|any|each|you|score|get|roll|have|it is|it's) )*[*_]{0,3}";
const NAMED = '(strong hit|weak hit|miss|hit)(?! the\\b)(?![a-z])';
const OPENING = new RegExp(`^${LEAD}${NAMED}`, 'i');
const OPENED = new RegExp(`(?:^|\\n|[.!?…] )[\\s*_>+|-]{0,99}${LEAD}${NAMED}`, 'gi');

/** Whether a sentence begins with an outcome, in whatever words: "If you score a miss, …", "A strong hit means …". */
export const namesOutcome = (sentence: string): boolean => OPENING.test(sentence);

/** "In case of a strong hit, …" is "On a strong hit, …". */
export const withPlainLeads = (text: string): string => text.replace(OTHER_LEAD, '$1On a $2');

const OTHER_LEAD =
	/(^|[.!?…] )(?:with|at|upon|in(?: the)? (?:case|event) of)(?: an?| the)? ([*_]{0,3}(?:(?:strong |weak )hit|miss)[*_]{0,3}[,:])/gim;

/** "+the rank of the plan", "+stat": no name of a stat, whatever the rules call theirs. */
export const NO_STAT =
	/^(?:an?|any|each|half|its|my|one|our|stat|stats|that|the|their|this|twice|whatever|whichever|x|your)$/;

/**
 * The index at which a text calls for a roll ("roll +heart", "roll+heart"), or -1; "when you roll +heart" does not
 * count.
 */
export function rollIn(text: string): number {
	for (const { 0: found, 1: who, index } of text.matchAll(/(?:\b(you|they) |^|[^a-z])roll ?\+ ?[a-z]/gi))
		if (!who && !isOfLaterMove(text, index + found.search(/roll/i))) return index + found.search(/roll/i);
	return -1;
}

/**
 * Whether "roll +shadow" at an index is of another move, still to come: "roll +shadow on your next [Compel]", "when you
 * next [Sojourn], roll +heart".
 */
export const isOfLaterMove = (text: string, at: number): boolean =>
	LATER_BEHIND.test(text.slice(at, at + 80)) || LATER_AHEAD.test(text.slice(Math.max(0, at - 160), at));

/** Whether a sentence is about such a roll. */
export const tellsLaterRoll = (sentence: string): boolean => isOfLaterMove(sentence, sentence.search(/\broll ?\+/i));

const LATER_BEHIND =
	/^roll ?\+ ?[a-z]+ (?:instead )?(?:(?:as|for|in|on|with) your next (?:move\b|roll\b|\[)|the next time you (?:make\b|\[)|(?:when|if) you next (?:make\b|\[))/i;
const LATER_AHEAD =
	/\b(?:(?:for|in|on|with) your next (?:move\b|roll\b|\[)|the next time you \[|when you next \[)[^.;…,+]{0,120}, (?:you (?:may|can) )?(?:instead )?$/i;

/** "**Strong hit**: …", or "Miss" on a line of its own. Nothing reads these in a move without a roll. */
const LABEL = /(?:^|\n)[\s*_>+|-]{0,99}(?:strong hit|weak hit|miss)[*_]*(?:[:,.]|[ \t]*(?=\n|$|\|))/i;
/** "On a strong hit", "With a miss", anywhere in the text. */
const OUTCOME = /\b(?:on|with|upon|for) (?:an? )?[*_]*(strong hit|weak hit|hit|miss)(?![a-z])/gi;
/** A roll, but none on a table. */
const ROLLS = /\broll (?!(?:[a-z]+ )?on\b|or\b)|\bchallenge dice\b/i;

/**
 * Whether a text describes a hit or miss of its own roll: two outcomes, or one behind words about a roll. With one
 * outcome only, the roll of another move may be meant.
 */
export function speaksOfOutcomes(text: string): boolean {
	if (LABEL.test(text)) return true;
	const found = [...text.matchAll(OUTCOME)];
	const named = new Set([...found, ...text.matchAll(OPENED)].map(([, outcome = '']) => outcome.toLowerCase()));
	// "if you score a hit" and "on a weak hit" may both be said of another move
	if (!named.has('miss')) named.delete('hit');
	if (named.size > 1) return true;
	return found.length > 0 && (rollIn(text) >= 0 || ROLLS.test(text.slice(0, found[0]?.index)));
}

/** An outcome that begins a sentence, or a trigger with a roll. */
const OUTCOME_OR_TRIGGER =
	/(?:^|[.!?…:;/] |\n)[\s*_]{0,9}(?:(?:on|for) (?:an? )?)?[*_]{0,3}(strong hit|weak hit|miss)(?! with\b)(?=[*_]{0,3}(?:[,:]| [-–—]))|(?:\b|_)(when|whenever|if) [^.!?…\n]{1,300}?\broll (?:\+ ?[a-z]|(?:the|your|both) challenge dice\b)/gi;

/**
 * Whether a second trigger with a roll stands behind outcomes and has the same outcomes of its own: two moves as one. What
 * belongs to which is not known then.
 */
export function tellsTwoMoves(text: string): boolean {
	const seen = new Set<string>();
	let isSecond = false;
	for (const [, outcome, trigger] of text.matchAll(OUTCOME_OR_TRIGGER)) {
		if (outcome === undefined) isSecond ||= seen.size > (trigger?.toLowerCase() === 'if' ? 2 : 1);
		else if (isSecond && seen.has(outcome.toLowerCase())) return true;
		else seen.add(outcome.toLowerCase());
	}
	return false;
}
