import { lineIndexAt, linesOf } from './lines';
import { applyChanges, type TextChange } from './text-change';

/** A line that a change removes or adds. */
interface ChangedLine {
	readonly kind: 'removed' | 'added';
	readonly text: string;
}

/** The whole lines affected by changes, before and after; unchanged lines are left out. */
export function changedLines(before: string, changes: readonly TextChange[]): readonly ChangedLine[] {
	const lines = linesOf(before);
	const regions: { from: number; to: number; changes: TextChange[] }[] = [];
	for (const change of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
		const from = lines[lineIndexAt(lines, change.from)]?.from ?? 0;
		const to = lines[lineIndexAt(lines, change.to)]?.to ?? before.length;
		const last = regions.at(-1);
		if (last && from <= last.to) {
			last.to = Math.max(last.to, to);
			last.changes.push(change);
		} else regions.push({ from, to, changes: [change] });
	}
	return regions.flatMap(({ from, to, changes: here }) => {
		const shifted = here.map(change => ({ ...change, from: change.from - from, to: change.to - from }));
		const old = before.slice(from, to);
		return differing(textsOf(old), textsOf(applyChanges(old, shifted)));
	});
}

const textsOf = (text: string): readonly string[] =>
	text === '' ? [] : linesOf(text).map(({ from, to }) => text.slice(from, to));

function differing(old: readonly string[], fresh: readonly string[]): readonly ChangedLine[] {
	const least = Math.min(old.length, fresh.length);
	let start = 0;
	while (start < least && old[start] === fresh[start]) start++;
	let end = 0;
	while (end < least - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
	const lines = (kind: ChangedLine['kind'], texts: readonly string[]) =>
		texts.slice(start, texts.length - end).map((text): ChangedLine => ({ kind, text }));
	return [...lines('removed', old), ...lines('added', fresh)];
}
