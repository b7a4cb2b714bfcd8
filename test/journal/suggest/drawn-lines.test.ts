import { expect, it } from 'vitest';
import type { Suggestion } from '../../../src/play/suggest/suggestion';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { sampled } from '../../support/sample';
import { at } from './table-of-lines';

const where = at('starforged');
const LINES = 300;
/** Its completion, with the dice before an add whose reason ends at the colon, is not read yet: it is told. */
const OPEN = ['swear an iron +2 a good plan 6,2,3: Find them, d'];

/** Numbers from 0 to `below`, always the same. */
function numbersFrom(seed: number): (below: number) => number {
	let state = seed;
	return below => {
		state = (state * 1103515245 + 12345) % 2147483648;
		return Math.floor((state / 2147483648) * below);
	};
}

const draw = numbersFrom(7);
const one = (all: readonly string[]): string => all[draw(all.length)] ?? '';

const MOVES = [
	'fd',
	'face danger',
	'strike',
	'clash',
	'siv',
	'swear an iron vow',
	'fulfill',
	'endure harm',
	'undertake',
	'compel',
	'mac',
	'milestone',
];
const NAMES = ['edge', 'heart', 'iron', 'wits', 'e', 'ark', '12', 'rook', 'dark', 'gunner', 'gunner pin'];
const ADDS = ['+1', '+1 rope', '-1 fear', '+2 a good plan', '+1 rope +1 luck'];
const DICE = ['4 3 9', '3 9', '4 vs 3, 9', '6,2,3', '5'];
const BEGUN = [': Find them', ': Find them, d', ': Go home, epic', ': iron'];

/** A letter left out, swapped with the next, or doubled. */
function slip(word: string): string {
	if (word.length < 4) return word;
	const i = 1 + draw(word.length - 2);
	const [before, letter, next, rest] = [word.slice(0, i), word.charAt(i), word.charAt(i + 1), word.slice(i + 2)];
	return one([before + next + rest, before + next + letter + rest, before + letter + letter + next + rest]);
}

/** A line of the form of a move, half of them with a slip, or a word left out or doubled. */
function drawnLine(): string {
	const parts = [
		one(MOVES),
		...(draw(3) ? [one(NAMES)] : []),
		...(draw(3) ? [] : [one(ADDS)]),
		...(draw(2) ? [] : [one(DICE)]),
	];
	const words = (parts.join(' ') + (draw(4) ? '' : one(BEGUN))).split(' ');
	const at = draw(words.length);
	const word = words[at] ?? '';
	const changed = [[word], [slip(word)], [], [word, word]][draw(4)] ?? [word];
	return [...words.slice(0, at), ...changed, ...words.slice(at + 1)].join(' ').trim();
}

const lines = sampled(Array.from({ length: LINES }, drawnLine), 100);
const listed = new Map<string, Suggestion | undefined>();

function firstOf(text: string): Suggestion | undefined {
	if (!listed.has(text)) listed.set(text, listSuggestions(text, where)[0]);
	return listed.get(text);
}

/** What Enter does, or does the second time after it has completed the text. */
function movesOf(text: string) {
	const first = firstOf(text);
	const then = first && !first.action && first.completion !== '' ? firstOf(first.completion) : first;
	return [first, then].flatMap(row => (row?.action?.kind === 'move' ? [{ row, input: row.action.rollInput }] : []));
}

it.each([
	[
		'nothing is named that was not behind a colon',
		(text: string) => movesOf(text).some(({ input }) => input.begin !== undefined) && !text.includes(':'),
	],
	[
		'dice of one’s own are used, never part of a reason',
		(text: string) =>
			movesOf(text).some(({ input }) => input.adds?.some(({ reason }) => /\d\D*\d$|^\d+$/.test(reason))),
	],
	[
		'each number is used',
		(text: string) =>
			movesOf(text).some(({ input: { thrown, adds = [], cost, track, abilities = [] } }) => {
				const used = [
					thrown?.actionDie,
					...(thrown?.challengeDice ?? []),
					...adds,
					cost,
					track === '12' ? 12 : undefined,
				];
				const reasons = adds.flatMap(({ reason }) => reason.match(/\d+/g) ?? []).length;
				const numbers = text.replace(/:.*$/, '').match(/\d+/g) ?? [];
				return abilities.length === 0 && used.filter(each => each !== undefined).length + reasons < numbers.length;
			}),
	],
	[
		'what Enter does is what its row says: its completion does the same',
		(text: string) => {
			const first = firstOf(text);
			return (
				first?.action?.kind === 'move' &&
				JSON.stringify(firstOf(first.completion)?.action) !== JSON.stringify(first.action)
			);
		},
	],
])('of drawn lines: %s', (_, isWrong) => {
	expect(lines.filter(line => isWrong(line) && !OPEN.includes(line))).toEqual([]);
});
