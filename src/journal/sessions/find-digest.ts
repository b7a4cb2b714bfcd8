import { inBoxes } from '../../play/character/format-ticks';
import { swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { isBlank, linesOf, withPlainBreaks, type Line } from '../text/lines';
import { readSessionBlock, type SessionBlock } from './session-block';
import type { SessionSpan } from './session-span';
import type { ResolveActor } from './session-entries';

/** The lines of a digest, and its momentum values. */
export interface DigestText {
	readonly lines: readonly string[];
	readonly momentum: readonly number[];
}

/** A digest in a note: its list, which somebody may have edited, and the block below it. */
export interface StandingDigest {
	readonly block: SwornBlockAt;
	readonly value: SessionBlock;
	readonly from: number;
	readonly to: number;
	readonly text: DigestText;
}

/** The last digest of the acting character in a session. */
export function digestIn(note: string, { from, to }: SessionSpan, who: ResolveActor): StandingDigest | undefined {
	const inSession = swornBlocks(note).filter(({ fenceFrom }) => from <= fenceFrom && fenceFrom < to);
	for (const block of inSession.reverse()) {
		const value = readSessionBlock(block.body);
		if (value.ok && who(value.value.by) === 'actor') return standing(note, block, value.value);
	}
	return undefined;
}

function standing(note: string, block: SwornBlockAt, value: SessionBlock): StandingDigest {
	const { from, to } = digestAbove(note, block);
	const lines = withPlainBreaks(note.slice(from, to)).split('\n');
	return { block, value, from, to, text: { lines, momentum: value.momentum } };
}

const inOne = ({ lines, momentum }: DigestText): string => [...lines, momentum.join(', ')].join('\n');

/** Converts ticks to boxes, since older digests counted ticks: “8 → 12 ticks”. */
const inBoxesNow = (digest: DigestText): string =>
	inOne(digest).replace(/(\d{1,3}) → (\d{1,3}) ticks/g, (_, was: string, is: string) => {
		const { from, to } = inBoxes({ kind: 'value', what: '', from: Number(was), to: Number(is), unit: 'ticks' });
		return `${from} → ${to}`;
	});

export const isSameDigest = (one: DigestText, other: DigestText): boolean => inBoxesNow(one) === inBoxesNow(other);

const SIGNS = 'bcdfghjklmnpqrstvwxz';
const LENGTH = 7;

/** A short hash of a digest. */
export function checkWord(digest: DigestText): string {
	const text = inOne(digest);
	// FNV-1a over UTF-16 code units
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
	let word = '';
	for (let i = 0; i < LENGTH; i++) {
		word += SIGNS[hash % SIGNS.length] ?? '';
		hash = Math.floor(hash / SIGNS.length);
	}
	return word;
}

/** The digest above its block: paragraph and callout, or the list of older versions. */
export function digestAbove(
	note: string,
	{ startLine }: Pick<SwornBlockAt, 'startLine'>,
): { readonly from: number; readonly to: number } {
	const lines = linesOf(note);
	const last = startLine - 2;
	const numbers = firstOfRun(note, lines, last);
	const top = isNumbers(note.slice(lines[numbers]?.from ?? 0)) ? firstOfRun(note, lines, numbers - 2) : numbers;
	const first = TITLE.test(note.slice(lines[top]?.from ?? 0)) ? top : numbers;
	return { from: lines[first]?.from ?? 0, to: lines[last]?.to ?? 0 };
}

const TITLE = /^\*\*Session \d+(?:(?:, [^\n]+?)?\.\*\*| in short)/;

/** Whether a text begins with the numbers of a digest, which are a callout. */
export const isNumbers = (text: string): boolean => text.startsWith('> [!sworn]');

/** Whether a text begins with the title of a digest. */
export const isDigest = (text: string): boolean => TITLE.test(text);

/** Whether a digest is a list as older versions wrote it. */
export const isOldForm = ({ text: { lines } }: StandingDigest): boolean =>
	/^\*\*Session \d+ in short/.test(lines[0] ?? '');

/** The first of the lines that end at a line without an empty one between them. */
function firstOfRun(note: string, lines: readonly Line[], last: number): number {
	const isText = (index: number) => {
		const line = lines[index];
		return line !== undefined && !isBlank(note, line);
	};
	let first = last;
	while (isText(first - 1)) first--;
	return first;
}
