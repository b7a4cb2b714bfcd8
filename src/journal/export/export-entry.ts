import type { ParseResult } from '../../rules/core/problem';
import { isTrackKind } from '../../rules/core/track-kind';
import type { Change } from '../../play/character/change';
import type { MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { questionWords, readAsk, type AskRecord } from '../oracle-blocks/ask-block';
import { parseGenerated, type GeneratedSubject } from '../oracle-blocks/generated-block';
import { readOracle } from '../oracle-blocks/oracle-block';
import { readInline } from '../inline/inline-record';
import { readMoveRecord } from '../record/read-record';
import { readSessionBlock, type SessionBlock } from '../sessions/session-block';
import { blockKind, readBlock, textOf } from '../sworn-block/sworn-block';
import { readTrackBlock } from '../track/track-block';

/** The content of a block or a line of play, read without rules, for an export to put into words. */
export type ExportEntry =
	| { readonly kind: 'move'; readonly record: MoveRecord }
	| { readonly kind: 'question'; readonly question: string; readonly record: AskRecord }
	| { readonly kind: 'oracle'; readonly oracle: string; readonly dice: readonly number[]; readonly result?: string }
	| { readonly kind: 'thing'; readonly thing: GeneratedSubject }
	| { readonly kind: 'track'; readonly track: Track }
	| { readonly kind: 'changes'; readonly changes: readonly Change[] }
	| { readonly kind: 'session'; readonly session: SessionBlock }
	/** Shows the current state of a character, a track or an asset. */
	| { readonly kind: 'show'; readonly name: string };

/** The entry of a block; undefined if it cannot be read. */
export function entryOfBlock(body: string): ExportEntry | undefined {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return undefined;
	if (isTrackKind(kind.value)) return entryIf(readTrackBlock(body), ({ track }) => ({ kind: 'track', track }));
	switch (kind.value) {
		case 'move':
			return entryIf(readMoveRecord(body), ({ record }) => ({ kind: 'move', record }));
		case 'ask':
			return entryIf(readAsk(body), ({ record }) => ({ kind: 'question', question: questionWords(record), record }));
		case 'oracle':
			return entryIf(readOracle(body), ({ record }) => ({ kind: 'oracle', ...record }));
		case 'generated':
			return entryIf(parseGenerated(body), ({ generated }) => ({ kind: 'thing', thing: generated }));
		case 'session':
			return entryIf(readSessionBlock(body), session => ({ kind: 'session', session }));
		case 'show':
			return { kind: 'show', name: textOf(block, 'show') ?? '' };
	}
	return undefined;
}

const entryIf = <T>(reading: ParseResult<T>, entry: (value: T) => ExportEntry): ExportEntry | undefined =>
	reading.ok ? entry(reading.value) : undefined;

/** The entry of inline code, from the text between its backticks. */
export function entryOfInline(code: string): ExportEntry | undefined {
	const line = readInline(code);
	if (!line.ok) return undefined;
	const { value } = line;
	if (value.kind === 'changes') return value;
	if (value.body !== undefined) return entryOfBlock(value.body);
	return value.kind === 'oracle' ? { kind: 'oracle', oracle: value.oracle, dice: [], result: value.result } : undefined;
}
