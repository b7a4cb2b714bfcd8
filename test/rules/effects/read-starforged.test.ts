import { expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation';
import { readMoveEffects } from '../../../src/rules/effects/read-effects';
import type { Move } from '../../../src/rules/move';
import { OUTCOMES, outcomeWords } from '../../../src/rules/outcome';
import { starforgedMoves } from '../../support/datasworn-moves';

/** Every move with what it does, in the notation, as a page that a player can hold against the book. */
const pageOf = (moves: readonly Move[]) =>
	moves.map(move => [`## ${move.name}`, ...sectionsOf(move)].join('\n\n')).join('\n\n') + '\n';

function sectionsOf(move: Move): string[] {
	const { always, outcomes, matches } = readMoveEffects(move);
	return [
		section('always', always.length > 0 ? always : undefined),
		...OUTCOMES.flatMap(outcome => [
			section(outcomeWords(outcome), outcomes[outcome]),
			section(`${outcomeWords(outcome)} with a match`, matches[outcome]),
		]),
	].filter(text => text !== '');
}

const section = (title: string, effects: readonly Effect[] | undefined) =>
	effects
		? `${title}\n\n${effects.length > 0 ? `\`\`\`\n${writeEffects(effects.map(brief))}\n\`\`\`` : '(nothing)'}`
		: '';

/** The first words of a text are enough to find it in the book. */
const brief = <T>(value: T): T => {
	if (Array.isArray(value)) return value.map(brief) as T;
	if (typeof value !== 'object' || value === null) return value;
	const shortened = Object.entries(value).map(([key, part]: [string, unknown]) => [
		key,
		typeof part === 'string' && (key === 'text' || key === 'label') ? firstWords(part) : brief(part),
	]);
	return Object.fromEntries(shortened) as T;
};

const firstWords = (text: string): string => {
	const words = text.split(' ');
	return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text;
};

const CHECKED = ['Adventure Moves', 'Suffer Moves', 'Fate Moves', 'Combat Moves'];

it('reads the adventure, suffer, fate and combat moves of Starforged', async () => {
	const moves = starforgedMoves().filter(({ category }) => CHECKED.includes(category));
	await expect(pageOf(moves)).toMatchFileSnapshot('../approved/starforged-effects.md');
});

it('reads the other moves of Starforged', async () => {
	const moves = starforgedMoves().filter(({ category }) => !CHECKED.includes(category));
	await expect(pageOf(moves)).toMatchFileSnapshot('../approved/starforged-effects-other.md');
});
