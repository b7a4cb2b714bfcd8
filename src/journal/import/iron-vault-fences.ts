import { sectionsOutsideComments } from '../text/comments-in-text';
import { isBlank, type Line } from '../text/lines';
import { removeLines } from '../text/remove-lines';
import type { NoteSections } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';

/** A code fence of another plugin. Line numbers are 0-based, both included. */
export interface ForeignFence {
	/** Such as `iron-vault-character`. */
	readonly language: string;
	readonly startLine: number;
	readonly endLine: number;
	readonly closed: boolean;
	readonly nested: boolean;
	/** Offsets of its backticks, the end of its last line, its language, and the end of the opening line. */
	readonly from: number;
	readonly to: number;
	readonly infoFrom: number;
	readonly openTo: number;
	/** The prefix of each line of the body. */
	readonly prefix: string;
	readonly content: readonly { readonly from: number; readonly to: number }[];
	/** Lines of the body without that prefix. */
	readonly body: readonly string[];
}

/** The fences of Iron Vault in a note, in order, except those inside other fences, comments or properties. */
export function foreignFences(note: string, found: NoteSections): readonly ForeignFence[] {
	const { lines } = found;
	return sectionsOutsideComments(note, found).flatMap(
		({ fence, startLine, endLine, closed, nested }): readonly ForeignFence[] => {
			const language = fence?.info.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
			if (!fence || !language.startsWith('iron-vault-')) return [];
			const openTo = lines[startLine]?.to ?? note.length;
			const { from, prefix, content } = fence;
			const to = lines[endLine]?.to ?? note.length;
			const infoFrom = note.toLowerCase().indexOf(language, from);
			const body = content.map(({ from, to }) => note.slice(from, to).trim());
			return [{ language, startLine, endLine, closed, nested, from, to, infoFrom, openTo, prefix, content, body }];
		},
	);
}

/** Whether a fence follows another one with at most blank lines between. */
export function isRightBelow(
	note: string,
	{ lines }: NoteSections,
	above: Pick<ForeignFence, 'endLine'>,
	{ startLine, prefix }: Pick<ForeignFence, 'startLine' | 'prefix'>,
): boolean {
	const between = lines.slice(above.endLine + 1, startLine);
	const isGap = (line: Line) => isBlank(note, line) || note.slice(line.from, line.to).trim() === prefix.trim();
	return above.endLine < startLine && between.every(isGap);
}

/** Removes fences, in order. Those with only blank lines between them are removed together. */
export function withoutFences(
	note: string,
	sections: NoteSections,
	fences: readonly ForeignFence[],
): readonly TextChange[] {
	const runs: [first: ForeignFence, last: ForeignFence][] = [];
	for (const fence of fences) {
		const run = runs.at(-1);
		if (run && run[1].prefix === fence.prefix && isRightBelow(note, sections, run[1], fence)) run[1] = fence;
		else runs.push([fence, fence]);
	}
	return runs.flatMap(([first, last]) =>
		removeLines(note, first.startLine, last.endLine, first.nested ? first.prefix.trim() : '').map(change =>
			atBlankLines(note, change),
		),
	);
}

/** Extends a removal to blank lines at both ends, if there are any, since adjacent text may be removed separately. */
function atBlankLines(note: string, { from, to, insert }: TextChange): TextChange {
	const gone = note.slice(from, to);
	if (insert !== '') return gone.endsWith(insert) ? { from, to: to - insert.length, insert: '' } : { from, to, insert };
	const [, lineBreak = ''] = /(?:\r\n|\n|\r)[ \t>]*(\r\n|\n|\r)$/.exec(note.slice(0, from)) ?? [];
	const shift = gone.endsWith(lineBreak) && !/^[ \t>]*[\r\n]/.test(note.slice(to)) ? lineBreak.length : 0;
	return { from: from - shift, to: to - shift, insert };
}
