import { withBullets } from './bullets';
import { frontmatterLines } from './reference-settings';
import { readReference } from './read-reference';
import { readSourceLines } from './source-lines';

/** A line, an item, a heading or the first cell of a row that is a link or an embed; a word about it may follow. */
const LINKED = /^(?:\| *)?!?(?:\[\[([^[\]]+)\]\]|\[[^[\]]*\]\(([^()]+\.md)(?:#[^()]*)?\)) *(?:$|[:|–—-])/i;
/** The books have fewer than 60 moves. */
const MOST_LINKED = 300;

/** The notes that an index of moves leads to, as it links them. A note that holds moves of its own is no index. */
export function notesOfIndex(markdown: string, name: string): readonly string[] {
	const lines = markdown.split(/\r\n|\r|\n/);
	const links = [...withBullets(readSourceLines(lines, frontmatterLines(lines)))].flatMap(({ kind, text }) =>
		kind === 'code' || kind === 'fence' ? [] : linkIn(text),
	);
	if (links.length === 0 || readReference(markdown, name).layer.moves.length > 0) return [];
	return [...new Set(links)].slice(0, MOST_LINKED);
}

function linkIn(text: string): readonly string[] {
	const [, wiki, address] = LINKED.exec(text) ?? [];
	const note = wiki?.replace(/\\?\|.*$/, '') ?? address?.replace(/%20/g, ' ');
	return note === undefined ? [] : [note.replace(/#.*$/, '').trim()].filter(target => target !== '');
}
