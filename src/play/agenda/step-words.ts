import type { Change } from '../character/change';
import { isStaying, STAYS } from '../character/change';
import { inBoxes } from '../tracks/box-words';

/** What a change would do, for a button: "health 5 → 4", "Find the ark 2 → 3 boxes", "in control". */
export function changeWords(change: Change): string {
	if (change.kind === 'event') return joined(change.target, change.what, change.event);
	const { target, what, from, to, unit } = inBoxes(change);
	if (what === 'combat') return positionWords(to, isStaying(change));
	return isStaying(change) ? joined(target, what, to, unit, STAYS) : joined(target, what, from, '→', to, unit);
}

/** A position in a fight by where it leads: "in control", "still in control", "out of combat". */
export const positionWords = (position: number | string, stays: boolean): string =>
	position === 'none' ? 'out of combat' : `${stays ? 'still ' : ''}${position}`;

const joined = (...words: readonly (string | number | undefined)[]): string => words.filter(isSaid).join(' ');

const isSaid = (word: string | number | undefined): boolean => word !== undefined && word !== '';

/** Characters; a longer option is quoted by its first words. */
const LONGEST_REASON = 50;

/** An option as the reason of a change: what is before its first stop, if it is long; `The village asks for help`. */
export function reasonWords(label: string): string {
	if (label.length <= LONGEST_REASON) return label;
	const [beforeStop = ''] = label.split(/ ?[.,;:(]/, 1);
	if (beforeStop !== '' && beforeStop.length <= LONGEST_REASON) return beforeStop;
	const gap = label.lastIndexOf(' ', LONGEST_REASON);
	return `${label.slice(0, gap > 0 ? gap : LONGEST_REASON)}…`;
}

/** Words without capitals and punctuation: how a record's entries are compared with labels. */
export const comparable = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[−–]/g, '-')
		.replace(/[’‘]/g, "'")
		.replace(/[^\p{L}\p{N}'+-]+/gu, ' ')
		.trim();
