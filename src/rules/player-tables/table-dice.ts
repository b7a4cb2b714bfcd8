import { DICE, highestFace, readDice, type OracleDice } from '../oracles/oracle';

/** Matches `d6`, `1W100`, `2d6 + 1` or `d%`, but not `and6`. */
const NAMED = new RegExp(`(^|[^\\p{L}\\p{N}])(${DICE}|[dw]%)(?![\\p{L}\\p{N}%])`, 'iu');
/** Number of characters of a heading that are searched. */
const LONGEST_TITLE = 300;

/** A heading, or the head of a column, and the dice it names. */
export interface DicedTitle {
	/** The text without the dice: "Weather" for "Weather (d6)". */
	readonly title: string;
	/** The dice as written. */
	readonly named?: string;
	/** Absent if no dice are named, or if they cannot be rolled. */
	readonly dice?: OracleDice;
}

/** Whether a heading names dice, so that a table below it can be rolled. */
export const namesDice = (heading: string): boolean => NAMED.test(heading.slice(0, LONGEST_TITLE));

export function readTitle(words: string): DicedTitle {
	const text = words.slice(0, LONGEST_TITLE);
	const found = NAMED.exec(text);
	if (!found) return { title: text.trim() };
	const [whole, before = '', named = ''] = found;
	const from = found.index + before.length;
	const dice = diceOf(named);
	const title = withoutDice(text.slice(0, from), text.slice(found.index + whole.length));
	return { title, named, ...(dice && { dice }) };
}

/** Removes the dice along with the brackets, colon or dash next to them. */
function withoutDice(before: string, after: string): string {
	const opens = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
	const closes = after.search(/[)\]]/);
	const isInBrackets = opens >= 0 && closes >= 0 && !/[)\]]/.test(before.slice(opens));
	const [left, right] = isInBrackets ? [before.slice(0, opens), after.slice(closes + 1)] : [before, after];
	return `${left.replace(/[\s:–—-]{1,99}$/, '')} ${right.replace(/^[\s:–—-]+/, '')}`.replace(/\s+/g, ' ').trim();
}

/** Maximum number of faces. */
export const MOST_FACES = 10_000;

/** Parses dice that can be rolled, with faces from 0 to 10,000. */
function diceOf(named: string): OracleDice | undefined {
	const dice = readDice(named.replace('%', '100'));
	return dice && lowestFace(dice) >= 0 && highestFace(dice) <= MOST_FACES ? dice : undefined;
}

export const lowestFace = ({ count, modifier }: OracleDice): number => count + modifier;

/** Whether the dice are a d66: two six-sided dice read as tens and ones, from 11 to 66. */
export const isD66 = ({ count, sides, modifier }: OracleDice): boolean => count === 1 && sides === 66 && modifier === 0;

/** Every number that the dice can show, in ascending order. */
export function facesOf(dice: OracleDice): readonly number[] {
	const lowest = lowestFace(dice);
	const all = Array.from({ length: highestFace(dice) - lowest + 1 }, (_, i) => lowest + i);
	return isD66(dice) ? all.filter(face => face > 10 && face % 10 >= 1 && face % 10 <= 6) : all;
}

/** "d6", "2d6+1" */
export function diceWords({ count, sides, modifier }: OracleDice): string {
	const more = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
	return `${count > 1 ? count : ''}d${sides}${more}`;
}
