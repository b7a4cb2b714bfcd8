import { memoize } from '../core/memoize';
import { isAscii } from '../search/folded-text';
import { PRINTED, type Vocabulary } from './vocabulary';

/**
 * Words that may never be skipped as story: those that tie an effect to a circumstance, since without them the effect
 * would apply too broadly, and those that name something the rules track, since an effect would be lost.
 */

/** "the next time you rest", "either …", "instead", "on a match", "whichever is worse", "one of" */
const BINDING =
	/\b(?:if|unless|until|when|whenever|while|except|instead|rather|regardless|whatever|heads|tails|the same|all of (?:that|this|these)|(?:all|any) (?:of )?the above|either|neither|nor|whichever|only|each|every|per|once (?:per|a|each|every|in|you|the)|twice|next time|in your next|again|before|after|during|as long as|from now on|(?:higher|lower|more|less) than|at (?:most|least)|(?:any|[1-9]|one|two|three|some|none|lowest|highest) of|at the (?:end|start|beginning) of|on an? (?:match|miss|hit|strong hit|weak hit|yes|no))\b/i;

/** An introductory phrase before an instruction: "With a companion, …", "At night, …". */
const LEADING =
	/^(?:above|against|alone|among|at|below|beneath|beyond|by|facing|for|from|given|in|inside|near|on|outside|under|upon|using|with|within) ?/i;

/** Whether words before an instruction say where or with what it applies. */
export const isLeadingPhrase = (words: string): boolean => LEADING.test(words);

/** A negation. A cost of the story is "not without danger"; "but not shaken" is about the state. */
const NEGATION = /\b(?:no|not|never|without|cannot|no longer)\b/i;

/**
 * Whether words that were not understood may govern what stands beside them: they name a move (which need not be made:
 * "without having to [Face Danger] or [Pay the Price]") or how it turns out, choose from a list, or state a cost for several moves.
 */
export const governsNeighbours = (words: string): boolean => GOVERNING.test(words);

const GOVERNING =
	/\[|\bautomatic (?:strong|weak) hit\b|\([+-]\d|^(?:but |and )?(?:never|not|no|to|up to|down to|at most|at least|only|max(?:imum)?|min(?:imum)?|limited|capped)\b|\b(?:choose|pick|select)s?\b|\b(?:[1-9]|one|two|three|four|half|some|any) (?:from|of|among|out of|between)\b/i;

/** Whether words make those around them depend on a circumstance. */
export const isCircumstantial = (words: string, vocabulary?: Vocabulary): boolean =>
	BINDING.test(words) || (NEGATION.test(words) && namesState(words, vocabulary));

/**
 * Whether words may be an instruction to change the state: they have a verb of the rules and something for it to act
 * on.
 */
export const changesState = (words: string, vocabulary?: Vocabulary): boolean =>
	HEALED.test(words) ||
	/\bclocks?\b/i.test(words.replace(CLOCK_IDIOM, '')) ||
	isMoved(words, vocabulary) ||
	isMarked(words, vocabulary) ||
	((VERB.test(words) || NUMBER.test(words)) && namesState(words, vocabulary)) ||
	ownMeter(vocabulary ?? PRINTED).test(words);

/** "knock it off your health": something is done to a meter; in "and your spirit is strengthened" nothing is. */
const ownMeter = memoize(
	({ meters }: Vocabulary) =>
		new RegExp(
			`\\b(?!(?:and|as|but|if|or|so|that|when|while)\\b)[a-z]+ (?:your|her|his|its|their) (?:${meters.join('|')})\\b`,
			'i',
		),
);

/** "knock one off your health", "jot down two ticks" */
const NUMBER = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|zero|another|a point)\b/i;

/** Any other clock does nothing that is story alone: "the clock ticks", "push the siege clock on". */
const CLOCK_IDIOM = /\b(?:against|around|beat|race|round) the clock\b/i;

/** "everyone heals one" */
const HEALED = /\b(?:heal|recover|regain|gain|lose)s? (?:one|two|three|four|five|six)(?! (?:another|of)\b)\b/i;

/** "No momentum may be gained", "supply is lost" */
function isMoved(words: string, { meters }: Vocabulary = PRINTED): boolean {
	if (!MOVED.test(words)) return false;
	const said = spaced(words);
	return meters.some(name => said.includes(spaced(name)));
}

const MOVED =
	/\b(?:is|are|be|been) (?:[a-z]+ly )?(?:gained|given|halved|increased|lost|lowered|raised|recovered|reduced|regained|restored|spent|taken)\b/i;

/** "For the rest of the scene you are shaken". Impacts of vehicles are left out, since they are everyday words too. */
function isMarked(words: string, { impacts }: Vocabulary = PRINTED): boolean {
	if (!/are|become/i.test(words)) return false;
	const said = spaced(words).replace(/ (are|become) (?:now|all|both|also|left) /, ' $1 ');
	if (!/ (?:are|become) /.test(said)) return false;
	const own = impacts.filter(name => !OF_VEHICLES.includes(name));
	return own.some(name => said.includes(` are ${name} `) || said.includes(` become ${name} `));
}

const OF_VEHICLES: readonly string[] = ['battered', 'broken', 'disabled', 'troubled'];

const VERB =
	/\b(?:(?:add|become|burn|clear|decrease|discard|double|drop|earn|equal|erase|exchange|fall|fill|gain|give|halve|heal|increase|inflict|keep|lose|lower|mark|pay|raise|receive|recover|reduce|regain|remove|reset|restore|rise|roll|spend|suffer|swap|take)s?|go(?:es)? (?:up|down))\b/i;

/**
 * Whether words name a meter, an impact, progress, or a part of a track. Matches whole words, so "heart" is not found
 * in "hearth".
 */
function namesState(words: string, vocabulary: Vocabulary = PRINTED): boolean {
	const said = spaced(words);
	return COUNTED.test(said) || stateNames(vocabulary).some(name => said.includes(name));
}

const stateNames = memoize(({ meters, impacts }: Vocabulary) => [...meters, ...impacts].map(spaced));

const COUNTED = /\b(?:progress|ticks?|segments?|clocks?|counters?|xp|experience|ranks?|impacts?)\b/;

/** Whether words are story whatever stands beside them: they limit, deny, count and change nothing, and point to nothing. */
export const isStoryAlone = (words: string, vocabulary?: Vocabulary): boolean =>
	!isTied(words) && ![VERB, NUMBER, /[\d[]/].some(sign => sign.test(words)) && !namesState(words, vocabulary);

/** Whether words limit or deny what stands beside them, or point to it. */
export const isTied = (words: string): boolean => [BINDING, NEGATION, POINTING].some(sign => sign.test(words));

const POINTING = /\b(?:it|its|this|that|these|those|them|they|so|both)\b/i;

/** Lowercases words and puts a space on both sides of each. */
const spaced = (words: string): string =>
	` ${
		words
			.toLowerCase()
			.match(isAscii(words) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu)
			?.join(' ') ?? ''
	} `;

/** A thing of the rules. */
export const OF_THE_RULES =
	/\b(?:momentum|health|spirit|supply|integrity|progress|reward|tracks?|ranks?|ticks?|box|boxes|impacts?|debilit(?:y|ies)|conditions?|assets?|experience|vow|bond|moves?|cost|table|dice|die|clock|segments?|points?|ability|abilities|roles?|benefits?|hit|miss|harm|stress|damage|module|objective|supplies|connection|(?:better|higher|lower|worse) result)\b/;
