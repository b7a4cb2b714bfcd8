import type { Track } from '../../../play/tracks/track';
import { boxesInText, gaugesInText, marked } from '../../../journal/export/format-track';
import { withoutBrackets, type SheetNumber, type SheetOfNote } from '../../../journal/export/parse-sheet';
import { isLink } from '../../../journal/notes/note-name';
import { lineOfTrack } from '../../../journal/track/track-line';
import { escaped, withDrawings } from './page-drawings';

/** A vow or another open track on the sheet of its character. */
export interface Strip {
	readonly name: string;
	/** Its note, or the journal in which it is a block. */
	readonly href: string;
	readonly track: Track;
}

/** Writes a link of a property as HTML. */
type LinkInHtml = (link: string) => string;

/** A sheet as HTML: stats, meters, impacts, legacies, facts, and a strip for each open track. */
export function sheetHtml(sheet: SheetOfNote, strips: readonly Strip[], link: LinkInHtml): string {
	const { stats, meters, others, impacts, legacies, facts } = sheet;
	const parts = [
		numbers('stats', stats),
		numbers('meters', meters),
		numbers('others', others),
		impacts.length === 0
			? ''
			: `<p class="impacts">${impacts.map(each => `<span>${escaped(each)}</span>`).join(' ')}</p>`,
		...legacies.map(({ name, value }) => strip(escaped(name), '', withDrawings(marked(boxesInText(value))))),
		...facts.map(({ name, texts }) => fact(name, texts, link)),
		...strips.map(stripOf),
	].filter(part => part !== '');
	return parts.length === 0 ? '' : `<div class="sheet">\n${parts.join('\n')}\n</div>`;
}

/** A track that is a note: what it is, and its gauges unless they are drawn on the sheet of its character. */
export function trackHtml(track: Track, isDrawn: boolean): string {
	const status = track.status === 'open' ? '' : `, ${track.status}`;
	const { begins, extent } = lineOfTrack(track);
	const words = escaped(`${begins}${extent === undefined ? '' : `, ${extent}`}${status}`);
	return `<div class="sheet">\n${strip(words, '', isDrawn ? drawnGauges(track) : '')}\n</div>`;
}

const drawnGauges = (track: Track): string =>
	gaugesInText(track)
		.map(gauge => `<span class="gauge">${withDrawings(gauge)}</span>`)
		.join(' ');

function stripOf({ name, href, track }: Strip): string {
	const status = track.status === 'open' ? [] : [track.status];
	const detail = [lineOfTrack(track).extent ?? [], status].flat().join(', ');
	return strip(`<a href="${escaped(href)}">${escaped(name)}</a>`, escaped(detail), drawnGauges(track));
}

const strip = (words: string, detail: string, gauges: string): string =>
	`<p class="strip"><span>${words}${detail === '' ? '' : ` <small>${detail}</small>`}</span>${gauges === '' ? '' : ` <span>${gauges}</span>`}</p>`;

const numbers = (name: string, all: readonly SheetNumber[]): string =>
	all.length === 0
		? ''
		: `<dl class="${name}">${all.map(each => `<div><dt>${escaped(each.name)}</dt><dd>${inDigits(each.value)}</dd></div>`).join('')}</dl>`;

const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const fact = (name: string, texts: readonly string[], link: LinkInHtml): string =>
	`<p><small>${escaped(name)}</small> ${texts
		.map(text => (isLink(text) ? link(text) : escaped(withoutBrackets(text))))
		.join(', ')}</p>`;
