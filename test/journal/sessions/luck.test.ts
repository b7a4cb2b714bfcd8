import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { luckOf } from '../../../src/journal/sessions/luck';
import { rolledMove } from '../../../src/journal/sessions/rolled-move';
import { inOrder, timelineOfNote } from '../../../src/journal/sessions/session-timeline';
import type { CampaignNote } from '../../../src/journal/sessions/session-timeline';
import { fence, KESTRELS } from './a-journal';

function rolled(body: string, momentum?: number) {
	const reading = readMoveRecord(`move: Face Danger\n${body}`);
	return reading.ok ? rolledMove(reading.value.record, momentum) : undefined;
}

const note = (text: string, more: Partial<CampaignNote> = {}): CampaignNote => ({
	path: 'Journal.md',
	name: 'Journal',
	who: KESTRELS.who,
	isLasting: impact => ['maimed', 'traumatized'].includes(impact),
	text,
	...more,
});

const sessionsOf = (text: string) => inOrder([timelineOfNote(note(text))]);

/*
 * A score of s beats one challenge die with a chance of (s - 1) in 10: a strong hit needs both, a miss neither. With +2
 * the six faces give the scores 3 to 8, which beat a die with 2 to 7 in 10: strong (4 + 9 + 16 + 25 + 36 + 49) / 600,
 * miss (64 + 49 + 36 + 25 + 16 + 9) / 600, and the rest is weak.
 */
describe('the odds of a roll', () => {
	it.each([
		['+2', 'roll: edge 2\ndice: 5 vs 3, 6', 139, 262, 199],
		['+2 and an add of 1', 'roll: edge 2\nadd: 1 tailwind\ndice: 5 vs 3, 6', 199, 262, 139],
		['ten boxes', 'track: Ark\nprogress: 10\ndice: vs 3, 6', 486, 108, 6],
		['four boxes', 'track: Ark\nprogress: 4\ndice: vs 3, 6', 54, 252, 294],
		['no box', 'track: Ark\nprogress: 0\ndice: vs 3, 6', 0, 0, 600],
		// a face of 3 counts as 0, so that its score is 2 instead of 5: 1 instead of 16, and 81 instead of 36
		['a cancelled die', 'roll: edge 2\ndice: 3 vs 3, 6\ncancelled: action die 3, momentum -3', 124, 232, 244],
	])('with %s are exact, in parts of 600', (_, body, strong, weak, miss) => {
		const odds = rolled(body)?.odds;
		expect(
			[odds?.strong_hit, odds?.weak_hit, odds?.miss].map(chance => Math.round((chance ?? 0) * 600e6) / 1e6),
		).toEqual([strong, weak, miss]);
	});

	it('count momentum below 0 even if the die was not cancelled', () => {
		expect(rolled('roll: edge 2\ndice: 5 vs 3, 6', -3)?.odds.strong_hit).toBeCloseTo(124 / 600, 10);
		expect(rolled('roll: edge 2\ndice: 5 vs 3, 6', 3)?.odds.strong_hit).toBeCloseTo(139 / 600, 10);
	});

	it.each([
		['a move without dice', 'chose: Recover'],
		['an outcome without dice', 'outcome: weak hit'],
		['dice without a stat', 'dice: 5 vs 3, 6'],
	])('are unknown of %s', (_, body) => {
		expect(rolled(body)).toBeUndefined();
	});
});

describe('how a roll fell', () => {
	it.each([
		['a burn', 'roll: edge 2\ndice: 2 vs 4, 9\nburn: momentum 5 → 2', 'miss', 'weak_hit', true],
		['a reroll', 'roll: edge 2\ndice: 5 vs 3, 6\nreroll: 1 vs 8, 9', 'strong_hit', 'miss', false],
		['an ability', 'roll: edge 2\ndice: 5 vs 3, 9\nas: strong hit (Sojourn)', 'weak_hit', 'strong_hit', false],
		['nothing else', 'roll: edge 2\ndice: 5 vs 3, 6', 'strong_hit', 'strong_hit', false],
	])('with %s is told before and after', (_, body, fell, outcome, isBurned) => {
		expect(rolled(body)).toMatchObject({ fell, outcome, isBurned });
	});
});

const move = (dice: string, more = '', roll = 'roll: edge 2') =>
	fence(`move: Face Danger\nby: Kestrel Vane\n${roll}\ndice: ${dice}${more}`);

