import { outcomeWords } from '../outcome';
import type { Amount, Condition, Count, Effect, Option } from './effect';

/** The notation of effects, one line each; what belongs to a line stands under it, one tab deeper. */
export const writeEffects = (effects: readonly Effect[]): string =>
	effects.flatMap(effect => linesOf(effect)).join('\n');

/** The words that begin a line or stand between its parts. A name with one of them in it is written in quotes. */
export const KEYWORDS: readonly string[] = [
	...[
		'as',
		'at',
		'choose',
		'clear',
		'combat',
		'companion',
		'else',
		'exchange',
		'for',
		'if',
		'is',
		'mark',
		'may',
		'most',
	],
	...['move', 'next', 'not', 'or', 'progress', 'say', 'suffer', 'table', 'vehicle'],
];

function linesOf(effect: Effect): string[] {
	switch (effect.kind) {
		case 'meter':
			return [`${meter(effect)} ${amount(effect.by)}${effect.at_most ? ' at most' : ''}`];
		case 'suffer':
			return [`suffer ${signed(effect.by)}${times(effect.times)}`];
		case 'move':
			return [`move ${name(effect.move)}${effect.by === undefined ? '' : ` ${amount(effect.by)}`}${asOutcome(effect)}`];
		case 'next':
			return [`next ${signed(effect.add)}`];
		case 'progress':
			return [`progress${times(effect.times)}`];
		case 'impact':
			return [`${effect.marked ? 'mark' : 'clear'} ${name(effect.impact)}`];
		case 'combat':
			return [`combat ${name(effect.position)}`];
		case 'table':
			return ['table'];
		case 'as':
			return [`as ${outcomeWords(effect.outcome)}`];
		case 'choose':
			return [`choose ${count(effect.count)}`, ...effect.options.flatMap(option => under(optionLines('-', option)))];
		case 'may':
			return optionLines('may', effect.option);
		case 'exchange':
			return ['exchange', ...inside(effect.pay), 'for', ...inside(effect.take)];
		case 'if':
			return [
				`if ${condition(effect.condition)}`,
				...inside(effect.then),
				...(effect.otherwise.length > 0 ? ['else', ...inside(effect.otherwise)] : []),
			];
		case 'say':
			return [`say ${effect.text}`.trimEnd()];
	}
}

const inside = (effects: readonly Effect[]): string[] => under(effects.flatMap(linesOf));

const under = (lines: readonly string[]): string[] => lines.map(line => `\t${line}`);

const optionLines = (mark: string, { label, effects }: Option): string[] => [
	`${mark} ${label}`.trimEnd(),
	...inside(effects),
];

const meter = ({ whose, meter }: { readonly whose?: string; readonly meter: string }): string =>
	`${whose ? `${whose} ` : ''}${name(meter)}`;

const amount = (by: Amount): string => (typeof by === 'number' ? signed(by) : by.map(signed).join(' or '));

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

function times(number: number): string {
	if (number === 1) return '';
	return number === 2 ? ' twice' : ` ${number} times`;
}

const asOutcome = ({ as }: Extract<Effect, { kind: 'move' }>): string => (as ? ` as ${outcomeWords(as)}` : '');

function count({ min, max }: Count): string {
	if (max === null) return min === 0 ? 'any' : `${min} or more`;
	if (min === max) return String(max);
	return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

const condition = (condition: Condition): string =>
	condition.kind === 'impact'
		? `${condition.marked ? '' : 'not '}${name(condition.impact)}`
		: `${meter(condition)} is ${condition.not ? 'not ' : ''}${condition.is}`;

/** Letters, apostrophes and hyphens. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;

/** A name as it stands, or in quotes when a reader could take part of it for something else. */
const name = (words: string): string =>
	words.split(' ').every(word => PLAIN_WORD.test(word) && !KEYWORDS.includes(word)) ? words : JSON.stringify(words);
