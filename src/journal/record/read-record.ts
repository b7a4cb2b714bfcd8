import { newUnrolledMove, type MoveRecord } from '../../play/record/record';
import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { isMoveKey, RECORD_KEYS } from './record-keys';
import type { SwornBlock } from '../sworn-block/sworn-block';
import { blockKind, blockWarnings, firstKeyOf, itemsOf, readBlock, textOf } from '../sworn-block/sworn-block';
import { t } from '../../i18n/translate';

export interface ReadRecord {
	readonly record: MoveRecord;
	/** Entries that could not be read; every rewrite keeps them. */
	readonly warnings: readonly Problem[];
}

/**
 * Reads a call or record of a move. An unreadable value is an error, except that a line of `done` is only a warning.
 */
export function readMoveRecord(body: string): ParseResult<ReadRecord> {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind;
	const place = firstKeyOf(block);
	if (kind.value !== 'move')
		return parseError(
			'not_a_move',
			t('This block is not a move but: {value}.', { value: kind.value }),
			place.from,
			place.to,
		);
	const move = textOf(block, 'move');
	if (!move) return parseError('no_move', t('Name the move, for example “move: Face Danger”.'), place.from, place.to);

	const isRolled = itemsOf(block, 'dice').length > 0;
	const parts = Object.entries(RECORD_KEYS).map(([key, recordKey]) => ({
		...recordKey.read(itemsOf(block, key), isRolled),
		isHistory: recordKey.isHistory,
	}));
	const values = parts.filter(({ isHistory }) => !isHistory);
	const history = parts.filter(({ isHistory }) => isHistory);
	const problems = [...values.flatMap(({ unread }) => unread), ...wordsBehindKeys(block)];
	if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.from - b.from) };
	const warnings = [...blockWarnings(block, 'move'), ...history.flatMap(({ unread }) => unread)];
	const fields = [...values, ...history].reduce<Partial<MoveRecord>>((all, { part }) => ({ ...all, ...part }), {});
	return parseOk({ record: newUnrolledMove(move, fields), warnings: warnings.sort((a, b) => a.from - b.from) });
}

/**
 * Reports text directly after a list's key. Rewriting the list starts at its key and would overwrite it: text that
 * cannot be a value, or that precedes items on their own lines.
 */
const wordsBehindKeys = (block: SwornBlock): readonly Problem[] =>
	block.entries.flatMap(({ key, items }) => {
		const isListed = items.some(({ inList }) => inList);
		const isKept = isMoveKey(key) ? RECORD_KEYS[key].habits.isKept : undefined;
		return items
			.filter(({ inList, text }) => !inList && isMoveKey(key) && (isListed || isKept?.(text)))
			.map(({ text, from, to }) => ({
				code: 'words_behind_key',
				message: t('“{text}” stands behind “{key}:” and cannot be read. Move it out of the block.', { text, key }),
				from,
				to,
			}));
	});
