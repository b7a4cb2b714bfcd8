import { parseOk, typo, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { isBlank, linesOf, type Line } from '../text/lines';
import type { BlockKind } from './block-kinds';
import { BLOCK_KINDS, isBlockKind, KEYS_OF_KIND, LIST_KEYS, nearestWord, takesRestOfLine } from './block-kinds';
import { readScalar } from './scalar';
import { t } from '../../i18n/translate';

/**
 * The body of a ```` ```sworn ```` block, line by line: one short line per fact.
 *
 *     move: Face Danger
 *     # a comment
 *     done:
 *       - health 5 → 4 (Endure Harm)
 *
 * Nothing is dropped: a line that is not an entry is a comment or a stray, and stays in place. Offsets are into the body.
 */
export interface SwornBlock {
	readonly body: string;
	readonly lines: readonly Line[];
	readonly entries: readonly BlockEntry[];
	/** Lines that cannot be read. */
	readonly strays: readonly Line[];
}

/** A key and its values. Each repetition of a key is a separate entry. */
export interface BlockEntry {
	/** In lower case, with `_` between words. */
	readonly key: string;
	readonly line: number;
	readonly keyFrom: number;
	readonly keyTo: number;
	/** Right after the colon, where a value starts or would start. */
	readonly afterColon: number;
	readonly items: readonly BlockItem[];
}

/** One value: the text after the colon, or an item of the list below. */
export interface BlockItem {
	readonly text: string;
	readonly line: number;
	/** The range of the value as written, including quotes. */
	readonly from: number;
	readonly to: number;
	readonly inList: boolean;
}

const KEY = /^\p{L}[\p{L}\p{N}_ -]*$/u;
const MAX_KEY = 60;

/** Reads any text; lines that cannot be read are kept in `strays`. */
export function readBlock(body: string): SwornBlock {
	const lines = linesOf(body);
	const entries: (BlockEntry & { items: BlockItem[] })[] = [];
	const strays: Line[] = [];
	lines.forEach((line, index) => {
		const { from, to } = trimmed(body, line.from, line.to);
		if (from === to || body[from] === '#') return;
		const entry = entries.at(-1);
		if (isListItem(body, from, to)) {
			const item = readItem(body, trimmed(body, from + 1, to), { key: entry?.key ?? '', line: index, inList: true });
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
		const item = readItem(body, trimmed(body, afterColon, to), { key, line: index, inList: false });
		const items = item ? [item] : [];
		entries.push({ key, line: index, keyFrom: from, keyTo: from + name.length, afterColon, items });
	});
	return { body, lines, entries, strays };
}

/** The key at the start of a line, up to its colon. */
function keyIn(body: string, from: number, to: number): string | undefined {
	const colon = body.slice(from, Math.min(to, from + MAX_KEY)).indexOf(':');
	const name = body.slice(from, from + colon).trimEnd();
	return colon === -1 || !KEY.test(name) ? undefined : name;
}

/** Whether a line can be part of a block: an entry, an item or a comment. */
export function isEntryLine(line: string): boolean {
	const { from, to } = trimmed(line, 0, line.length);
	return from < to && (line[from] === '#' || isListItem(line, from, to) || keyIn(line, from, to) !== undefined);
}

const isListItem = (body: string, from: number, to: number): boolean =>
	body[from] === '-' && (from + 1 === to || body[from + 1] === ' ' || body[from + 1] === '\t');

function readItem(
	body: string,
	span: { from: number; to: number },
	{ key, line, inList }: { readonly key: string } & Pick<BlockItem, 'line' | 'inList'>,
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

/** All values of a key: the items of a list, of repeated lines, or the single value. */
export const itemsOf = (block: SwornBlock, key: string): readonly BlockItem[] =>
	entriesOf(block, key).flatMap(entry => entry.items);

/** The single value of a key; `undefined` if it is missing or empty. */
export const textOf = (block: SwornBlock, key: string): string | undefined => itemsOf(block, key)[0]?.text;

/** Reads a number as written on the page. `00` is 100, as on percentile dice. */
export function readNumber(text: string): number | undefined {
	const written = text.trim().replace(/^[−–]/, '-');
	if (written === '00') return 100;
	return /^[-+]?\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Whether a number has at most nine digits; a larger one could be written but not read back. */
export const isReadable = (number: number): boolean => !Number.isInteger(number) || Math.abs(number) < 1e9;

/** The kind of a block, which is its first key. */
export function blockKind(block: SwornBlock): ParseResult<BlockKind> {
	const first = block.entries[0];
	if (!first) {
		const at = block.lines.find(line => !isBlank(block.body, line)) ?? { from: 0, to: 0 };
		const message = t('This block is empty. Its first line says what it is, for example “move: Face Danger”.');
		return parseError('empty_block', message, at.from, at.to);
	}
	if (isBlockKind(first.key)) return parseOk(first.key);
	const written = block.body.slice(first.keyFrom, first.keyTo);
	const later = block.entries.find(entry => isBlockKind(entry.key));
	const nearest = nearestWord(first.key, BLOCK_KINDS);
	const hint = nearest
		? t('Did you mean “{nearest}”?', { nearest })
		: later
			? t('Move the line “{words}” to the top.', { words: block.body.slice(later.keyFrom, later.keyTo) })
			: t('A block starts with one of: {kinds}.', { kinds: BLOCK_KINDS.join(', ') });
	const message = t('No block starts with “{written}”. {hint}', { written, hint });
	if (nearest)
		return { ok: false, problems: [typo('unknown_kind', message, { from: first.keyFrom, to: first.keyTo }, nearest)] };
	return parseError('unknown_kind', message, first.keyFrom, first.keyTo);
}

/** The range of a block's first key. */
export function firstKeyOf({ entries }: SwornBlock): { readonly from: number; readonly to: number } {
	const { keyFrom: from = 0, keyTo: to = 0 } = entries[0] ?? {};
	return { from, to };
}

/** A block of a known kind, and the name in its first line. */
interface NamedBlock {
	readonly block: SwornBlock;
	readonly name: string;
}

/** Reads a block of a kind that has a name in its first line; otherwise a problem says what to write. */
export function readNamedBlock(
	body: string,
	kind: BlockKind,
	code: string,
	whatToWrite: string,
): ParseResult<NamedBlock> {
	const block = readBlock(body);
	const found = blockKind(block);
	if (!found.ok) return found;
	const name = found.value === kind ? textOf(block, kind) : undefined;
	const { from, to } = firstKeyOf(block);
	return name ? parseOk({ block, name }) : parseError(code, whatToWrite, from, to);
}

/** Maximum number of unknown keys to compare with the known ones; real blocks have far fewer. */
const MOST_UNKNOWN = 200;

/**
 * Warns about probable typos. Nothing is ever changed; an unknown key that resembles no known one is the player's own.
 */
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
					typo(
						'unknown_key',
						t('Did you mean “{nearest}”? “{written}” is not read.', { nearest, written }),
						{ from: keyFrom, to: keyTo },
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
