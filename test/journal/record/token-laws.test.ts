import { afterAll, expect, it } from 'vitest';
import { RULESET_IDS } from '../../../src/rules/books/bundled';
import { isRecord } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import { summarizeRecord } from '../../../src/journal/record/record-summary';
import { playedRecords } from '../../support/played-records';
import { sampled } from '../../support/sample';
import { gameWith } from '../../support/stated-moves';

const CASES = RULESET_IDS.flatMap(book => {
	const game = gameWith([], book);
	return game.book.ruleset.moves.map(move => ({ book, name: move.name, move, game }));
});

/** The tracks that a record has marked, begun or ended, by name. */
const marked = ({ done }: MoveRecord): readonly string[] =>
	done.flatMap(change => {
		const isEvent = change.kind === 'event' && ['begun', 'completed', 'forsaken'].includes(change.event);
		const isProgress = change.kind === 'value' && change.unit !== undefined && change.from !== change.to;
		return change.target !== undefined && (isEvent || isProgress) ? [change.target] : [];
	});

/** How many words stand beside the names of the moves, of all records that were played. */
const counts: number[] = [];

function wordsBeside(record: MoveRecord): number {
	const { inShort, marks, changes } = summarizeRecord(record);
	const pieces = [inShort, ...marks.flatMap(({ name, words }) => [name, words]), ...changes];
	return pieces
		.join(' ')
		.split(' ')
		.filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}

it.each(sampled(CASES, 60))('$name of $book names each track that it marks, begins or ends', ({ game, move }) => {
	const records = [...playedRecords(game, move)].filter(isRecord);
	counts.push(...records.map(wordsBeside));
	const bare = records.filter(record => {
		const names = new Set(summarizeRecord(record).marks.map(({ name }) => name));
		return marked(record).some(name => !names.has(name));
	});
	expect(bare.map(({ done }) => done)).toEqual([]);
});

afterAll(() => {
	const short = counts.filter(count => count <= 8).length;
	console.info(`${short} of ${counts.length} tokens have at most eight words beside the name`);
});
