import { Tag } from '@lezer/highlight';

const levels = (name: string, most: number): string[] => Array.from({ length: most }, (_, i) => `${name}-${i + 1}`);

export const MOST_QUOTES = 6;
/** Deeper items start again with the first name. */
export const MOST_LISTS = 3;

/** Token names as the app's own Markdown mode spells them; a node's name joins several with `_`. */
const NAMES: readonly string[] = [
	...['formatting', 'meta', 'hr', 'string', 'url', 'hashtag'],
	...['formatting-code', 'inline-code', 'formatting-code-block', 'hmd-codeblock', 'hmd-frontmatter'],
	...['formatting-strong', 'strong', 'formatting-em', 'em', 'formatting-highlight', 'highlight'],
	...['formatting-strikethrough', 'strikethrough', 'formatting-embed', 'formatting-image', 'image'],
	...['formatting-link', 'formatting-link-start', 'formatting-link-end', 'formatting-link-string', 'link'],
	...['hmd-internal-link', 'link-has-alias', 'link-alias-pipe', 'link-alias'],
	...['formatting-header', 'header', ...levels('formatting-header', 6), ...levels('header', 6)],
	...['formatting-quote', 'quote', ...levels('formatting-quote', MOST_QUOTES), ...levels('quote', MOST_QUOTES)],
	...['formatting-list', 'formatting-list-ul', 'formatting-list-ol', 'formatting-task', 'hmd-list-indent'],
	...levels('list', MOST_LISTS),
];

export const tags: Readonly<Record<string, Tag>> = Object.fromEntries(NAMES.map(name => [name, Tag.define()]));

export const classOfTag = NAMES.flatMap(name => {
	const tag = tags[name];
	return tag ? [{ tag, class: `cm-${name}` }] : [];
});
