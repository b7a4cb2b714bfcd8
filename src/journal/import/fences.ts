import { isBlank } from '../text/lines';
import { removeLines } from '../text/remove-lines';
import type { NoteSections } from '../text/sections';
import type { TextChange } from '../text/text-change';

/** A code fence of another plugin. Lines from 0, both inclusive. */
export interface ForeignFence {
	/** `iron-vault-character` */
	readonly language: string;
	readonly startLine: number;
	readonly endLine: number;
	readonly closed: boolean;
	readonly nested: boolean;
	/** Where its language stands, and where the opening line ends. */
	readonly infoFrom: number;
	readonly openTo: number;
	/** What a line of the body starts with. */
	readonly prefix: string;
	readonly content: readonly { readonly from: number; readonly to: number }[];
	/** The lines of its body, without what stands before them. */
	readonly body: readonly string[];
}

/** The fences of Iron Vault in a note, from the first to the last; none inside others, comments or properties. */
export function foreignFences(note: string, { lines, sections }: NoteSections): readonly ForeignFence[] {
	return sections.flatMap(({ fence, startLine, endLine, closed, nested }): readonly ForeignFence[] => {
		const language = fence?.info.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
		if (!fence || !language.startsWith('iron-vault-')) return [];
		const openTo = lines[startLine]?.to ?? note.length;
		const { prefix, content } = fence;
		const infoFrom = note.toLowerCase().indexOf(language, fence.from);
		const body = content.map(({ from, to }) => note.slice(from, to).trim());
		return [{ language, startLine, endLine, closed, nested, infoFrom, openTo, prefix, content, body }];
	});
}

/** Takes fences out of a note, in order. Those that have nothing but blank lines between them go as one. */
export function withoutFences(
	note: string,
	{ lines }: NoteSections,
	fences: readonly ForeignFence[],
): readonly TextChange[] {
	const isGap = (from: number, { startLine, prefix }: ForeignFence) =>
		lines
			.slice(from, startLine)
			.every(line => isBlank(note, line) || note.slice(line.from, line.to).trim() === prefix.trim());
	const runs: [first: ForeignFence, last: ForeignFence][] = [];
	for (const fence of fences) {
		const run = runs.at(-1);
		if (run && run[1].prefix === fence.prefix && isGap(run[1].endLine + 1, fence)) run[1] = fence;
		else runs.push([fence, fence]);
	}
	return runs.flatMap(([first, last]) =>
		removeLines(note, first.startLine, last.endLine, first.nested ? first.prefix.trim() : ''),
	);
}
