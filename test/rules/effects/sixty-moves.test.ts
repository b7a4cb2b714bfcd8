import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import type { Move } from '../../../src/rules/move';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';
import { SIXTY_MOVES, type OwnMove } from './sixty-moves';

const ruleset = bundledRuleset('starforged');

interface MoveRead {
	readonly roll: string | undefined;
	readonly always: string;
	readonly strong: string;
	readonly weak: string;
	readonly miss: string;
}

/** In notation, with `say …` for words that are shown. */
const written = (effects: readonly Effect[] = []): string =>
	writeEffects(effects).replace(/^(\t*)say .*$/gm, '$1say …');

function rollOf({ roll_type, trigger }: Move): string | undefined {
	if (roll_type === 'no_roll') return undefined;
	if (roll_type !== 'action_roll') return 'progress';
	const options = trigger.conditions.flatMap(({ roll_options }) => roll_options);
	return options
		.flatMap(option =>
			option.using === 'stat' ? option.stat : option.using === 'condition_meter' ? option.condition_meter : [],
		)
		.join(' or ');
}

function readOwn({ text }: OwnMove): MoveRead {
	const note = `# Salt Moves\n\n## Brave the Salt\n\n${text}\n`;
	const { layer } = readReference(note, 'Salt', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const move = book.ruleset.moves.find(({ name }) => name === 'Brave the Salt');
	if (!move) throw new Error('the move was not found');
	const { always, outcomes } = book.effectsOf(move);
	return {
		roll: rollOf(move),
		always: written(always),
		strong: written(outcomes.strong_hit),
		weak: written(outcomes.weak_hit),
		miss: written(outcomes.miss),
	};
}

const rightOf = ({ roll, always = '', strong = '', weak = '', miss = '' }: OwnMove): MoveRead => ({
	roll,
	always,
	strong,
	weak,
	miss,
});

/** How a move was read, from the best to the worst. */
const VERDICTS = ['right', 'shown', 'silent', 'wrong'] as const;
type Verdict = (typeof VERDICTS)[number];

const isShown = (line: string): boolean => /^\t*say …$/.test(line);

/**
 * Right if it is as expected; shown if nothing is done that should not be, and all that is not done is shown; silent if
 * something is neither done nor shown; wrong if something else is done.
 */
function verdictOn(read: string, right: string): Verdict {
	if (read === right) return 'right';
	const lines = read === '' ? [] : read.split('\n');
	const wanted = right.split('\n');
	if (!lines.filter(line => !isShown(line)).every(line => wanted.includes(line))) return 'wrong';
	return lines.some(isShown) ? 'shown' : 'silent';
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
	[...VERDICTS].reverse().find(verdict => verdicts.includes(verdict)) ?? 'right';

function verdictOf(move: OwnMove): Verdict {
	const read = readOwn(move);
	const right = rightOf(move);
	const parts = (['always', 'strong', 'weak', 'miss'] as const).map(part => verdictOn(read[part], right[part]));
	const all = worst([...parts, read.roll === right.roll ? 'right' : 'wrong']);
	// where all of the text is shown in any case, nothing of an outcome is silent
	return all === 'silent' && read.always.split('\n').every(isShown) ? 'shown' : all;
}

/** The moves that are not read rightly: how they are read, how their text begins, and why. The list only shrinks. */
const LEFT: readonly (readonly [verdict: Verdict, words: string, why: string])[] = [
	['shown', 'When you patch the roof', '“Take a point of spirit” and “Nothing gained”'],
	['shown', 'When you light a beacon', '“as well” behind the cost that comes on top'],
	['shown', 'When you come home', '“as well” behind the gain that comes on top'],
	['shown', 'When you hail a stranger', '“too” behind the gain that comes on top'],
	['shown', 'When you bribe the watch', '“be marked” in an option'],
	['shown', 'When you search the wreck', '“from the same list”'],
	['shown', 'When you wake from a bad dream', '“You may Ask the Oracle what …” is shown, and is story'],
	['shown', 'When you cross a border', '“for the toll” may be a price'],
	['shown', 'When you give a thing away', '“hand over 1 supply”'],
	['shown', 'When you shake off the cold', '“drop 1 health and 1 spirit”'],
];

const FIGURES = ['50 right', '10 shown', '0 silent', '0 wrong'];

describe('sixty moves in the English of players', () => {
	const NOT_RIGHT = LEFT.map(([, words]) => words);
	const isLeft = ({ text }: OwnMove): boolean => NOT_RIGHT.some(words => text.startsWith(words));

	it.each(SIXTY_MOVES.filter(move => !isLeft(move)))('$text', move => {
		expect(readOwn(move)).toEqual(rightOf(move));
	});

	it.each(LEFT)('is %s: %s, for %s', (verdict, words) => {
		const move = SIXTY_MOVES.find(({ text }) => text.startsWith(words));
		expect(move && verdictOf(move)).toBe(verdict);
	});

	it('so many are right', () => {
		const verdicts = SIXTY_MOVES.map(verdictOf);
		const count = (verdict: Verdict) => verdicts.filter(other => other === verdict).length;
		expect(VERDICTS.map(verdict => `${count(verdict)} ${verdict}`)).toEqual(FIGURES);
	});
});
