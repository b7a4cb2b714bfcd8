/** Escapes everything in a text that Markdown would format, run or load. Links to notes stay links. */
export const escapeMarkdown = (text: string): string =>
	text.replace(/[\\`*_~<$|]|%(?=%)|!(?=\[)|\](?=\()|=(?==)/g, '\\$&');
