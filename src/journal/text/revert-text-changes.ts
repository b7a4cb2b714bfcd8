import { applyChanges, diffTexts, type TextChange } from './text-change';

/** The inverse changes, relative to the changed text. */
function inverseOf(before: string, changes: readonly TextChange[]): readonly TextChange[] {
	let moved = 0;
	return [...changes]
		.sort((a, b) => a.from - b.from || a.to - b.to)
		.map(({ from, to, insert }) => {
			const start = from + moved;
			moved += insert.length - (to - from);
			return { from: start, to: start + insert.length, insert: before.slice(from, to) };
		});
}

/**
 * Undoes only these changes in the current text. Text typed since stays, and none of its lines are joined. `undefined`
 * if something was typed within the changed ranges.
 */
export function revertTextChanges(
	before: string,
	changes: readonly TextChange[],
	now: string,
): readonly TextChange[] | undefined {
	const typed = diffTexts(applyChanges(before, changes), now);
	const longer = typed.insert.length - (typed.to - typed.from);
	const back: TextChange[] = [];
	for (const { from, to, insert } of inverseOf(before, changes)) {
		if (to <= typed.from) back.push({ from, to, insert });
		else if (from >= typed.to) back.push({ from: from + longer, to: to + longer, insert });
		else return undefined;
	}
	const inOrder = [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
	const isThere = back.every(({ from, to }, i) => now.slice(from, to) === inOrder[i]?.insert);
	return isThere ? back.map(change => keptApart(now, change)) : undefined;
}

/** If a line would be joined to text typed since, keeps the line breaks of the change. */
function keptApart(now: string, change: TextChange): TextChange {
	const { from, to, insert } = change;
	if (insert !== '' || from === to || startsLine(now, from) || endsLine(now, to)) return change;
	const [breaks = ''] = /^[\r\n]*/.exec(now.slice(from, to)) ?? [];
	return { from: from + breaks.length, to, insert };
}

const startsLine = (text: string, at: number): boolean => at === 0 || isBreak(text[at - 1]);
const endsLine = (text: string, at: number): boolean => at === text.length || isBreak(text[at]);
const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';

/** Whether a text has none of these changes, but is otherwise the original with changes elsewhere. */
export function isWithout(before: string, changes: readonly TextChange[], now: string): boolean {
	if (now === before) return true;
	if (revertTextChanges(before, changes, now)) return false;
	const typed = diffTexts(before, now);
	return changes.every(({ from, to }) => to < typed.from || from > typed.to);
}
