import { getOwn, given } from '../core/collections';
import { OUTCOMES, OUTCOMES_NAMED, type Outcome } from '../core/outcome';
import { isStoryAlone, isTied, OF_THE_RULES } from './context-words';
import { changeInFull, readListedChange, readStateChange } from './phrases/state-change';
import { asksWhether, capitalize, straightQuotes, type Sentence } from './sentences';
import type { Vocabulary } from './vocabulary';

/** A sentence split into its outcome, its condition and the rest. */
export interface SentenceParts {
	/**
	 * "On a weak hit, …", "On a strong hit with a match, …". With no outcomes, "With a match, …" belongs to the previous
	 * one.
	 */
	readonly on?: { readonly outcomes: readonly Outcome[]; readonly match: boolean };
	/** "As above, but …": everything from that outcome applies here too. */
	readonly asAbove?: Outcome | 'above';
	readonly condition?: ConditionWords;
	/** The sentence without its outcome. */
	readonly said: string;
	/** The rest of the sentence. */
	readonly rest: string;
}

/**
 * `if`: the state or the player decides; `when`: it may come true at some other time; `otherwise`: the opposite case.
 */
interface ConditionWords {
	readonly kind: 'if' | 'when' | 'otherwise';
	/** "you are not wounded" */
	readonly words: string;
}

/** Consecutive clauses. Each has one alternative, or several joined by "or". */
type Clauses = readonly (readonly string[])[];

/** Verbs that start a new instruction after a comma, "and", "but" or "or". */
const VERBS =
	'accept|activate|add|advance|apply|ask|begin|burn|choose|clear|consume|count|create|deal|decide|decrease|deduct|destroy|discard|do|double|douse|envision|erase|' +
	'exchange|extinguish|fill|fix|flip|gain|get|give|heal|ignore|increase|inflict|lock|lose|lower|make|mark|must|pause|pay|pick|preset|press|put up|raise|receive|record|recover|reduce|refund|regain|remove|repair|reroll|' +
	'reset|resolve|restore|retain|roll|set|snuff|spend|stay|subtract|suffer|swap|take|tick|transfer|treat|unlock|unmark|use up|use(?= \\+)|wager|write';
/** "the siege clock goes up by one", "your ship gets 2 integrity back": a clause with a subject of its own. */
const CHANGED =
	"(?:(?!you )[a-z'-]+ ){1,4}?(?:advances|decreases|drops|falls|gains|gets|goes (?:up|down)|grows|heals|increases|loses|recovers|regains|rises|shrinks|suffers|ticks(?: up)?) (?:by an? |(?:by )?(?:[+-]?\\d|another|half|one|two|three|four|twice))";
const CHANGES = new RegExp(`^(?:${CHANGED})`);
const OPENING = new RegExp(
	`^(?:then,? |also |instead |you(?:'re|'ve|'ll)? (?!or )|they |(?:are|is) (?:both )?(?:in control|in a bad spot)|` +
		`(?:two|three) suffer moves|each (?:of you )?(?:may|must|can) |be (?:in control|in a bad spot)|${CHANGED}|[+-]\\d+ (?!for\\b|serious|or\\b)[a-z]|(?:${VERBS})\\b|\\[(?!ask the oracle\\] if))`,
);

/** Splits the outcome, "as above" and the condition off the start of a sentence. */
export function takeApart(sentence: Sentence): SentenceParts {
	const { on, rest: unmarked } = takeOutcome(sentence.replace(/^(?:\.\.\.|…)\s*/, ''));
	const { asAbove, rest: said } = takeAsAbove(unmarked);
	const { condition, rest } = takeCondition(said);
	return { ...(on && { on }), ...(asAbove && { asAbove }), ...(condition && { condition }), said, rest };
}

/** The outcome a sentence starts with. */
export const outcomeIn = (sentence: Sentence): SentenceParts['on'] =>
	takeOutcome(sentence.replace(/^(?:\.\.\.|…)\s*/, '')).on;

