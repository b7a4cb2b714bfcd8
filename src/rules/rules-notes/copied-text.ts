import { changesState } from '../effects/context-words';
import { withRulesLinks } from '../markdown/inline-markdown';

/**
 * Removes artifacts of copied text: HTML tags, links by id in other forms, comments, hyphenation at line ends, page
 * footers. The number of lines does not change, so line numbers stay valid.
 */
export function withoutTraces(lines: readonly string[]): readonly string[] {
	const cleaned = lines.map(cleanLine);
	cleaned.forEach((line, i) => {
		if (isFooterAt(cleaned, i)) cleaned[i] = '';
		else joinParted(cleaned, i, line);
	});
	return cleaned;
}

/** Removes `%%…%%` and `<!--…-->` inside a line. Lines that start with them are handled when lines are read. */
const withoutComment = (line: string): string =>
	(line.includes('%%') || line.includes('<!--')) && !/^\s{0,3}(?:%%|<!--)/.test(line)
		? line.replace(/%%[^%]{0,2000}%%|<!--.{0,2000}?-->/g, '')
		: line;

const cleanLine = (line: string): string => withPlainSigns(withoutTags(withoutComment(withRulesLinks(line))));

/** Replaces HTML tags that have a Markdown equivalent; line breaks stay, since they separate lines. */
const withoutTags = (line: string): string =>
	/[<&]/.test(line)
		? line
				.replace(/<\/?(?:b|strong)(?: [^<>]{0,200})?>/gi, '**')
				.replace(/<\/?(?:i|em)(?: [^<>]{0,200})?>/gi, '*')
				.replace(/<li(?: [^<>]{0,200})?>/gi, '- ')
				.replace(
					/<\/?(?:p|div|span|u|center|font|mark|small|section|ul|ol|li|details|summary)(?: [^<>]{0,200})?>/gi,
					'',
				)
				.replace(/&nbsp;/gi, ' ')
				.replace(/&(?:ndash|minus|#8722|#8211);/gi, '-')
				.replace(/&amp;/gi, '&')
		: line;

/**
 * Removes soft hyphens, except one that splits a word at the end of a line, and turns a dash before a number into a
 * minus sign.
 */
const withPlainSigns = (line: string): string =>
	/[\u00ad\u2010-\u2015\u2212\u200b\ufeff]/.test(line)
		? line
				.replace(/[\u200b\ufeff]/g, '')
				.replace(/\u00ad(?=\s*$)/, '-')
				.replace(/\u00ad/g, '')
				.replace(/([\s([*_])[\u2010-\u2015\u2212](?=\d)/g, '$1-')
		: line;

/** Moves the first half of a hyphenated word to the next line: "momen-" and "tum". */
function joinParted(lines: string[], at: number, line: string): void {
	const words = line.trimEnd();
	if (!words.endsWith('-')) return;
	const part = /[\p{L}\p{N},] (\p{L}{2,})-$/u.exec(words.slice(-40))?.[1] ?? '';
	const [, quote = '', rest = ''] = /^([\s>]*)(\p{Ll}.*)$/u.exec(lines[at + 1] ?? '') ?? [];
	// "short- and long-term" is not hyphenation
	if (part === '' || rest === '' || /^(?:and|or|to)\b/.test(rest)) return;
	lines[at] = words.slice(0, -part.length - 1).trimEnd();
	lines[at + 1] = `${quote}${part}${rest}`;
}

/**
 * Whether a line is a page footer: "142 CHAPTER 3 | GAMEPLAY", "THE WINTER BOOK 143", "Chapter 3: Moves 143", or a
 * number alone between blank lines.
 */
function isFooterAt(lines: readonly string[], at: number): boolean {
	const line = lines[at]?.trim() ?? '';
	if (line.length > 80 || !/^[\d\p{Lu}]/u.test(line) || !/[\d\p{L}]$/u.test(line)) return false;
	if (isWritten(lines[at - 1]) || isWritten(lines[at + 1])) return false;
	return FOOTER.test(line) && !RULES.test(line) && !changesState(line);
}

const isWritten = (line: string | undefined): boolean => line !== undefined && line.trim() !== '';

const FOOTER =
	/^(?:\d{1,4}|\d{1,4}\s[^a-z+]*[A-Z]{2}[^a-z+]*|[^a-z\d+]*[A-Z]{2}[^a-z+]*\s\d{1,4}|(?:\d{1,4}\s+)?(?:Chapter|Page) \d{1,4}\b[^.+]*)$/;
const RULES = /\b(?:hit|miss|move|choose|make|set)\b/i;
