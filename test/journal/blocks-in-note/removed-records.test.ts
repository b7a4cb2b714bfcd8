import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import { changesIn, differenceOf, snapshotOf } from '../../../src/journal/blocks-in-note/removed-records';

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
		{
			rule: 'a record that was deleted is removed',
			before: DANGER + COMPEL,
			after: COMPEL,
			removed: ['Face Danger'],
			added: [],
		},
		{
			rule: 'one of two equal records is removed once',
			before: DANGER + DANGER,
			after: DANGER,
			removed: ['Face Danger'],
			added: [],
		},
		{
			rule: 'a record that comes back is added',
			before: COMPEL,
			after: DANGER + COMPEL,
			removed: [],
			added: ['Face Danger'],
		},
		{ rule: 'a call changed nothing', before: CALL + DANGER, after: DANGER, removed: [], added: [] },
		{
			rule: 'typing in a record is neither',
			before: DANGER,
			after: DANGER.replace('edge 2', 'edge 3'),
			removed: [],
			added: [],
		},
		{
			rule: 'a block that is broken while typing is not gone',
			before: DANGER,
			after: DANGER.replace('dice: 6', 'dice: x'),
			removed: [],
			added: [],
		},
		{
			rule: 'a record that is a call again is removed',
			before: DANGER + COMPEL,
			after: DANGER + CALL,
			removed: ['Compel'],
			added: [],
		},
		{
			rule: 'a call that is its record again is added',
			before: CALL + DANGER,
			after: COMPEL + DANGER,
			removed: [],
			added: ['Compel'],
		},
		{
			rule: 'a call of another move is not what a record was',
			before: DANGER,
			after: CALL,
			removed: [],
			added: [],
		},
		{
			rule: 'a record that went beside a call that stays',
			before: CALL + COMPEL,
			after: CALL,
			removed: ['Compel'],
			added: [],
		},
		{ rule: 'a record that lost a change', before: LATER, after: DANGER, removed: ['part of Face Danger'], added: [] },
		{
			rule: 'a record that lost its only change',
			before: DANGER,
			after: DANGER.replace('done:\n  - momentum 2 → 3\n', ''),
			removed: ['part of Face Danger'],
			added: [],
		},
		{
			rule: 'a record without changes leaves nothing standing',
			before: DANGER.replace('done:\n  - momentum 2 → 3\n', ''),
			after: '',
			removed: [],
			added: [],
		},
		{ rule: 'a record that got it back', before: DANGER, after: LATER, removed: [], added: ['part of Face Danger'] },
		{
			rule: 'a press that is undone takes its choice along, and the call that it led to',
			before: CHOSEN + FOLLOW_UP,
			after: DANGER,
			removed: ['part of Face Danger'],
			added: [],
		},
		{
			rule: 'a change that has become another is an edit',
			before: LATER,
			after: LATER.replace('5 → 4', '5 → 3'),
			removed: [],
			added: [],
		},
		{
			rule: 'a change that is broken while typing is not gone',
			before: LATER,
			after: LATER.replace('5 → 4', '5 →'),
			removed: [],
			added: [],
		},
		{
			rule: 'a burn that is gone',
			before: DANGER.replace('outcome', 'burn: momentum 8 → 2\noutcome'),
			after: DANGER,
			removed: ['part of Face Danger'],
			added: [],
		},
		{ rule: 'prose is nobody’s business', before: DANGER, after: `Prose.\n\n${DANGER}`, removed: [], added: [] },
		{
			rule: 'records that change places stay',
			before: DANGER + COMPEL,
			after: COMPEL + DANGER,
			removed: [],
			added: [],
		},
	])('$rule', ({ before, after, removed, added }) => {
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
