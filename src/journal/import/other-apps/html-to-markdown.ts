import { escapeMarkdown } from '../../text/escape-markdown';

/** Tags that begin and end a paragraph. */
const PARAGRAPHS = /^(?:p|div|section|article|ul|ol|blockquote|pre|table|tr|hr|h[1-6])$/;
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', s: '~~', del: '~~' };
const ENTITIES: Readonly<Record<string, string>> = {
	...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', mdash: '—', ndash: '–', hellip: '…' },
	...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};

/** Whether a text is formatted with tags, as the editors of web apps store it. */
const isHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]{0,20}\b[^<>]*>|&(?:#\d{1,6}|[a-z]{2,8});/i.test(text);

/**
 * Turns the formatted text of an app into Markdown: paragraphs, headings, lists, quotes and emphasis. Every word stays;
 * other tags are dropped. A text without tags stays as it is.
 */
export function htmlToMarkdown(text: string): string {
	if (!isHtml(text)) return text.replace(/\r\n?/g, '\n').trim();
	const page = new MarkdownPage();
	for (const [part] of text.matchAll(/<!--[^]{0,5000}?-->|<[^<>]*>|[^<]+|</g)) {
		const [, slash, tag] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
		if (part.startsWith('<!--')) continue;
		if (tag === undefined) page.words(entitiesIn(part));
		else if (slash === '/') page.close(tag.toLowerCase());
		else page.open(tag.toLowerCase());
	}
	return page.text;
}

function entitiesIn(text: string): string {
	return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
		if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
		const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

/** Collects Markdown line by line. */
class MarkdownPage {
	private readonly lines: string[] = [];
	private line = '';
	private prefix = '';
	private quotes = 0;
	private readonly lists: { readonly isOrdered: boolean; count: number }[] = [];

	open(tag: string): void {
		const mark = MARKS[tag];
		if (mark !== undefined) this.line += mark;
		if (tag === 'br') this.breakLine();
		if (PARAGRAPHS.test(tag)) this.endParagraph();
		if (/^h[1-6]$/.test(tag)) this.prefix = `${'#'.repeat(Number(tag[1]))} `;
		if (tag === 'blockquote') this.quotes++;
		if (tag === 'hr') this.lines.push('---', '');
		if (tag === 'ul' || tag === 'ol') this.lists.push({ isOrdered: tag === 'ol', count: 0 });
		if (tag === 'li') this.beginItem();
	}

	close(tag: string): void {
		const mark = MARKS[tag];
		if (mark !== undefined) this.line = this.line.endsWith(mark) ? this.line.slice(0, -mark.length) : this.line + mark;
		if (tag === 'td' || tag === 'th') this.line += ' ';
		if (tag === 'li') this.breakLine();
		if (PARAGRAPHS.test(tag)) this.endParagraph();
		if (tag === 'ul' || tag === 'ol') this.lists.pop();
		if (tag === 'blockquote') this.quotes = Math.max(0, this.quotes - 1);
	}

	words(text: string): void {
		const flat = escapeMarkdown(text.replace(/\s+/g, ' '));
		this.line += this.line === '' ? flat.trimStart() : flat;
	}

	get text(): string {
		this.endParagraph();
		return this.lines
			.join('\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim();
	}

	private beginItem(): void {
		this.breakLine();
		const list = this.lists.at(-1);
		if (list) list.count++;
		const sign = list?.isOrdered ? `${list.count}.` : '-';
		this.prefix = `${'  '.repeat(Math.max(0, this.lists.length - 1))}${sign} `;
	}

	private breakLine(): void {
		if (this.line.trim() === '') return;
		this.lines.push(`${'> '.repeat(this.quotes)}${this.prefix}${this.line.trim()}`);
		this.line = '';
		this.prefix = '';
	}

	private endParagraph(): void {
		this.breakLine();
		this.prefix = '';
		if (this.lists.length === 0 && this.lines.at(-1) !== '') this.lines.push('');
	}
}
