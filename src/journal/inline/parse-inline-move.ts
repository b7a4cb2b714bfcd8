import { getOwn } from '../../rules/core/collections';
import { outcomeLine } from '../../play/roll/roll';
import { readMoveRecord } from '../record/read-record';
import { KEYS_OF_KIND } from '../sworn-block/block-kinds';
import { Gathered, inBlockOrder, UNREAD, type LineValues } from './inline-values';
import { masked, partedAt, SEMICOLON, CHANGE_SEPARATOR, unquoted, writeWords } from './inline-syntax';

/**
 * Converts a move's record on one line of text to the equivalent block:
 *
 *     Face Danger, edge 2 + 1 tailwind: 5 vs 3, 6, strong hit; momentum 2 → 3
 *
 * The part before the first semicolon has the move, the roll option, the adds and the dice. Each further part is a key
 * and its value, or a change.
 */

const MOVE_PREFIX = /^move\s*:\s*/i;
/**
 * The dice and the outcome at the end of the first part. A line that has them is a record, whatever else it contains.
 */
const DICE =
	/(?:(?:\s{0,9}[:,])?\s{1,9}((?:\d{1,3}\s{1,9})?vs\.?\s{0,9}\d{1,3}\s{0,9}(?:,|and)\s{0,9}\d{1,3})|\s{0,9}:\s{0,9}(\d{1,3}\s{1,9}\d{1,3}\s{1,9}\d{1,3}))(?:\s{0,9},\s{0,9}((?:strong hit|weak hit|miss)(?: with a match)?))?$/i;
export const OUTCOME = /^(?:strong hit|weak hit|miss)(?: with a match)?$/i;
/** The block equivalent to a line of text; `undefined` if it is not a move. */
export function bodyOfLine(stated: string): string | undefined {
	const values = valuesOfLine(stated);
	return values && bodyOf(values);
}

/** Whether a line has something that only a move's record has, but no change or oracle. */
export function isSurelyRecord(stated: string): boolean {
	const [first = ''] = partedAt(stated, SEMICOLON);
	const head = masked(first).replace(DICE, '');
	return (head !== masked(first) || MOVE_PREFIX.test(first)) && !CHANGE_SEPARATOR.test(head);
}

