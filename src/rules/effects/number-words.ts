import type { Amount, ByRank, Count } from './effect';

/** A number with its sign, the minus as a minus: "+2", "−1". */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** "two"; from six on in digits. */
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** "", "twice", "3 times". */
export function timesWords(times: number): string {
	if (times === 1) return '';
	return times === 2 ? 'twice' : `${times} times`;
}

/** "+2"; "−1, −2 or −3"; "+1, +2, +3, +4 or +5 by rank"; "the cost". */
export function amountWords(by: Amount): string {
	if (by === '-cost') return 'the cost';
	return typeof by === 'object' && 'by_rank' in by ? `${listed(by, signed)} by rank` : listed(by, signed);
}

/** "2 ticks", "1 tick"; "1, 2, 3, 4 or 5 ticks on quests, by rank". What is spent or lost counts as much as what is gained. */
export function countedWords(by: number | ByRank, noun: string, rest = ''): string {
	const isOne = by === 1 || by === -1;
	const words = `${listed(by, n => String(Math.abs(n)))} ${isOne ? noun : pluralOf(noun)}${rest}`;
	return typeof by === 'number' ? words : `${words}, by rank`;
}

const pluralOf = (noun: string): string => (noun === 'experience' ? noun : `${noun}s`);

function listed(by: Exclude<Amount, '-cost'>, write: (n: number) => string): string {
	if (typeof by === 'number') return write(by);
	return orList(('by_rank' in by ? by.by_rank : by).map(write));
}

export const orList = (words: readonly string[]): string =>
	words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Whether it is lost rather than gained. */
export function isLoss(by: Amount): boolean {
	if (by === '-cost') return true;
	const numbers = typeof by === 'number' ? [by] : 'by_rank' in by ? by.by_rank : by;
	return numbers.some(number => number < 0);
}

/** "a vow", "an objective" */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "Choose one", "Choose up to two", "Choose one or more", "Choose as many as apply". */
export const countWords = (count: Count): string => `Choose ${howMany(count)}`;

/** "one", "up to two", "one or more", "as many as apply" */
export function howMany({ min, max }: Count): string {
	if (max === null) return min > 0 ? `${numberWord(min)} or more` : 'as many as apply';
	if (min === max) return numberWord(max);
	return min === 0 ? `up to ${numberWord(max)}` : `${numberWord(min)} to ${numberWord(max)}`;
}
