import { foldedLetters } from '../../rules/search/folded-text';
import { proseOf } from '../inline/is-prose';
import { CommentsInText } from '../text/comments-in-text';
import type { EntryAt } from './session-entries';
import { writtenIn } from './story-links';

/** A word that the story mentions, without its ending, and its offset in the note. */
export interface Mention {
	readonly stem: string;
	readonly at: number;
}

/** Words that say nothing about what they mention. */
const COMMON = new Set(
	`about again also and another any anyone anything are because been before being both but can could does done each else
	even ever every for from gets give has have her here him his how into its just like make many more most much must new
	not now off one only other our out over own same shall she should some someone something such than that the their them
	then there these they thing things this those through too two under until upon very was way were what when where which
	while who whom whose why will with without would yes you your no`.split(/\s+/),
);

const LONGEST = 6;
const SHORTEST = 3;

/** The words of a text that can be recognized elsewhere: not the common ones, and without their endings. */
export function stemsOf(text: string): readonly string[] {
	const words = foldedLetters(text).split(' ');
	const telling = words.filter(word => word.length >= SHORTEST && !COMMON.has(word) && !/^\d+$/.test(word));
	return [...new Set(telling.map(stemOf))];
}

/** “betrayal”, “betrayed” and “betrays” have one stem. */
const stemOf = (word: string): string => word.replace(/(.{4})(?:ing|ed|es|s|e)$/, '$1').slice(0, LONGEST);

const WORD = /[\p{L}\p{N}'’]+/gu;

/**
 * What the story of a note mentions, in order: the words of the player's text, outside of code, comments and what the
 * plugin writes at the beginning and end of a session, and the names of tracks in records.
 */
export function mentionsIn(note: string, entries: readonly EntryAt[]): readonly Mention[] {
	const isProse = proseOf(note);
	const comments = new CommentsInText(note);
	const isWritten = writtenIn(note);
	const told = [...note.matchAll(WORD)].flatMap(({ 0: word, index: at }) => {
		const [stem] = stemsOf(word);
		return stem === undefined || !isProse(at) || comments.includes(at) || isWritten(at) ? [] : [{ stem, at }];
	});
	const named = entries.flatMap(({ at, entry }) =>
		entry.kind === 'move' ? stemsOf(entry.record.track ?? '').map(stem => ({ stem, at })) : [],
	);
	return [...told, ...named].sort((one, other) => one.at - other.at);
}
