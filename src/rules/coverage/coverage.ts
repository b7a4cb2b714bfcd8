import type { Effect } from '../effects/effect';
import type { Finding } from '../problem';
import type { StatedPlace } from '../stated-effects';
import type { WordClass } from './read-stretches';

/** How many words became what. */
export type WordCount = Readonly<Record<WordClass, number>>;

/** Words of one class that are side by side, as they are written. */
export interface Run {
	readonly of: WordClass;
	readonly text: string;
}

/** A piece of a text, and what was understood of it. */
export interface CoveredPiece {
	/** The line where it begins, counted from 1. */
	readonly line: number;
	readonly kind: 'heading' | 'sentence' | 'bullet' | 'row' | 'notation';
	/** It continues from the piece before it in the same line. */
	readonly goesOn: boolean;
	readonly runs: readonly Run[];
	/** What is carried out, outermost first. */
	readonly effects: readonly Effect[];
	/** What is only shown. */
	readonly left: readonly string[];
	/** Where its effects hold, which is where a fence of the notation would hold. */
	readonly places: readonly StatedPlace[];
}

/** What happened to the words of a move. */
export interface MoveCoverage {
	readonly id: string;
	readonly name: string;
	readonly section: string;
	/** The line of its heading; 0 for a move whose text is in no note. */
	readonly line: number;
	readonly pieces: readonly CoveredPiece[];
	/** What is wrong or doubtful, by line. */
	readonly findings: readonly Finding[];
	readonly words: WordCount;
	/** Effects, with those inside others. */
	readonly facts: number;
	/** What is only shown, each sentence or clause once. */
	readonly leftovers: number;
}

/** Where the text of a move is, and what was found there. */
export interface CoveredSource {
	/** The lines of the move, its heading first. */
	readonly lines: readonly string[];
	/** The number of the first of them. */
	readonly first: number;
	/** The first line names the move, and is no rule. */
	readonly hasHeading: boolean;
	readonly findings: readonly Finding[];
}
