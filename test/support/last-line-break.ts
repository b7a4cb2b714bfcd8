import { assumed } from '../host/assumptions/assume';

/** A note's text to compare: as it is, or with a line break at its end where the app may add one with a save. */
export const ended = (text: string): string =>
	assumed.lastLineBreak === 'as typed' || text.endsWith('\n') ? text : `${text}\n`;
