import { NAME_KEY } from '../../rules/generators/generator';
import type { AskRecord } from '../oracle-blocks/ask-block';
import { factsInWords, type GeneratedSubject } from '../oracle-blocks/generated-block';
import { lineOf } from '../record/record-line';
import { formatChange } from '../record/format-change';
import { lineOfTrack } from '../track/track-line';
import type { MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { linkTarget } from '../../rules/search/stated-name';
import { escapeMarkdown } from '../text/escape-markdown';
import type { Chart } from '../chart/chart';
import { CHART_MARK, chartInText } from './format-chart';
import { isChart } from '../chart/layout-of-block';
import { gaugesInText, marked, withoutMarks } from './format-track';
import type { ExportEntry } from './export-entry';

/** What an export knows about the vault beyond the note. */
export interface ExportContext {
	/** The journal's character; records name an actor only if it is somebody else. */
	readonly owner?: string;
	/** Whether a link to this name leads to another place on the same page; only for a page. */
	readonly isOnPage?: (name: string) => boolean;
	/** Whether the tracks of this note are drawn on the sheet of their character instead. */
	readonly hasTracksOnSheet?: boolean;
	/** Looks up the current state of a track by name, for notes that show it. */
	readonly track: (name: string) => Track | undefined;
	/** The chart around the note, for a block that draws it; undefined if there is none. */
	readonly chart?: Chart | undefined;
}

/** Writes an entry in plain Markdown: the mechanics on one line, then each sentence of the story on its own. What a page draws is marked. */
export function formatMarkdown(entry: ExportEntry, context: ExportContext): readonly string[] {
	switch (entry.kind) {
		case 'move':
			return moveLines(entry.record, context);
		case 'question':
			return [`**${plain(entry.question)}**${answerWords(entry.record)}`];
		case 'oracle': {
			const { oracle, dice, result } = entry;
			const rolled = dice.length > 0 ? ` (${dice.join(', ')})` : '';
			return [`**${plain(oracle)}**${rolled}${result === undefined ? '' : `: ${plain(result)}`}`];
		}
		case 'thing':
			return [thingWords(entry.thing)];
		case 'track':
			return [trackWords(entry.track, context)];
		case 'changes':
			return [`*${entry.changes.map(change => plain(formatChange(change, context.owner))).join('; ')}*`];
		case 'session':
			return entry.session.momentum.length > 0 ? [marked(`Momentum: ${entry.session.momentum.join(', ')}`)] : [];
		case 'show': {
			const name = linkTarget(entry.name);
			const track = context.track(name);
			if (!track && context.chart && isChart(name)) return chartLines(context.chart, context);
			// A page draws each track once.
			if (context.isOnPage?.(name)) return [`*${named(name, context)}*`];
			return [track ? `**${plain(track.name)}** ${gaugesInText(track).join(' ')}` : `*${plain(name)}*`];
		}
	}
}

/** On a page, where it is drawn. */
const chartLines = (chart: Chart, { isOnPage }: ExportContext): readonly string[] =>
	isOnPage ? [CHART_MARK] : chartInText(chart, plain);

function moveLines(record: MoveRecord, context: ExportContext): readonly string[] {
	const { name, about, roll, outcome, came, story } = lineOf(record);
	const by = record.by === undefined || record.by === context.owner ? '' : `${named(record.by, context)}: `;
	const where =
		about.length > 0
			? ` (${about.map(each => (each === record.track ? named(each, context) : plain(each))).join('; ')})`
			: '';
	const rolled = [
		...(roll === undefined ? [] : [plain(roll)]),
		...(outcome === undefined ? [] : [`**${outcome.words}**`]),
	];
	const led = came.length > 0 ? `: ${came.map(plain).join('; ')}` : '';
	return [`${by}**${plain(name)}**${where}${[' ', rolled.join(', ')].join('').trimEnd()}${led}`, ...story.map(plain)];
}

/** A name, on a page as a link to its place. */
const named = (name: string, { isOnPage }: ExportContext): string =>
	isOnPage?.(name) && !/[[\]|#]/.test(name) ? `[[${name}]]` : plain(name);

function answerWords({ said, odds, roll }: AskRecord): string {
	if (said === undefined) return '';
	const how = [odds, roll].filter(part => part !== undefined).join(', ');
	return ` ${plain(said)}${how === '' ? '' : ` (${how})`}`;
}

function thingWords(entry: GeneratedSubject): string {
	const { thing, facts } = entry;
	const name = facts.get(NAME_KEY)?.join(' ');
	const others = factsInWords(entry).map(plain);
	const head = name === undefined ? `**${plain(thing)}**` : `${plain(thing)} **${plain(name)}**`;
	return others.length === 0 ? head : `${head}; ${others.join('; ')}`;
}

function trackWords(track: Track, { hasTracksOnSheet = false }: ExportContext): string {
	const { begins, name, extent } = lineOfTrack(track);
	const rank = extent === undefined ? '' : `, ${extent}`;
	const words = `${begins}: **${plain(name)}**${rank}`;
	return hasTracksOnSheet ? words : `${words} ${gaugesInText(track).join(' ')}`;
}

/** Escapes characters with a meaning in Markdown or HTML; links stay links. */
export const plain = (text: string): string => escapeMarkdown(withoutMarks(text));
