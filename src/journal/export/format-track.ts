import { TICKS_PER_BOX } from '../../rules/core/rank';
import { MAX_TICKS } from '../../rules/core/track-key';
import { countsMenace, hasKey } from '../../rules/core/track-kind';
import { ticksInBox, type Track } from '../../play/tracks/track';
import { lineOfTrack } from '../track/track-line';

/** A box with no, one, two, three and four ticks. */
const BOXES = ['□', '◱', '◧', '◩', '■'] as const;

/** A progress track as text, one character per box: “■■◧□□□□□□□”. `ticks` ranges from 0 to 40. */
export const boxesInText = (ticks: number): string =>
	Array.from({ length: MAX_TICKS / TICKS_PER_BOX }, (_, at) => BOXES[ticksInBox(at + 1, ticks)] ?? BOXES[0]).join('');

/** Characters that no text has, around what a page draws; prose may have the same signs as a gauge. */
const [DRAWN_FROM, DRAWN_TO] = ['\ufdd0', '\ufdd1'];
const MARKS = /[\ufdd0\ufdd1]/g;

/** Marks a text that a page draws. */
export const marked = (text: string): string => `${DRAWN_FROM}${text}${DRAWN_TO}`;

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** Matches marked tracks and clocks as written by `boxesInText` and `segmentsInText`; the first group is the gauge. */
export const GAUGE = /\ufdd0([□◱◧◩■]{10}|◆*◇+|◆+)\ufdd1/g;

/** Matches the marked momentum of a session; the first group has the numbers. */
export const MOMENTUM = /^\s*\ufdd0Momentum: (-?\d+(?:, -?\d+)+)\ufdd1\s*$/;

/** The ticks in each box of a track found in a text. */
export const ticksInText = (boxes: string): readonly number[] =>
	[...boxes].map(sign => BOXES.findIndex(box => box === sign));

/** The filled and total segments of a clock found in a text; `undefined` for a track. */
export const segmentsOfText = (clock: string): { readonly filled: number; readonly segments: number } | undefined =>
	/^[◆◇]/.test(clock) ? { filled: clock.lastIndexOf('◆') + 1, segments: clock.length } : undefined;

/** A clock as text, one character per segment: “◆◆◇◇”. */
export const segmentsInText = (filled: number, segments: number): string =>
	'◆'.repeat(Math.min(filled, segments)) + '◇'.repeat(Math.max(0, segments - filled));

/** The gauges of a track, one for each thing it counts, marked. */
export function gaugesInText({ kind, ticks, menace, filled = 0, segments }: Track): readonly string[] {
	return [
		...(hasKey(kind, 'ticks') ? [marked(boxesInText(ticks))] : []),
		...(countsMenace(kind) ? [`menace ${marked(boxesInText(menace ?? 0))}`] : []),
		...(segments === undefined ? [] : [marked(segmentsInText(filled, segments))]),
	];
}

/** “Vow sworn, formidable, fulfilled”: a track that is a note, which has its name. */
export function lineInText(track: Track): string {
	const { begins, extent } = lineOfTrack(track);
	return [begins, extent, track.status === 'open' ? undefined : track.status].filter(Boolean).join(', ');
}
