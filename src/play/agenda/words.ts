import type { Change } from '../change';

/** What a change would do, for a button: "health 5 → 4", "Find the ark 8 → 12 ticks". */
export const changeWords = (change: Change): string =>
	change.kind === 'value'
		? [change.target, change.what, change.from, '→', change.to, change.unit].filter(isSaid).join(' ')
		: [change.target, change.what, change.event].filter(isSaid).join(' ');

const isSaid = (word: string | number | undefined): boolean => word !== undefined && word !== '';

/** Words without capitals and punctuation: how a record's entries are compared with labels. */
export const words = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[−–]/g, '-')
		.replace(/[’‘]/g, "'")
		.replace(/[^\p{L}\p{N}'+-]+/gu, ' ')
		.trim();
