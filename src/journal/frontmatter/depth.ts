/** Lists and maps inside one another; no property of ours has any. */
const DEEPEST = 50;

/**
 * Whether lists and maps are in one another more deeply than the parser, which goes down into each, should be asked to
 * follow. Told from brackets and from where lines begin, so it may take quoted brackets for real ones.
 */
export function isTooDeep(yaml: string): boolean {
	const columns: number[] = [];
	let open = 0;
	for (const line of yaml.split('\n')) {
		if (/^[^\s#\]}]/.test(line)) open = 0;
		for (const column of columnsOf(line)) {
			while ((columns.at(-1) ?? -1) >= column) columns.pop();
			if (columns.push(column) > DEEPEST) return true;
		}
		for (const char of line) {
			if (char === '[' || char === '{') open++;
			else if (open > 0 && (char === ']' || char === '}')) open--;
			if (open > DEEPEST) return true;
		}
	}
	return false;
}

/** Where the signs `-` and `?` before the words of a line are, and the words themselves; of several, those that are enough. */
function columnsOf(line: string): readonly number[] {
	const [lead = ''] = /^[ \t]*(?:[-?][ \t]+){0,60}/.exec(line) ?? [];
	if (lead.length === line.length) return [];
	return [...[...lead.matchAll(/[-?]/g)].map(({ index }) => index), lead.length];
}
