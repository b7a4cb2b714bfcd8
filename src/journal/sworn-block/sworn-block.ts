import { read, slip, unread, type Problem, type Reading } from '../../rules/problem';
import { isBlank, linesOf } from '../text/lines';
import type { Line } from '../text/lines';
import { BLOCK_KINDS, isBlockKind, KEYS_OF_KIND, LIST_KEYS, nearestWord, takesRestOfLine } from './kind';
import type { BlockKind } from './kind';
import { readScalar } from './scalar';
import { t } from '../../language/text';

/**
 * The body of a ```` ```sworn ```` block, line by line: one short line per fact.
 *
 *     move: Face Danger
 *     # a comment
 *     done:
 *       - health 5 → 4 (Endure Harm)
 *
 * Nothing is dropped: lines that are no entry are comments or strays, and stay where they are. Offsets are into the body.
 */
export interface SwornBlock {
	readonly body: string;
	readonly lines: readonly Line[];
	readonly entries: readonly BlockEntry[];
	/** Lines that say nothing we can read. */
	readonly strays: readonly Line[];
}

/** A key and what it says. A repeated key makes a second entry. */
export interface BlockEntry {
	/** In lower case, with `_` between words. */
	readonly key: string;
	readonly line: number;
	readonly keyFrom: number;
	readonly keyTo: number;
	/** Where a value starts, or would start: right after the colon. */
	readonly afterColon: number;
	readonly items: readonly BlockItem[];
}

/** One value: what is after the colon, or an item of the list below it. */
export interface BlockItem {
	readonly text: string;
	readonly line: number;
	/** The value as it is written, quotes included. */
	readonly from: number;
	readonly to: number;
	readonly inList: boolean;
}

const KEY = /^\p{L}[\p{L}\p{N}_ -]*$/u;
const MAX_KEY = 60;

/** Reads any text: what cannot be read is kept as a stray line. */
export function readBlock(body: string): SwornBlock {
	const lines = linesOf(body);
	const entries: (BlockEntry & { items: BlockItem[] })[] = [];
	const strays: Line[] = [];
	lines.forEach((line, index) => {
		const { from, to } = trimmed(body, line.from, line.to);
		if (from === to || body[from] === '#') return;
		const entry = entries.at(-1);
		if (isListItem(body, from, to)) {
			const item = readItem(body, trimmed(body, from + 1, to), entry?.key ?? '', index, true);
			if (!entry) strays.push(line);
			else if (item) entry.items.push(item);
			return;
		}
		const name = keyIn(body, from, to);
		if (name === undefined) {
			strays.push(line);
			return;
		}
		const key = name.toLowerCase().replace(/[ -]+/g, '_');
		const afterColon = body.indexOf(':', from) + 1;
		const item = readItem(body, trimmed(body, afterColon, to), key, index, false);
		const items = item ? [item] : [];
		entries.push({ key, line: index, keyFrom: from, keyTo: from + name.length, afterColon, items });
	});
	return { body, lines, entries, strays };
}

/** The key that a line begins with, up to its colon. */
function keyIn(body: string, from: number, to: number): string | undefined {
	const colon = body.slice(from, Math.min(to, from + MAX_KEY)).indexOf(':');
	const name = body.slice(from, from + colon).trimEnd();
	return colon === -1 || !KEY.test(name) ? undefined : name;
}

/** Whether a line can be one of a block: an entry, an item or a comment. */
export function isEntryLine(line: string): boolean {
	const { from, to } = trimmed(line, 0, line.length);
	return from < to && (line[from] === '#' || isListItem(line, from, to) || keyIn(line, from, to) !== undefined);
}

const isListItem = (body: string, from: number, to: number): boolean =>
	body[from] === '-' && (from + 1 === to || body[from + 1] === ' ' || body[from + 1] === '\t');

