import { NAME_KEY } from '../../rules/generators/generator';
import { isTrackKind } from '../../rules/track-kind';
import { questionWords, readAsk } from '../../journal/answers/ask-block';
import { factInWords, readThing } from '../../journal/answers/generated-block';
import { readOracle } from '../../journal/answers/oracle-block';
import type { MoveRecord } from '../../play/record/record';
import { isRecord } from '../../play/record/record';
import { readMoveRecord } from '../../journal/record/read-record';
import { lineOf } from '../../journal/record/record-line';
import { formatChange } from '../../journal/record/format-change';
import type { InlineLine } from '../../journal/inline/inline-line';
import { bodyOfInline, isInline, readInline } from '../../journal/inline/inline-line';
import { writeRecordLine } from '../../journal/inline/write-record-line';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../journal/track/track-block';
import { lineOfTrack } from '../../journal/track/track-line';
import type { NoteLinks } from './note-links';
import { appendLinked } from './note-links';
import { drawn } from '../../language/drawn';

/**
 * The pill that renders an inline line; undefined for code that is not ours or cannot be read, which stays as it is.
 * The name of the journal's own character is left out.
 */
export function inlinePill(code: string, links: NoteLinks, actor?: string): HTMLElement | undefined {
	if (!isInline(code)) return undefined;
	const line = readInline(code);
	if (!line.ok) return undefined;
	const parts = line.value.kind === 'record' ? partsOfRecord(line.value.body) : partsOf(line.value, actor);
	const body = bodyOfInline(line.value);
	if (parts) return pillOf(parts, body === undefined ? 'sworn-inline' : RECORD_CLASS, links);
	const record = body === undefined ? undefined : toldInLine(body);
	return record ? movePill(record, actor) : recordPill(code, body, actor);
}

/** The text of a record's line in plain words, whether the note contains it as a line or as a block. */
export function recordText(body: string, actor?: string): string {
	const code = writeRecordLine(body);
	const pill = code === undefined ? undefined : inlinePill(code, NO_LINKS, actor);
	const record = toldInLine(body);
	return (record ? movePill(record, actor) : pill)?.textContent ?? body;
}

const NO_LINKS: NoteLinks = { isNote: () => false, open: () => {} };

const RECORD_CLASS = 'sworn-inline sworn-inline-record';

function pillOf(parts: readonly Part[], cls: string, links: NoteLinks): HTMLElement {
	const pill = createSpan({ cls });
	parts.forEach(({ about, text, how = '', isLinked }, at) => {
		if (at > 0) pill.appendText('; ');
		if (about !== '' && about !== parts[at - 1]?.about) pill.createSpan({ cls: 'sworn-inline-about', text: about });
		if (isLinked) appendLinked(pill.createSpan({ cls: 'sworn-inline-said' }), text, links);
		else pill.appendText(text);
		if (how !== '') pill.createSpan({ cls: 'sworn-inline-how', text: how });
	});
	return pill;
}

/** One part of a line: what it is about, its text, and its odds. */
interface Part {
	readonly about: string;
	readonly text: string;
	readonly how?: string;
	readonly isLinked?: boolean;
}

function partsOf(line: Exclude<InlineLine, { kind: 'record' }>, actor: string | undefined): readonly Part[] {
	switch (line.kind) {
		case 'oracle': {
			const [, text = line.result, odds] = HOW.exec(line.result) ?? [];
			return [answerPart(line.oracle, text, odds)];
		}
		case 'changes':
			return line.changes.map(({ target, ...change }) => ({
				about: target === undefined || target === actor ? '' : `${target} › `,
				text: drawn(formatChange(change)),
			}));
	}
}

/** The dice at the end of an answer, possibly with its odds. */
const HOW = /^(.+?) \((?:rolled: [^()]+|([^():]+): \d{1,3})\)$/;

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

/** “Vow sworn: Find the ark, formidable”, without the track's present state. */
function trackParts(body: string): readonly Part[] | undefined {
	const reading = readTrackBlock(body);
	if (!reading.ok) return undefined;
	const { begins, name, extent } = lineOfTrack(reading.value.track);
	return [
		{ about: `${drawn(begins)}: `, text: extent === undefined ? name : `${name}, ${drawn(extent)}`, isLinked: true },
	];
}

function thingParts(body: string): readonly Part[] | undefined {
	const reading = readThing(body);
	if (!reading.ok) return undefined;
	const { thing, facts } = reading.value.generated;
	const told = [...facts].map(([key, values]) => (key === NAME_KEY ? values.join(' ') : factInWords(key, values)));
	return [{ about: `${thing} `, text: told.join(' · '), isLinked: true }];
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
	how: odds === undefined ? '' : ` (${drawn(odds)})`,
	isLinked: true,
});

/** A move in words, stating each fact once. The outcome and table results are highlighted. */
function movePill(record: MoveRecord, actor: string | undefined): HTMLElement {
	const { name, about, roll, outcome, came, story } = lineOf(record);
	const by = record.by === undefined || record.by === actor ? [] : [`by ${record.by}`];
	const pill = createSpan({ cls: RECORD_CLASS });
	pill.createSpan({ cls: 'sworn-inline-name', text: name });
	pill.appendText(
		[...by, ...about].map(words => `, ${words}`).join('') + (roll === undefined ? '' : `: ${drawn(roll)}`),
	);
	if (outcome) {
		pill.appendText(', ');
		const match = outcome.isMatch ? ' is-match' : '';
		pill.createSpan({ cls: `sworn-inline-outcome sworn-${outcome.kind}${match}`, text: drawn(outcome.words) });
	}
	pill.appendText(came.map(words => `; ${drawn(words)}`).join(''));
	for (const text of story) {
		pill.appendText('; ');
		pill.createSpan({ cls: 'sworn-inline-said', text });
	}
	return pill;
}

/**
 * The record, if its line expresses everything that is written. Calls, and records with unreadable words, are shown as
 * written.
 */
function toldInLine(body: string): MoveRecord | undefined {
	const reading = readMoveRecord(body);
	if (!reading.ok || reading.value.warnings.length > 0) return undefined;
	const { record } = reading.value;
	return isRecord(record) ? record : undefined;
}

/** Renders a call, or something that cannot be read, as it is written. */
function recordPill(code: string, body: string | undefined, actor: string | undefined): HTMLElement {
	const told = code.replace(/^\s*sworn:\s*(?:move:\s*)?/i, '').replaceAll('\\|', '|');
	const text = withoutActor(told, actor);
	const reading = body === undefined ? undefined : readMoveRecord(body);
	const name = reading?.ok && text.startsWith(reading.value.record.move) ? reading.value.record.move : '';
	const pill = createSpan({ cls: RECORD_CLASS });
	if (name !== '') pill.createSpan({ cls: 'sworn-inline-name', text: name });
	pill.appendText(text.slice(name.length));
	return pill;
}

function withoutActor(told: string, actor: string | undefined): string {
	const by = `, by ${actor ?? ''}`;
	const at = told.indexOf(by);
	const isWhole = /^(?:[,:;]|$)/.test(told.slice(at + by.length));
	return actor === undefined || at < 0 || !isWhole ? told : told.slice(0, at) + told.slice(at + by.length);
}
