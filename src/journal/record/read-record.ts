import { newCall } from '../../play/record/record';
import type { MoveRecord } from '../../play/record/record';
import { read, unread, type Problem, type Reading } from '../../rules/problem';
import { readChange } from './done';
import {
	readAdd,
	readBurn,
	readCancelled,
	readCost,
	readName,
	readOutcomeLine,
	readProgress,
	readRoll,
	readRolled,
	readTableRoll,
	readThrow,
	readUsed,
} from './record-values';
import { blockKind, blockWarnings, itemsOf, readBlock, textOf } from '../sworn-block/sworn-block';
import type { BlockItem, SwornBlock } from '../sworn-block/sworn-block';

export interface ReadRecord {
	readonly record: MoveRecord;
	/** What is there but was not read, and is kept by every rewrite. */
	readonly warnings: readonly Problem[];
}

/** Reads a call or a record of a move. A value that cannot be read stops the reading, a line of `done` is only warned about. */
export function readMoveRecord(body: string): Reading<ReadRecord> {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind;
	const first = block.entries[0];
	const place = { from: first?.keyFrom ?? 0, to: first?.keyTo ?? 0 };
	if (kind.value !== 'move')
		return unread('not_a_move', `This block is not a move but: ${kind.value}.`, place.from, place.to);
	const move = textOf(block, 'move');
	if (!move) return unread('no_move', 'Name the move, for example “move: Face Danger”.', place.from, place.to);

	const problems: Problem[] = [];
	/** Every value of a key; what cannot be read is a problem at its place. */
	const each = <T>(key: string, readItem: (text: string) => Reading<T>): T[] =>
		itemsOf(block, key).flatMap(item => {
			const reading = readItem(item.text);
			if (reading.ok) return [reading.value];
			problems.push(...reading.problems.map(problem => at(item, problem)));
			return [];
		});
	const one = <T>(key: string, readItem: (text: string) => Reading<T>): T | undefined => each(key, readItem)[0];
	const words = (key: string): string | undefined => textOf(block, key);
	const name = (key: string): string | undefined => {
		const text = textOf(block, key);
		return text === undefined ? undefined : readName(text);
	};

	const isRolled = itemsOf(block, 'dice').length > 0;
	const fields: Partial<MoveRecord> = {
		by: name('by'),
		from: words('from'),
		track: name('track'),
		roll: one('roll', isRolled ? readRolled : text => read(readRoll(text))),
		adds: each('add', readAdd),
		cost: one('cost', readCost),
		rank: words('rank'),
		progress: one('progress', readProgress),
		dice: one('dice', readThrow),
		rerolls: each('reroll', readThrow),
		cancelled: one('cancelled', readCancelled),
		burn: one('burn', readBurn),
		outcome: one('outcome', readOutcomeLine),
		as: words('as'),
		table: each('table', readTableRoll),
		chose: itemsOf(block, 'chose').map(item => item.text),
		passed: itemsOf(block, 'passed').map(item => item.text),
	};
	if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.from - b.from) };
	const done = readLines(block, 'done', readChange);
	const abilities = readLines(block, 'with', readUsed);
	const warnings = [...blockWarnings(block, 'move'), ...done.unread, ...abilities.unread].sort(
		(a, b) => a.from - b.from,
	);
	const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
	const used = abilities.read.length > 0 ? { abilities: abilities.read } : {};
	return read({ record: newCall(move, { ...present, ...used, done: done.read }), warnings });
}

/** History is never in the way: a line that cannot be read is told, kept, and passed over. */
function readLines<T>(
	block: SwornBlock,
	key: string,
	readLine: (text: string) => Reading<T>,
): { read: readonly T[]; unread: readonly Problem[] } {
	const lines = itemsOf(block, key).map(item => ({ item, reading: readLine(item.text) }));
	return {
		read: lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
		unread: lines.flatMap(({ item, reading }) =>
			reading.ok ? [] : reading.problems.map(problem => at(item, problem)),
		),
	};
}

/** The text of a quoted value is not its source, so a problem in it is shown at the whole value. */
const at = ({ from, to }: BlockItem, { code, message }: Problem): Problem => ({ code, message, from, to });
