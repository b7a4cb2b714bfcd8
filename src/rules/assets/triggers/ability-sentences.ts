import { lowerFirst } from '../../core/first-letter';
import { getOwn } from '../../core/collections';
import { readClauses, takeApart } from '../../effects/clauses';
import type { ListItem } from '../../effects/sentences';
import { MOVE, NO_PRICE } from './move-patterns';
import { outcomeName, OUTCOMES, OUTCOMES_NAMED, type Outcome } from '../../core/outcome';

/** The outcomes that a clause applies to. */
export interface Scope {
	readonly outcomes: readonly Outcome[];
	readonly match: boolean;
}

interface Scoped {
	readonly scope?: Scope;
	readonly said: string;
}

const SCOPES: Readonly<Record<string, readonly Outcome[]>> = {
	...OUTCOMES_NAMED,
	'weak hit or miss': ['weak_hit', 'miss'],
	'miss or weak hit': ['weak_hit', 'miss'],
};

const scopeOf = (words: string, match: string | undefined): Scope => ({
	outcomes: getOwn(SCOPES, words.toLowerCase()) ?? [],
	match: match !== undefined,
});

const SCORED =
	/^if you (?:then )?(?:also )?scored? an? (strong hit|weak hit|hit|miss)( with a match)?(?!(?: with a match)? and\b),? /i;
const ON_A_SIX = /^on a strong hit with an? \d on (?:the|your) action die,? /i;
const ON_EITHER = /^on an? (weak hit or miss|miss or weak hit),? /i;
/** A second miss, after a reroll. */
export const AGAIN = /^(?:on another miss|if you (?:then )?(?:score a miss|miss) (?:yet )?again)\b/i;

/** Takes "On a hit, …" or "If you then score a strong hit, …" off the start of a sentence. */
export function takeScope(sentence: string): Scoped {
	const scored = SCORED.exec(sentence);
	if (scored) return { scope: scopeOf(scored[1] ?? '', scored[2]), said: sentence.slice(scored[0].length) };
	const either = ON_EITHER.exec(sentence);
	if (either) return { scope: scopeOf(either[1] ?? '', undefined), said: sentence.slice(either[0].length) };
	if (ON_A_SIX.test(sentence)) return { scope: { outcomes: ['strong_hit'], match: false }, said: sentence };
	const { on, said } = takeApart(sentence);
	if (!on) return { said };
	return { scope: { outcomes: on.outcomes.length > 0 ? on.outcomes : OUTCOMES, match: on.match }, said };
}

const SUFFIX =
	/ (?:on|if you (?:get|score)) an? (strong hit|weak hit or miss|miss or weak hit|weak hit|hit|miss)( with a match)?$/i;

/** Takes an outcome off the end of a clause: "take +1 momentum on a hit". */
export function takeSuffix(clause: string): Scoped {
	const found = SUFFIX.exec(clause);
	return found ? { scope: scopeOf(found[1] ?? '', found[2]), said: clause.slice(0, found.index) } : { said: clause };
}

/** "add +1 on a hit and take +1 momentum", "add +1 and then, on a hit, …": what holds on the hit may be either of the two. */
export const isOfWhichHit = (said: string): boolean =>
	/ on an? (?:strong hit|weak hit|hit|miss)(?: with a match)?,? and (?:take|gain|suffer|lose|mark|clear|inflict|give|you)\b|(?: and| but| then|,) on an? (?:strong hit|weak hit|hit|miss)(?: with a match)?, \S/i.test(
		said,
	);

const ASIDES =
	/ ?\((?:decide (?:before|after) (?:rolling|your first roll)|(?:before|after) (?:rolling|you roll)|one time only|in addition to [^()]*)\)/gi;

