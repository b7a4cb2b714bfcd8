import { CHANGE_EVENTS } from '../../play/character/change';
import { RANKS } from '../../rules/core/rank';
import { isTrackKind } from '../../rules/core/track-kind';
import type { BlockKind } from '../sworn-block/block-kinds';
import { BLOCK_KINDS, hasAnyKeys, isBlockKind, isLineKind, KEYS_OF_KIND, LIST_KEYS } from '../sworn-block/block-kinds';
import { Gathered, inBlockOrder, UNREAD, type LineValues } from './inline-values';
import { masked, partedAt, SEMICOLON, CHANGE_SEPARATOR, unquoted, writeHeadWords, writeWords } from './inline-syntax';

/**
 * Converts between a block, except that of a move, and one line of text:
 *
 *     vow: Find the ark, formidable, 8 ticks; clears doomed
 *     clock: Hull breach, 2 of 6 segments; odds likely
 *     ask: Is the airlock guarded?; odds likely
 *     generated: Planet; name: Verdance; feature: Kelp forest
 *
 * The kind and name come first, then each key with its value, separated by semicolons. The keys of a generated subject
 * may be any words, so each has a colon.
 */

const KINDS = BLOCK_KINDS.filter(kind => kind !== 'move' && isLineKind(kind));
const PREFIX = new RegExp(`^(${KINDS.join('|')})\\s*:\\s*`, 'i');
const FACT = /^(\p{L}[\p{L}\p{N}_ -]{0,59}?)\s*:\s*(?=\S)/u;
const COMMA = /,/g;
/** Text such as “Ask: who? completed” is a change, because of how it ends. */
const ENDS_LIKE_A_CHANGE = new RegExp(`\\s(?:${CHANGE_EVENTS.join('|')})$`);

/** The block equivalent to a line of text; `undefined` if the line does not start with a kind of block. */
export function bodyOfBlockLine(stated: string): string | undefined {
	const [first = '', ...rest] = partedAt(stated, SEMICOLON);
	const [said = '', word = ''] = PREFIX.exec(first) ?? [];
	const kind = word.toLowerCase();
	if (!isBlockKind(kind) || CHANGE_SEPARATOR.test(masked(first))) return undefined;
	const values = new Gathered(key => (hasAnyKeys(kind) && key !== kind) || LIST_KEYS.has(key));
	const name = readName(first.slice(said.length), kind, values);
	if (!values.has(kind) || ENDS_LIKE_A_CHANGE.test(masked(name))) return undefined;
	const isRead = rest.every(part => part === '' || readPart(part, kind, values));
	return isRead ? inBlockOrder(kind, values.all()) : undefined;
}

/** Reads the name; a track's measures may follow it, separated by commas. Returns the name as written. */
function readName(words: string, kind: BlockKind, values: Gathered): string {
	const phrases = isTrackKind(kind) ? [...partedAt(words, COMMA)] : [words];
	const measures: string[] = [];
	while (phrases.length > 1 && measuresIn(phrases.at(-1) ?? '', kind)) measures.unshift(phrases.pop() ?? '');
	const name = phrases.join(', ');
	values.add(kind, unquoted(name));
	for (const phrase of measures) addMeasures(phrase, kind, values);
	return name;
}

/** `false` if the text is actually a change that starts with a kind's name by chance. */
function readPart(part: string, kind: BlockKind, values: Gathered): boolean {
	const [said, word] = (hasAnyKeys(kind) ? FACT : KEYED[kind])?.exec(part) ?? [];
	if (said !== undefined && word !== undefined) {
		values.add(word.toLowerCase().replace(/[ -]+/g, '_'), unquoted(part.slice(said.length)));
		return true;
	}
	if (part.startsWith(`${UNREAD} `)) values.unread(unquoted(part.slice(2).trim()));
	else if (measuresIn(part, kind)) addMeasures(part, kind, values);
	else if (CHANGE_SEPARATOR.test(masked(part))) return false;
	else values.unread(part);
	return true;
}

