import { describe, expect, it } from 'vitest';
import { legacyRounds } from '../../../src/obsidian/features/character/sheet-parts';
import { tickWords } from '../../../src/play/character/format-ticks';
import { ticksInBox } from '../../../src/play/tracks/track';
import { strokesOf } from '../../../src/obsidian/features/tracks/box-strokes';
import { MOST_ON_A_FACE, segmentPath } from '../../../src/obsidian/features/tracks/clock-segments';
import { valueAfterKey, valueAfterPress } from '../../../src/obsidian/features/tracks/slider';
import { boxWords, roundWords, segmentWords } from '../../../src/obsidian/components/format-boxes';

describe('in words', () => {
	it.each([
		{ ticks: 0, words: '0 boxes of 10' },
		{ ticks: 3, words: '0 boxes and 3 ticks of 10' },
		{ ticks: 4, words: '1 box of 10' },
		{ ticks: 9, words: '2 boxes and 1 tick of 10' },
		{ ticks: 18, words: '4 boxes and 2 ticks of 10' },
		{ ticks: 40, words: '10 boxes of 10' },
	])('$ticks ticks are $words', ({ ticks, words }) => {
		expect(boxWords(ticks)).toBe(words);
	});

	it.each([
		{ rank: 'troublesome', ticks: 12, words: '3 boxes' },
		{ rank: 'formidable', ticks: 4, words: '1 box' },
		{ rank: 'extreme', ticks: 2, words: '2 ticks' },
		{ rank: 'epic', ticks: 1, words: '1 tick' },
	])('a mark on a $rank track is $words', ({ ticks, words }) => {
		expect(tickWords(ticks)).toBe(words);
	});

	it('segments and rounds are counted', () => {
		expect([segmentWords(2, 6), segmentWords(0, 1)]).toEqual(['2 of 6 segments', '0 of 1 segment']);
		expect([1, 2, 3].map(roundWords)).toEqual(['filled once', 'filled twice', 'filled 3 times']);
	});
});

describe('the boxes of the printed sheet', () => {
	it.each([
		{ ticks: 1, strokes: 1, shape: 'one stroke' },
		{ ticks: 2, strokes: 2, shape: 'a cross' },
		{ ticks: 3, strokes: 3, shape: 'a cross with an upright' },
		{ ticks: 4, strokes: 4, shape: 'a star' },
	])('$ticks ticks are $shape', ({ ticks, strokes }) => {
		const lines = strokesOf(ticks);
		expect(lines).toHaveLength(strokes);
		const isUpright = lines.map(({ x1, x2 }) => x1 === x2);
		const isLevel = lines.map(({ y1, y2 }) => y1 === y2);
		expect([isUpright.indexOf(true), isLevel.indexOf(true)]).toEqual([ticks >= 3 ? 2 : -1, ticks === 4 ? 3 : -1]);
	});

	it('ticks fill one box after the other', () => {
		expect([1, 2, 3, 10].map(box => ticksInBox(box, 6))).toEqual([4, 2, 0, 0]);
	});

	it.each([
		{ marked: 0, rounds: 0, ticks: 0 },
		{ marked: 40, rounds: 0, ticks: 40 },
		{ marked: 41, rounds: 1, ticks: 1 },
		{ marked: 86, rounds: 2, ticks: 6 },
		{ marked: -3, rounds: 0, ticks: 0 },
	])('a legacy of $marked ticks is gone through $rounds times, with $ticks', ({ marked, rounds, ticks }) => {
		expect(legacyRounds(marked)).toEqual({ rounds, ticks });
	});
});

describe('the face of a clock', () => {
	it('its first segment goes from the top to the right', () => {
		expect(segmentPath(1, 4)).toBe('M 50 50 L 50.00 3.00 A 47 47 0 0 1 97.00 50.00 Z');
	});

	it.each([2, 3, 6, 10, MOST_ON_A_FACE])('its %i segments meet, and the last ends at the top', segments => {
		const ends = Array.from({ length: segments }, (_, i) => segmentPath(i + 1, segments)).map(path => ({
			from: /L (\S+ \S+) A/.exec(path)?.[1],
			to: /0 0 1 (\S+ \S+) Z/.exec(path)?.[1],
		}));
		expect(ends.map(({ from }) => from).slice(1)).toEqual(ends.map(({ to }) => to).slice(0, -1));
		expect(ends.at(-1)?.to).toBe('50.00 3.00');
	});

	it('one segment alone is the whole face', () => {
		expect(segmentPath(1, 1)).toBe('M 50.00 3.00 A 47 47 0 1 1 50.00 97.00 A 47 47 0 1 1 50.00 3.00 Z');
	});
});

describe('the keys of a track with 18 of 40 ticks', () => {
	it.each([
		{ key: 'ArrowRight', isShift: false, to: 19 },
		{ key: 'ArrowUp', isShift: false, to: 19 },
		{ key: 'ArrowLeft', isShift: false, to: 17 },
		{ key: 'ArrowDown', isShift: false, to: 17 },
		{ key: 'ArrowRight', isShift: true, to: 22 },
		{ key: 'ArrowDown', isShift: true, to: 14 },
		{ key: 'PageUp', isShift: false, to: 22 },
		{ key: 'PageDown', isShift: false, to: 14 },
		{ key: 'Home', isShift: false, to: 0 },
		{ key: 'End', isShift: false, to: 40 },
		{ key: 'Enter', isShift: false, to: undefined },
		{ key: 'a', isShift: true, to: undefined },
	])('$key with shift $isShift: $to', ({ key, isShift, to }) => {
		expect(valueAfterKey(key, isShift, { value: 18, max: 40, page: 4 })).toBe(to);
	});

	it('stop at both ends', () => {
		expect(valueAfterKey('PageUp', false, { value: 38, max: 40, page: 4 })).toBe(40);
		expect(valueAfterKey('ArrowLeft', false, { value: 0, max: 40, page: 4 })).toBe(0);
	});
});

describe('a press on a box', () => {
	it.each([
		{ says: 'fills to its end', box: 7, ticks: 18, to: 28 },
		{ says: 'fills up the one begun', box: 5, ticks: 18, to: 20 },
		{ says: 'further down empties what is after it', box: 2, ticks: 18, to: 8 },
		{ says: 'that is the last full one empties it', box: 5, ticks: 20, to: 16 },
	])('$says', ({ box, ticks, to }) => {
		expect(valueAfterPress(box, 4, ticks)).toBe(to);
	});
});
