import { withMinus } from '../../rules/core/minus-sign';
import { isStaying, type Change } from '../../play/character/change';
import { positionWords } from '../../play/pending-steps/format-step';
import { inBoxes } from '../../play/character/format-ticks';
import { writeChange } from './change-lines';

/**
 * A change for display: in words, with a real minus sign, and an unchanged value only once, “momentum 10, at its
 * maximum”.
 */
export function formatChange(change: Change, ownTrack?: string): string {
	const words = changeInWords(change, ownTrack);
	const hasStayed = change.kind === 'value' && change.from === change.to && !isStaying(change);
	return withMinus(hasStayed ? words.replace(`${inBoxes(change).from} → `, '') : words);
}

/**
 * A change in words: as in the record, but without the name of the record's own track, with progress in boxes, and with
 * only the new position in a fight: “in control”.
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
