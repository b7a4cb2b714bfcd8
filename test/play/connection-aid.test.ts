import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { writeRecord } from '../../src/journal/record/write-record';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { aidWords, connectionAids, unreadAids } from '../../src/play/roll/connection-aid';
import { burnMomentum } from '../../src/play/moves/burn-momentum';
import { undoMove } from '../../src/play/moves/undo-move';
import type { MoveRecord } from '../../src/play/record/record';
import { newUnrolledMove } from '../../src/play/record/record';
import type { Track } from '../../src/play/tracks/track';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { RulesetId } from '../../src/rules/books/bundled';
import { kestrel } from '../support/characters';
import { expectParsed } from '../support/expect-parsed';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done } from '../support/tables';

const juno = (more: Partial<Track> = {}) => track('connection', 'Juno', { roles: ['pilot'], ...more });

function aids(move: string, tracks: readonly Track[], call: Partial<MoveRecord> = {}, id: RulesetId = 'starforged') {
	const game = gameWith([], id);
	const found = game.book.move(move);
	if (!found) throw new Error(move);
	return connectionAids(found, newUnrolledMove(move, call), kestrel({ tracks }), bundledRuleset(id)).map(aidWords);
}

describe('a connection aids a move that fits its role (Starforged, Make a Connection; Forge a Bond)', () => {
	it.each([
		{ rule: 'by its role', by: juno(), says: 'Juno, pilot: +1, on a hit +1 momentum' },
		{
			rule: 'a bond alone adds no more',
			by: juno({ bond: true }),
			says: 'Juno, pilot: +1, on a hit +1 momentum',
		},
		{
			rule: 'once its influence is bolstered, by 2',
			by: juno({ bond: true, influence: true }),
			says: 'Juno, pilot: +2, on a hit +1 momentum',
		},
		{
			rule: 'a second role widens what it aids',
			by: juno({ roles: ['pilot', 'smuggler'] }),
			says: 'Juno, pilot or smuggler: +1, on a hit +1 momentum',
		},
		{ rule: 'whose role is not written down', by: track('connection', 'Ana'), says: 'Ana: +1, on a hit +1 momentum' },
	])('$rule', ({ by, says }) => {
		expect(aids('Face Danger', [by])).toEqual([says]);
	});

	it.each([
		{ rule: 'a progress move', move: 'Fulfill Your Vow' },
		{ rule: 'a move that is not rolled', move: 'Reach a Milestone' },
		{ rule: 'a move about itself', move: 'Test Your Relationship', call: { track: 'Juno' } },
		{
			rule: 'a move that it aids already',
			move: 'Face Danger',
			call: { adds: [{ amount: 1, reason: 'Juno, pilot', momentum: 1 }] },
		},
		{ rule: 'once it is lost', move: 'Face Danger', by: juno({ status: 'forsaken' }) },
		{ rule: 'in Ironsworn, which has no such rule', move: 'Face Danger', id: 'classic' as const },
	])('not $rule', ({ move, call, by = juno(), id }) => {
		expect(aids(move, [by], call, id)).toEqual([]);
	});

	it('in Sundered Isles too', () => {
		expect(aids('Face Danger', [juno()], {}, 'sundered_isles')).toHaveLength(1);
	});
});

describe('what a connection adds', () => {
	const game = gameWith([], 'starforged');
	const by = kestrel({ tracks: [juno()] });
	const adds = [{ amount: 1, reason: 'Juno, pilot', momentum: 1 }];
	const faced = (dice: readonly number[], momentum = 2) =>
		game.make('Face Danger', { by: { ...by, momentum }, roll: { option: 'edge' }, adds, dice });

	it.each([
		{ rule: 'a strong hit takes the momentum', dice: [4, 1, 2], lines: ['momentum 2 → 3', 'momentum 3 → 4 (Juno)'] },
		{ rule: 'a weak hit too', dice: [4, 1, 9], lines: ['momentum 2 → 3 (Juno)'] },
		{ rule: 'a miss takes none', dice: [1, 9, 10], lines: [] },
	])('$rule', ({ dice, lines }) => {
		const decided = faced(dice);
		expect(done(decided)).toEqual(lines);
		expect(undoMove({ record: decided.record, character: decided.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});

	it('counts towards the score', () => {
		expect(faced([4, 7, 9]).record.outcome).toBe('weak hit, 8 vs 7, 9');
	});

	it('at its maximum, the momentum is reported and stays', () => {
		expect(done(faced([4, 1, 9], 10))).toEqual(['momentum 10 → 10, at its maximum (Juno)']);
	});

	it('is paid once momentum was burned into a hit', () => {
		const missed = faced([1, 7, 9], 8);
		const burned = expectParsed(burnMomentum({ record: missed.record, character: missed.character, ...game }));
		expect(done(burned)).toEqual(['momentum 2 → 3 (Juno)']);
	});

	it('is in the record: what is owed on a hit is known from it alone', () => {
		const text = writeRecord({ ...faced([4, 1, 9]).record, done: [] });
		expect(text).toContain('add: 1 Juno, pilot, on a hit momentum +1');
		const { record } = expectParsed(readMoveRecord(text));
		const stranger = kestrel();
		const owed = pendingStepsOf({ record, character: stranger, book: game.book }).filter(
			({ state }) => state === 'automatic',
		);
		expect(owed.flatMap(({ options }) => options.map(({ detail }) => detail))).toEqual(['momentum 2 → 3']);
	});
});

describe('a connection that cannot be read', () => {
	const problems = [{ code: 'unreadable', message: '“Juno.md” cannot be read.', from: 0, to: 0 }];
	const unread = (move: string, kind: 'connection' | 'vow', id: RulesetId = 'starforged') => {
		const { book } = gameWith([], id);
		const found = book.move(move);
		if (!found) throw new Error(move);
		const by = kestrel({ tracks: [], unreadTracks: [{ name: 'Juno', kind, problems }] });
		return unreadAids(found, by, bundledRuleset(id));
	};
	it('is told where it may aid', () => {
		expect(unread('Face Danger', 'connection')).toEqual(problems);
	});
	it('is not told where none aids', () => {
		expect(unread('Fulfill Your Vow', 'connection')).toEqual([]);
		expect(unread('Face Danger', 'vow')).toEqual([]);
		expect(unread('Face Danger', 'connection', 'classic')).toEqual([]);
	});
});
