import { upperFirst } from '../../rules/core/first-letter';
import { NAME_KEY } from '../../rules/generators/generator';
import { countsMenace, countsSegments, isTrackKind } from '../../rules/core/track-kind';
import { questionWords, readAsk } from '../../journal/oracle-blocks/ask-block';
import { factInWords, parseGenerated } from '../../journal/oracle-blocks/generated-block';
import { readOracle } from '../../journal/oracle-blocks/oracle-block';
import { withoutDice } from '../../journal/oracle-blocks/inline-summary';
import type { Change } from '../../play/character/change';
import { isRecord, type MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { readMoveRecord } from '../../journal/record/read-record';
import { lineOf } from '../../journal/record/record-line';
import { formatChange } from '../../journal/record/format-change';
import type { InlineLine } from '../../journal/inline/inline-record';
import { writeRecordLine } from '../../journal/inline/format-inline-move';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../journal/track/track-block';
import { boxWords, segmentWords } from './format-boxes';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/** Everything that a record says, in plain words, whether the note contains it as a line or as a block. */
export function recordText(body: string, actor?: string): string {
	const words = bodyWords(body, actor);
	if (words !== undefined) return words;
	const code = writeRecordLine(body);
	return code === undefined ? body : writtenWords(code, actor);
}

/** The same of a line, given by its code. The name of the journal's own character is left out. */
export function lineText(code: string, line: InlineLine, actor?: string): string {
	const words = line.kind === 'record' ? bodyWords(line.body, actor) : partWords(partsOf(line, actor));
	return words ?? writtenWords(code, actor);
}

function bodyWords(body: string, actor: string | undefined): string | undefined {
	const parts = partsOfRecord(body);
	if (parts) return partWords(parts);
	const record = settledMove(body);
	return record && moveWords(record, actor);
}

/** One part of a line: what it is about, its text, and its odds. */
interface Part {
	readonly about: string;
	readonly text: string;
	readonly how?: string;
}

const partWords = (parts: readonly Part[]): string =>
	parts
		.map(({ about, text, how = '' }, at) => `${about === parts[at - 1]?.about ? '' : about}${text}${how}`)
		.join('; ');

function partsOf(line: Exclude<InlineLine, { kind: 'record' }>, actor: string | undefined): readonly Part[] {
	switch (line.kind) {
		case 'oracle': {
			const { text, odds } = withoutDice(line.result);
			return [answerPart(line.oracle, text, odds)];
		}
		case 'changes':
			return line.changes.map(({ target, ...change }) => ({
				about: target === undefined || target === actor ? '' : `${target} › `,
				text: changeWords(change),
			}));
	}
}

/**
 * A more readable text for records whose source is written more for the plugin than for a reader; undefined for a move.
 */
function partsOfRecord(body: string): readonly Part[] | undefined {
	const kind = blockKind(readBlock(body));
	if (!kind.ok || kind.value === 'move') return undefined;
	if (isTrackKind(kind.value)) return trackParts(body);
	if (kind.value === 'generated') return thingParts(body);
	return kind.value === 'ask' ? askParts(body) : oracleParts(body);
}

function trackParts(body: string): readonly Part[] | undefined {
	const reading = readTrackBlock(body);
	return reading.ok ? [{ about: '', text: trackWords(reading.value.track) }] : undefined;
}

/** “Vow: Find the ark, 2 boxes of 10, formidable” */
function trackWords(track: Track): string {
	const extent = extentWords(track);
	const state = statusWords(track);
	const words = [track.name, extent, track.rank && translateTerm(track.rank), state].filter(Boolean).join(', ');
	return `${upperFirst(translateTerm(track.kind))}: ${words}`;
}

function extentWords({ kind, segments = 0, filled = 0, ticks, menace = 0 }: Track): string {
	if (countsSegments(kind)) return segmentWords(filled, segments);
	return boxWords(countsMenace(kind) ? menace : ticks);
}

/** Changes in words of the language of the app. */
export const changesInWords = (changes: readonly Change[]): string => changes.map(changeWords).join('; ');

const changeWords = (change: Change): string => translateTerm(formatChange(change));

/** “finished” or “forsaken” for a track that has ended. */
export function statusWords({ status }: Pick<Track, 'status'>): string | undefined {
	if (status === 'open') return undefined;
	return status === 'completed' ? t('finished') : t('forsaken');
}

function thingParts(body: string): readonly Part[] | undefined {
	const reading = parseGenerated(body);
	if (!reading.ok) return undefined;
	const { thing, facts } = reading.value.generated;
	const told = [...facts].map(([key, values]) => (key === NAME_KEY ? values.join(' ') : factInWords(key, values)));
	return [{ about: `${thing} `, text: told.join(' · ') }];
}

function askParts(body: string): readonly Part[] | undefined {
	const reading = readAsk(body);
	if (!reading.ok) return undefined;
	const { said, odds } = reading.value.record;
	return [answerPart(questionWords(reading.value.record), said, odds)];
}

function oracleParts(body: string): readonly Part[] | undefined {
	const reading = readOracle(body);
	if (!reading.ok) return undefined;
	const { oracle, result } = reading.value.record;
	return [answerPart(oracle, result)];
}

/** The dice are left out, as the card shows them. */
const answerPart = (asked: string, said: string | undefined, odds?: string): Part => ({
	about: said === undefined ? asked : `${asked} › `,
	text: said ?? '',
	how: odds === undefined ? '' : ` (${translateTerm(odds)})`,
});

/** A move in words, stating each fact once. */
export function moveWords(record: MoveRecord, actor: string | undefined): string {
	const { name, about, roll, outcome, came, story } = lineOf(record, translateTerm);
	const by = record.by === undefined || record.by === actor ? [] : [t('by {name}', { name: record.by })];
	const head = [name, ...by, ...about].join(', ') + (roll === undefined ? '' : `: ${translateTerm(roll)}`);
	const ended = outcome ? `, ${translateTerm(outcome.words)}` : '';
	return [`${head}${ended}`, ...came.map(translateTerm), ...story].join('; ');
}

/**
 * The record, if its line expresses everything that is written. Calls, and records with unreadable words, are shown as
 * written.
 */
export function settledMove(body: string): MoveRecord | undefined {
	const reading = readMoveRecord(body);
	if (!reading.ok || reading.value.warnings.length > 0) return undefined;
	const { record } = reading.value;
	return isRecord(record) ? record : undefined;
}

/** A call, or something that cannot be read, as it is written. */
export function writtenWords(code: string, actor: string | undefined): string {
	const told = code.replace(/^\s*sworn:\s*(?:move:\s*)?/i, '').replaceAll('\\|', '|');
	return withoutActor(told, actor);
}

function withoutActor(told: string, actor: string | undefined): string {
	const by = `, by ${actor ?? ''}`;
	const at = told.indexOf(by);
	const isWhole = /^(?:[,:;]|$)/.test(told.slice(at + by.length));
	return actor === undefined || at < 0 || !isWhole ? told : told.slice(0, at) + told.slice(at + by.length);
}
