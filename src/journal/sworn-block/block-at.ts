/** A block, or inline code in a line of text. */
export type RecordForm = 'block' | 'line';

/**
 * A `sworn` block and where it is: a code fence, or inline code that says the same on one line. Offsets are into the
 * note, line numbers count from 0.
 */
export interface SwornBlockAt {
	/** How it is written. Of a line the fence is its code span, from the first backtick to the last, and it has no lines. */
	readonly form: RecordForm;
	/** What the block says: without quote signs and indentation, lines parted by `\n`. */
	readonly body: string;
	/** What the app takes for the block: more than the body, when the closing fence is missing. */
	readonly source: string;
	/** The line of the opening fence starts here, and ends at `openTo`. */
	readonly fenceFrom: number;
	readonly openTo: number;
	readonly bodyFrom: number;
	readonly bodyTo: number;
	/** The end of the closing fence; of the last line of the source, when the block is not closed. */
	readonly fenceTo: number;
	readonly startLine: number;
	readonly endLine: number;
	/** What each line of the body starts with inside a quote, callout or list. */
	readonly prefix: string;
	readonly nested: boolean;
	/** It has a closing fence of its own. */
	readonly closed: boolean;
	/** Not even another fence closes it: all that follows in the note, quote or list is in it. */
	readonly endless: boolean;
	/** The lines of the body, without their prefix. */
	readonly lines: readonly { readonly from: number; readonly to: number }[];
}
