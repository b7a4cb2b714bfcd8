import type { Change } from '../../play/character/change';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { readChange, writeChange } from '../record/change-lines';
import { bodyOfAnswer } from './oracle-as-inline';
import { bodyOfBlockLine } from './block-as-inline';
import { bodyOfLine, isSurelyRecord } from './parse-inline-move';
import { unwrapped } from '../text/wrapped-code';
import { t } from '../../i18n/translate';

/** A line of play in inline code: a manual change, an oracle's answer, or any other record. */
export type InlineLine =
	/** A call or record, given as the body of the equivalent block. */
	| { readonly kind: 'record'; readonly body: string }
	| { readonly kind: 'changes'; readonly changes: readonly Change[] }
	/** A question and its answer. `body` is the equivalent block; typed dice have none. */
	| { readonly kind: 'oracle'; readonly oracle: string; readonly result: string; readonly body?: string };

/** The body of the block equivalent to a line, if there is one. */
export const bodyOfInline = (line: InlineLine): string | undefined => (line.kind === 'changes' ? undefined : line.body);

/** Our inline code starts with this. */
const SIGN = 'sworn:';
/** In characters; a longer line is ignored. */
const LONGEST = 10_000;
/** Separates the changes of one edit. */
const AND = '; ';

/** Whether inline code is meant to be ours, by its first word. */
export const isInline = (code: string): boolean => code.trimStart().slice(0, SIGN.length).toLowerCase() === SIGN;

/** Inline code for changes, with backticks: `sworn: Kestrel Vane › momentum 3 → 4`. */
export const writeInline = (changes: readonly Change[], by?: string): string =>
	inCode(`${SIGN} ${changes.map(change => writeChange(about(change, by))).join(AND)}`);

/** Inline code for a result without an equivalent block, with backticks: `sworn: 2d6 › 8 (3, 5)`. */
export const writeOracleLine = (oracle: string, result: string): string => inCode(`${SIGN} ${oracle} › ${result}`);

/** Adds the name of the character, unless it is the note's own. */
export const about = (change: Change, by: string | undefined): Change =>
	by === undefined || change.target !== undefined ? change : { ...change, target: by };

/**
 * Wraps text in backticks: more of them than in the text, and with spaces if it ends with one (CommonMark, code spans).
 */
export function inCode(text: string): string {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return text.endsWith('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Size of the cache. Notes are read again at each keystroke, and most of their lines stay the same. */
const MOST_KNOWN = 2000;
const known = new Map<string, ParseResult<InlineLine>>();

/** Reads the text between the backticks, which may be wrapped. In a table, `|` is written `\|`. */
export function readInline(code: string): ParseResult<InlineLine> {
	const before = known.get(code);
	if (before) return before;
	const line = readAfresh(code);
	if (known.size >= MOST_KNOWN) known.clear();
	if (code.length <= LONGEST) known.set(code, line);
	return line;
}

function readAfresh(code: string): ParseResult<InlineLine> {
	const text = unwrapped(code).replaceAll('\\|', '|').trim();
	if (!isInline(text) || text.length > LONGEST)
		return parseError('not_inline', t('This code does not begin with “sworn:”.'));
	const words = text.slice(SIGN.length).trim();
	const block = bodyOfBlockLine(words);
	if (block !== undefined) return parseOk({ kind: 'record', body: block });
	if (isSurelyRecord(words)) return record(words);
	const changes = readChanges(words);
	if (changes) return parseOk({ kind: 'changes', changes });
	const at = words.indexOf(' › ');
	if (at > 0) return parseOk(answer(words.slice(0, at).trim(), words.slice(at + 3).trim()));
	return record(words);
}

function answer(oracle: string, result: string): InlineLine {
	const body = bodyOfAnswer(oracle, result);
	return { kind: 'oracle', oracle, result, ...(body === undefined ? {} : { body }) };
}

function record(words: string): ParseResult<InlineLine> {
	const body = bodyOfLine(words);
	if (body !== undefined) return parseOk({ kind: 'record', body });
	return parseError(
		'unread_inline',
		t(
			'This line cannot be read. Write it as “sworn: momentum 3 → 4”, “sworn: Core / Action › Advance” or “sworn: Face Danger, edge”.',
		),
	);
}

/**
 * A name or a reason may contain the separator, so a part that is not a complete change is joined with the next one.
 */
function readChanges(words: string): readonly Change[] | undefined {
	const changes: Change[] = [];
	let begun = '';
	const parts = words.split(AND);
	for (const [at, part] of parts.entries()) {
		begun = begun === '' ? part : begun + AND + part;
		const change = readChange(begun);
		if (!change.ok || (isCut(change.value) && at < parts.length - 1)) continue;
		changes.push(change.value);
		begun = '';
	}
	return begun === '' && changes.length > 0 ? changes : undefined;
}

/** Whether a reason was split in two, which leaves an open parenthesis in the previous part: `health 5 → 4 (Endure`. */
function isCut(change: Change): boolean {
	const end = `${change.kind === 'value' ? change.to : ''}${change.note ?? ''}`;
	return [...end].reduce((open, char) => open + (char === '(' ? 1 : char === ')' ? -1 : 0), 0) > 0;
}
