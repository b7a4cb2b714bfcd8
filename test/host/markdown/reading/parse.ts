import { markdownIt } from '../markdown-it';

/** One top-level block of a note. */
export interface ParsedSection {
	readonly source: string;
	readonly html: string;
	readonly tag: string;
	readonly lineStart: number;
	readonly lineEnd: number;
}

export function parseSections(text: string, contentStart: number): ParsedSection[] {
	const lines = text.split('\n');
	const offset = text.slice(0, contentStart).split('\n').length - 1;
	const tokens = markdownIt.parse(text.slice(contentStart), {});
	const sections: ParsedSection[] = [];
	for (let i = 0; i < tokens.length;) {
		const open = tokens[i];
		if (!open) break;
		let end = i;
		if (open.nesting === 1) while (tokens[end]?.level !== open.level || tokens[end]?.nesting !== -1) end++;
		const lineStart = (open.map?.[0] ?? 0) + offset;
		const lineEnd = Math.max(lineStart, (open.map?.[1] ?? 1) + offset - 1);
		sections.push({
			source: lines.slice(lineStart, lineEnd + 1).join('\n'),
			html: markdownIt.renderer.render(tokens.slice(i, end + 1), markdownIt.options, {}),
			tag: open.tag === 'code' ? 'pre' : open.tag || 'div',
			lineStart,
			lineEnd,
		});
		i = end + 1;
	}
	return sections;
}

/** For each wanted section the old one to keep, or null. Kept ones never change places. */
export function matchInOrder<T extends { readonly source: string }>(
	old: readonly T[],
	wanted: readonly { readonly source: string }[],
): (T | null)[] {
	const matches: (T | null)[] = wanted.map(() => null);
	let start = 0;
	while (start < old.length && start < wanted.length && old[start]?.source === wanted[start]?.source) {
		matches[start] = old[start] ?? null;
		start++;
	}
	let oldEnd = old.length;
	let end = wanted.length;
	while (oldEnd > start && end > start && old[oldEnd - 1]?.source === wanted[end - 1]?.source) {
		matches[--end] = old[--oldEnd] ?? null;
	}
	let from = start;
	for (let i = start; i < end; i++) {
		const at = old.findIndex((section, j) => j >= from && j < oldEnd && section.source === wanted[i]?.source);
		if (at < 0) continue;
		matches[i] = old[at] ?? null;
		from = at + 1;
	}
	return matches;
}