/** Matches a key and its value, with or without a colon. */
const KEYED: Readonly<Partial<Record<BlockKind, RegExp>>> = Object.fromEntries(
	KINDS.filter(kind => !hasAnyKeys(kind)).map(kind => {
		const keys = KEYS_OF_KIND[kind].slice(1).map(key => key.replaceAll('_', '[_ -]'));
		return [kind, new RegExp(`^(${keys.join('|')})(?:\\s*:\\s*|\\s+)(?=\\S)`, 'i')];
	}),
);

/** Measures that a track's line has without keys: `formidable`, `8 ticks`, `2 of 6 segments`, `completed`. */
const MEASURES: readonly { readonly sign: RegExp; readonly keys: readonly string[] }[] = [
	{ sign: new RegExp(`^(${RANKS.join('|')})$`, 'i'), keys: ['rank'] },
	{ sign: /^(\d{1,3}) ticks?$/i, keys: ['ticks'] },
	{ sign: /^(\d{1,3}) of (\d{1,3}) segments$/i, keys: ['filled', 'segments'] },
	{ sign: /^(\d{1,3}) segments$/i, keys: ['segments'] },
	{ sign: /^(open|completed|forsaken)$/i, keys: ['status'] },
];

function measuresIn(phrase: string, kind: BlockKind): LineValues | undefined {
	const known: readonly string[] = isTrackKind(kind) ? KEYS_OF_KIND[kind] : [];
	for (const { sign, keys } of MEASURES) {
		const [whole, ...found] = keys.every(key => known.includes(key)) ? (sign.exec(phrase) ?? []) : [];
		if (whole !== undefined) return new Map(keys.map((key, i) => [key, [found[i] ?? '']]));
	}
	return undefined;
}

function addMeasures(phrase: string, kind: BlockKind, values: Gathered): void {
	for (const [key, [value]] of measuresIn(phrase, kind) ?? []) values.add(key, value);
}

/** Writes a block as a line; the name is quoted if it would be misread otherwise. */
export function blockOnLine(kind: BlockKind, values: LineValues, nameInWords: (name: string) => string): string {
	const name = nameInWords(values.get(kind)?.[0] ?? '');
	const measures = isTrackKind(kind) ? measureWords(kind, values) : [];
	const stated = new Set(measures.flatMap(words => [...(measuresIn(words, kind)?.keys() ?? [])]));
	const parts = [...values].flatMap(([key, all]) => {
		if (key === kind || key === UNREAD || stated.has(key)) return [];
		return all.map(value => `${key}${hasAnyKeys(kind) ? ':' : ''} ${writeWords(value)}`);
	});
	const unread = (values.get(UNREAD) ?? []).map(words => `${UNREAD} ${writeWords(words)}`);
	return [[`${kind}: ${name}`, ...measures].join(', '), ...parts, ...unread].join('; ');
}

/** How to write a name on a line so that it reads back the same. */
export const nameInHead = (kind: BlockKind) => (isTrackKind(kind) ? writeHeadWords : writeWords);

/** Writes measures such as `formidable` or `8 ticks`, if they read back the same. */
function measureWords(kind: BlockKind, values: LineValues): readonly string[] {
	const of = (key: string): string | undefined => values.get(key)?.[0];
	const [rank, ticks, filled, segments, status] = ['rank', 'ticks', 'filled', 'segments', 'status'].map(of);
	const all = [
		rank,
		ticks && `${ticks} ticks`,
		segments && (filled === undefined ? `${segments} segments` : `${filled} of ${segments} segments`),
		status,
	];
	return all.flatMap((words, i) => {
		const said = words === undefined ? undefined : measuresIn(words, kind);
		const isMeant = said?.has(TELLING[i] ?? '') && [...said].every(([key, [value]]) => value === of(key));
		return words !== undefined && isMeant ? [words] : [];
	});
}

/** The keys that measures stand for. */
const TELLING = ['rank', 'ticks', 'segments', 'status'];
