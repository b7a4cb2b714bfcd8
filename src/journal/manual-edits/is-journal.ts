import { isBlank } from '../text/lines';
import { sectionsOf } from '../text/literal-sections';
import { isTrackBlock } from '../track/track-block';
import { swornBlocks } from '../note-blocks/find-blocks';

/** Whether a character's note is also its journal: it contains prose, or a move or oracle. */
export function isJournalText(note: string): boolean {
	const { lines, sections } = sectionsOf(note);
	const isPlayed = swornBlocks(note).some(({ body }) => !isTrackBlock(body) && !/^\s*show\s*:/i.test(body));
	return (
		isPlayed ||
		lines.some((line, index) => {
			const isInside = sections.some(({ startLine, endLine }) => startLine <= index && index <= endLine);
			return !isInside && !isBlank(note, line) && !/^#{1,6}(?:\s|$)/.test(note.slice(line.from, line.to));
		})
	);
}
