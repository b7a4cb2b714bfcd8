import { isStaying } from '../../play/character/change';
import type { Change } from '../../play/character/change';
import { positionWords } from '../../play/agenda/step-words';
import { writeChange } from './change-lines';

/**
 * A change as a page shows it: as the record writes it, but the track that the record is about goes without its name, and
 * a position in a fight is shown by where it leads: “in control”.
 */
export function shownChange(change: Change, ownTrack?: string): string {
	const { target, ...own } = change;
	const isOwn = target !== undefined && target === ownTrack;
	const shown = isOwn ? { ...own, what: own.what || 'progress' } : change;
	if (shown.kind !== 'value' || shown.what !== 'combat') return writeChange(shown);
	const words = positionWords(shown.to, isStaying(shown));
	return shown.why === undefined ? words : `${words} (${shown.why})`;
}
