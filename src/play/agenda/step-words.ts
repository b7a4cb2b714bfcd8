import type { Change } from '../character/change';
import { isStaying, STAYS } from '../character/change';

/** What a change would do, for a button: "health 5 → 4", "Find the ark 8 → 12 ticks". */
export const changeWords = (change: Change): string =>
	(change.kind === 'event'
		? [change.target, change.what, change.event]
		: isStaying(change)
			? [change.target, change.what, change.to, change.unit, STAYS]
			: [change.target, change.what, change.from, '→', change.to, change.unit]
	)
		.filter(isSaid)
		.join(' ');

const isSaid = (word: string | number | undefined): boolean => word !== undefined && word !== '';

/** Characters; a longer option is quoted by its first words. */
const LONGEST_REASON = 50;

/** An option as the reason of a change: what stands before its first stop, if it is long; `The village asks for help`. */
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
