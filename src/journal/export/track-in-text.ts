import { TICKS_PER_BOX } from '../../rules/rank';
import { MAX_TICKS } from '../../rules/track-key';
import { hasKey, TRACK_KIND_ROWS } from '../../rules/track-kind';
import { ticksInBox, type Track } from '../../play/tracks/track';

/** A box without a tick, with one to three, and with all four. */
const BOXES = ['□', '◱', '◧', '◩', '■'] as const;

/** A progress track as text, a sign for each of its ten boxes: “■■◧□□□□□□□”. `ticks` from 0 to 40. */
export const boxesInText = (ticks: number): string =>
	Array.from({ length: MAX_TICKS / TICKS_PER_BOX }, (_, at) => BOXES[ticksInBox(at + 1, ticks)] ?? BOXES[0]).join('');

/** Tracks and clocks in a text, as `boxesInText` and `segmentsInText` write them. */
export const GAUGE = /[□◱◧◩■]{10}|◆*◇+|◆+/g;

/** The ticks in each box of a track that was found in a text. */
export const ticksInText = (boxes: string): readonly number[] =>
	[...boxes].map(sign => BOXES.findIndex(box => box === sign));

/** The segments of a clock that was found in a text, and how many of them are filled; nothing where it is a track. */
export const segmentsOfText = (clock: string): { readonly filled: number; readonly segments: number } | undefined =>
	/^[◆◇]/.test(clock) ? { filled: clock.lastIndexOf('◆') + 1, segments: clock.length } : undefined;

/** A clock as text, a sign for each segment: “◆◆◇◇”. */
export const segmentsInText = (filled: number, segments: number): string =>
	'◆'.repeat(Math.min(filled, segments)) + '◇'.repeat(Math.max(0, segments - filled));

/** The gauges of a track, one for each thing it counts. */
export function gaugesInText({ kind, ticks, menace, filled = 0, segments }: Track): readonly string[] {
	const isThreat = TRACK_KIND_ROWS[kind].counts === 'menace';
	return [
		...(hasKey(kind, 'ticks') ? [boxesInText(ticks)] : []),
		...(isThreat ? [`menace ${boxesInText(menace ?? 0)}`] : []),
		...(segments === undefined ? [] : [segmentsInText(filled, segments)]),
	];
}