function readItem(
	body: string,
	span: { from: number; to: number },
	key: string,
	line: number,
	inList: boolean,
): BlockItem | undefined {
	const { from } = span;
	let { to } = span;
	if (!takesRestOfLine(key) && readScalar(body.slice(from, to)) === body.slice(from, to)) {
		const comment = body.slice(from, to).search(/(?:^|\s)#/);
		if (comment !== -1) to = trimmed(body, from, from + comment).to;
	}
	if (from === to) return undefined;
	return { text: readScalar(body.slice(from, to)), line, from, to, inList };
}

function trimmed(body: string, from: number, to: number): { from: number; to: number } {
	const text = body.slice(from, to);
	const start = from + (text.length - text.trimStart().length);
	return { from: start, to: Math.max(start, from + text.trimEnd().length) };
}

export const entriesOf = (block: SwornBlock, key: string): readonly BlockEntry[] =>
	block.entries.filter(entry => entry.key === key);

/** All values of a key: of a list, of repeated lines, or the single one. */
export const itemsOf = (block: SwornBlock, key: string): readonly BlockItem[] =>
	entriesOf(block, key).flatMap(entry => entry.items);

/** The text of a key that says one thing; undefined when it is missing or empty. */
export const textOf = (block: SwornBlock, key: string): string | undefined => itemsOf(block, key)[0]?.text;

/** A number as the page writes it. A pair of zeros on the dice is a hundred, as at the table. */
export function readNumber(text: string): number | undefined {
	const written = text.trim().replace(/^[−–]/, '-');
	if (written === '00') return 100;
	return /^[-+]?\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Nine digits, as in blocks and lines: a larger number would be written and not read again. */
export const isReadable = (number: number): boolean => !Number.isInteger(number) || Math.abs(number) < 1e9;

/** The first key says what a block is. */
export function blockKind(block: SwornBlock): Reading<BlockKind> {
	const first = block.entries[0];
	if (!first) {
		const at = block.lines.find(line => !isBlank(block.body, line)) ?? { from: 0, to: 0 };
		const message = t('This block is empty. Its first line says what it is, for example “move: Face Danger”.');
		return unread('empty_block', message, at.from, at.to);
	}
	if (isBlockKind(first.key)) return read(first.key);
	const written = block.body.slice(first.keyFrom, first.keyTo);
	const later = block.entries.find(entry => isBlockKind(entry.key));
	const nearest = nearestWord(first.key, BLOCK_KINDS);
	const hint = nearest
		? t('Did you mean “{nearest}”?', { nearest })
		: later
			? t('Move the line “{words}” to the top.', { words: block.body.slice(later.keyFrom, later.keyTo) })
			: t('A block starts with one of: {kinds}.', { kinds: BLOCK_KINDS.join(', ') });
	const message = t('No block starts with “{written}”. {hint}', { written, hint });
	if (nearest) return { ok: false, problems: [slip('unknown_kind', message, first.keyFrom, first.keyTo, nearest)] };
	return unread('unknown_kind', message, first.keyFrom, first.keyTo);
}

/** Where the first key of a block stands. */
export function firstKeyOf({ entries }: SwornBlock): { readonly from: number; readonly to: number } {
	const { keyFrom: from = 0, keyTo: to = 0 } = entries[0] ?? {};
	return { from, to };
}

/** A block of one kind, and what its first line says. */
interface NamedBlock {
	readonly block: SwornBlock;
	readonly name: string;
}

/** Reads a block of one kind, which names something in its first line; otherwise a problem says what to write there. */
export function readNamedBlock(body: string, kind: BlockKind, code: string, whatToWrite: string): Reading<NamedBlock> {
	const block = readBlock(body);
	const found = blockKind(block);
	if (!found.ok) return found;
	const name = found.value === kind ? textOf(block, kind) : undefined;
	const { from, to } = firstKeyOf(block);
	return name ? read({ block, name }) : unread(code, whatToWrite, from, to);
}

/** The maximum number of different keys compared with the known ones; no block of play has as many. */
const MOST_UNKNOWN = 200;

/** What was probably not meant as it is written. Nothing of it is ever changed; unknown keys without a likeness are the player's own. */
export function blockWarnings(block: SwornBlock, kind: BlockKind): readonly Problem[] {
	const keys: readonly string[] = KEYS_OF_KIND[kind];
	const warnings: Problem[] = [];
	const seen = new Set<string>();
	const meant = new Map<string, string | undefined>();
	for (const { key, keyFrom, keyTo, items, afterColon } of block.entries) {
		const written = block.body.slice(keyFrom, keyTo);
		if (!keys.includes(key)) {
			if (!meant.has(key) && meant.size < MOST_UNKNOWN) meant.set(key, nearestWord(key, keys));
			const nearest = meant.get(key);
			if (nearest)
				warnings.push(
					slip(
						'unknown_key',
						t('Did you mean “{nearest}”? “{written}” is not read.', { nearest, written }),
						keyFrom,
						keyTo,
						nearest,
					),
				);
			continue;
		}
		if (LIST_KEYS.has(key)) continue;
		if (seen.has(key) && items.length > 0)
			warnings.push({
				code: 'repeated_key',
				message: t('“{written}” stands here twice. The first one counts.', { written }),
				from: keyFrom,
				to: keyTo,
			});
		else if (items.length > 1)
			warnings.push({
				code: 'not_a_list',
				message: t('“{written}” takes one value. The first one counts.', { written }),
				from: items[1]?.from ?? afterColon,
				to: items[1]?.to ?? afterColon,
			});
		if (items.length > 0) seen.add(key);
	}
	for (const { from, to } of block.strays) {
		const words = block.body.slice(from, to).trim();
		const message = words.startsWith('? ')
			? t('“{words}” is not read.', { words: words.slice(2) })
			: t('This line is not read. A line says “key: value”, a list goes on with “- ”, a comment starts with “#”.');
		warnings.push({ code: 'stray_line', message, from, to });
	}
	return warnings;
}
