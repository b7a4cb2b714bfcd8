import { getOwn } from '../../rules/core/collections';
import { inBlockOrder, type LineValues } from './inline-values';

/**
 * Converts between a question with its answer on one line and the equivalent block:
 *
 *     Is the airlock guarded? › yes (likely: 34)
 *     Core / Action › Advance (rolled: 3)
 */

const YES_OR_NO = /^(?:extreme )?(?:yes|no)$/i;
/** `yes (likely: 34)`, `yes (likely)`. */
const WITH_ODDS = /^(.+) \(([^():;]{1,40})(?:: (\d{1,3}))?\)$/;
/** `Advance (rolled: 3)`, `Human bones (cursed) (rolled: 34, cursed die 10)`. */
const WITH_DICE =
	/^(.+) \(rolled:? ((?:\d{1,3}|none)(?:[,;] ?(?:\d{1,3}|none))*)(?:, cursed die ([\d; none]{1,200}))?\)$/;
const OR = ' or ';
/** Dice typed by the player rather than an oracle of a book, so there is nothing to ask again. */
const DICE_NAME = /^\d{0,3}d\d{1,4}(?:\s*[+−-]\s*\d{1,4})?$/i;

/** The block equivalent to an answer on a line; `undefined` if it is only about dice. */
export function bodyOfAnswer(asked: string, said: string): string | undefined {
	if (asked === '' || said === '' || DICE_NAME.test(asked)) return undefined;
	return inBlockOrder(...(questionIn(asked, said) ?? oracleIn(asked, said)));
}

type AnswerFields = readonly ['ask' | 'oracle', LineValues];

const answerFields = (kind: 'ask' | 'oracle', values: Readonly<Record<string, string | undefined>>): AnswerFields => [
	kind,
	new Map(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, [value]] as const]))),
];

function questionIn(asked: string, said: string): AnswerFields | undefined {
	const [, answer = said, odds, dice] = WITH_ODDS.exec(said) ?? [];
	const isQuestion = YES_OR_NO.test(answer) && (odds !== undefined || asked.endsWith('?'));
	if (isQuestion) return answerFields('ask', { ask: asked, odds, dice, answer });
	const both = dice === undefined ? undefined : twoIn(asked, answer);
	return both && answerFields('ask', { ask: both[0], or: both[1], odds, dice, answer });
}

/** The two possibilities of a question, one of which is the answer. */
function twoIn(asked: string, answer: string): readonly [string, string] | undefined {
	const is = answer.replace(/ \(extreme\)$/i, '');
	if (asked.startsWith(is + OR)) return [is, asked.slice(is.length + OR.length)];
	return asked.endsWith(OR + is) ? [asked.slice(0, -is.length - OR.length), is] : undefined;
}

function oracleIn(oracle: string, said: string): AnswerFields {
	const [, result = said, dice, cursed_die] = WITH_DICE.exec(said) ?? [];
	return answerFields('oracle', { oracle, dice, cursed_die, result });
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
	ask: ['ask', 'or', 'odds', 'dice', 'answer'],
	oracle: ['oracle', 'dice', 'cursed_die', 'result'],
};

/** Writes an answered question or oracle on a line; `undefined` if only separate keys can express it. */
export function answerOnLine(kind: string, values: LineValues): string | undefined {
	const keys = getOwn(KEYS, kind);
	const isPlain = [...values].every(([key, all]) => keys?.includes(key) && all.length === 1);
	const of = (key: string): string | undefined => values.get(key)?.[0];
	const said = of(kind === 'ask' ? 'answer' : 'result');
	if (!isPlain || said === undefined) return undefined;
	const [odds, dice, cursed] = ['odds', 'dice', 'cursed_die'].map(of);
	const asked = [of(kind), of('or')].flatMap(part => part ?? []).join(OR);
	const rolled = kind === 'ask' ? [odds, dice].flatMap(part => part ?? []).join(': ') : diceWords(dice, cursed);
	return `${asked} › ${said}${rolled === '' ? '' : ` (${rolled})`}`;
}

const diceWords = (dice: string | undefined, cursed: string | undefined): string =>
	dice === undefined ? '' : `rolled: ${dice}${cursed === undefined ? '' : `, cursed die ${cursed}`}`;
