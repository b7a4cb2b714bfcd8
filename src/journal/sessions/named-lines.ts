import { foldedName } from '../../rules/search/folded-name';
import { namesIn } from '../note-blocks/names-in-note';
import { lineIndexAt, linesOf } from '../text/lines';
import { changesOf } from './digest';
import { asRead } from './last-sentence';
import type { EntryAt } from './session-entries';
import { storyLinksAt } from './story-links';

/** A name in the story, as it is compared, its offset in the note, and what its line says. */
export interface NameAt {
	readonly name: string;
	readonly at: number;
	readonly words: string;
}

/** What the records of a note name, each with its move, and what the player's text links to. */
export function namesTold(note: string, entries: readonly EntryAt[]): readonly NameAt[] {
	const lines = linesOf(note);
	const wordsAt = (at: number) => {
		const { from, to } = lines[lineIndexAt(lines, at)] ?? { from: at, to: at };
		return asRead(note.slice(from, to).replace(/`[^`]*`/g, ''));
	};
	const recorded = entries.flatMap(({ at, entry }) => {
		if (entry.kind === 'move') return namesIn(entry.record).map(name => ({ name, at, words: entry.record.move }));
		const names = changesOf(entry).flatMap(({ target }) => target ?? []);
		return names.map(name => ({ name, at, words: wordsAt(at) }));
	});
	const linked = storyLinksAt(note).map(({ target, at }) => ({ name: target, at, words: wordsAt(at) }));
	return [...linked, ...recorded].map(each => ({ ...each, name: threadName(each.name) }));
}

/** A name as it is compared: of a path only the last part counts. */
export const threadName = (name: string): string => foldedName(name.slice(name.lastIndexOf('/') + 1));

/** A name on a line of a note, counted from 1. */
export type NameOnLine = Omit<NameAt, 'at'> & { readonly line: number };

/** A line that names something. */
export interface NamedLine extends Omit<NameOnLine, 'name'> {
	readonly path: string;
}

/** The lines of sessions, in the order of play, that name a thing: each once, newest first. */
export function linesNaming(
	thing: string,
	sessions: readonly { readonly path: string; readonly named: readonly NameOnLine[] }[],
): readonly NamedLine[] {
	const looked = threadName(thing);
	return [...sessions].reverse().flatMap(({ path, named }) => {
		const lines = new Map(named.flatMap(({ name, line, words }) => (name === looked ? [[line, words] as const] : [])));
		return [...lines].sort(([one], [other]) => other - one).map(([line, words]) => ({ path, line, words }));
	});
}
