import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import { changesIn, differenceOf, snapshotOf } from '../../../src/journal/note-blocks/record-snapshot';

const block = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n\n`;
const DANGER = block(
	'move: Face Danger',
	'roll: edge 2',
	'dice: 6 vs 3, 4',
	'outcome: strong hit, 8 vs 3, 4',
	'done:',
	'  - momentum 2 → 3',
);
const COMPEL = block(
	'move: Compel',
	'roll: heart 2',
	'dice: 6 vs 3, 4',
	'outcome: strong hit, 8 vs 3, 4',
	'done:',
	'  - momentum 3 → 4',
);
const CALL = block('move: Compel');

const moves = (before: string, after: string) => {
	const { removed, added } = differenceOf(snapshotOf(before), snapshotOf(after));
	const names = (all: typeof removed) =>
		all.map(({ record, isPart }) => (isPart ? `part of ${record.move}` : record.move));
	return { removed: names(removed), added: names(added) };
};

const LATER = DANGER.replace('momentum 2 → 3', 'momentum 2 → 3\n  - health 5 → 4 (Endure Harm)');
const CHOSEN = LATER.replace('done:', 'chose: Endure Harm\ndone:');
const FOLLOW_UP = block('move: Endure Harm', 'from: Face Danger');

describe('what the player took out of a note, or brought back', () => {
	it.each([
		['a record that was deleted is removed', DANGER + COMPEL, COMPEL, ['Face Danger'], []],
		['one of two equal records is removed once', DANGER + DANGER, DANGER, ['Face Danger'], []],
		['a record that comes back is added', COMPEL, DANGER + COMPEL, [], ['Face Danger']],
		['a call changed nothing', CALL + DANGER, DANGER, [], []],
		['typing in a record is neither', DANGER, DANGER.replace('edge 2', 'edge 3'), [], []],
		['a block that is broken while typing is not gone', DANGER, DANGER.replace('dice: 6', 'dice: x'), [], []],
		['a record that is a call again is removed', DANGER + COMPEL, DANGER + CALL, ['Compel'], []],
		['a call that is its record again is added', CALL + DANGER, COMPEL + DANGER, [], ['Compel']],
		['a call of another move is not what a record was', DANGER, CALL, [], []],
		['a record that went beside a call that stays', CALL + COMPEL, CALL, ['Compel'], []],
		['a record that lost a change', LATER, DANGER, ['part of Face Danger'], []],
		[
			'a record that lost its only change',
			DANGER,
			DANGER.replace('done:\n  - momentum 2 → 3\n', ''),
			['part of Face Danger'],
			[],
		],
		['a record without changes leaves nothing standing', DANGER.replace('done:\n  - momentum 2 → 3\n', ''), '', [], []],
		[
			'one that changed nothing leaves nothing standing',
			DANGER.replace('momentum 2 → 3', 'momentum 10 → 10, at its maximum\n  - wounded cleared, was not marked'),
			'',
			[],
			[],
		],
		['a record that got it back', DANGER, LATER, [], ['part of Face Danger']],
		[
			'a press that is undone takes its choice along, and the call that it led to',
			CHOSEN + FOLLOW_UP,
			DANGER,
			['part of Face Danger'],
			[],
		],
		['a change that has become another is an edit', LATER, LATER.replace('5 → 4', '5 → 3'), [], []],
		['a change that is broken while typing is not gone', LATER, LATER.replace('5 → 4', '5 →'), [], []],
		[
			'a burn that is gone',
			DANGER.replace('outcome', 'burn: momentum 8 → 2\noutcome'),
			DANGER,
			['part of Face Danger'],
			[],
		],
		['prose is nobody’s business', DANGER, `Prose.\n\n${DANGER}`, [], []],
		['records that change places stay', DANGER + COMPEL, COMPEL + DANGER, [], []],
	])('%s', (_, before, after, removed, added) => {
		expect(moves(before, after)).toEqual({ removed, added });
	});

	it('the part that went holds its changes alone', () => {
		const { removed } = differenceOf(snapshotOf(LATER), snapshotOf(DANGER));
		expect(removed.flatMap(({ record }) => changesIn(record)).map(writeChange)).toEqual(['health 5 → 4 (Endure Harm)']);
	});

	it('a burn counts among the changes, before what followed from it', () => {
		const [burned] = snapshotOf(
			block(
				'move: Face Danger',
				'roll: edge 2',
				'dice: 1 vs 3, 4',
				'burn: momentum 8 → 2',
				'outcome: strong hit, 8 vs 3, 4',
				'done:',
				'  - momentum 2 → 3',
			),
		).records;
		expect(burned && changesIn(burned).map(change => change.kind === 'value' && [change.from, change.to])).toEqual([
			[8, 2],
			[2, 3],
		]);
	});
});

describe('a comment in the middle of a row', () => {
	const LINE = '`sworn: momentum 2 → 3`';
	const removedBy = (before: string, after: string) => {
		const shot = snapshotOf(before);
		return differenceOf(shot, snapshotOf(after, undefined, shot)).removed.length;
	};
	it.each([
		[`So %% no %% ${LINE} it is.`, `So %% no %% ${LINE.slice(0, -1)} it is.`, 0],
		[`So ${LINE} it %% no %% is.`, `So ${LINE.slice(0, -1)} it %% no %% is.`, 0],
		[`%%\nno\n%% So ${LINE} it is.`, `%%\nno\n%% So ${LINE.slice(0, -1)} it is.`, 0],
		[`So ${LINE} it is.`, `So %% ${LINE.slice(0, -1)} it %% is.`, 1],
		[`So ${LINE} it is.`, `So %% ${LINE} it %% is.`, 1],
		[`%%\nno\n%% So ${LINE} it is.`, '%%\nno\n%% So it is.', 1],
	])('%j, then %j: %s gone', (before, after, gone) => {
		expect(removedBy(before, after)).toBe(gone);
	});
});
