import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { given } from '../../rules/core/collections';
import { statedName as readName } from '../../rules/search/stated-name';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import { blockKind, blockWarnings, itemsOf, readBlock, readNumber, textOf } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import { t } from '../../i18n/translate';

/** The data of a session, below its digest. */
export interface SessionBlock {
	readonly session: number;
	/** Whose session it was; absent if it is the note itself. */
	readonly by?: string;
	/** Momentum at the start, and after each move; empty if nothing changed it. */
	readonly momentum: readonly number[];
	/** Only in blocks of older versions: a check word that matches the digest above until somebody edits it. */
	readonly check?: string;
}

export const writeSessionBlock = ({ session, by, momentum }: SessionBlock): string =>
	[
		writeEntry('session', [String(session)]),
		...(by === undefined ? [] : [writeEntry('by', [by])]),
		...(momentum.length === 0 ? [] : [writeEntry('momentum', [momentum.join(', ')])]),
	].join('\n');

/** Changes the data in a block and keeps everything else. */
export function rewriteSessionBlock(body: string, { session, momentum }: SessionBlock): string {
	const values = { session: String(session), momentum: momentum.join(', ') || null, check: null };
	return Object.entries(values).reduce(
		(text, [key, value]) => applyChanges(text, setEntry(readBlock(text), key, value, { isSingle: true })),
		body,
	);
}

/** Reads a session's block, whether typed by hand or written by the plugin. */
export function readSession(
	body: string,
): ParseResult<{ readonly value: SessionBlock; readonly warnings: readonly Problem[] }> {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind;
	const [first] = itemsOf(block, 'session');
	const session = first && readNumber(first.text);
	if (kind.value !== 'session' || session === undefined || session < 0)
		return parseError('no_session', t('Say which session it was, for example “session: 3”.'), first?.from, first?.to);
	const [line] = itemsOf(block, 'momentum');
	const momentum = line ? line.text.split(/[\s,]+/).map(readNumber) : [];
	if (!momentum.every(value => value !== undefined))
		return parseError(
			'bad_momentum',
			t(
				'“{first}” cannot be drawn. Write momentum at the beginning and after each move, such as “momentum: 2, 3, 3, 5”.',
				{ first: line?.text ?? '' },
			),
			line?.from,
			line?.to,
		);
	const by = textOf(block, 'by');
	const value = {
		session,
		momentum,
		...given({ by: by === undefined ? undefined : readName(by), check: textOf(block, 'check') }),
	};
	return parseOk({ value, warnings: blockWarnings(block, 'session') });
}

export function readSessionBlock(body: string): ParseResult<SessionBlock> {
	const session = readSession(body);
	return session.ok ? parseOk(session.value.value) : session;
}