/** Removes the outcome from the start of a sentence. */
export const withoutOutcome = (sentence: Sentence): string =>
	takeAsAbove(takeOutcome(sentence.replace(/^(?:\.\.\.|…)\s*/, '')).rest).rest;

/** Removes from the start of a sentence that its move is the result of another. */
export const withoutCause = (sentence: Sentence): Sentence =>
	sentence.replace(/^if you (?:are making|make|made) this move as a result of [^,]+, (.)/i, (_, first: string) =>
		first.toUpperCase(),
	);

/** Splits a sentence that covers two outcomes: "On a strong hit choose three, on a weak hit one:". */
export const byOutcome = (sentence: Sentence): readonly Sentence[] =>
	outcomeIn(sentence) ? sentence.split(OTHER_OUTCOME).map(capitalize) : [sentence];

const OTHER_OUTCOME = /[,;] (?:and |but |while )?(?=on an? (?:strong hit|weak hit|miss)\b)/i;

/** "mark progress and take +1 spirit, but suffer -1 supply" becomes three clauses with one alternative each. */
export function readClauses(text: string, vocabulary?: Vocabulary): Clauses {
	const pieces = joints(text, vocabulary);
	const clauses: string[][] = [];
	pieces.forEach(({ text: piece, mark }, i) => {
		const [last] = clauses.slice(-1);
		// “A or B and C” leaves open whether C goes with A; what is rolled goes with both
		if (last && last.length > 1 && mark === ' and ' && !piece.startsWith('roll '))
			last.push(`${last.pop() ?? ''}${mark}${piece}`);
		else if (i === 0 || jointAt(pieces, i) === 'and') clauses.push([piece]);
		else clauses.at(-1)?.push(piece);
	});
	return clauses.map(alternatives => alternatives.filter(words => words !== '')).filter(({ length }) => length > 0);
}

