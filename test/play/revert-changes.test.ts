import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../src/journal/record/change-lines';
import type { Character } from '../../src/play/character/character';
import { beginTrack } from '../../src/play/apply-effects/tracks';
import { repeatAll, revertChanges, withoutUndone } from '../../src/play/character/revert-changes';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { clock, kestrel, rook, track } from '../support/characters';
import { expectParsed } from '../support/expect-parsed';

const ruleset = bundledRuleset('starforged');
const taken = (by: Character, ...lines: string[]) => {
	const { character, moved, left } = revertChanges(
		by,
		lines.map(line => expectParsed(readChange(line))),
		ruleset,
	);
	return { character, moved: moved.map(writeChange), left: left.map(writeChange) };
};

describe('a value that has moved on is adjusted by the difference, and reported', () => {
	it.each<{ line: string; now: Character; after: Partial<Character>; told?: true }>([
		{ line: 'momentum 3 → 4', now: kestrel({ momentum: 4 }), after: { momentum: 3 } },
		{ line: 'momentum 3 → 4', now: kestrel({ momentum: 6 }), after: { momentum: 5 }, told: true },
		{
			line: 'Find the ark › 8 → 12 ticks',
			now: kestrel({ tracks: [track({ ticks: 16 })] }),
			after: { tracks: [track({ ticks: 12 })] },
			told: true,
		},
		{
			line: 'Find the ark › 8 → 12 ticks',
			now: kestrel({ tracks: [track({ ticks: 2 })] }),
			after: { tracks: [track({ ticks: 0 })] },
			told: true,
		},
		{
			line: 'Find the ark › rank formidable → extreme',
			now: kestrel({ tracks: [track({ rank: 'epic' })] }),
			after: { tracks: [track({ rank: 'extreme' })] },
			told: true,
		},
		{
			line: 'Find the ark › formidable → extreme',
			now: kestrel({ tracks: [track({ rank: 'extreme' })] }),
			after: { tracks: [track()] },
		},
		{
			line: 'Doom › 2 → 3 segments',
			now: kestrel({ tracks: [clock(5)] }),
			after: { tracks: [clock(4)] },
			told: true,
		},
		{ line: 'Rook › health 3 → 2', now: kestrel({ assets: [rook(2)] }), after: { assets: [rook(3)] } },
		{ line: 'experience 4 → 6', now: kestrel({ experience: 6 }), after: { experience: 4 } },
		{
			line: 'experience spent 0 → 3',
			now: kestrel({ experience_spent: 2 }),
			after: { experience_spent: 0 },
			told: true,
		},
		{ line: 'quests 3 → 5 ticks', now: kestrel({ special: { quests: 5 } }), after: { special: { quests: 3 } } },
		{ line: 'combat none → in control', now: kestrel({ combat: 'in control' }), after: {} },
		{ line: 'wounded marked, already', now: kestrel({ impacts: ['wounded'] }), after: { impacts: ['wounded'] } },
		{ line: 'dead marked', now: kestrel(), after: {} },
		{ line: 'repair points 0 → 7', now: kestrel(), after: {} },
	])('$line', ({ line, now, after, told }) => {
		const { character, moved } = taken(now, line);
		expect(character).toEqual({ ...now, combat: undefined, ...after });
		expect(moved).toEqual(told ? [line] : []);
	});
});

describe('what is not there any more is reported, and nothing else is touched', () => {
	it.each([
		'Gone › 8 → 12 ticks',
		'Gone › vow completed',
		'Gone › asset discarded',
		'Gone › battered marked',
		'wounded marked',
		'next +1 (Strike) taken',
		'Find the ark › vow forsaken',
		'Find the ark › 1 → 2 boxes',
		'torches 3 → 2',
	])('%s', line => {
		const now = kestrel({ tracks: [track()] });
		expect(taken(now, line)).toEqual({ character: now, moved: [], left: [line] });
	});
});

