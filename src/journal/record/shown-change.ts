import { isStaying } from '../../play/character/change';
import type { Change } from '../../play/character/change';
import { positionWords } from '../../play/agenda/step-words';
import { inBoxes } from '../../play/tracks/box-words';
import { writeChange } from './change-lines';

/**
 * A change as a page shows it: as the record writes it, but the track that the record is about goes without its name,
 * progress is counted in boxes, and a position in a fight is shown by where it leads: “in control”.
 */
export function shownChange(change: Change, ownTrack?: string): string {
	const { target, ...own } = change;
	const isOwn = target !== undefined && target === ownTrack;
	const shown = isOwn ? { ...own, what: own.what || 'progress' } : change;
	if (shown.kind === 'event') return writeChange(shown);
	if (shown.what !== 'combat') return writeChange(inBoxes(shown));
	const position = positionWords(shown.to, isStaying(shown));
	const words = shown.target === undefined ? position : `${shown.target} › ${position}`;
	return shown.why === undefined ? words : `${words} (${shown.why})`;
}
