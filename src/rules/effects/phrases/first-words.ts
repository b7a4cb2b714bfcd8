/** The plain words that a pattern may begin with; `undefined` when it may begin with anything. */
export function firstWords(pattern: string): readonly string[] | undefined {
	const [first = '', ...others] = alternativesOf(pattern);
	if (others.length > 0) return union([first, ...others].map(firstWords));
	if (pattern.startsWith('(?:')) {
		const end = closingOf(pattern);
		const own = alternativesOf(pattern.slice('(?:'.length, end)).map(firstWords);
		const optional = pattern[end + 1] === '?';
		// "you" that may be missing is taken off before
		return union(optional ? [...own.map(withoutYou), firstWords(pattern.slice(end + 2).trimStart())] : own);
	}
	if (pattern.startsWith('\\(')) return [''];
	const placeholder = /^\{(\w+)\}/.exec(pattern)?.[1];
	if (placeholder !== undefined) return WORDS_OF[placeholder];
	const word = /^[a-z'-]+(?=$|[ ,:]|\(\?:[ ,])/.exec(pattern)?.[0];
	return word === undefined ? undefined : [word];
}

const withoutYou = (words: readonly string[] | undefined) => words?.filter(word => word !== 'you');

/** What is no plain word is looked up as an empty one. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
	move: ['['],
	n: ['', '-'],
	aside: [''],
	number: ['one', 'two', 'three', 'four', 'five', 'six', ''],
	they: ['they', 'their', 'your', 'them'],
	rank: ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'],
};

const union = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
	lists.every(list => list !== undefined) ? [...new Set(lists.flat())] : undefined;

/** The parts between the `|` that stand in no parentheses. */
function alternativesOf(pattern: string): readonly string[] {
	if (!pattern.includes('|')) return [pattern];
	const parts: string[] = [];
	let from = 0;
	let depth = 0;
	for (const { 0: mark, index } of pattern.matchAll(MARK)) {
		if (mark === '(') depth++;
		else if (mark === ')') depth--;
		else if (mark === '|' && depth === 0) {
			parts.push(pattern.slice(from, index));
			from = index + 1;
		}
	}
	return [...parts, pattern.slice(from)];
}

/** Where the parenthesis that the pattern begins with is closed. */
function closingOf(pattern: string): number {
	let depth = 0;
	for (const { 0: mark, index } of pattern.matchAll(MARK)) {
		if (mark === '(') depth++;
		else if (mark === ')' && --depth === 0) return index;
	}
	return pattern.length;
}

const MARK = /\\.|[(|)]/g;

/** The word by which phrases are looked up; every name of a move begins alike. */
export const firstWordOf = (clause: string): string => /^(?:\[|[a-z'-]+)/i.exec(clause)?.[0].toLowerCase() ?? '';