describe('the kind of a track may be left out by hand', () => {
	it.each(['completed', 'forsaken'] as const)('Find the ark %s', status => {
		const [open, ended] = [kestrel({ tracks: [track()] }), kestrel({ tracks: [track({ status })] })];
		const line = expectParsed(readChange(`Find the ark ${status}`));
		expect(revertChanges(ended, [line], ruleset)).toEqual({ character: open, moved: [], left: [] });
		expect(repeatAll(open, [line], ruleset)).toEqual({ character: ended, moved: [], left: [] });
	});

	it('Find the ark begun', () => {
		const sworn = kestrel({ tracks: [track({ ticks: 0 })] });
		const line = expectParsed(readChange('Find the ark begun'));
		expect(revertChanges(sworn, [line], ruleset)).toEqual({ character: kestrel(), moved: [], left: [] });
		expect(repeatAll(kestrel(), [line], ruleset, [track()])).toEqual({ character: sworn, moved: [], left: [] });
	});
});

describe('a track that was begun', () => {
	const { character: sworn, changes } = beginTrack(kestrel(), track());

	it('goes away while nothing was done on it', () => {
		expect(revertChanges(sworn, changes, ruleset)).toEqual({ character: kestrel(), moved: [], left: [] });
	});

	it('stays once it was worked on, and is reported', () => {
		const onward: Character = { ...sworn, tracks: [track({ ticks: 4 })] };
		expect(revertChanges(onward, changes, ruleset)).toEqual({ character: onward, moved: [], left: changes });
	});

	it('begins again as it is known, with nothing done on it', () => {
		const known = [track({ ticks: 12, status: 'completed' })];
		expect(repeatAll(kestrel(), changes, ruleset, known)).toEqual({ character: sworn, moved: [], left: [] });
		expect(repeatAll(kestrel(), changes, ruleset)).toEqual({ character: kestrel(), moved: [], left: changes });
	});
});

describe('a word that has changed since stays, and that is reported', () => {
	it.each([
		{ line: 'combat none → in control', now: kestrel({ combat: 'in a bad spot' }) },
		{ line: 'Find the ark › status open → completed', now: kestrel({ tracks: [track({ status: 'forsaken' })] }) },
	])('$line', ({ line, now }) => {
		expect(taken(now, line)).toEqual({ character: now, moved: [], left: [line] });
	});
});

it.each(['momentum 10 → 10, at its maximum', 'Gone › 40 → 40 ticks', 'combat in control, stays'])(
	'%s is no change: nothing is taken back, and nothing told',
	line => {
		expect(taken(kestrel(), line)).toEqual({ character: kestrel(), moved: [], left: [] });
	},
);

describe('what comes later goes on from what was there before an undone change', () => {
	const lines = (...written: readonly string[]) => written.map(line => expectParsed(readChange(line)));

	it.each([
		{
			undone: 'combat none → in control',
			later: ['combat in control → in a bad spot', 'combat in a bad spot → in control'],
			is: ['combat none → in a bad spot', 'combat in a bad spot → in control'],
		},
		{ undone: 'wounded marked', later: ['wounded cleared'], is: ['wounded cleared, was not marked'] },
		{ undone: 'wounded cleared', later: ['wounded marked'], is: ['wounded marked, already'] },
		{
			undone: 'Rook › battered marked',
			later: ['Rook › battered cleared'],
			is: ['Rook › battered cleared, was not marked'],
		},
		{ undone: 'health 5 → 4', later: ['health 4 → 3'], is: ['health 4 → 3'] },
		{ undone: 'wounded marked', later: ['Rook › wounded cleared'], is: ['Rook › wounded cleared'] },
		{ undone: 'combat none → in control', later: ['combat in a bad spot → none'], is: ['combat in a bad spot → none'] },
	])('$undone, then $later', ({ undone, later, is }) => {
		expect(withoutUndone(lines(...later), lines(undone)).map(writeChange)).toEqual(is);
	});
});
