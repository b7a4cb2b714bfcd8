/** A word of a set of rules that stands for a rule: "boost" for "add +1". */
export interface Keyword {
	/** In lower case. */
	readonly word: string;
	/** An instruction, without the full stop at its end. */
	readonly rule: string;
}

/** Where an instruction may begin. */
const BEGINS = '(^|[.,;:] |\\n|\\b(?:and|then|also|you (?:may|can)) )(?:also |then |you )?';

const MARKS = '[*_]{0,3}';

/** What may be between an instruction's verb and the keyword: "gain a boost", "roll with advantage". */
const VERBS = '(?:(?:gain|take|get|have|receive|use|apply|make it with|roll with) (?:an? |the )?)?';

/** What a keyword is applied to: "boost the roll", "advantage on it". */
const APPLIED = '(?: (?:(?:on|to|for) )?(?:it|(?:the|your|this|that) (?:roll|move)))?';

const ENDS = '(?=[.,;!)\\n]|$| (?:and|or) | on an? (?:strong|weak|hit|miss))';

/**
 * Puts the rule in place of each keyword that is an instruction of its own, as in "When you Clash, boost the roll" and
 * "roll +iron with advantage". Where it is not ("if you have advantage", "you cannot boost"), the word stays.
 */
export const withKeywords = (text: string, keywords: readonly Keyword[]): string =>
	keywords.reduce((said, { word, rule }) => {
		const keyword = `${MARKS}${word.replace(/ /g, '\\s')}${MARKS}`;
		return said
			.replace(
				new RegExp(`${BEGINS}${VERBS}${keyword}${APPLIED}${ENDS}`, 'gi'),
				(_whole, before: string) => `${before}${rule}`,
			)
			.replaceAll(`${rule} and suffer `, `${rule}; suffer `)
			.replace(new RegExp(`\\b(roll \\+[a-z]+) with ${keyword}${ENDS}`, 'gi'), `$1 and ${rule}`);
	}, text);
