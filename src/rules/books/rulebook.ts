import { abilityBook, type AbilityBook } from '../assets/ability-book';
import { countersFor } from '../assets/ability-values';
import { effectsOfOwnMove, inFullWords } from '../assets/parse/card-move';
import type { Effect, MoveEffects } from '../effects/effect';
import { readMoveEffects, readTableRow } from '../effects/read-effects';
import type { Trace } from '../effects/trace';
import { readTriggerAdds } from '../effects/trigger';
import { vocabularyOf, type Vocabulary } from '../effects/vocabulary';
import { lookUpMove } from '../find-move';
import { knownMove } from './precomputed-effects';
import { foldedLetters } from '../search/folded-text';
import type { Move, MoveTable, TableRow, TriggerAdd } from '../move';
import { plainText } from '../rules-text';
import { lazy, memoize } from '../core/memoize';
import type { Ruleset } from '../ruleset';

/** A ruleset with its parsed effects. Moves are parsed on first use. */
export interface Rulebook {
	readonly ruleset: Ruleset;
	/** Looks up a move by its name or an alias. */
	move(name: string): Move | undefined;
	/** The effects of a move: as stated by a correction or homebrew, else as parsed from its text. */
	effectsOf(move: Move): MoveEffects;
	/** Parses the move's text again and reports to `trace` which words produced which effects. */
	tracedEffectsOf(move: Move, trace: Trace): MoveEffects;
	/** The effects of a row of the move's table, given as printed or as the plain text of a record. */
	effectsOfRow(move: Move | undefined, row: string): readonly Effect[];
	/** Bonuses that the trigger grants under conditions the player judges. */
	triggerAddsOf(move: Move): readonly TriggerAdd[];
	/** The printed assets, and how their abilities affect a roll. */
	readonly abilities: AbilityBook;
}

/** The same ruleset has the same book, so that its moves are parsed once. */
export const rulebook = memoize((ruleset: Ruleset): Rulebook => {
	const vocabulary = lazy(() => vocabularyOf(ruleset));
	const rowsOf = memoize(rowReader);
	const abilities = abilityBook(ruleset);
	const read = new WeakMap<Move, MoveEffects>();
	/** A move printed on an asset may refer to that card's counters, the stats (outside a roll), and later moves: "set your shields to 4". */
	const effectsOfText = (move: Move, trace?: Trace): MoveEffects => {
		const card = isOfCard(move) ? abilities.card(move.category) : undefined;
		if (!card) return readMoveEffects(move, vocabulary(), trace);
		const isMoment = move._id.endsWith('.moment');
		const meters = [...vocabulary().meters, ...countersFor(card, ruleset), ...(isMoment ? ruleset.stats : [])];
		const words = { ...vocabulary(), meters };
		const effects = readMoveEffects(inFullWords(move), words, trace);
		if (isMoment) return effects;
		const ability = card.abilities.find(({ moves }) => moves.some(({ _id }) => _id === move._id));
		const accounted = ability ? abilities.read(card, ability).later : [];
		return effectsOfOwnMove(move, effects, accounted, words);
	};
	const readEffects = (move: Move, trace?: Trace): MoveEffects => {
		const effects = withStated(move, effectsOfText(move, trace));
		if (!read.has(move)) read.set(move, effects);
		return effects;
	};
	return {
		ruleset,
		move: name => lookUpMove(ruleset, name),
		effectsOf: move => read.get(move) ?? knownMove(ruleset, move)?.effects ?? readEffects(move),
		tracedEffectsOf: readEffects,
		effectsOfRow: (move, row) => (move ? rowsOf(move)(row, vocabulary()) : readTableRow(row, vocabulary())),
		triggerAddsOf: memoize(
			move => knownMove(ruleset, move)?.adds ?? move.trigger.adds ?? readTriggerAdds(move.text, vocabulary()),
		),
		abilities,
	};
});

const isOfCard = ({ _id }: Move): boolean => _id.startsWith('asset.ability.move:');

/** Stated effects replace parsed ones. */
function withStated({ stated }: Move, effects: MoveEffects): MoveEffects {
	if (!stated) return effects;
	return {
		always: stated.always ?? effects.always,
		outcomes: { ...effects.outcomes, ...stated.outcomes },
		matches: { ...effects.matches, ...stated.matches },
	};
}

/** Parses each row of a move's tables once. Rows are identified by their text, since that is what a record holds. */
function rowReader(move: Move): (row: string, vocabulary: Vocabulary) => readonly Effect[] {
	const printed = new Map<string, readonly [MoveTable, TableRow]>();
	for (const table of move.tables) for (const row of table.rows) printed.set(wordsOf(row.text), [table, row]);
	const understood = new Map<string, readonly Effect[]>();
	return (row, vocabulary) => {
		const known = understood.get(row);
		if (known) return known;
		// Use the printed text of the row, which has the links to moves.
		const [table, { min, text }] = printed.get(wordsOf(row)) ?? [undefined, { min: null, text: row }];
		const isShown = move.language !== undefined;
		const effects = statedRow(move, min, table?.column) ?? (isShown ? [] : readTableRow(text, vocabulary, table));
		understood.set(row, effects);
		return effects;
	};
}

const wordsOf = (row: string): string => foldedLetters(plainText(row));

const statedRow = ({ stated }: Move, min: number | null, column: string | undefined): readonly Effect[] | undefined =>
	stated?.rows?.find(row => row.min === min && (row.column === undefined || row.column === column))?.effects;
