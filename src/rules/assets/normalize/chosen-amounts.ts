import { capitalize, withoutBrackets, type ListItem, type Sentence } from '../../effects/sentences';

/** The sentences of an ability, and a list for the one among them that says to choose. */
interface Listed {
	readonly sentences: readonly Sentence[];
	readonly items: readonly ListItem[];
}

const AMOUNTS = '(\\d(?:, \\d)*,? or \\d)';
/** "choose the force of the hit: 1, 2, or 3", "decide how much momentum you risk (1, 2, or 3) and" */
const CHOSEN = new RegExp(
	`\\b(?:choose|decide|pick|name) (?:the |an? )?([a-z' ]+?)(?::| \\() ?${AMOUNTS}\\)?(?:,? and |$)`,
	'i',
);
/** "[Lose Momentum] (-1, -2, or -3)", "suffer -1, -2, or -3 supply" */
const PAID = /(?:\[[^\][]{1,60}\] \(|\bsuffer )(-\d(?:, -\d){0,9},? or -\d)(?:\)| [a-z]+)/i;
/** "suffer -cargo by the amount dropped" */
const AS_MUCH = /\bsuffer -([a-z]+) by the amount [a-z]+/i;
const GOES_ON = /^(?!(?:when|whenever|once|if)\b(?! you do\b(?! not\b)))/i;
/** What lessens or forbids the amount. */
const BOUND = /\b(?:at most|half|instead|less|maximum|more than|not|twice|unless)\b/i;
const LEFT = /\b(?:that|the) amount\b/i;

const digitsIn = (words: string): readonly number[] => [...words.matchAll(/\d/g)].map(([digit]) => Number(digit));

/**
 * Puts an amount that the player chooses as one way for each: "choose the force: 1 or 2. Add +that amount" becomes
 * "choose one" with a list. `undefined` if no amount is chosen, or if what is said of it is not understood.
 *
 * @param most The highest value of a meter or counter of the card.
 */
export function chosenAmounts(
	sentences: readonly Sentence[],
	most: (name: string) => number | undefined,
): Listed | undefined {
	const said = sentences.map(sentence =>
		sentence.replace(AS_MUCH, (whole: string, name: string) => {
			const steps = Array.from({ length: most(name) ?? 0 }, (_, at) => `-${at + 1}`);
			return steps.length > 1 ? `suffer ${steps.slice(0, -1).join(', ')}, or ${steps.at(-1) ?? ''} ${name}` : whole;
		}),
	);
	const at = said.findIndex(sentence => CHOSEN.test(sentence) || PAID.test(sentence));
	const sentence = said[at];
	if (sentence === undefined) return undefined;
	const [whole, name = '', amounts = ''] = CHOSEN.exec(sentence) ?? [''];
	const [paid = '', prices = ''] = name === '' ? (PAID.exec(sentence) ?? []) : [];
	const start = sentence.indexOf(whole || paid);
	const rest = name === '' ? sentence.slice(start) : sentence.slice(start + whole.length);
	const end = said.findIndex((each, index) => index > at && !GOES_ON.test(each));
	const others = said.slice(at + 1, end < 0 ? undefined : end);
	if ([rest, ...others].some(each => BOUND.test(each))) return undefined;
	const items = digitsIn(amounts || prices).map(amount => {
		const price = paid.replace(prices, `-${amount}`);
		const own = [rest.replace(paid || '\0', price), ...others].map(each => withAmount(each, name, amount));
		const label = name === '' ? withoutBrackets(price).replace('-', '−') : `${name}: ${amount}`;
		return { label: capitalize(label), text: label, sentences: own.filter(each => each !== ''), items: [] };
	});
	if (items.some(item => item.sentences.some(each => LEFT.test(each))) || !LEFT.test([rest, ...others].join()))
		return undefined;
	const head = `${sentence.slice(0, start)}choose one`;
	return { sentences: [...said.slice(0, at), head, ...(end < 0 ? [] : said.slice(end))], items };
}

/** "add +that amount", "[Lose Momentum] equal to 1 + the amount risked" */
function withAmount(sentence: string, name: string, amount: number): string {
	const named = name === '' || /^(?:amount|how much)\b/i.test(name) ? '' : `|the ${name}`;
	const equal = new RegExp(
		`(\\]) (?:and suffer [a-z]+ )?equal to (?:(\\d) \\+ )?(?:that amount|the amount(?: [a-z]+)?${named})`,
		'gi',
	);
	return sentence
		.replace(equal, (_, bracket: string, more = '0') => `${bracket} (-${Number(more) + amount})`)
		.replace(/\badd \+?that amount\b/gi, `add +${amount}`)
		.replace(/\bsuffer that (?:amount of|much) ([a-z]+)/gi, `suffer -${amount} $1`)
		.replace(/\b(take|suffer) ([+-])that amount of ([a-z]+)/gi, `$1 $2${amount} $3`);
}
