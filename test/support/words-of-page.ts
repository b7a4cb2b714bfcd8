/** What a page says to a reader: without its fences, comments, pictures and the targets of its links. */
export const saidBy = (page: string): string =>
	page
		.replace(/<!--[^]*?-->/g, '')
		.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '')
		.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
		.replace(/\]\((?:<[^>]*>|[^)]*)\)/g, ']');

/** Paragraphs, items of lists, and cells of tables. */
export const paragraphsOf = (said: string): string[] => said.split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) )|\|/);

/** A stop ends a sentence where a capital, a sign of quotation or code follows. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.?!]["”)*]*)\s+(?=["“(*`[\p{Lu}])/u);

export const lengthOf = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** Those of more than 35 words. What is called in code or by a link counts as one word. */
export const longSentencesOf = (paragraphs: readonly string[]): string[] =>
	paragraphs
		.map(paragraph => paragraph.replace(/`[^`]+`|\[[^\]]+\]/g, 'name'))
		.flatMap(sentencesOf)
		.filter(sentence => lengthOf(sentence) > 35);

/** Sentences of more than six words that stand on two pages. */
export const repeatedIn = (pages: readonly string[]): string[] => {
	const sentences = pages.flatMap(page => [
		...new Set(
			paragraphsOf(page)
				.flatMap(sentencesOf)
				.map(sentence => sentence.trim()),
		),
	]);
	const long = sentences.filter(sentence => lengthOf(sentence) > 6);
	return long.filter((sentence, at) => long.indexOf(sentence) < at);
};
