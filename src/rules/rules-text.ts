import type { Move, MoveTable, TableRow } from './move';
import type { Outcome } from './core/outcome';

/** Matches `[Pay the Price](datasworn:move:starforged/fate/pay_the_price)`; other links are left to the app. */
const RULES_LINK = /\[([^[\]]{0,500})\]\(datasworn:[^()]{0,500}\)/g;
const ANY_LINK = /!?\[([^[\]]{0,500})\]\([^()]{0,500}\)/g;
/** Matches `{{table>move.oracle_rollable:starforged/fate/pay_the_price.pay_the_price}}` on a line of its own. */
const TABLE_LINE = /^[ \t]*\{\{table\w*[>:]([^}]+)\}\}[ \t]*$/gm;

/** Plain text without link targets, emphasis or tables. Lists and paragraphs are kept. */
export const plainText = (markdown: string): string =>
	withoutEmphasisMarks(withoutTables(markdown).replace(ANY_LINK, '$1'));

/** The printed text of one outcome, including its list; `undefined` for a move without a roll. */
export function outcomeText(move: Move, outcome: Outcome): string | undefined {
	const text = move.outcomes[outcome]?.text;
	return text === undefined ? undefined : withPlainLinks(withoutTables(text));
}

/** The whole move as plain Markdown, with its tables in place. */
export const moveText = (move: Move): string =>
	tidy(withPlainLinks(move.text.replace(TABLE_LINE, (_line, id: string) => tableText(move, id))));

/** Replaces `datasworn:` links with their labels; the rest of the Markdown is unchanged. */
export const withPlainLinks = (markdown: string): string => markdown.replace(RULES_LINK, '$1');

const withoutTables = (markdown: string): string => tidy(markdown.replace(TABLE_LINE, ''));

/** Collapses the blank lines left by a removed line. */
const tidy = (markdown: string): string => markdown.replace(/\n{3,}/g, '\n\n').trim();

/** A table of the move as Markdown; empty for an unknown id. The move's own id gives all its columns side by side. */
function tableText(move: Move, id: string): string {
	if (id === move._id) return columnsTable(move.tables.filter(({ column }) => column !== undefined));
	const table = move.tables.find(({ _id }) => _id === id);
	return table ? markdownTable(table) : '';
}

/** One row per result, with its range in every column (Delve the Depths). */
function columnsTable(columns: readonly MoveTable[]): string {
	const results = [...new Set(columns.flatMap(({ rows }) => rows.map(({ text }) => text)))];
	const ranges = (result: string): string[] =>
		columns.map(({ rows }) =>
			rows
				.filter(({ text }) => text === result)
				.map(rangeOf)
				.join(', '),
		);
	return [
		`| ${[...columns.map(({ name }) => name), 'Result'].join(' | ')} |`,
		`|${' --- |'.repeat(columns.length + 1)}`,
		...results.map(result => `| ${[...ranges(result), cell(result)].join(' | ')} |`),
	].join('\n');
}

const markdownTable = ({ sides, rows }: MoveTable): string =>
	[`| d${sides} | Result |`, '| --- | --- |', ...rows.map(row => `| ${rangeOf(row)} | ${cell(row.text)} |`)].join('\n');

const rangeOf = ({ min, max }: TableRow): string => (min === max ? `${min ?? ''}` : `${min}–${max}`);

const cell = (markdown: string): string =>
	markdown
		.split('\n')
		.map(line => line.trim())
		.join(' ')
		.replace(/\|/g, '\\|');

/**
 * Opening emphasis marks touch the next word; a bullet (`* `) does not, and the `_` inside `permanently_harmed` does
 * not count.
 */
const OPENING = /(?:^|[^\w*])(\*\*|__|\*|_)(?=\S)/g;
/** Maximum number of characters between the marks. */
const LONGEST = 602;

/** Removes emphasis marks, including one pair nested inside another. */
export const withoutEmphasisMarks = (text: string): string => unwrapped(unwrapped(text));

function unwrapped(text: string): string {
	if (!/[*_]/.test(text)) return text;
	const closings = new Closings(text);
	const opening = new RegExp(OPENING);
	let result = '';
	let done = 0;
	for (let found = opening.exec(text); found; found = opening.exec(text)) {
		const [, mark = ''] = found;
		const from = opening.lastIndex - mark.length;
		const pair = closings.behind(from, mark) ?? (mark.length > 1 ? closings.behind(from, mark.charAt(0)) : undefined);
		if (!pair) continue;
		result += text.slice(done, from) + text.slice(from + pair.mark.length, pair.at);
		done = pair.at + pair.mark.length;
		opening.lastIndex = done;
	}
	return result + text.slice(done);
}

/** Finds closing marks. The next one of each kind is cached, so the text is scanned only once per kind. */
class Closings {
	private readonly next = new Map<string, number>();

	constructor(private readonly text: string) {}

	/** The first mark that closes an opening one: on the same line and within `LONGEST` characters. */
	behind(from: number, mark: string): { readonly at: number; readonly mark: string } | undefined {
		const first = from + mark.length;
		const at = this.from(first + 1, mark);
		if (at === -1 || at - first > LONGEST) return undefined;
		return /[\n\r\u2028\u2029]/.test(this.text.slice(first, at)) ? undefined : { at, mark };
	}

	private from(start: number, mark: string): number {
		let at = this.next.get(mark) ?? start;
		if (at !== -1 && at < start) at = start;
		at = at === -1 ? -1 : this.text.indexOf(mark, at);
		while (at !== -1 && !this.closes(at, mark)) at = this.text.indexOf(mark, at + 1);
		this.next.set(mark, at);
		return at;
	}

	private readonly closes = (at: number, { length }: string): boolean =>
		/\S/.test(this.text.charAt(at - 1)) && !/[\w*]/.test(this.text.charAt(at + length));
}

/** Disables commands of template plugins (`<% … %>`) in untrusted text. */
export const withoutCommands = (text: string): string => text.replaceAll('<%', '‹%');
