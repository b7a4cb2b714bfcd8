import { given } from '../core/collections';

/** One line of a note, without quote marks, anchors and page footers. */
export interface SourceLine {
	/** Counted from 1. */
	readonly number: number;
	readonly kind: 'heading' | 'title' | 'bullet' | 'row' | 'text' | 'fence' | 'code' | 'rule' | 'blank';
	/** Without its Markdown prefix: "# ", "- ". */
	readonly text: string;
	/** The number in a numbered list. */
	readonly ordinal?: number;
	/** Columns of indentation before the text. */
	readonly indent: number;
	/** The level of a heading, 1 to 6. */
	readonly level: number;
	/** Whether it is in a callout or a quote. */
	readonly isQuoted: boolean;
	/** The number of nested quotes around it. */
	readonly depth: number;
	/** The kind of the callout that starts here, in lower case: "example". */
	readonly callout?: string;
}

/** Yields the lines of a note that may contain rules. Skips frontmatter, comments and repeated blank lines. */
export function* readSourceLines(lines: readonly string[], from: number): Generator<SourceLine> {
	let isComment = false;
	let fence: string | undefined;
	let before: SourceLine['kind'] | undefined;
	for (let i = from; i < lines.length; i++) {
		const raw = lines[i] ?? '';
		if (fence === undefined && raw === '' && before === 'blank') continue;
		let line = readLine(raw, i + 1);
		if (fence !== undefined) {
			const closes = line.kind === 'fence' && line.text.startsWith(fence) && /^[`~]+$/.test(line.text);
			if (closes) fence = undefined;
			else line = { ...line, kind: 'code', text: unquoted(raw) };
		} else if (isComment || /^\s{0,3}(?:%%|<!--)/.test(raw)) {
			isComment = staysComment(raw.trim(), isComment);
			line = { ...line, kind: 'blank', text: '' };
		} else if (line.kind === 'fence') {
			fence = /^(?:`+|~+)/.exec(line.text)?.[0];
		}
		before = line.kind;
		yield line;
	}
}

/** Whether a comment in `%%` or `<!--` is still open at the end of the line. */
function staysComment(line: string, isOpen: boolean): boolean {
	if (line.startsWith('<!--') || line.endsWith('-->')) return !line.endsWith('-->');
	const marks = line.split('%%').length - 1;
	return marks % 2 === 1 ? !isOpen : isOpen;
}

const QUOTE = /^[\t ]{0,3}>[>\t ]*/;

const unquoted = (raw: string): string => raw.replace(/^[\t ]{0,3}> ?/, '');

function readLine(raw: string, number: number): SourceLine {
	const quote = raw.includes('>') ? (QUOTE.exec(raw)?.[0] ?? '') : '';
	const line = withoutAnchor(raw.slice(quote.length).trimEnd());
	const body = line.trimStart();
	const indent = columns(line, line.length - body.length);
	const depth = quote.split('>').length - 1;
	const callout = body.startsWith('[!') ? /^\[![^\]\n]{1,40}\][+-]?[\t ]*/.exec(body)?.[0] : undefined;
	const lineOf = (kind: SourceLine['kind'], text: string, level = 0): SourceLine => ({
		number,
		kind,
		text,
		indent,
		level,
		isQuoted: depth > 0,
		depth,
		...given({ callout: kindOf(callout) }),
	});
	if (body === '') return lineOf('blank', '');
	const text = body.slice(callout?.length ?? 0);
	const marks = /^#{1,6}(?=[\t ]|$)/.exec(text)?.[0].length ?? 0;
	if (marks > 0) {
		const title = text
			.slice(marks)
			.replace(/[\t ]#{1,6}$/, '')
			.trim();
		return lineOf(title === '' ? 'blank' : 'heading', title, marks);
	}
	if (callout !== undefined) return lineOf(text === '' ? 'blank' : 'title', text);
	if (/^[*+-]$/.test(text) || isFooter(text) || /^\^[\w-]+$/.test(text)) return lineOf('blank', '');
	if (/^[-_*=\\ ]+$/.test(text)) return lineOf('rule', '');
	if (/^(?:`{3}|~{3})/.test(text)) return lineOf('fence', text);
	const bullet = BULLET.exec(text)?.[0];
	if (bullet === undefined) return lineOf(isTableRow(text) ? 'row' : 'text', text);
	const item = lineOf('bullet', text.slice(bullet.length));
	const ordinal = Number.parseInt(bullet, 10);
	return ordinal > 0 ? { ...item, ordinal } : item;
}

/** The kind of a callout: "success" for "[!success|wide]- ". */
const kindOf = (callout: string | undefined): string | undefined =>
	callout
		?.replace(/^\[!|[|\]].*$/g, '')
		.trim()
		.toLowerCase();

const BULLET = /^(?:[*+•-]|\d{1,3}[.)])[\t ]+/;

const columns = (line: string, length: number): number => {
	let sum = 0;
	for (let i = 0; i < length; i++) sum += line[i] === '\t' ? 4 : 1;
	return sum;
};

/** "… ^Session-Moves" */
const withoutAnchor = (line: string): string => {
	const at = line.lastIndexOf(' ^');
	return at >= 0 && /^[\w-]+$/.test(line.slice(at + 2)) ? line.slice(0, at).trimEnd() : line;
};

/** "*237 SESSION MOVES*", "*234*" */
const isFooter = (text: string): boolean => text.length < 80 && /^[*_]\d{1,4}(?: [^a-z]*)?[*_]$/.test(text);

/** Whether a line has a pipe outside links; a single one counts if spaces or dashes are around it. */
export const isTableRow = (text: string): boolean => {
	if (!text.includes('|')) return false;
	const bare = text.replace(/\[\[[^[\]]*\]\]/g, '');
	return (
		bare.startsWith('|') || bare.split('|').length > 2 || / \| |[-:]\|[-:]| \|$/.test(bare) || /\|\s*\S/.test(bare)
	);
};
