import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { findMove } from '../../../src/rules/find-move';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import type { StateProblem } from '../../../src/journal/actions/notes-state';
import { onMove } from '../../../src/obsidian/features/moves/card/move-block';

const problem = (message: string, about: Partial<StateProblem> = {}): StateProblem => ({
	code: 'bad',
	message,
	from: 0,
	to: 0,
	...about,
});

const HEALTH = problem('health says “lots”');
const ARK = problem('ark: rank', { track: 'Find the ark' });
const DEBT = problem('debt: ticks', { track: 'Pay the debt' });
const SLOOP = problem('sloop: integrity', { asset: 'Sloop' });
const TWINS = problem('two of that name', { code: 'twins', track: 'Storm' });
const TORN = problem('storm: rank', { track: 'Storm' });
const ALL = [HEALTH, ARK, DEBT, SLOOP];

describe('on the card of a move', () => {
	const ruleset = bundledRuleset('starforged');

	it.each<{ says: string; move: string; record?: Partial<MoveRecord>; told: readonly StateProblem[] }>([
		{ says: 'what is not about it is not told', move: 'Face Danger', told: [HEALTH] },
		{ says: 'the track it names', move: 'Strike', record: { track: 'pay the debt' }, told: [HEALTH, DEBT] },
		{ says: 'every track, while a progress move has none', move: 'Fulfill Your Vow', told: [HEALTH, ARK, DEBT] },
		{
			says: 'only its own, once it has one',
			move: 'Fulfill Your Vow',
			record: { track: 'Find the ark' },
			told: [HEALTH, ARK],
		},
		{
			says: 'an asset that an add names',
			move: 'Face Danger',
			record: { adds: [{ amount: 1, reason: 'Sloop, well trimmed' }] },
			told: [HEALTH, SLOOP],
		},
	])('$says', ({ move, record = {}, told }) => {
		const found = findMove(ruleset, move);
		expect(onMove(ALL, newUnrolledMove(move, record), found.ok ? found.value : undefined)).toEqual(told);
	});

	it.each([
		['a name that two share', 'Storm', [TWINS, TORN]],
		['a path, which tells one from the other', 'B/Storm', [TORN]],
	])('what is wrong with %s', (_, track, told) => {
		expect(onMove([TWINS, TORN], newUnrolledMove('Strike', { track }), undefined)).toEqual(told);
	});
});
