import type { Effect } from '../effects/effect';
import type { Finding } from '../core/problem';
import type { StatedPlace } from '../stated-effects';
import type { WordClass } from './parsed-spans';

/** The number of words in each class. */
export type WordCount = Readonly<Record<WordClass, number>>;

/** Adjacent words of one class, as written. */
export interface Run {
	readonly of: WordClass;
	readonly text: string;
}

/** A piece of a text, and what was understood of it. */
export interface CoveredPiece {
	/** The 1-based line where it begins. */
	readonly line: number;
	readonly kind: 'heading' | 'sentence' | 'bullet' | 'row' | 'notation';
	/** It continues the previous piece on the same line. */
	readonly goesOn: boolean;
	readonly runs: readonly Run[];
	/** The effects that are carried out, without those nested inside others. */
	readonly effects: readonly Effect[];
	/** Text that is only shown. */
	readonly left: readonly string[];
	/** Where its effects apply, which is also where a fence with effects would apply. */
	readonly places: readonly StatedPlace[];
}

/** What became of the words of a move. */
export interface MoveCoverage {
	readonly id: string;
	readonly name: string;
	readonly section: string;
	/** The line of its heading; 0 if the move's text is in no note. */
	readonly line: number;
	readonly pieces: readonly CoveredPiece[];
	/** What is wrong or doubtful, sorted by line. */
	readonly findings: readonly Finding[];
	readonly words: WordCount;
	/** The number of effects, including nested ones. */
	readonly facts: number;
	/** The number of distinct sentences or clauses that are only shown. */
	readonly leftovers: number;
}

/** The source text of a move. */
export interface CoveredSource {
	/** The lines of the move, starting with its heading. */
	readonly lines: readonly string[];
	/** The line number of the first of them. */
	readonly first: number;
	/** Whether the first line is a heading rather than rules text. */
	readonly hasHeading: boolean;
	/** Whether the lines are those of a note; else they are the move's own text. */
	readonly isOfNote: boolean;
	readonly findings: readonly Finding[];
}
