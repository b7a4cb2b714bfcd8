import { capitalize } from '../../../rules/effects/sentences';
import { escapeMarkdown } from '../../text/escape-markdown';
import type { ForeignText } from './app-campaign';
import { htmlToMarkdown } from './html-to-markdown';
import type { JsonReader } from './json-reader';

/**
 * All texts of an object and of the objects in it, with their keys as words: `firstLook` is “First look”. Keys that are
 * read elsewhere are passed over.
 */
export const factsIn = (reader: JsonReader, elsewhere: readonly string[], inside = ''): readonly ForeignText[] =>
	reader.keys.flatMap(key => {
		if (elsewhere.includes(key)) return [];
		const title = inside === '' ? asWords(key) : `${inside}, ${asWords(key).toLowerCase()}`;
		const within = reader.peek(key);
		// a picture within the file is no text
		if (typeof within === 'string' && within.startsWith('data:')) return [];
		const text = reader.text(key);
		if (text !== undefined) return [{ title, text: htmlToMarkdown(text) }];
		const object = Array.isArray(within) ? undefined : reader.object(key);
		return object ? factsIn(object, [], title) : [];
	});

const asWords = (key: string): string =>
	capitalize(key.replace(/(\p{Ll})(\p{Lu})/gu, (_, low: string, high: string) => `${low} ${high.toLowerCase()}`));

/** Facts as a list; one of several lines has a heading of its own below it. */
export function factsAsText(facts: readonly ForeignText[]): string {
	const isShort = ({ text }: ForeignText) => !text.includes('\n');
	const list = facts.filter(isShort).map(({ title, text }) => `- **${escapeMarkdown(title)}**: ${text}`);
	const long = facts.filter(fact => !isShort(fact)).map(({ title, text }) => `## ${escapeMarkdown(title)}\n\n${text}`);
	return [list.join('\n'), ...long].filter(part => part !== '').join('\n\n');
}
