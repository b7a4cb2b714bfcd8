import type { Outcome } from '../../rules/core/outcome';
import { NAME_KEY } from '../../rules/generators/generator';
import { isTrackKind } from '../../rules/core/track-kind';
import type { Change } from '../../play/character/change';
import { isRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import type { InlineLine } from '../inline/inline-record';
import { formatChange } from '../record/format-change';
import { readMoveRecord } from '../record/read-record';
import { isProgress, marksOf, type ProgressMark } from '../record/marks';
import { isNetChange, netChanges, summarizeRecord } from '../record/record-summary';
import { blockKind, readBlock } from '../sworn-block/sworn-block';
import { readTrackBlock } from '../track/track-block';
import { questionWords, readAsk } from './ask-block';
import { factsInWords, parseGenerated } from './generated-block';
import { readOracle } from './oracle-block';

/** Which picture begins a token: how a roll ended, what was answered, or that a table was rolled on. */
export type SummaryIcon = Outcome | 'yes' | 'no' | 'table';

/** What a settled record says in a sentence, of whatever kind it is. */
export interface RecordSummary {
	readonly sign?: SummaryIcon;
	readonly isMatch?: boolean;
	/** The move of a call, which is played on its card. */
	readonly call?: string;
	/** The name of the move, the question, or the kind of a thing. */
	readonly name?: string;
	/** Who acted, if it is another than the character of the note. */
	readonly by?: string;
	readonly changes?: readonly string[];
	readonly marks?: readonly ProgressMark[];
	/** What the table of a move gave, in short. */
	readonly inShort?: string;
	/** `6 vs 4, 9` */
	readonly dice?: string;
	/** What belongs to the story: an answer, a name, the result of a table. */
	readonly answer?: string;
	/** A track, drawn with its boxes or its clock. */
	readonly track?: Track;
}

/** The token of a line; undefined for a call, and for what cannot be read or is not understood in full. */
export function summarizeInline(line: InlineLine, actor: string | undefined): RecordSummary | undefined {
	switch (line.kind) {
		case 'record':
			return summarizeBlock(line.body, actor);
		case 'oracle':
			return lineToken(line, actor);
		case 'changes':
			return tokenOfChanges(line.changes, actor);
	}
}

/** A question with an answer in the player's own words is no table, so it keeps its name, and its odds go to the hover. */
function lineToken({ oracle, result, body }: OracleLine, actor: string | undefined): RecordSummary {
	const token = body === undefined ? undefined : summarizeBlock(body, actor);
	const isQuestion = token?.sign === 'table' && oracle.endsWith('?');
	if (token && !isQuestion) return token;
	return { sign: 'table', name: oracle, answer: isQuestion ? withoutDice(result).text : result };
}

type OracleLine = Extract<InlineLine, { kind: 'oracle' }>;

/** The dice at the end of an answer, possibly with its odds. */
const DICE = /^(.+?) \((?:rolled: [^()]+|([^():]+): \d{1,3})\)$/;

/** The result of a line as a sentence of the story, and the odds of a question. */
export function withoutDice(result: string): { readonly text: string; readonly odds?: string } {
	const [, text = result, odds] = DICE.exec(result) ?? [];
	return odds === undefined ? { text } : { text, odds };
}

/** The same of a block, given by its body. */
export function summarizeBlock(body: string, actor: string | undefined): RecordSummary | undefined {
	const kind = blockKind(readBlock(body));
	if (!kind.ok) return undefined;
	if (isTrackKind(kind.value)) return trackToken(body);
	switch (kind.value) {
		case 'move':
			return moveToken(body, actor);
		case 'ask':
			return askToken(body);
		case 'oracle':
			return oracleToken(body);
		case 'generated':
			return thingToken(body);
		default:
			return undefined;
	}
}

function moveToken(body: string, actor: string | undefined): RecordSummary | undefined {
	const reading = readMoveRecord(body);
	if (!reading.ok || reading.value.warnings.length > 0) return undefined;
	const { record } = reading.value;
	if (!isRecord(record)) return undefined;
	const { outcome, story, ...told } = summarizeRecord(record);
	const sign = outcome ?? (story.length > 0 ? 'table' : undefined);
	return {
		...told,
		...(sign === undefined ? {} : { sign }),
		...(record.by === undefined || record.by === actor ? {} : { by: record.by }),
	};
}

function trackToken(body: string): RecordSummary | undefined {
	const reading = readTrackBlock(body);
	return reading.ok ? { track: reading.value.track } : undefined;
}

/** One of two possibilities is told by its words, so it has no sign of yes or no. */
function askToken(body: string): RecordSummary | undefined {
	const reading = readAsk(body);
	if (!reading.ok) return undefined;
	const { record } = reading.value;
	const { said, answer, or, isMatch } = record;
	if (said === undefined) return { name: questionWords(record) };
	const sign = or === undefined ? answer : 'table';
	return { name: questionWords(record), answer: said, isMatch, ...(sign === undefined ? {} : { sign }) };
}

/** The name of the table is told on hover. */
function oracleToken(body: string): RecordSummary | undefined {
	const reading = readOracle(body);
	if (!reading.ok) return undefined;
	const { oracle, result } = reading.value.record;
	return result === undefined ? { name: oracle } : { sign: 'table', answer: result };
}

/** A name stands for its thing; without one, its first fact does. */
function thingToken(body: string): RecordSummary | undefined {
	const reading = parseGenerated(body);
	if (!reading.ok) return undefined;
	const { generated } = reading.value;
	const answer = generated.facts.get(NAME_KEY)?.join(' ') ?? factsInWords(generated)[0];
	return { sign: 'table', name: generated.thing, ...(answer === undefined ? {} : { answer }) };
}

/** A change made by hand says everything that it changed, since no move says it. */
function tokenOfChanges(changes: readonly Change[], actor: string | undefined): RecordSummary {
	const own = changes.map(({ target, ...change }) =>
		target === undefined || target === actor ? change : { ...change, target },
	);
	const marks = marksOf(own.filter(isProgress));
	const { name, others } = withOneName(own.filter(change => !isProgress(change)));
	const net = netChanges(others.filter(isNetChange));
	const rest = others.filter(change => !isNetChange(change)).map(change => formatChange(change));
	const told = [...net, ...rest];
	const isNothing = told.length === 0 && marks.length === 0;
	const shown = isNothing ? others.map(change => formatChange(change)) : told;
	return { changes: shown, marks, ...(name === undefined ? {} : { name }) };
}

/** If all changes are of the same person or thing, its name is said once. */
function withOneName(changes: readonly Change[]): { readonly name?: string; readonly others: readonly Change[] } {
	const [name, ...more] = new Set(changes.map(({ target }) => target));
	if (name === undefined || more.length > 0) return { others: changes };
	return { name, others: changes.map(({ target: _, ...change }) => change) };
}

/** Whether a text ends with a question, case and punctuation aside, so that a token need not repeat it. */
export function isAskedIn(before: string, question: string): boolean {
	const asked = wordsOf(question);
	return asked !== '' && ` ${wordsOf(before)}`.endsWith(` ${asked}`);
}

const wordsOf = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
