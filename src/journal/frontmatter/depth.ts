/** Maximum nesting of lists and maps; none of our properties are nested. */
const DEEPEST = 50;

/**
 * Whether lists and maps are nested too deeply for the parser, which is recursive. Judged by brackets and indentation,
 * so quoted brackets may count as real ones.
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

/**
 * The columns of the signs `-` and `?` at the start of a line, and of the text after them; stops when there are enough.
 */
function columnsOf(line: string): readonly number[] {
	const [lead = ''] = /^[ \t]*(?:[-?][ \t]+){0,60}/.exec(line) ?? [];
	if (lead.length === line.length) return [];
	return [...[...lead.matchAll(/[-?]/g)].map(({ index }) => index), lead.length];
}
