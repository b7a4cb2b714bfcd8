/** A link to a note, in whose name a backslash would be a letter; or a sign that Markdown formats, runs or loads. */
const LINK_OR_SIGN = /\[\[(?:[^[\]\n`|%]|%(?!%))+\]\]|[\\`*_~<$|]|%(?=%)|!(?=\[)|\](?=\()|=(?==)/g;

/** Escapes everything in a text that Markdown would format, run or load. Links to notes stay links. */
export const escapeMarkdown = (text: string): string =>
	text.replace(LINK_OR_SIGN, found => (found.startsWith('[[') ? found : `\\${found}`));
