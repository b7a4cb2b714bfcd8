import { bundledRuleset } from '../../src/rules/books/bundled';
import { applyLayer } from '../../src/rules/books/layers';
import { tableSteps } from '../../src/rules/player-tables/read-player-tables';
import { tablesOfRules } from '../../src/rules/player-tables/rollable-tables';
import { referenceSteps } from '../../src/rules/rules-notes/parse-rules-note';
import { fileSteps } from '../../src/rules/datasworn-files/read-rules';
import { rulesReportSteps } from '../../src/rules/report/rules-file';
import { rulebook, type Rulebook } from '../../src/rules/books/rulebook';
import type { WorkSlices } from '../../src/rules/core/work-slices';
import { rulesNoteOfMoves, rulesNoteOfSize } from './notes';

/** Work in slices, in milliseconds. */
interface Sliced {
	readonly total: number;
	/** The longest slice. */
	readonly longest: number;
}

/** A rules note in a process that has read nothing before. */
export interface RulesNoteFigures {
	/** Until it can be played by. */
	readonly read: Sliced;
	/** What its moves do, each of which is read when it is first played or shown. */
	readonly effects: number;
	/** The same note in the check, with a report on every word; the reader has warmed up by then. */
	readonly checked: Sliced;
}

/** As long as a slice of the plugin. */
const SLICE = 8;

function sliced<T>(steps: WorkSlices<T>): Sliced & { readonly made: T } {
	const slices: number[] = [];
	for (let start = performance.now(), step = steps.next(); ; step = steps.next()) {
		const time = performance.now() - start;
		if (time < SLICE && !step.done) continue;
		slices.push(time);
		if (step.done) return { made: step.value, total: slices.reduce((a, b) => a + b, 0), longest: Math.max(...slices) };
		start = performance.now();
	}
}

const figuresOf = ({ total, longest }: Sliced): Sliced => ({ total, longest });

function* bookOf(note: string): WorkSlices<Rulebook> {
	const below = bundledRuleset('starforged');
	const { layer, places } = yield* referenceSteps(note, 'House rules', below);
	const { tables } = yield* tableSteps(note, { path: 'House rules.md', name: 'House rules' });
	const oracles = tablesOfRules(tables, [...places.values()]).map(({ oracle }) => oracle);
	return rulebook(applyLayer(below, { ...layer, oracles }));
}

function* checkOf(note: string): WorkSlices<unknown> {
	const rules = yield* fileSteps(note, 'House rules.md', 'starforged');
	return rules.ok ? yield* rulesReportSteps(rules.value) : undefined;
}

function readWhole(note: string): Omit<RulesNoteFigures, 'checked'> {
	const read = sliced(bookOf(note));
	const start = performance.now();
	for (const move of read.made.ruleset.moves) read.made.effectsOf(move);
	return { read: figuresOf(read), effects: performance.now() - start };
}

const measured = (note: string): RulesNoteFigures => ({
	...readWhole(note),
	checked: figuresOf(sliced(checkOf(note))),
});

export const measureShortNote = (): RulesNoteFigures => measured(rulesNoteOfSize(60_000));

export const measureLongNote = (): RulesNoteFigures => measured(rulesNoteOfSize(1_000_000));

const MOVES = [10, 100, 1000];
const TRIES = 5;

/** How the time of reading, effects included, grows with the number of moves: 1 where it is in proportion. */
export function measureGrowth(): { readonly exponent: number } {
	const notes = MOVES.map(rulesNoteOfMoves);
	const bests = notes.map(() => Infinity);
	// by turns, so that each of them has a reader that is as warm as that of the others
	for (let i = 0; i < TRIES; i++)
		notes.forEach((note, at) => {
			const { read, effects } = readWhole(note);
			bests[at] = Math.min(bests[at] ?? Infinity, read.total + effects);
		});
	return { exponent: slopeOf(MOVES.map(Math.log), bests.map(Math.log)) };
}

/** Of the straight line that fits best. */
function slopeOf(xs: readonly number[], ys: readonly number[]): number {
	const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
	const [x, y] = [mean(xs), mean(ys)];
	const products = xs.reduce((sum, each, i) => sum + (each - x) * ((ys[i] ?? 0) - y), 0);
	return products / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}