describe('luck', () => {
	it('sets what fell against what the odds give on average', () => {
		// twice +2, and a progress roll with ten boxes: strong 2 * 139 / 600 + 0.81, and so on
		const { rolls, fell, expected, ended, burns, matches } = luckOf(
			sessionsOf(
				`# Session 1\n\n${move('2 vs 4, 9', '\nburn: momentum 5 → 2')}\n${move('5 vs 3, 3')}\n${move('vs 9, 10', '', 'progress: 10')}`,
			),
		);
		expect({ rolls, fell, ended, burns, matches }).toEqual({
			rolls: 3,
			fell: { strong_hit: 1, weak_hit: 1, miss: 1 },
			ended: { strong_hit: 1, weak_hit: 2, miss: 0 },
			burns: 1,
			matches: 1,
		});
		expect(expected.strong_hit).toBeCloseTo(278 / 600 + 0.81, 10);
		expect(expected.weak_hit).toBeCloseTo(524 / 600 + 0.18, 10);
		expect(expected.miss).toBeCloseTo(398 / 600 + 0.01, 10);
	});

	it('names the luckiest and the unluckiest roll with its line', () => {
		const { luckiest, unluckiest } = luckOf(
			sessionsOf(
				`# Session 1\n\n${move('5 vs 1, 2', '', 'roll: edge 0')}\n${move('5 vs 3, 3', '', 'roll: edge 3')}\n${move('vs 10, 10', '', 'progress: 10')}\n${move('1 vs 9, 10')}`,
			),
		);
		expect(luckiest).toMatchObject({ path: 'Journal.md', line: 3, fell: 'strong_hit' });
		expect(unluckiest).toMatchObject({ line: 17, fell: 'miss' });
	});

	it('has neither where nothing was rolled, or nothing but what was certain', () => {
		expect(luckOf([])).toMatchObject({ rolls: 0, momentum: [] });
		const certain = luckOf(sessionsOf(`# Session 1\n\n${move('vs 9, 10', '', 'progress: 0')}`));
		expect([certain.rolls, certain.luckiest, certain.unluckiest]).toEqual([1, undefined, undefined]);
	});

	it('follows momentum through the sessions, with what changed it elsewhere', () => {
		const done = (change: string) => `\ndone:\n  - momentum ${change}`;
		const text = `# Session 1\n\n${move('5 vs 3, 6', done('2 → 3'))}\n# Session 2\n\n${move('5 vs 3, 6', done('5 → 6'))}`;
		expect(luckOf(sessionsOf(text)).momentum).toEqual([2, 3, 5, 6]);
		expect(luckOf(sessionsOf(text).slice(-1)).momentum).toEqual([5, 6]);
	});

	it('leaves out what another character rolled', () => {
		expect(luckOf(sessionsOf(move('5 vs 3, 6').replace('Kestrel Vane', 'Ines Calder'))).rolls).toBe(0);
	});
});

describe('the sessions of a campaign', () => {
	it('are in the order in which they were played, each with its title, lines and day in the story', () => {
		const notes = [
			note(`\n${move('5 vs 3, 6')}`, { path: 'S/Session 10.md', name: 'Session 10' }),
			note(`## Session 1: The drift\n\n${move('5 vs 3, 6')}## Session 2\n\nProse.\n`, {
				path: 'S/Session 1 and 2.md',
				name: 'Session 1 and 2',
				storyDates: ['Frost 3', 'Frost 4'],
			}),
			note('Nothing.', { path: 'S/World.md', name: 'World' }),
		];
		const told = inOrder(notes.map(timelineOfNote)).map(({ title, line, lastLine, storyDate }) => [
			title,
			line,
			lastLine,
			storyDate,
		]);
		expect(told).toEqual([
			['Session 1: The drift', 1, 8, 'Frost 3'],
			['Session 2', 9, 11, 'Frost 4'],
			['Session 10', 1, 7, undefined],
		]);
	});

	it('tell vows, bonds, scars and the end, with their lines', () => {
		const done = [
			'Find the ark › vow begun, formidable',
			'Mera › connection begun, dangerous',
			'Mera › bond marked',
			'wounded marked',
			'maimed marked',
			'Rook › maimed marked',
			'Pay the debt › vow forsaken',
			'Find the ark › vow completed',
			'dead marked',
		];
		const text = `# Session 1\n\n${fence(`move: Face Danger\nby: Kestrel Vane\ndone:\n${done.map(change => `  - ${change}`).join('\n')}`)}`;
		expect(sessionsOf(text)[0]?.events.map(({ what, name, line }) => [what, name, line])).toEqual([
			['sworn', 'Find the ark', 3],
			['bond', 'Mera', 3],
			['scar', 'maimed', 3],
			['forsaken', 'Pay the debt', 3],
			['fulfilled', 'Find the ark', 3],
			['end', 'dead', 3],
		]);
	});

	it('tell a vow once that the move itself has sworn, and nothing that was taken back', () => {
		const swear = fence(
			'move: Swear an Iron Vow\nby: Kestrel Vane\ntrack: Ark\nroll: heart 2\ndice: 6 vs 4, 4\ndone:\n  - Ark › vow begun\n  - maimed marked\n  - maimed cleared',
		);
		expect(sessionsOf(swear)[0]?.events.map(({ what, name }) => [what, name])).toEqual([['sworn', 'Ark']]);
	});
});
