import { NAMING_KEYS } from '../../rules/core/track-key';
import { frontmatterBounds } from '../frontmatter/bounds';
import { commentsIn } from '../frontmatter/comments';
import { foldedKey } from '../frontmatter/property-map';
import { OBSIDIAN_PROPERTY_KEYS } from '../frontmatter/obsidian-property-keys';
import { LONGEST_PROPERTIES } from '../frontmatter/yaml';
import { isBlank, linesOf } from '../text/lines';

/** Properties that the plugin writes in a journal that is not itself a sheet, track or asset. */
const OF_A_JOURNAL: ReadonlySet<string> = new Set(['character', 'ruleset', 'assets', ...NAMING_KEYS]);

/** Properties whose presence lets the plugin set a note's values. */
const OF_PLAY: ReadonlySet<string> = new Set(['sworn', 'momentum']);

/**
 * A line of the properties and the player's text in it: the comment, or the whole line if the property is not the
 * plugin's.
 */
interface PropertyLine {
	/** 0-based, in the note. */
	readonly index: number;
	readonly words: string;
}

/**
 * The lines from the opening to the closing `---`; empty if a note has no properties, or too many to ever be edited.
 */
export function propertyLines(note: string): readonly PropertyLine[] {
	const { exists, from, to, contentStart } = frontmatterBounds(note);
	if (!exists || to - from > LONGEST_PROPERTIES) return [];
	const head = note.slice(0, contentStart);
	const lines = linesOf(head).filter(line => line.from < head.length);
	const keys = lines.map(line =>
		/^(?:"([^"]+)"\s*|'([^']+)'\s*|([^\s#:"'-][^:]*)):(?:\s|$)/.exec(head.slice(line.from, line.to)),
	);
	const keyAt = keys.map(found => {
		const key = found?.[1] ?? found?.[2] ?? found?.[3]?.trimEnd();
		return key === undefined ? undefined : foldedKey(key);
	});
	const isOfPlay = keyAt.some(key => key !== undefined && OF_PLAY.has(key));
	const isOurs = (key: string) =>
		isOfPlay ? !OBSIDIAN_PROPERTY_KEYS.has(key) : OF_A_JOURNAL.has(key) || key.startsWith('sworn');
	const comments = commentsIn(note.slice(from, to));
	let key: string | undefined;
	return lines.map((line, index) => {
		const text = head.slice(line.from, line.to);
		if (line.from < from || line.from >= to) return { index, words: '' };
		key = keyAt[index] ?? key;
		const comment = comments.find(at => at.from + from >= line.from && at.from + from < line.next);
		if (isBlank(head, line)) return { index, words: '' };
		return { index, words: key !== undefined && !isOurs(key) ? text : (comment?.text ?? '') };
	});
}
