import { withBullets } from './bullets';
import { frontmatterLines } from './reference-settings';
import { movesOfNote } from './parse-rules-note';
import { readSourceLines } from '../markdown/source-lines';
import { atOnce, LINES_A_STEP, type WorkSlices } from '../core/work-slices';

/** A line, list item, heading or first cell that is a link or an embed, possibly followed by a remark. */
const LINKED = /^(?:\| *)?!?(?:\[\[([^[\]]+)\]\]|\[[^[\]]*\]\(([^()]+\.md)(?:#[^()]*)?\)) *(?:$|[:|–—-])/i;
/** The books have fewer than 60 moves. */
const MOST_LINKED = 300;

/** The notes that an index of moves links to, as written. A note with moves of its own is not an index. */
export const notesOfIndex = (markdown: string, name: string): readonly string[] => atOnce(indexSteps(markdown, name));

/** The same as a generator of steps. */
export function* indexSteps(markdown: string, name: string): WorkSlices<readonly string[]> {
	const lines = markdown.split(/\r\n|\r|\n/);
	const links: string[] = [];
	let count = 0;
	for (const { kind, text } of withBullets(readSourceLines(lines, frontmatterLines(lines)))) {
		if (++count % LINES_A_STEP === 0) yield;
		if (kind !== 'code' && kind !== 'fence') links.push(...linkIn(text));
	}
	if (links.length === 0 || (yield* movesOfNote(markdown, name)).names.length > 0) return [];
	return [...new Set(links)].slice(0, MOST_LINKED);
}

function linkIn(text: string): readonly string[] {
	const [, wiki, address] = LINKED.exec(text) ?? [];
	const note = wiki?.replace(/\\?\|.*$/, '') ?? address?.replace(/%20/g, ' ');
	return note === undefined ? [] : [note.replace(/#.*$/, '').trim()].filter(target => target !== '');
}