/** The values of the equivalent block's keys. */
function valuesOfLine(stated: string): LineValues | undefined {
	const [first = '', ...rest] = partedAt(stated, SEMICOLON);
	const values = new Gathered();
	const dice = DICE.exec(masked(first));
	const head = first.slice(0, dice?.index ?? first.length).replace(MOVE_PREFIX, '');
	if (CHANGE_SEPARATOR.test(masked(head)) || !readHead(head, values)) return undefined;
	const isMeant =
		dice !== null || head !== first || values.has('roll') || values.has('track') || /^["\p{Lu}\p{Lo}\p{N}]/u.test(head);
	if (!isMeant) return undefined;
	values.add('dice', dice?.[1] ?? dice?.[2]);
	values.add('outcome', dice?.[3]);
	for (const part of rest) if (part !== '') readPart(part, values);
	return values.all();
}

const COMMA = /,/g;
/** Separates the option and the adds. */
const ADD = /\s{1,9}(?=[+−-]\s?[\d\uE000])/g;
export const HEAD_WORDS: readonly string[] = ['by', 'from', 'on', 'track', 'with', 'cost', 'rank', 'progress'];
export const HEAD_KEYS = new RegExp(`^(${HEAD_WORDS.join('|')})(?:\\s*:\\s*|\\s+)(?=\\S)`, 'i');
/** Stats and meters of the rulesets, so that a call typed by hand needs no separator after the move. */
export const OPTIONS_OF_LINES: readonly string[] = [
	...['edge', 'heart', 'iron', 'shadow', 'wits'],
	...['health', 'spirit', 'supply', 'momentum', 'integrity', 'companion health'],
];
const OPTION = new RegExp(`\\s(${OPTIONS_OF_LINES.join('|')})(\\s+[+−-]?\\d{1,3})?$`);

/** Reads the part before the dice; `false` if it names no move. */
function readHead(head: string, values: Gathered): boolean {
	const [named = '', ...phrases] = partedAt(head, COMMA);
	const [first = '', ...adds] = partedAt(named, ADD);
	const option = OPTION.exec(masked(first));
	const move = unquoted((option ? first.slice(0, option.index) : first).trim());
	if (move === '' || (!first.startsWith('"') && !/[\p{L}\p{N}]/u.test(move))) return false;
	values.add('move', move);
	if (option) values.add('roll', option[0].trim());
	for (const add of adds) values.add('add', addIn(add));
	for (const phrase of phrases) if (phrase !== '') readPhrase(phrase, values);
	return true;
}

function readPhrase(phrase: string, values: Gathered): void {
	const [said, key = ''] = HEAD_KEYS.exec(phrase) ?? [];
	if (said !== undefined) {
		const known = key.toLowerCase();
		values.add(known === 'on' ? 'track' : known, unquoted(phrase.slice(said.length)));
		return;
	}
	const [option = '', ...adds] = /^[+−-]\s?[\d\uE000]/.test(masked(phrase))
		? ['', ...partedAt(phrase, ADD)]
		: partedAt(phrase, ADD);
	if (option !== '' && values.has('roll')) {
		values.unread(phrase);
		return;
	}
	values.add('roll', unquoted(option));
	for (const add of adds) values.add('add', addIn(add));
}

/** `+ 1 tailwind`, `- 1 fear`, `+ "1 so, and so"`. */
function addIn(words: string): string {
	const sign = words.startsWith('+') ? '' : '-';
	const rest = words.slice(1).trim();
	return rest.startsWith('"') ? unquoted(rest) : sign + rest;
}

export const PART_WORDS: readonly string[] = [
	...KEYS_OF_KIND.move.filter(key => key !== 'move'),
	...['on', 'rerolled', 'burned'],
];
export const PART_KEYS = new RegExp(`^(${PART_WORDS.join('|')})(?:\\s*:\\s*|\\s+)(?=\\S)`, 'i');
const ALSO: Readonly<Record<string, string>> = { on: 'track', rerolled: 'reroll', burned: 'burn' };

/** Reads one of the parts after the dice: an outcome, a key and its value, or a change. */
function readPart(part: string, values: Gathered): void {
	if (part.startsWith(`${UNREAD} `)) {
		values.unread(unquoted(part.slice(2).trim()));
		return;
	}
	if (OUTCOME.test(part) && !values.has('outcome')) {
		values.add('outcome', part);
		return;
	}
	const [said, key = ''] = PART_KEYS.exec(part) ?? [];
	if (said === undefined) values.add('done', unquoted(part));
	else values.add(getOwn(ALSO, key.toLowerCase()) ?? key.toLowerCase(), unquoted(part.slice(said.length)));
}

/** Writes the body of the block, with the outcome in full. */
function bodyOf(values: LineValues): string {
	const stated = values.get('outcome')?.[0];
	const full = stated !== undefined && OUTCOME.test(stated) ? fullOutcome(values) : undefined;
	const isIt = full !== undefined && wordsOfOutcome(full) === stated?.toLowerCase();
	return writeBody(isIt ? new Map([...values, ['outcome', [full]]]) : values);
}

/** The outcome on a line, which omits the score and dice written next to it. */
const wordsOfOutcome = (outcome: string): string => outcome.split(',', 1)[0] ?? '';

/** The outcome to write on a line; in full only if it differs from what the dice give. */
export function outcomeOnLine(values: LineValues): string | undefined {
	const stated = values.get('outcome')?.[0];
	const full = fullOutcome(values);
	if (stated === undefined) return undefined;
	const words = stated === full ? wordsOfOutcome(full) : stated;
	return OUTCOME.test(words) ? words : `outcome ${writeWords(stated)}`;
}

/** The outcome given by the dice of a line, as written in a block. */
function fullOutcome(values: LineValues): string | undefined {
	const rolled = new Map([...values].filter(([key]) => key !== 'outcome' && key !== 'done' && key !== UNREAD));
	const reading = readMoveRecord(writeBody(rolled));
	return reading.ok ? outcomeLine(reading.value.record) : undefined;
}

const writeBody = (values: LineValues): string => inBlockOrder('move', values);
