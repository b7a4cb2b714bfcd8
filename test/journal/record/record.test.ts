import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { rewriteRecord, writeRecord } from '../../../src/journal/record/write-record';
import { isRecord, newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import { anyRecord } from '../any-record';

function recordOf(body: string): MoveRecord {
	const reading = readMoveRecord(body);
	if (!reading.ok) throw new Error(reading.problems.map(problem => problem.message).join(' '));
	return reading.value.record;
}

const warningsOf = (body: string): string[] => {
	const reading = readMoveRecord(body);
	return reading.ok ? reading.value.warnings.map(({ from, to }) => body.slice(from, to)) : ['not read'];
};

const CALL = 'move: Face Danger\nroll: edge\nadd: 1 tailwind';

const RECORD = `move: Face Danger
by: Kestrel Vane
roll: edge 2
add: 1 tailwind
dice: 4 vs 3, 9
outcome: weak hit, 7 vs 3, 9
chose: Endure Harm
done:
  - health 5 → 4 (Endure Harm)`;

const record = newUnrolledMove('Face Danger', {
	by: 'Kestrel Vane',
	roll: { option: 'edge', value: 2 },
	adds: [{ amount: 1, reason: 'tailwind' }],
	dice: { actionDie: 4, challengeDice: [3, 9] },
	outcome: 'weak hit, 7 vs 3, 9',
	chose: ['Endure Harm'],
	done: [{ kind: 'value', what: 'health', from: 5, to: 4, why: 'Endure Harm' }],
});

it('a call is read', () => {
	expect(recordOf(CALL)).toEqual(
		newUnrolledMove('Face Danger', { roll: { option: 'edge' }, adds: [{ amount: 1, reason: 'tailwind' }] }),
	);
	expect(isRecord(recordOf(CALL))).toBe(false);
	expect(warningsOf(CALL)).toEqual([]);
});

it('a record is read and written', () => {
	expect(recordOf(RECORD)).toEqual(record);
	expect(isRecord(record)).toBe(true);
	expect(warningsOf(RECORD)).toEqual([]);
	expect(writeRecord(record)).toBe(RECORD);
});

it.each([
	['roll: edge 2> of two lines', 'words_behind_roll'],
	['roll: edge 2 and she 3 saw', 'words_behind_roll'],
	['outcome: weak hit, 7 vs 3, 9Alone with my journal.', 'words_behind_outcome'],
	['outcome: weak hit> [!note] What I know', 'words_behind_outcome'],
])('words that were glued to a line stop the reading, so that they are never written over: %s', (line, code) => {
	const [key] = line.split(':');
	const reading = readMoveRecord(RECORD.replace(new RegExp(`^${key}: .*$`, 'm'), line));
	expect(reading).toMatchObject({ ok: false, problems: [{ code }] });
});

it('words that were glued to “done:” stop the reading; a change that is there is read', () => {
	const reading = readMoveRecord(RECORD.replace('done:', 'done:---'));
	expect(reading).toMatchObject({ ok: false, problems: [{ code: 'words_behind_key' }] });
	expect(recordOf('move: Face Danger\ndone: momentum 3 → 4').done).toHaveLength(1);
	const chosen = readMoveRecord('move: Face Danger\nchose:# by hand\n  - Endure Harm');
	expect(chosen).toMatchObject({ ok: false, problems: [{ code: 'words_behind_key' }] });
});

it.each([
	['edge- item of mine', 'edge- item of mine'],
	['edge2b', 'edge2b'],
	['companion health', ''],
	['egde', ''],
	['edge 1>', 'edge 1>'],
])('a call with “roll: %s”, rolled with another option, keeps what may be prose: %s', (typed, kept) => {
	const body = `move: Face Danger\nroll: ${typed}`;
	const rolled = { ...recordOf(body), roll: { option: typed.startsWith('c') ? 'Companion health' : 'wits', value: 3 } };
	const comment = kept && ` # ${kept}`;
	expect(rewriteRecord(body, rolled)).toBe(`move: Face Danger\nroll: ${rolled.roll.option} 3${comment}`);
});

it('what may be prose is kept under a comment that is there already', () => {
	const body = 'move: Face Danger\nroll: edge 1> # by hand\ncost: 1';
	const rolled = { ...recordOf(body), roll: { option: 'wits', value: 3 } };
	expect(rewriteRecord(body, rolled)).toBe('move: Face Danger\nroll: wits 3 # by hand\n# edge 1>\ncost: 1');
});

it('an outcome in words of the player’s own is read', () => {
	expect(recordOf('move: Face Danger\noutcome: Weak hit, just so').outcome).toBe('Weak hit, just so');
});

it('an outcome in words of the player’s own is not written over: it becomes a comment', () => {
	const body = 'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: A near thing';
	const other = { ...recordOf(body), outcome: 'miss, 3 vs 3, 9' };
	const rewritten = rewriteRecord(body, other);
	expect(rewritten).toBe(body.replace('A near thing', 'miss, 3 vs 3, 9\n# A near thing'));
	expect(recordOf(rewritten)).toEqual(other);
	const none = recordOf(body.replace('\noutcome: A near thing', ''));
	expect(rewriteRecord(body, none)).toBe(body.replace('outcome: ', '# '));
});

describe('a value of a record', () => {
	const rows: readonly { line: string; reads: Partial<MoveRecord> }[] = [
		{ line: 'roll: edge', reads: { roll: { option: 'edge' } } },
		{ line: 'roll: edge 4', reads: { roll: { option: 'edge', value: 4 } } },
		{ line: 'roll: companion health 3', reads: { roll: { option: 'companion health', value: 3 } } },
		{ line: 'roll: 3', reads: { roll: { option: '', value: 3 } } },
		{ line: 'add: 1 tailwind', reads: { adds: [{ amount: 1, reason: 'tailwind' }] } },
		{ line: 'add: +1 tailwind', reads: { adds: [{ amount: 1, reason: 'tailwind' }] } },
		{ line: 'add: −1 fear', reads: { adds: [{ amount: -1, reason: 'fear' }] } },
		{ line: 'add: 1', reads: { adds: [{ amount: 1, reason: '' }] } },
		{
			line: 'add: 1 Juno, pilot, on a hit momentum +1',
			reads: { adds: [{ amount: 1, reason: 'Juno, pilot', momentum: 1 }] },
		},
		{ line: 'add: 2, On a hit momentum +1', reads: { adds: [{ amount: 2, reason: '', momentum: 1 }] } },
		{ line: 'add: 1 on a hit, perhaps', reads: { adds: [{ amount: 1, reason: 'on a hit, perhaps' }] } },
		{ line: 'add: 1 # tailwind', reads: { adds: [{ amount: 1, reason: '# tailwind' }] } },
		{
			line: 'add:\n  - 1 tailwind\n  - 2 ally',
			reads: {
				adds: [
					{ amount: 1, reason: 'tailwind' },
					{ amount: 2, reason: 'ally' },
				],
			},
		},
		{ line: 'dice: 4 vs 3, 9', reads: { dice: { actionDie: 4, challengeDice: [3, 9] } } },
		{ line: 'dice: 4 VS 3 9', reads: { dice: { actionDie: 4, challengeDice: [3, 9] } } },
		{ line: 'dice: 4 vs. 3 and 9', reads: { dice: { actionDie: 4, challengeDice: [3, 9] } } },
		{ line: 'dice: 4 3 9', reads: { dice: { actionDie: 4, challengeDice: [3, 9] } } },
		{ line: 'dice: vs 3, 10', reads: { dice: { challengeDice: [3, 10] } } },
		{ line: 'progress: 6', reads: { progress: 6 } },
		{ line: 'progress: 6 boxes', reads: { progress: 6 } },
		{
			line: 'reroll: 6 vs 4, 9\nreroll: 6 vs 1, 1',
			reads: {
				rerolls: [
					{ actionDie: 6, challengeDice: [4, 9] },
					{ actionDie: 6, challengeDice: [1, 1] },
				],
			},
		},
		{ line: 'cancelled: action die 3, momentum -3', reads: { cancelled: { actionDie: 3, momentum: -3 } } },
		{ line: 'burn: momentum 8 → 2', reads: { burn: { from: 8, to: 2 } } },
		{ line: 'burn: 8 -> 2', reads: { burn: { from: 8, to: 2 } } },
		{ line: 'cost: 2', reads: { cost: { amount: 2, paid: false } } },
		{ line: 'cost: 1 (paid above)', reads: { cost: { amount: 1, paid: true } } },
		{ line: 'table: 78, You are harmed', reads: { table: [{ roll: 78, text: 'You are harmed' }] } },
		{ line: 'table: 00 Something: odd', reads: { table: [{ roll: 100, text: 'Something: odd' }] } },
		{ line: 'as: strong hit (Sojourn #2)', reads: { as: 'strong hit (Sojourn #2)' } },
		{ line: 'track: [[Ark]]', reads: { track: 'Ark' } },
		{ line: 'by: [[People/Kestrel Vane|Kestrel]]', reads: { by: 'People/Kestrel Vane' } },
		{ line: 'track: [[Ark]] and more', reads: { track: '[[Ark]] and more' } },
		{ line: 'chose: Yes: really', reads: { chose: ['Yes: really'] } },
		{
			line: 'Done: Ask: who? 3 -> 4 ticks',
			reads: { done: [{ kind: 'value', what: 'Ask: who?', from: 3, to: 4, unit: 'ticks' }] },
		},
	];
	it.each(rows)('$line', ({ line, reads }) => {
		const body = `move: Strike\n${line}`;
		expect(recordOf(body)).toEqual(newUnrolledMove('Strike', reads));
		expect(rewriteRecord(body, recordOf(body))).toBe(body);
	});
});

describe('a value that cannot be read is reported at its place', () => {
	const rows: readonly { line: string; at: string; message: string }[] = [
		{ line: 'dice: 7 vs 3, 9', at: '7 vs 3, 9', message: 'The action die shows 1 to 6, not “7”.' },
		{ line: 'dice: 4 vs 3, 11', at: '4 vs 3, 11', message: 'A challenge die shows 1 to 10, not “11”.' },
		{ line: 'dice: 4 vs 0, 9', at: '4 vs 0, 9', message: 'A 0 on the die counts as 10.' },
		{ line: 'dice: four vs 3, 9', at: 'four vs 3, 9', message: 'The action die shows 1 to 6, not “four”.' },
		{ line: 'dice: 34', at: '34', message: 'Dice are written “4 vs 3, 9”' },
		{ line: 'reroll:\n  - 4 vs 3, 9\n  - x', at: 'x', message: 'Dice are written' },
		{ line: 'progress: eleven', at: 'eleven', message: 'a number from 0 to 10' },
		{ line: 'progress: 11', at: '11', message: 'a number from 0 to 10' },
		{ line: 'cost: some', at: 'some', message: 'A cost is a number' },
		{ line: 'add: tailwind', at: 'tailwind', message: 'An add starts with its number' },
		{ line: 'table: You are harmed', at: 'You are harmed', message: 'A table roll starts with its number' },
		{ line: 'table: 101, x', at: '101, x', message: '1 to 100' },
		{ line: 'burn: yes', at: 'yes', message: 'A burn is written' },
		{ line: 'cancelled: 9', at: '9', message: 'A cancelled die is written' },
		{ line: 'cost: "so so"', at: '"so so"', message: 'A cost is a number' },
	];
	it.each(rows)('$line', ({ line, at, message }) => {
		const body = `move: Strike\n${line}\nrank: x`;
		const reading = readMoveRecord(body);
		if (reading.ok) throw new Error('read');
		expect(reading.problems.map(({ from, to }) => body.slice(from, to))).toEqual([at]);
		expect(reading.problems[0]?.message).toContain(message);
	});

	it('of another kind, or without a name', () => {
		for (const body of ['ask: Who?', 'move:', 'mvoe: x', '']) expect(readMoveRecord(body).ok).toBe(false);
	});
});

it('what is not read is reported and kept', () => {
	const body = 'move: Strike\ndcie: 4 vs 3, 9\nshe ran\ndone:\n  - lost her hat\n  - health 5 → 4\n  - met Rook';
	expect(warningsOf(body)).toEqual(['dcie', 'she ran', 'lost her hat', 'met Rook']);
	const more = {
		...recordOf(body),
		done: [...recordOf(body).done, { kind: 'event', what: 'wounded', event: 'marked' } as const],
	};
	expect(rewriteRecord(body, more)).toBe(`${body}\n  - wounded marked`);
	expect(rewriteRecord(body, { ...more, done: [] })).toBe(body.replace('  - health 5 → 4\n', ''));
	const twice = 'move: Strike\nby: A\nby: B\ndice: 1 vs 1, 1';
	expect(rewriteRecord(twice, recordOf(twice))).toBe(twice);
});

it('a call becomes a record, and what the player wrote stays', () => {
	const body = '# a storm\nMove: Face Danger\nmood:   grim\nadd: +1 # tailwind\nroll: edge # mine\n\n# the end';
	const resolved = {
		...recordOf(body),
		by: 'Kestrel',
		roll: { option: 'edge', value: 2 },
		dice: { actionDie: 4, challengeDice: [3, 9] as const },
		outcome: 'weak hit, 7 vs 3, 9',
	};
	expect(rewriteRecord(body, resolved)).toBe(
		'# a storm\nMove: Face Danger\nby: Kestrel\nmood:   grim\nadd: +1 # tailwind\nroll: edge 2 # mine\ndice: 4 vs 3, 9\noutcome: weak hit, 7 vs 3, 9\n\n# the end',
	);
});

describe('the laws of the page', () => {
	it('a record is read as it was written, says the same in YAML, and is written again as the same text', () => {
		fc.assert(
			fc.property(anyRecord, any => {
				const body = writeRecord(any);
				expect(readMoveRecord(body)).toEqual({ ok: true, value: { record: any, warnings: [] } });
				expect(writeRecord(recordOf(body))).toBe(body);
				expect(rewriteRecord(body, any)).toBe(body);
				const yaml = parse(body) as Record<string, unknown>;
				expect(String(yaml['move'])).toBe(any.move);
				for (const key of ['by', 'from', 'track', 'outcome', 'as'] as const)
					if (any[key] !== undefined) expect(String(yaml[key])).toBe(any[key]);
				for (const key of ['chose', 'passed'] as const) expect([yaml[key] ?? []].flat().map(String)).toEqual(any[key]);
			}),
			{ numRuns: 300 },
		);
	});

	it.each<[string, (body: string) => string]>([
		['as written', body => body],
		['CRLF', body => body.replaceAll('\n', '\r\n')],
		['indented', body => body.replace(/^/gm, '  ')],
		['comments and keys of the player', body => `# mine\n${body.replaceAll('\n', '\n# why: not\n')}\nmood: grim`],
		['keys in capitals', body => body.replace(/^\w/gm, letter => letter.toUpperCase())],
	])('any record can become any other, and lines of the player stay: %s', (_, of) => {
		fc.assert(
			fc.property(anyRecord, anyRecord, (one, other) => {
				const before = of(writeRecord(one));
				expect(recordOf(before)).toEqual(one);
				const after = rewriteRecord(before, other);
				expect(recordOf(after)).toEqual(other);
				expect(rewriteRecord(after, other)).toBe(after);
				const mine = (text: string) => text.split(/\r?\n/).filter(line => /^(# mine|mood: grim)$/.test(line));
				expect(mine(after)).toEqual(mine(before));
			}),
			{ numRuns: 60 },
		);
	});
});
