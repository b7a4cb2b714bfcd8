import { readRange } from '../rules-notes/reference-tables';

/** Values separated by commas, semicolons or tabs as a table of a note, and how many lines it has more below its head. */
export function csvAsTable(text: string): { readonly table: string; readonly added: number } {
	const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
	const isHead = readRange(head[0] ?? '') === undefined;
	const ruler = isHead ? [head.map(() => '---')] : [];
	return { table: [head, ...ruler, ...rows].map(rowAsLine).join('\n'), added: ruler.length };
}

const rowAsLine = (cells: readonly string[]): string =>
	`| ${cells.map(cell => cell.replace(/\s+/g, ' ').replace(/\|/g, '\\|')).join(' | ')} |`;

function rowsOf(text: string): readonly (readonly string[])[] {
	const first = text.slice(0, LONGEST_HEAD).split(/[\r\n]/, 1)[0] ?? '';
	const sign = [';', '\t', ','].find(sign => first.includes(sign)) ?? ',';
	const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${sign}\\r\\n]*))(${sign}|\\r\\n|\\r|\\n|$)`, 'gy');
	const rows: string[][] = [[]];
	for (const [, quoted, plain = '', end = ''] of text.matchAll(cell)) {
		rows.at(-1)?.push(quoted?.replace(/""/g, '"') ?? plain);
		if (end === '') break;
		if (end !== sign) rows.push([]);
	}
	return rows.filter(cells => cells.some(words => words.trim() !== ''));
}

/** In characters. */
const LONGEST_HEAD = 10_000;
