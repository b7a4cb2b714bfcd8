/** Words as Markdown shows them to the letter: whatever would mark, run or load something is escaped. Links to notes stay links. */
export const escapeMarkdown = (text: string): string =>
	text.replace(/[\\`*_~<$|]|%(?=%)|!(?=\[)|\](?=\()|=(?==)/g, '\\$&');
