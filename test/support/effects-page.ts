import type { Effect, MoveEffects } from '../../src/rules/effects/effect';
import { writeEffects } from '../../src/rules/effects/notation/write-notation';
import type { Move } from '../../src/rules/move';
import { OUTCOMES, outcomeName } from '../../src/rules/core/outcome';
import type { Rulebook } from '../../src/rules/books/rulebook';

/** Every move with what it does, in the notation, as a page that a player can hold against the book. */
export const effectsPage = (book: Rulebook): string =>
	book.ruleset.moves.map(move => toldMove(book, move)).join('\n\n') + '\n';

/** The same of an expansion: only the moves that do something else than those of the ruleset it extends. */
export function changedEffectsPage(book: Rulebook, base: Rulebook): string {
	const extended = new Set(base.ruleset.moves.map(move => toldMove(base, move)));
	const changed = book.ruleset.moves.map(move => toldMove(book, move)).filter(told => !extended.has(told));
	return changed.join('\n\n') + '\n';
}

const toldMove = (book: Rulebook, move: Move): string => [`# ${move.name}`, ...sectionsOf(book, move)].join('\n');

function sectionsOf(book: Rulebook, move: Move): string[] {
	return [...outcomeSections(book.effectsOf(move)), ...rowSections(book, move)];
}

const outcomeSections = ({ always, outcomes, matches }: MoveEffects): string[] => [
	...section('always', always.length > 0 ? always : undefined),
	...OUTCOMES.flatMap(outcome => [
		...section(outcomeName(outcome), outcomes[outcome]),
		...section(`${outcomeName(outcome)} with a match`, matches[outcome]),
	]),
];

/** The rows of its tables that ask for something. */
const rowSections = (book: Rulebook, move: Move): string[] =>
	move.tables.flatMap(({ column, rows }) =>
		rows.flatMap(({ min, max, text }) => {
			const effects = book.effectsOfRow(move, text);
			const range = `${min}-${max}`;
			return effects.length > 0 ? section(`row ${[column, range].filter(Boolean).join(' ')}`, effects) : [];
		}),
	);

const section = (title: string, effects: readonly Effect[] | undefined): string[] =>
	effects ? [`## ${title}`, effects.length > 0 ? writeEffects(effects.map(brief)) : '(nothing)'] : [];

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
