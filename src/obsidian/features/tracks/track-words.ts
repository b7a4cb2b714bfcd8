import { fullBoxes } from '../../../play/tracks/track';
import { TICKS_PER_BOX } from '../../../rules/rank';
import { MAX_TICKS } from '../../../rules/track-key';

const BOXES = MAX_TICKS / TICKS_PER_BOX;

const counted = (count: number, word: string): string => {
	if (count === 1) return `1 ${word}`;
	return `${count} ${word}${word.endsWith('x') ? 'es' : 's'}`;
};

/** "4 boxes and 2 ticks of 10": ticks, four to a box. */
export function boxWords(ticks: number): string {
	const rest = ticks % TICKS_PER_BOX;
	const boxes = counted(fullBoxes(ticks), 'box');
	return `${rest === 0 ? boxes : `${boxes} and ${counted(rest, 'tick')}`} of ${BOXES}`;
}

/** "2 of 6 segments" */
export const segmentWords = (filled: number, segments: number): string =>
	`${filled} of ${counted(segments, 'segment')}`;

/** "filled once", of a track that runs on past its tenth box. */
export const roundWords = (rounds: number): string =>
	`filled ${rounds === 1 ? 'once' : rounds === 2 ? 'twice' : `${rounds} times`}`;
