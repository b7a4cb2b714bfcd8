import { isStaying, STAYS, type Change } from '../character/change';
import { inBoxes } from '../character/format-ticks';

/** A change in words for a button: "health 5 → 4", "Find the ark 2 → 3 boxes", "in control". */
export function changeWords(change: Change): string {
	if (change.kind === 'event') return joined(change.target, change.what, change.event);
	const { target, what, from, to, unit } = inBoxes(change);
	if (what === 'combat') return positionWords(to, isStaying(change));
	return isStaying(change) ? joined(target, what, to, unit, STAYS) : joined(target, what, from, '→', to, unit);
}

/** A position in a fight as a result: "in control", "still in control", "out of combat". */
export const positionWords = (position: number | string, stays: boolean): string =>
	position === 'none' ? 'out of combat' : `${stays ? 'still ' : ''}${position}`;

const joined = (...words: readonly (string | number | undefined)[]): string => words.filter(isSaid).join(' ');

const isSaid = (word: string | number | undefined): boolean => word !== undefined && word !== '';

/** In characters; only the start of a longer option is quoted. */
const LONGEST_REASON = 50;

/**
 * An option as the reason of a change; if it is long, only the part before its first stop: `The village asks for help`.
 */
export function reasonWords(label: string): string {
	if (label.length <= LONGEST_REASON) return label;
	const [beforeStop = ''] = label.split(/ ?[.,;:(]/, 1);
	if (beforeStop !== '' && beforeStop.length <= LONGEST_REASON) return beforeStop;
	const gap = label.lastIndexOf(' ', LONGEST_REASON);
	return `${label.slice(0, gap > 0 ? gap : LONGEST_REASON)}…`;
}

/** Folds text for comparing the entries of a record with labels. */
export const comparable = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[−–]/g, '-')
		.replace(/[’‘]/g, "'")
		.replace(/[^\p{L}\p{N}'+-]+/gu, ' ')
		.trim();
