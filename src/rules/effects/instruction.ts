import { straighten } from './sentences';

/** Words that tell the player to do something by the rules: a number, a move by name, or a verb of the rules with its object. */
export function isInstruction(text: string): boolean {
	const words = straighten(text).toLowerCase();
	if (/\d/.test(words) || /\[[^\]]+\]/.test(words) || STATE.test(words)) return true;
	if (NAMED.test(words)) return true;
	const bare = fromVerb(words);
	return INSTRUCTION.test(bare) && (OF_THE_RULES.test(bare) || NUMBER_WORD.test(bare));
}

/** "Mark moth-eaten" names an impact, known or not; "clear skies" and "clear out" are words of the story. */
const NAMED =
	/^(?:you must )?(?:also )?(?:mark|clear) (?!(?:air|away|ground|it|off|out|sailing|sky|that|them|this|up|water|[a-z-]*[a-rt-z-]s)$)[a-z-]+$/;

/** One word before the verb: whom it is for, or how it is linked to what comes before. */
const BEFORE_VERB =
	/^(?:(?:you(?: and (?:your|any) allies| or an ally)?|they|he|she|it|all players|each ally|must|may|each|also|then|instead|immediately|would|can)|\([^)]*\)) /;

function fromVerb(words: string): string {
	const found = BEFORE_VERB.exec(words);
	return found ? fromVerb(words.slice(found[0].length)) : words;
}

const INSTRUCTION =
	/^(?:take|suffer|lose|gain|mark|clear|roll|reroll|raise|reduce|increase|reset|give|add|choose|restore|regain|recover|receive|heal|pay|lower|decrease|deduct|halve|double|set|fill|advance|discard|destroy|spend|write|apply|count|make|activate|resolve|preset|treat|ignore|inflict|erase|exchange|repair|fix|assume|begin|create|consume|use up|remove|undo|tick)\b/;
const OF_THE_RULES =
	/\b(?:momentum|health|spirit|supply|integrity|progress|reward|tracks?|ranks?|ticks?|box|boxes|impact|debility|condition|assets?|experience|vow|bond|moves?|cost|table|dice|die|clock|segments?|points?|ability|abilities|roles?|benefits?|hit|miss|harm|stress|damage|module|objective|supplies|connection)\b/;
const NUMBER_WORD = /^(?!choose\b)[a-z]+ (?:one|two|three|four|five|six|half)\b/;
const STATE =
	/\b(?:in control|in a bad spot|initiative|are dead|are lost(?=[.!…]*$)|you die|more than once|roll or choose on the table)\b/;
