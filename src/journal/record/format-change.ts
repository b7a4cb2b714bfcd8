import { withMinus } from '../../rules/minus-sign';
import { isStaying } from '../../play/character/change';
import type { Change } from '../../play/character/change';
import { positionWords } from '../../play/agenda/step-words';
import { inBoxes } from '../../play/tracks/box-words';
import { writeChange } from './change-lines';

/** A change as a page shows it: in words, with the minus sign, and a value that stayed once, “momentum 10, at its maximum”. */
export function formatChange(change: Change, ownTrack?: string): string {
	const words = changeInWords(change, ownTrack);
	const hasStayed = change.kind === 'value' && change.from === change.to && !isStaying(change);
	return withMinus(hasStayed ? words.replace(`${inBoxes(change).from} → `, '') : words);
}

/**
 * A change in words: as the record writes it, but the track that the record is about goes without its name, progress is
 * counted in boxes, and a position in a fight is shown by where it leads: “in control”.
 */
export function changeInWords(change: Change, ownTrack?: string): string {
	const { target, ...own } = change;
	const isOwn = target !== undefined && target === ownTrack;
	const shown = isOwn ? { ...own, what: own.what || 'progress' } : change;
	if (shown.kind === 'event') return writeChange(shown);
	if (shown.what !== 'combat') return writeChange(inBoxes(shown));
	const position = positionWords(shown.to, isStaying(shown));
	const words = shown.target === undefined ? position : `${shown.target} › ${position}`;
	return shown.why === undefined ? words : `${words} (${shown.why})`;
}
