import type { Chart } from '../chart/chart';
import { nameOf } from '../../rules/search/stated-name';
import { marked } from './format-track';

/** Matches what marks the place of a chart on a page. */
export const CHART = /^\s*\ufdd0Chart\ufdd1\s*$/;

/** Marks where a page draws a chart. */
export const CHART_MARK = marked('Chart');

/** A chart in words: its places, and each way with the sessions in which it was travelled. Names are written by `named`. */
export function chartInText({ places, routes }: Chart, named: (name: string) => string): readonly string[] {
	const placeWords = places.map(({ name, region, here, isHeardOf }) => {
		const at = here.filter(Boolean).map(who => `${who} here`);
		const about = [...(region === undefined ? [] : [region]), ...at, ...(isHeardOf ? ['heard of'] : [])].map(named);
		return about.length === 0 ? named(name) : `${named(name)} (${about.join(', ')})`;
	});
	const ways = routes.map(({ from, to, journeys }) => {
		const sessions = [...new Set(journeys.map(({ path }) => nameOf(path)))].map(named).join(', ');
		return `${named(from.name)} – ${named(to.name)}, ${timesWords(journeys.length)}${sessions === '' ? '' : `: ${sessions}`}`;
	});
	return placeWords.length === 0 ? [] : [`**Places:** ${placeWords.join('; ')}`, ...ways];
}

function timesWords(times: number): string {
	if (times === 0) return 'known way';
	return times === 1 ? 'travelled once' : `travelled ${times} times`;
}