/** Turns text before an offered move into its situation: "In the dark, you may [Face Danger] by touch". */
export function withOfferedMove(sentence: string): string {
	const said = sentence.replace(/(\]) \((\+[a-z]+)\) (?=by\b|to\b)/g, '$1 $2 ');
	const [, ahead, offer] = /^((?:while|with|in|at) [^[]+?), you may (\[.+)$/i.exec(said) ?? [];
	if (ahead !== undefined) return `When you ${offer ?? ''} (${lowerFirst(ahead)})`;
	const [, used] = /, which you may use to (\[.+)$/i.exec(said) ?? [];
	return used === undefined ? said : `When you ${used}`;
}

/** Removes remarks on when to decide, since the interface shows the choice at the right time anyway. */
export const withoutAsides = (sentence: string): string =>
	sentence
		.replace(ASIDES, '')
		.replace(/\binstead of rolling the action die, (?=make it)/i, '')
		.replace(/ before rolling(?: as [^,.]*)?/gi, '')
		.replace(/ on a hit (\(instead of (?:\d|your harm)\))/gi, ' $1 on a hit')
		.trim();

export const isAfterTheRoll = (sentence: string): boolean =>
	/\((?:decide )?after (?:rolling|you roll)\)/i.test(sentence);

export const isBeforeTheRoll = (sentence: string): boolean =>
	/\((?:decide )?before (?:rolling|you roll|your first roll)\)/i.test(sentence);

export const isOneTimeOnly = (sentence: string): boolean => /\bone time only\b/i.test(sentence);

/** What is given, and what for. */
export interface Priced {
	readonly price: string;
	readonly gain: string;
}

const PRICED =
	/^(?:you (?:may|can) )?(suffer -\d [a-z]+|\[[^\]]+\] \(-\d\)) to ((?:reroll|add \+|roll \+|take \+|take an automatic|inflict \+|mark progress|clear |preset|make it|(?:reduce|lower|decrease) the |(?:suffer|take) \d less |ignore ).*)$/i;
/** The same with "and": what changes the roll is had for the price alone. */
const PRICED_ROLL =
	/^you (?:may|can) (suffer -\d [a-z]+|\[[^\]]+\] \(-\d\)),? and ((?:reroll|add \+|roll \+|take an automatic|preset|make it).*)$/i;

/** "You may suffer -1 momentum to reroll any dice", "You may suffer -1 charge and add +2". */
export function pricedIn(said: string): Priced | undefined {
	const [, price, gain] = PRICED.exec(said) ?? PRICED_ROLL.exec(said) ?? [];
	return price === undefined || gain === undefined ? undefined : { price, gain };
}

const FOR_AS_MUCH =
	/^(?:you (?:may|can) )?add \+(\d)(?:, \+(\d))?,? or \+(\d)(?: and|,) suffer (?:that|the same) amount (?:as|in|of) -?([a-z]+)$/i;

/** "You may spend supply (1-3) to gain an equal bonus on your roll" */
const FOR_EQUAL_BONUS =
	/^(?:you (?:may|can) )?(?:lose|pay|sacrifice|spend|suffer) ([a-z]+) \((\d)-(\d)\) to \w+ an equal(?: amount of)? bonus(?: on your roll)?$/i;

/** "You may add +1 or +2 and suffer that amount as -ammo": what each amount costs. */
export function forAsMuchIn(said: string): readonly (Priced & { readonly label: string })[] {
	const [, first, second, last, suffered] = FOR_AS_MUCH.exec(said) ?? [];
	const [, spent, least, most] = FOR_EQUAL_BONUS.exec(said) ?? [];
	const meter = suffered ?? spent;
	if (meter === undefined) return [];
	const range = Array.from({ length: Number(most ?? 0) - Number(least ?? 1) + 1 }, (_, at) => Number(least) + at);
	return (spent === undefined ? [first, second, last] : range).flatMap(by =>
		by === undefined ? [] : { label: `${by} ${meter}`, price: `suffer -${by} ${meter}`, gain: `add +${by}` },
	);
}

const TURNED =
	/^(?:you (?:may|can) )?(?:turn|convert|change|upgrade|improve|raise) (?:an? |the |your )?(weak hit|miss) (?:in)?to an? (strong hit|weak hit)$/i;

/** "You can turn a weak hit into a strong hit": which outcome it is used on, and what is done then. */
export function turnedIn(said: string): { readonly from: Scope; readonly said: string } | undefined {
	const [, from, to] = TURNED.exec(said) ?? [];
	return from === undefined || to === undefined
		? undefined
		: { from: scopeOf(from, undefined), said: `make it a ${to.toLowerCase()}` };
}

