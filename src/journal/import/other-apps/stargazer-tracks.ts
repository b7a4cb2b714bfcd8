import { given } from '../../../rules/core/collections';
import { RANKS } from '../../../rules/core/rank';
import type { ForeignTrack } from './app-campaign';
import type { JsonReader } from './json-reader';

/** A progress track of Stargazer or Iron Journal; one that has neither a name nor progress is a blank line of the sheet. */
export function trackIn(
	track: JsonReader,
	kind: ForeignTrack['kind'],
	clocks: ReadonlyMap<string, string> = new Map(),
): readonly ForeignTrack[] {
	const name = track.text('name') ?? '';
	const { rank, ticks } = progressIn(track);
	const linked = track.peek('clocks');
	const names = Array.isArray(linked) ? linked.map(id => (typeof id === 'string' ? clocks.get(id) : undefined)) : [];
	if (names.every(each => each !== undefined)) track.skip('clocks');
	if (name === '' && (ticks ?? 0) === 0) return [];
	const text = names.every(each => each !== undefined) ? names.map(each => `[[${each}]]`).join('\n') : '';
	return [{ kind, name, ...given({ rank, ticks }), text }];
}

/** The rank and ticks of a progress track: ranks from 1, and the ticks of each box. */
export function progressIn(track: JsonReader): Pick<ForeignTrack, 'rank' | 'ticks'> {
	const rank = RANKS[(track.whole('difficulty') ?? 0) - 1];
	const boxes = track.peek('boxes');
	const ticks = Array.isArray(boxes) && boxes.every(isTicks) ? boxes.reduce((sum, ticks) => sum + ticks, 0) : undefined;
	if (ticks !== undefined) track.skip('boxes');
	track.skipValues('showMenace');
	return given({ rank, ticks });
}

const isTicks = (value: unknown): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;
