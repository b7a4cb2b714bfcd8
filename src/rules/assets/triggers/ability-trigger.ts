import { given } from '../../core/collections';
import { withoutBrackets } from '../../effects/sentences';
import { readOutcome, type Outcome } from '../../core/outcome';
import type { RollResult, Applicability } from '../ability';

/** "Once per fight, when you [Strike] …" */
const LIMIT = /^(once per [a-z]+|one time only),? /i;

/** The start of a trigger; "if you do" and the like continue the previous one. */
const TRIGGER =
	/^(?:when(?:ever)?|if|once) (?:you|your|forced|in|at|a|an|any|the|they|launched|it's)\b(?! (?:do(?: so)?|then|succeed|are in a fight)\b| fight continues(?: or\b|,(?! and\b)))/i;
const GOES_ON =
	/^(?:if|when) you miss (?:yet )?again\b|^(?:if|when) you (?:score|choose) (?:a|an|the)\b(?! (?:[a-z ]+) (?:on|as) (?:a|you|your)\b)/i;

/** The start of an instruction after the comma that ends a trigger. */
const INSTRUCTION =
	/^(?:then,? |also |first |instead of rolling, )?(?:(?:you|they|it) (?:may|must|can)\b|add \+|take \+?-?\d|take another|take an automatic|take up to|take \+|instead (?:of|roll)|roll \+|roll (?:an|the|your|one|three|twice)|reroll|preset|choose (?:one|your|an|the)|mark |suffer|inflict|count |increase|reduce|give |envision|set |fill |lose |reset |(?:burn|consume|deduct|discard|erase|expend|forfeit|give up|pay|remove|sacrifice|spend|use up) (?:an?|all|half|one|two|three|\d|your)\b|make (?:it|the)|you're|your [a-z]+ (?:is|has)|visions|it |also|the \S+ (?:senses|returns|glowcat)|\[[^\]]+\] \(|\[[^\]]+\](?: \+[a-z]+ and add \+\d.*)?$|ignore|first|on an? (?:strong hit|weak hit|hit|miss)\b)/i;

interface Opening {
	readonly limit?: string;
	/** "you [Strike] aided by the bot" */
	readonly trigger?: string;
	/** It starts with "if" and may continue the previous trigger. */
	readonly isIf?: boolean;
	/** The instruction after the trigger, or the whole sentence. */
	readonly rest: string;
}

/** Splits the limit ("once per fight") and the trigger from a sentence. */
export function takeTrigger(sentence: string, isFirst: boolean): Opening {
	const limit = LIMIT.exec(sentence);
	const said = sentence
		.slice(limit?.[0].length ?? 0)
		.replace(/^then, (?=if you (?:\[|burn\b)|when you (?:make (?:a move|moves) to\b|\[))/i, '')
		.replace(/^if you then burn\b/i, 'if you burn')
		.replace(/^you [a-z' ]+: (?=when you\b)/i, '');
	const limited = limit?.[1] === undefined ? {} : { limit: limit[1].toLowerCase() };
	if (TRIGGER.test(said) && (isFirst || !GOES_ON.test(said))) {
		const words = said.replace(/^[a-z]+ /i, '');
		const end = endOf(words);
		const isIf = /^(?:if\b|when you also\b)/i.test(said);
		return { ...limited, trigger: words.slice(0, end).trim(), isIf, rest: words.slice(end).replace(/^[, ]+/, '') };
	}
	const [, used, done = ''] = USED.exec(said) ?? [];
	if (used !== undefined && INSTRUCTION.test(done)) return { ...limited, trigger: used, rest: done };
	const [, offer, then = ''] = OFFER.exec(said) ?? [];
	if (offer !== undefined) return { ...limited, trigger: offer, rest: then };
	const [, head, tail] = TAIL.exec(said) ?? (isFirst ? FIRST_TAIL.exec(said) : null) ?? [];
	if (tail !== undefined) return { ...limited, trigger: tail, rest: head ?? '' };
	return { ...limited, rest: said };
}

/** "You may dispatch scouts to [Gather Information]; if you do, roll +strength" */
const OFFER = /^(you may (?!add\b|roll\b|take\b|reroll\b|burn\b|then\b)(?:[^,;[]*)\[[^;]+)(?:; (.+))?$/i;
/** "You may use your knowledge of reeds when you [Face Danger] in a marsh, add +1" */
const USED = /^you (?:may|can) [^,;[]*?\bwhen(?:ever)? (you [^,;[]{0,300}\[[^,;]+), (.+)$/i;
/** "Roll +strength when you command your warband to [Face Danger]" */
const TAIL = /^(roll \+[a-z' ]+) when (you .*\[.+)$/i;

/** "Reroll any dice when you [Gather Information] at night", of an ability that has told no trigger yet */
const FIRST_TAIL =
	/^((?:you (?:may|can) )?(?:also |instead )?(?:roll \+|add \+|reroll |take \+|inflict \+)[^,;[]+?) when(?:ever)? (you [^,;[]{0,300}\[[^,;]+)$/i;

/** The end of a trigger: the first comma followed by an instruction, else the last comma, a missing one, or the end. */
function endOf(words: string): number {
	const bare = words.replace(/\([^()]*\)/g, inside => '_'.repeat(inside.length));
	const commas = [...bare.matchAll(/, /g)].map(({ index }) => index);
	const found = commas.find(comma => INSTRUCTION.test(words.slice(comma + 2)));
	const unmarked = bare.search(/ add \+/);
	return found ?? (unmarked >= 0 ? unmarked : (commas.at(-1) ?? words.length));
}

/**
 * The moves named in a trigger, treating each "or when you …" separately; `undefined` if the trigger is not about a
 * move.
 */
export function applicabilitiesIn(trigger: string): readonly Applicability[] | undefined {
	const fits = trigger.split(/,? or (?:when|if) (?=you\b)/i).flatMap(part => applicabilityIn(part) ?? []);
	return fits.length > 0 ? fits : undefined;
}

function applicabilityIn(part: string): Applicability | undefined {
	const moves = [...part.replace(/\(not \[[^)]{0,500}\)/gi, '').matchAll(/\[([^\]]{1,500})\]/g)].flatMap(
		([, name]) => name ?? [],
	);
	if (moves.length === 0 && !/\b(?:mak(?:es?|ing) [a-z, ]*moves?|on an? [a-z]+ move)\b/i.test(part)) return undefined;
	const when = situationIn(part);
	const isProgress = moves.length === 0 && /\bprogress move\b/i.test(part);
	return { moves, when, ...(isProgress ? { roll_type: 'progress_roll' } : {}) };
}

export interface Offered {
	readonly fits: readonly Applicability[];
	/** The stat to roll with. */
	readonly stat?: string;
}

const OFFERED =
	/^(?:you )?(?:may |must )?(?:instead |also )?((?:\[[^\]]+\](?:, or |, | or )?)+)(?: (?:with )?\+([a-z]+)(?: \(instead of [^)]*\))?)?((?: (?:by|to|as|against|from|using|through|with (?!an automatic))\b.*)?)$/i;

/** "[Strike] or [Clash] +edge (instead of iron)", "you may [Face Danger] +shadow by sending your spider". */
export function movesOffered(words: string): Offered | undefined {
	const [, names = '', stat, when = ''] = OFFERED.exec(words) ?? [];
	if (names === '') return undefined;
	const moves = [...names.matchAll(/\[([^\]]{1,500})\]/g)].flatMap(([, name]) => name ?? []);
	return { fits: [{ moves, when: withoutBrackets(when.trim()) }], ...given({ stat }) };
}

/** "add +1 when you [Face Desolation] in their presence" */
export function takeTail(words: string): (Offered & { readonly rest: string }) | undefined {
	const [, rest, tail] = /^((?:add|take|inflict|reroll) .+?) (?:when|as) you (\[.+)$/i.exec(words) ?? [];
	const moves = [...(tail ?? '').matchAll(/\[([^\]]{1,500})\]/g)].flatMap(([, name]) => name ?? []);
	if (rest === undefined || tail === undefined) return undefined;
	const offered = movesOffered(tail);
	return { ...(offered ?? { fits: [{ moves, when: situationIn(`you ${tail}`) }] }), rest };
}

/** "your action die shows 1-3", "the action die shows a 4 or higher" */
const SHOWN =
	'(?:your|the) action die (?:shows|is) (?:an? )?(\\d(?:-\\d|\\+| or (?:higher|more|less|lower)|(?:, \\d){0,4},? or \\d)?)(?![-+\\d])';

const FELL = [
	/,? (?:and|you) (?:then )?score an? (?:[a-z ]{0,60}?(?:hit|miss))(?: or (?:weak hit|miss))?(?: with a match)?/gi,
	/^score an? (?:[a-z ]*?(?:hit|miss))(?: or (?:weak hit|miss))?(?: with a match)?(?: (?:as|on) (?:you )?)?/gi,
	/,? and (?:score|roll|get) a match/gi,
	/,? and burn momentum to (?:improve your result|gain an? [a-z]+ hit)/gi,
	/,? and roll an? \d+(?: or \d+)? on (?:your action die|either challenge die)/gi,
	new RegExp(`(?:,? and |^)${SHOWN}`, 'gi'),
];

const MOVES_AHEAD =
	/^you (?:must |may |need to |have to )?(?:also |instead )?(?:make the )?\[[^\]]+\](?:(?:, or |, and |, | or | and )\[[^\]]+\])*(?: move)?/i;
const A_MOVE_AHEAD = /^you make (?:an? |any |the |another )?(?:[a-z]+ )?moves?\b/i;

/** The situation described by a trigger, without names of moves, dice and connectives. */
export function situationIn(part: string): string {
	const bare = FELL.reduce((words, fell) => words.replace(fell, ''), part.replace(ASIDE, ''));
	const behind = bare.replace(MOVES_AHEAD, '').replace(A_MOVE_AHEAD, '');
	return withoutBrackets(behind.includes('[') ? bare : behind)
		.replace(/\s+/g, ' ')
		.replace(/\s{1,99},/g, ',')
		.replace(/^[ ,]+|[ ,:]+$/g, '')
		.replace(/^(?:and|or|when) /i, '')
		.replace(/^you$/, '');
}

const IN_FIGHT = /\bin (?:a fight|combat)\b/i;
const OUTSIDE = /\b(?:outside(?: of)?|not in) (?:a fight|combat)\b/i;

/** Says of a situation whether it is in a fight or outside of one, if its words do. */
export function withFight(fit: Applicability): Applicability {
	if (OUTSIDE.test(fit.when)) return { ...fit, inFight: false };
	return IN_FIGHT.test(fit.when) ? { ...fit, inFight: true } : fit;
}

const ASIDE = / ?\((?:decide )?(?:before|after) (?:rolling|you roll)\)/gi;

/** Triggers about a different roll, or another player's. */
const ELSEWHERE =
	/\bburn momentum on behalf\b|\bmay burn momentum\b|\byour next move\b|^(?:an|your) ally\b|^they are an ally\b|\b(?:an|your) ally(?:'s next move| may)\b|\bally as they\b|\((?:and )?(?:suffer|take|mark|lose) |^(?!.{0,200}\byou\b).{0,200}, they$/i;

/** What is paid: "spend 1 oxygen", "by burning two charges", "at the cost of an arrow". */
const PAID =
	/\b(?:(?:burn|consum|deduct|discard|eras|expend|forfeit|pay|remov|sacrific|spend|us)(?:e|ing)?(?: up)?|giv(?:e|ing) up|(?:at|for) (?:the|a) (?:cost|price) of) (?:-?\d|(?:an?|one|two|three) (?:ammo|arrow|charge|coin|counter|point|token)s?\b)/i;

/** Whether an instruction, or a price, was mistaken for part of the trigger. */
export const isStory = (trigger: string): boolean =>
	PAID.test(trigger.replace(MOVES_AHEAD, '').replace(/\([^()]*\)/g, '')) ||
	/\bmark \+?\d|\b(?:add|take|gain) \+?\d|\b(?:suffer|lose) -?\d|\byou (?:may|can|must) (?:also |instead )?(?:reroll|preset|roll|ignore|make it)\b|; (?:then )?(?:mark|take|suffer|add|reroll)\b/i.test(
		trigger.replace(/\([^()]*\)/g, ''),
	);

export const isAboutAnotherRoll = (trigger: string): boolean =>
	ELSEWHERE.test(trigger) || (/^you may\b[^[]*\[[^+]*\+[a-z]/i.test(trigger) && !movesOffered(trigger));

const OUTCOMES: readonly (readonly [RegExp, readonly Outcome[]])[] = [
	[/\bscore an? (?:weak hit or miss|miss or weak hit)\b/i, ['weak_hit', 'miss']],
	[/\bscore an? strong hit\b/i, ['strong_hit']],
	[/\bscore an? weak hit\b/i, ['weak_hit']],
	[/\bscore an? hit\b/i, ['strong_hit', 'weak_hit']],
	[/\b(?:score|overcome) an? miss\b|^your [a-z' ]{1,40} misses\b/i, ['miss']],
];

/** "you burn momentum to improve your result" */
export const isBurn = (trigger: string): boolean =>
	/\bburn(?:ing)? momentum\b/i.test(trigger) && !/\bmay burn\b/i.test(trigger);

/** "burn momentum to gain a strong hit", "burning momentum to improve a miss to a weak hit" */
function gainedIn(trigger: string): readonly Outcome[] | undefined {
	const [, words = ''] =
		/\bmomentum to (?:gain an?|improve a [a-z ]+ to an?) (strong hit|weak hit)\b/i.exec(trigger) ?? [];
	const outcome = readOutcome(words);
	return outcome && [outcome];
}

/** The roll result required by the trigger, if any. */
export function rollResultIn(trigger: string): RollResult | undefined {
	const burned = isBurn(trigger);
	const outcomes = OUTCOMES.find(([says]) => says.test(trigger))?.[1] ?? (burned ? gainedIn(trigger) : undefined);
	const match = /\b(?:with a match|(?:score|roll) a match)\b/i.test(trigger);
	const die = facesIn(trigger);
	const challenge = /\broll an? (\d+) on either challenge die\b/i.exec(trigger);
	if (!outcomes && !match && !die && !challenge && !burned) return undefined;
	return {
		...(outcomes ? { outcomes } : {}),
		...(match ? { match } : {}),
		...(die ? { actionDie: die } : {}),
		...(challenge ? { challengeDie: Number(challenge[1]) } : {}),
		...(burned ? { burned } : {}),
	};
}

/** The faces of the action die that a trigger asks for: "roll a 1 or 2 on your action die", or what it shows. */
function facesIn(trigger: string): readonly number[] | undefined {
	const [, rolled] = /\broll an? (\d(?: or \d)?) on your action die\b/i.exec(trigger) ?? [];
	const [, words = rolled] = new RegExp(`\\b${SHOWN}`, 'i').exec(trigger) ?? [];
	if (words === undefined) return undefined;
	const named = [...words.matchAll(/\d/g)].map(([face]) => Number(face));
	const [first = 0, last = /less|lower/i.test(words) ? 1 : 6] = named;
	const isRange = /[-+]|er$|more|less/i.test(words);
	return isRange ? FACES.filter(face => face >= Math.min(first, last) && face <= Math.max(first, last)) : named;
}

const FACES = [1, 2, 3, 4, 5, 6];