const OF_THIS_ROLL =
	/^(?:you (?:may|can) )?(?:also |instead )?(?:reroll |roll \+\w+ instead|instead roll \+|add \+\d(?=$|,| and (?:envision|take|reroll)\b)|take an automatic \w+ hit(?=$|,| and\b))|\bbonus (?:on|to) \w+ roll$|\bto reroll |^(?:you )?(?:also )?(?:roll \+\w+ and )?(?:take|gain|inflict) [^,;]{1,60} on an? (?:\w+ )?(?:hit|miss)(?=$|,? and\b)|\bbefore rolling\b/i;

/** Not a reroll itself, nor the time of a session or of a card. */
const OF_A_ROLL = /^(?:your?|it's)\b(?! \w+ (?:an?|the|this) (?:ability|asset|session)\b)(?!.*\breroll\b)/i;
const CHOSEN_FOR_ROLL = /^choose (?:one|your approach|an approach)(?: and add \+\d)?:?$/i;
const WAY_OF_ROLL =
	/^(?:roll \+\w+,? and (?:add|take) \+|add \+\d|(?:take|inflict) [^,;]{1,60} on an? (?:\w+ )?hit\b)/i;

/**
 * Whether what is done speaks of a roll that its trigger is a part of, even if no move is named: "When you sing, you may
 * reroll any dice". `list` is what it lets the player choose from.
 */
export const isOfThisRoll = (trigger: string, done: string, list: readonly ListItem[]): boolean =>
	OF_A_ROLL.test(trigger) &&
	(OF_THIS_ROLL.test(done) ||
		(list.length > 0 &&
			CHOSEN_FOR_ROLL.test(done) &&
			list.every(({ label, text, sentences }) => WAY_OF_ROLL.test(label === undefined ? text : (sentences[0] ?? '')))));

/** Splits a sentence into clauses. A condition stays whole; "and may" starts a new clause. */
export function clausesOf(body: string): readonly string[] {
	if (/^(?:if|when|whenever|until|unless|otherwise|for (?:each|every)|on a strong hit with an? \d)\b/i.test(body))
		return [body];
	return body
		.replace(/,? and (?=may\b)/g, ', and you ')
		.replace(/\b(may envision [^;]+; )if you do, (?=take\b)/, '$1you may ')
		.split(/; (?:or |and )?(?:if you do, )?/)
		.flatMap(part => (ADD_OR.test(part) ? [part] : readClauses(part).map(alternatives => alternatives.join(' or '))));
}

/** "on a miss" */
export const onA = ({ outcomes }: Scope): string =>
	outcomes.length === 2 && outcomes.includes('strong_hit')
		? 'on a hit'
		: `on a ${outcomes.map(outcomeName).join(' or ')}`;

export const ON_A_MISS: Scope = { outcomes: ['miss'], match: false };
export const ON_A_WEAK_HIT: Scope = { outcomes: ['weak_hit'], match: false };
/** Allies are other players' characters, so these do not apply to solo play. */
export const FOR_ALLIES = /^(?:in addition, )?(?:any|your|all) (?:all(?:y|ies)|companions)\b/i;
/** "If you do": implied by using the ability. */
export const GOES_ON = /^(?:then,? )?(?:if|when) (?:you|they) do(?: so)?(?! not\b),? /i;
/** Whether words after "If you do" are the price of it, such as "mark a hole in your coat", and not what to imagine. */
export const isOwed = (words: string): boolean =>
	!/^(?:envision|describe|imagine|picture|consider|narrate|the|an?|its?|they|their|he|she|his|her|you|your|this|that|there|nothing|no)\b/i.test(
		words,
	);
/** Announces a list of variants. */
export const CHOOSE =
	/(?:^|,? (?:and|then) |, )(?:you (?:may|must) )?(?:also )?choose (?:one|(?:your|their|an) approach)(?:(?=,? and )|:?$)|^you may$/i;
/** Concerns a different roll, or limits what was said before it: "but not on a miss", "but only if it is dark". */
export const ANOTHER_ROLL =
	/^(?:use this\b|choose the amount\b|on an? \d|roll (?:only )?your action die\b)|\bonly by\b|,? (?:but|and|though) (?:not|never|only) (?:after|against|at|before|during|if|in|on|when|while|with|without)\b/i;
/** Connectives at the start of a clause. */
export const LINK = /^(?:then|also|instead|but|first|just|and),? /i;
/** Two variants in one clause. */
export const ADD_OR = /^add \+\d or take [^,]*$/i;
/** Terms that affect the roll itself, so the decision cannot wait until after it. */
export const IN_THE_ROLL =
	/\b(?:rerolls?|rolls?(?! (?:once |twice )?on (?:an?|the|this|your) [a-z' ]{0,40}\b(?:oracle|table))|preset|add \+|action die|challenge di(?:e|ce)|automatic|choose|as above)\b/i;

/** "reroll all dice and add +2 (instead of +1)": the difference, since +1 has already been added. */
export function moreThanBefore(clause: string, add: number | object | undefined): string {
	const [, by, instead] = /^add \+(\d) \(instead of \+(\d)\)$/i.exec(clause) ?? [];
	if (by !== undefined && Number(instead) === add) return `add +${Number(by) - Number(instead)}`;
	return add !== undefined && /^add \+\d$/i.test(clause) ? `${clause} (instead of)` : clause;
}

/** "choose one of their paths": a list that nothing else takes. */
export const UNKNOWN_CHOICE =
	/^(?:(?:you|they) (?:may|must|can) )?(?:also )?choose (?:one|your|their|an?)\b|\bby choosing\b|[a-z] you (?:may|can)[.…:]{0,3}$/i;

/** "you may [End the Fight] and reroll any dice": the dice of the move that follows, and not of this one. */
export const REROLLED_THERE = /^(?:you )?(?:(?:may|can) )?(?:immediately )?\[[^\]]{1,80}\],? and (?:may )?reroll\b/i;

const FOLLOWED = new RegExp(
	`^((?:you )?(?:may |can )?)(?:immediately |then )?${NO_PRICE}(${MOVE})(?: now| at once| immediately)?,? and (?:may )?(add \\+\\d)$`,
	'i',
);

/** "you may [End the Fight] now and add +1": a move that follows, with what is added to its roll. */
export function followedIn(said: string): string | undefined {
	const [, offer = '', move = '', gain] = FOLLOWED.exec(said) ?? [];
	return gain === undefined ? undefined : `${offer}${move} and ${gain}`;
}

export const OFFER = /^(?:you|they) (?:may|can) /i;

/** "surge": a word that other rules explain, about the roll. */
export const ONE_WORD = /^[a-z]{3,}$/;

/** "you [Endure Harm] you may give up this armor": the comma is missing, and all of it was taken for the trigger. */
const ALLOWED_IN_TRIGGER = /\][^\][;]{0,200} you (?:may|can|must) .+/i;

/** What is no strong hit yet: a result cannot be improved before it is there. */
export const MADE_STRONG = /^(?:you (?:may|can) )?make it a strong hit$/i;

export const ENVISIONED = /^(?:you (?:may|must|can) )?(?:envision|describe|imagine)\b/i;

/** Whether a sentence, or else what its trigger allows, is about more than allies and what is envisioned. */
export function isForYou(sentence: string, trigger: string): boolean {
	const said = sentence === '' ? ALLOWED_IN_TRIGGER.exec(trigger)?.[0] : sentence;
	return said !== undefined && !FOR_ALLIES.test(said) && !ENVISIONED.test(said);
}

/** "[Endure Harm] (-1) as the fire spreads": how an effect looks in the story. */
export const STORY_BEHIND =
	/,? (?:as (?:its?|the|this|your)|(?:due|thanks) to (?:the|its|your)|because of (?:the|its|your)) (?!(?:above|amount|bonus|cost|maximum|price|result|same|total)\b)(?:(?!\b(?:add|allows?|as|if|instead|lose|mark|reroll|roll|suffer|take|unless|until|when|while)\b)[a-z' ,-]){3,120}$/i;
