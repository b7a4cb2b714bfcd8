/** The form of a record: a code block, or inline code in a line of text. */
export type RecordForm = 'block' | 'line';

/**
 * A `sworn` block in a note: a code fence, or the equivalent inline code. Offsets are into the note; line numbers are
 * 0-based.
 */
export interface SwornBlockAt {
	/** For inline code, the fence is the code span, from the first backtick to the last, and there are no lines. */
	readonly form: RecordForm;
	/** The content, without quote marks and indentation, with `\n` line breaks. */
	readonly body: string;
	/** What the app takes for the block, which is more than the body if the closing fence is missing. */
	readonly source: string;
	/** The start of the line with the opening fence, which ends at `openTo`. */
	readonly fenceFrom: number;
	readonly openTo: number;
	readonly bodyFrom: number;
	readonly bodyTo: number;
	/** The end of the closing fence, or of the last line of the source if the block is not closed. */
	readonly fenceTo: number;
	readonly startLine: number;
	readonly endLine: number;
	/** The prefix of each line of the body inside a quote, callout or list. */
	readonly prefix: string;
	readonly nested: boolean;
	/** Whether it has a closing fence of its own. */
	readonly closed: boolean;
	/** Not even another block's fence closes it, so it includes everything up to the end of the note, quote or list. */
	readonly endless: boolean;
	/** The lines of the body without their prefix. */
	readonly lines: readonly { readonly from: number; readonly to: number }[];
}
