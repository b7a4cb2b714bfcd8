/** A line of a note, counted from 1. */
export interface LineOfNote {
	readonly path: string;
	readonly line: number;
}
