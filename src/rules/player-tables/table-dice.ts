import { highestFace, readDice, type OracleDice } from '../oracles/oracle';

/** `d6`, `1d100`, `2d6 + 1`, `d%`; a word such as `and6` has none. */
const DICE = /(^|[^\p{L}\p{N}])((?:\d{1,2})?d\d{1,4}(?:\s?[+-]\s?\d{1,3})?|d%)(?![\p{L}\p{N}%])/iu;
/** Characters of a heading that are looked at. */
const LONGEST_TITLE = 300;

/** A heading, or the head of a column, and the dice that it names. */
export interface DicedTitle {
	/** The words without the dice and what was around them: "Weather (d6)" is Weather. */
	readonly title: string;
	/** The dice as they are written. */
	readonly named?: string;
	/** Absent if none are named, or where those cannot be rolled. */
	readonly dice?: OracleDice;
}

/** Whether a heading names dice, so that what is under it is a table to roll on. */
export const namesDice = (heading: string): boolean => DICE.test(heading.slice(0, LONGEST_TITLE));

export function readTitle(words: string): DicedTitle {
	const text = words.slice(0, LONGEST_TITLE);
	const found = DICE.exec(text);
	if (!found) return { title: text.trim() };
	const [whole, before = '', named = ''] = found;
	const from = found.index + before.length;
	const dice = diceOf(named);
	const title = withoutDice(text.slice(0, from), text.slice(found.index + whole.length));
	return { title, named, ...(dice && { dice }) };
}

/** What is in brackets with the dice goes with them; so does a colon or a dash beside them. */
function withoutDice(before: string, after: string): string {
	const opens = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
	const closes = after.search(/[)\]]/);
	const isInBrackets = opens >= 0 && closes >= 0 && !/[)\]]/.test(before.slice(opens));
	const [left, right] = isInBrackets ? [before.slice(0, opens), after.slice(closes + 1)] : [before, after];
	return `${left.replace(/[\s:–—-]+$/, '')} ${right.replace(/^[\s:–—-]+/, '')}`.replace(/\s+/g, ' ').trim();
}

/** More faces than this no table has. */
export const MOST_FACES = 10_000;

/** Dice that can be rolled: each face is a number from 0 to 10,000. */
function diceOf(named: string): OracleDice | undefined {
	const dice = readDice(named.replace('%', '100'));
	return dice && lowestFace(dice) >= 0 && highestFace(dice) <= MOST_FACES ? dice : undefined;
}

export const lowestFace = ({ count, modifier }: OracleDice): number => count + modifier;

/** Two dice of six, read as tens and ones: 11 to 66. */
export const isD66 = ({ count, sides, modifier }: OracleDice): boolean => count === 1 && sides === 66 && modifier === 0;

/** Every number that the dice can show, from the lowest on. */
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
