import { changesState } from '../effects/accounted-words';

/**
 * The lines of a note without what copying left in them: marks of HTML, comments, words parted at the end of a line, footers
 * of pages. Each line keeps its place, so that it is still found by its number.
 */
export function withoutTraces(lines: readonly string[]): readonly string[] {
	const cleaned = lines.map(cleanLine);
	cleaned.forEach((line, i) => {
		if (isFooterAt(cleaned, i)) cleaned[i] = '';
		else joinParted(cleaned, i, line);
	});
	return cleaned;
}

/** What is between two `%%` or in `<!-- -->` inside a line; lines that begin so are left to the reader of lines. */
const withoutComment = (line: string): string =>
	(line.includes('%%') || line.includes('<!--')) && !/^\s{0,3}(?:%%|<!--)/.test(line)
		? line.replace(/%%[^%]{0,2000}%%|<!--.{0,2000}?-->/g, '')
		: line;

const cleanLine = (line: string): string => withPlainSigns(withoutTags(withoutComment(line)));

/** Marks of HTML that Markdown has signs of its own for; line breaks stay, for they part lines. */
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

/** Soft hyphens go, but for one that parts a word at the end of the line; a dash in front of a number is a minus sign. */
const withPlainSigns = (line: string): string =>
	/[\u00ad\u2010-\u2015\u2212\u200b\ufeff]/.test(line)
		? line
				.replace(/[\u200b\ufeff]/g, '')
				.replace(/\u00ad(?=\s*$)/, '-')
				.replace(/\u00ad/g, '')
				.replace(/([\s([*_])[\u2010-\u2015\u2212](?=\d)/g, '$1-')
		: line;

/** "momen-" with "tum" in the next line: the word is in the next line then. */
function joinParted(lines: string[], at: number, line: string): void {
	const words = line.trimEnd();
	if (!words.endsWith('-')) return;
	const part = /[\p{L}\p{N},] (\p{L}{2,})-$/u.exec(words.slice(-40))?.[1] ?? '';
	const [, quote = '', rest = ''] = /^([\s>]*)(\p{Ll}.*)$/u.exec(lines[at + 1] ?? '') ?? [];
	// "short- and long-term" is no parted word
	if (part === '' || rest === '' || /^(?:and|or|to)\b/.test(rest)) return;
	lines[at] = words.slice(0, -part.length - 1).trimEnd();
	lines[at + 1] = `${quote}${part}${rest}`;
}

/** "142 CHAPTER 3 | GAMEPLAY", "THE WINTER BOOK 143", "Chapter 3: Moves 143", or a number alone, between blank lines. */
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