const ON =
	/^(?:on|for) (?:(?:a|an|each|any|either a) )?(strong (?:hit )?or (?:a )?weak hit|weak hit or (?:a )?miss|strong hit|weak hit|hit|miss)( with a match)?(?:,? or if [^,]*)?(?:,|:| -|(?= (?!(?:against|and|as|at|but|by|counts?|for|from|if|in|instead|is|of|on|or|rather|roll|that|to|when|where|while|with)\b)[a-z[+-])) */i;

/** "Whatever the result, …" */
const ON_ANY =
	/^(?:(?:whatever|regardless of|no matter) (?:the|your) (?:result|outcome|roll)|on any (?:result|outcome)|hit or miss), /i;

/** "With a match: …" applies to the outcome named before. */
const WITH_MATCH = /^(?:with|on) (?:a |any )?match[,:] /i;

/** A match named before or beside its outcome: "With a match on a strong hit, …", "On a matched miss, …". */
const MATCH_BEFORE =
	/^(?:(?:on|with|for) (?:a |any )?match(?: (?:on|with|and|in) (?:an? )?| \((?:on )?(?:an? )?)(strong hit|weak hit|hit|miss)\)?|(?:on|for) an? match(?:ed|ing) (strong hit|weak hit|hit|miss)|(?:on|for) an? (strong hit|weak hit|hit|miss)(?:,? (?:that is|that's|and|if it is|with|on|if) (?:also )?(?:a match|match|matched)| \((?:with )?(?:a )?match\))|if (?:you (?:get|roll|rolled|score|scored)|it is|there is) a match (?:on|with) an? (strong hit|weak hit|hit|miss))(?=[,: ])/i;

const withMatchBehind = (sentence: string): string =>
	sentence.replace(
		MATCH_BEFORE,
		(_words, ...named: readonly (string | undefined)[]) =>
			`On a ${named.slice(0, 4).find(Boolean)?.toLowerCase() ?? ''} with a match`,
	);

function takeOutcome(written: string): Pick<SentenceParts, 'on' | 'rest'> {
	const sentence = /\bmatch/i.test(written.slice(0, 60)) ? withMatchBehind(written) : written;
	if (WITH_MATCH.test(sentence)) return { on: { outcomes: [], match: true }, rest: sentence.replace(WITH_MATCH, '') };
	if (ON_ANY.test(sentence)) return { on: { outcomes: OUTCOMES, match: false }, rest: sentence.replace(ON_ANY, '') };
	const found = /^[of]/i.test(sentence) ? ON.exec(sentence) : null;
	if (!found?.[1]) return { rest: sentence };
	const named = found[1].toLowerCase().split(/ or (?:a )?/);
	const outcomes = named.flatMap(name => getOwn(OUTCOMES_NAMED, name === 'strong' ? 'strong hit' : name) ?? []);
	return { on: { outcomes, match: found[2] !== undefined }, rest: sentence.slice(found[0].length) };
}

const AS_ABOVE =
	/^(?:(?:the )?same as above|(?:you (?:also )?(?:gain|get|have|receive|succeed|take) )?(?:(?:(?:all|everything) (?:of )?(?:the )?|(?:take |gain |get )?the )above|as (?:above|(?:with |on |for )?(?:(?:a|the) )?(strong hit|weak hit)(?: result)?))|(?:just )?like (?:on |with )?(?:a|the) (strong hit|weak hit)|(?:the )?same (?:as|result as) (?:on |with |for )?(?:a|the) (strong hit|weak hit)|(?:the )?same(?: deal| thing)?(?= but\b|[,.]|$))(?:, but|, and| but|, only(?= you)|,|\.)?(?: at (?:a|some) (?:cost|price)(?:[:,.]|$))? */i;

function takeAsAbove(sentence: string): Pick<SentenceParts, 'asAbove' | 'rest'> {
	const found = AS_ABOVE.exec(sentence);
	if (!found) return { rest: sentence };
	const outcome = getOwn(OUTCOMES_NAMED, (found[1] ?? found[2] ?? found[3] ?? '').toLowerCase())?.[0];
	return { asAbove: outcome ?? 'above', rest: sentence.slice(found[0].length) };
}

const CONNECTIVE = /^(?:then|also|however|additionally|in addition|but|instead),? /i;
const CONDITION = /^(if|when|whenever|until|once(?! (?:only|more)\b)|after|unless|while|as long as|for each|to) /i;

function takeCondition(text: string): Pick<SentenceParts, 'condition' | 'rest'> {
	const sentence = text.replace(CONNECTIVE, '').replace(CONNECTIVE, '');
	const otherwise = /^otherwise,? */i.exec(sentence);
	if (otherwise) return { condition: { kind: 'otherwise', words: '' }, rest: sentence.slice(otherwise[0].length) };
	const [, asked = '', then = ''] = /^([^?]+\?) (.+)/.exec(sentence) ?? [];
	if (asksWhether(asked)) return { condition: { kind: 'if', words: asked.slice(0, -1) }, rest: then };
	const word = CONDITION.exec(sentence);
	if (!word) return { rest: text };
	const comma = endOfCondition(sentence);
	const words = sentence.slice(word[0].length, comma).replace(/[.,…]{1,99}$/, '');
	const kind = word[1]?.toLowerCase() === 'if' ? 'if' : 'when';
	return { condition: { kind, words }, rest: sentence.slice(comma + 1).trim() };
}

/**
 * A condition ends at the first comma followed by an instruction, else at the last comma, else at the end of the
 * sentence.
 */
function endOfCondition(sentence: string): number {
	const commas = [...outsideParentheses(sentence).matchAll(/, /g)].map(({ index }) => index);
	const found = commas.find(comma => opensInstruction(sentence.slice(comma + 2)));
	return found ?? commas.at(-1) ?? beforeThen(sentence) ?? sentence.length;
}

/** "If you agree then swear it", "If you have a guide you may skip the roll": without a comma. */
function beforeThen(sentence: string): number | undefined {
	const words = outsideParentheses(sentence);
	const at = words.indexOf(' then ');
	if (at >= 0) return opensInstruction(sentence.slice(at + ' then '.length)) ? at : undefined;
	const told = words.search(/ you (?:may|must) (?!be\b|have\b)/i);
	return told > 'if you '.length ? told : undefined;
}

type Joint = 'and' | 'or' | 'comma';

interface Piece {
	/** How it is joined to the previous piece. */
	readonly joint: Joint;
	/** The words that join them. */
	readonly mark: string;
	readonly text: string;
}

const JOINT =
	/(?:; (?:and |or )?(?:thereupon |then )?| (?:[-–—]|--) (?:and|but|then|or) (?:then,? )?(?:also )?|, (?:and|but|then|or|plus|so(?! that\b)) (?:then,? )?(?:also )?|, | and (?:then )?(?:also )?| but (?:also )?| or )/g;

/** Splits where an instruction or a change follows a joint; "but" always splits. */
function joints(text: string, vocabulary?: Vocabulary): readonly Piece[] {
	const pieces: Piece[] = [];
	let start = 0;
	let [joint, before]: [Joint, string] = ['and', ''];
	for (const { 0: mark, index } of outsideParentheses(text).matchAll(JOINT)) {
		const piece = inFull({ joint, mark: before, text: trimClause(text.slice(start, index)) }, pieces, vocabulary);
		const after = text.slice(index + mark.length);
		const next: Joint =
			mark === ', ' || (mark === '; ' && text.includes('; or ')) ? 'comma' : /\bor\b/.test(mark) ? 'or' : 'and';
		const [behind = ''] = after.split(JOINT, 1);
		if (readListedChange(trimClause(text.slice(start, index) + mark + behind), given({ vocabulary }))) continue;
		if (
			!opens(text.slice(start, index), mark, after) &&
			!opensChange([...pieces, piece], { joint: next, mark, text: trimClause(behind) }, vocabulary)
		)
			continue;
		pieces.push(piece);
		[joint, before] = [next, mark];
		start = index + mark.length;
	}
	pieces.push(inFull({ joint, mark: before, text: trimClause(text.slice(start)) }, pieces, vocabulary));
	return pieces;
}

/** “Lose 1 health or 1 spirit”: the verb is said once. “A or B and C” leaves open what it joins, so nothing is completed. */
function inFull(piece: Piece, pieces: readonly Piece[], vocabulary?: Vocabulary): Piece {
	const [last] = pieces.slice(-1);
	const isMixed = pieces.length > 1 && last?.joint !== 'comma' && last?.joint !== piece.joint;
	const isOpen = isMixed && !readStateChange(piece.text, given({ vocabulary }));
	const text = last && !isOpen ? changeInFull(piece.text, last.text.replace(OFFERED, ''), vocabulary) : undefined;
	return text === undefined ? piece : { ...piece, text };
}

const OFFERED = /^(?:you )?(?:may|must|can) (?:each |also |instead )*/i;

/**
 * “…, and your momentum goes up by 1”, “… or 1 spirit”; behind a change also story, “lose 1 supply, and the night is long”, and
 * a label: “and the camp sleeps well: +1 spirit”.
 */
function opensChange(pieces: readonly Piece[], next: Piece, vocabulary?: Vocabulary): boolean {
	const { joint, mark, text: words } = next;
	const isChange = (text: string) => readStateChange(text, given({ vocabulary })) !== undefined;
	const isBehind = joint === 'and' && isChange(pieces.at(-1)?.text ?? '');
	const isStoryBehind = isBehind && mark.startsWith(',') && isStoryAlone(words, vocabulary);
	const isOther = isBehind && !isTied(words) && isChange(labelled(words)?.told ?? '');
	return isStoryBehind || isOther || isChange(inFull(next, pieces, vocabulary).text);
}

/** “You are tired (-1 spirit)”, “the farewell costs 1 supply”, “the camp sleeps well: +1 spirit”. */
export function labelled(text: string): { readonly label: string; readonly told: string } | undefined {
	const [, label, inside, cost, behind] = LABELLED.exec(text) ?? [];
	return label === undefined ? undefined : { label, told: inside ?? behind ?? `it ${cost ?? ''}` };
}

const LABELLED = /^(.+?)(?: \(([^()]+)\)| (costs? .+)|: ([^:]+))$/i;

/** "take or give +2 health" and "roll on the table below or choose one" are each a single instruction. */
const opens = (before: string, mark: string, after: string): boolean => {
	if (/\bbut\b/.test(mark)) return true;
	if (mark === ' or ' && (/\btake$/i.test(before) || /^choose\b/i.test(after))) return false;
	return opensInstruction(after);
};

/** Whether a clause says who or what does it, so that what stands before it does not govern it. */
export const hasSubject = (words: string): boolean =>
	/^(?:you|they|your|the|it)\b/i.test(words) || CHANGES.test(words.toLowerCase()) || !opensInstruction(words);

const opensInstruction = (words: string): boolean => OPENING.test(straightQuotes(words).toLowerCase());

/** In "A, B, or C" a comma means the same as the conjunction before the last item. */
function jointAt(pieces: readonly Piece[], at: number): 'and' | 'or' {
	return pieces.slice(at).find(({ joint }) => joint !== 'comma')?.joint === 'or' ? 'or' : 'and';
}

const trimClause = (text: string): string => text.trim().replace(/[.,;:…]{1,99}$/, '');

/** “2 supply and 1 spirit” behind “lose 1 health”: “lose 2 supply and 1 spirit”. */
export function sideInFull(side: string, before: string, vocabulary?: Vocabulary): string {
	const [first = ''] = side.split(JOINT, 1);
	const full = changeInFull(first, readClauses(before, vocabulary).at(-1)?.[0] ?? '', vocabulary);
	return full === undefined ? side : full + side.slice(first.length);
}

/** A clause, and what stands behind each "and" in it: "ask again and keep the better one" is as much of an instruction. */
export const withTails = (text: string): readonly string[] => [text, ...text.split(/,? and (?:then )?/).slice(1)];

/** Blanks out the inside of parentheses without changing any offset. */
const outsideParentheses = (text: string): string =>
	text.replace(/\([^()]*\)/g, inside => '('.padEnd(inside.length - 1, '_') + ')');

/** Whether a text is an instruction: it has a number, the name of a move, or a verb of the rules with its object. */
export function isInstruction(text: string): boolean {
	const words = straightQuotes(text).toLowerCase();
	if (/\d/.test(words) || /\[[^\]]{1,500}\]/.test(words) || STATE.test(words) || RESULT.test(words)) return true;
	if (NAMED.test(words) || CHANGES.test(words)) return true;
	const bare = fromVerb(words);
	if (ROLLED_AGAIN.test(bare) || KEPT.test(bare) || PICKED.test(bare) || BEGUN.test(bare)) return true;
	if (SKIPPED.test(bare) || DRAWN.test(bare) || COUNT.test(words)) return true;
	return INSTRUCTION.test(bare) && (OF_THE_RULES.test(bare) || NUMBER_WORD.test(bare));
}

/** "Mark moth-eaten" names an impact, known or not; "clear skies" and "clear out" are story. */
const NAMED =
	/^(?:you must )?(?:also )?(?:mark|clear) (?!(?:air|away|ground|it|off|out|sailing|sky|that|them|this|up|water|[a-z-]*[a-rt-z-]s)$)[a-z-]+$/;

/** One word before the verb: a subject, modal or connective. */
const BEFORE_VERB =
	/^(?:(?:you(?: and (?:your|any) allies| or an ally)?|they|he|she|it|all players|each ally|must|may|each|also|then|instead|immediately|would|can)|\([^)]*\)) /;

function fromVerb(words: string): string {
	const found = BEFORE_VERB.exec(words);
	return found ? fromVerb(words.slice(found[0].length)) : words;
}

/** An outcome without a roll is never story. */
const RESULT =
	/\bautomatic (?:strong|weak) hit\b|\bon a match\b|\b(?:on|until) (?:your|the) next (?:match|miss|hit|strong hit|weak hit|roll)\b|(?:\bmay not|\bcannot|\bcan't|^not) [a-z ]+ (?:again|until)\b|\b(?:your|the) next roll\b/;

const INSTRUCTION =
	/^(?:take|suffer|lose|gain|mark|clear|roll|re-?roll|raise|reduce|increase|reset|give|add|choose|restore|regain|recover|receive|heal|pay|lower|decrease|deduct|halve|double|set|fill|advance|discard|destroy|spend|write|apply|count|make|activate|resolve|preset|treat|ignore|inflict|erase|exchange|repair|fix|assume|begin|create|consume|use up|remove|undo|tick)\b/;
/** "Roll twice", "roll the dice again" */
const ROLLED_AGAIN = /^(?:re-?roll|(?:re-)?roll (?:[a-z]+ ){0,3}?(?:again|twice|thrice|(?:two|three) times))\b/;

/** "Choose", "pick two of them", "choose a card": a choice without a list. "choose a community" is story. */
const PICKED =
	/^(?:choose|pick|select)(?:$|:| (?:any|(?:one|two|three|four)(?! of your)|as many|up to|an? (?:[a-z]+ )?(?:card|die|lot|meter|number|option|result|row|stat|token))\b)/;

/** "Skip your next move" */
const SKIPPED = /^(?:skip|forgo) (?:the|your) next\b/;

/** "Draw a card", "ask the oracle twice", "strike off one torch" */
const DRAWN =
	/^(?:draw|discard) (?:a|an|another|the|one|two|three) (?:[a-z]+ )?(?:card|lot|rune|token)s?\b|^\[?ask the oracle\]? (?:again|once|twice|thrice|[a-z]+ times)\b|^(?:strike|cross|tick) (?:off|out) (?:a|an|one|two|three|half)\b/;

/** An elliptical count: "On a weak hit, two.", "On a miss, once only." */
const COUNT =
	/^(?:only )?(?:one|two|three|four|five|six|half|none|once|twice|thrice)(?: (?:only|more|less|of them))*(?:$|[.,])/;

/** "Begin a new journey", "start a fight" */
const BEGUN =
	/^(?:begin|start) an? (?:new |second |fresh )?(?:vow|quest|journey|expedition|fight|scene|site|track|clock|connection|threat)\b/;

/** "Keep the better", "take the higher of edge and iron" */
const KEPT = /^(?:keep|pick|take|use) (?:the|your) (?:better|best|high(?:er|est)|low(?:er|est)|worse|worst)\b/;

const NUMBER_WORD = /^(?!choose\b)[a-z]+ (?:one|two|three|four|five|six|half)\b/;
const STATE =
	/\brank is (?:troublesome|dangerous|formidable|extreme|epic)\b|\b(?:in control|in a bad spot|initiative|are dead|are lost(?=[.!…]*$)|you die|more than once|roll or choose on the table)\b|^(?!(?:an?|her|his|the|their|your (?!all)[a-z]*) )(?:[a-z]+ ){1,6}the upper hand\b|(?:^|\b(?:the|this|your) )(?:challenge|expedition|journey|quest|scene|vow) is (?:now )?(?:complete|completed|fulfilled)\b|\b(?:complete|fulfill) (?:the|this|your) (?:challenge|expedition|journey|quest|scene|vow)\b/;
