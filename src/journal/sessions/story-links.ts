import { proseOf } from '../inline/is-prose';
import { linkTarget } from '../../rules/search/stated-name';
import type { Range } from '../text/comment-delimiters';
import { isBlank, linesOf } from '../text/lines';
import { isNumbers } from './find-digest';
import type { SessionSpan } from './session-span';

/** `[[Mera]]`, `[[Mera|she]]`, `[Mera](People/Mera.md)`. No part reaches past the start of another link. */
const LINK = /(!?)(\[\[[^[\]\n]{1,500}\]\]|\[[^[\]\n]{0,500}\]\((?:<[^<>\n]{1,500}>|[^()\n]{1,500})\))/g;

/** The first words of the lines that the plugin writes at the beginning and the end of a session. */
const WRITTEN =
	/^\*\*(?:Session \d+(?:(?:, [^\n]+?)?\.\*\*| in short)|(?:Previously|Price|Won|Open|Met)\.\*\*)|^Next session: \[\[/;

/**
 * What the player's text in a session links to, each once, in order; links in records, digests and embedded files are
 * left out.
 */
export const storyLinks = (note: string, { from, to }: SessionSpan): readonly string[] => [
	...new Set(storyLinksAt(note).flatMap(({ target, at }) => (from <= at && at < to ? [target] : []))),
];

/** A link in the player's text, and its offset in the note. */
interface StoryLink {
	readonly target: string;
	readonly at: number;
}

/** Every link of the kind in a note. */
export function storyLinksAt(note: string): readonly StoryLink[] {
	const isProse = proseOf(note);
	const isWritten = writtenIn(note);
	return [...note.matchAll(LINK)].flatMap(({ index: at, 1: embeds, 2: link = '' }) => {
		const target = linkTarget(link);
		const isOne = embeds === '' && target !== '' && !/^[a-z][a-z\d+.-]*:/i.test(target);
		return isOne && isProse(at) && !isWritten(at) ? [{ target, at }] : [];
	});
}

/** The paragraphs and callouts that the plugin wrote at the beginning or end of a session. */
export function writtenRanges(note: string): readonly Range[] {
	const found: { from: number; to: number; next: number }[] = [];
	for (const line of linesOf(note)) {
		const text = note.slice(line.from, line.to);
		const last = found.at(-1);
		if (last?.next === line.from && !isBlank(note, line)) Object.assign(last, { to: line.to, next: line.next });
		else if (WRITTEN.test(text) || isNumbers(text)) found.push({ ...line });
	}
	return found;
}

/** Tells whether an offset is in what the plugin wrote. */
export function writtenIn(note: string): (offset: number) => boolean {
	const ranges = writtenRanges(note);
	return offset => ranges.some(({ from, to }) => from <= offset && offset <= to);
}
