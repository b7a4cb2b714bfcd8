import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyLayer } from '../../../src/rules/books/layers';
import type { Move } from '../../../src/rules/move';
import { readReference, type ReferenceReading } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook, type Rulebook } from '../../../src/rules/books/rulebook';

const starforged = bundledRuleset('starforged');

/** What a move comes to: always, and for each outcome; what comes to nothing is left out. */
export type Played = Readonly<Partial<Record<'always' | 'strong' | 'weak' | 'miss', string>>>;

/** A note as a vault holds it, over Starforged. */
export const readNote = (text: string, name = 'House moves'): ReferenceReading => readReference(text, name, starforged);

/** What each move of a note comes to, by its name. */
export function playedIn(text: string, name?: string): Readonly<Record<string, Played>> {
	const { layer } = readNote(text, name);
	const book = rulebook(applyLayer(starforged, layer));
	return Object.fromEntries(layer.moves.map(move => [move.name, played(book, book.move(move.name) ?? move)]));
}

/** "4: This heading is not read as a move. …" */
export const findingsOf = (text: string, name?: string): readonly string[] =>
	readNote(text, name).findings.map(({ line, message }) => `${line}: ${message}`);

export function played(book: Rulebook, move: Move): Played {
	const { always, outcomes } = book.effectsOf(move);
	const comesTo = {
		always: written(always),
		strong: written(outcomes.strong_hit),
		weak: written(outcomes.weak_hit),
		miss: written(outcomes.miss),
	};
	return Object.fromEntries(Object.entries(comesTo).filter(([, effects]) => effects !== ''));
}

const written = (effects: readonly Effect[] = []): string =>
	writeEffects(effects).replace(/\n/g, '; ').replace(/\t/g, '');
