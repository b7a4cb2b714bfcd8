import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypedAt } from '../../../src/play/suggest/suggestion';
import { track } from '../../support/some-tracks';
import { at, chipsOf, firstOf, labels, offers } from './offers-at';

describe('a question is typed', () => {
	it.each([
		['with its odds in front', 'likely is the airlock guarded?', 'Likely', 'is the airlock guarded?'],
		['with the start of its odds', 'unl guarded', 'Unlikely', 'guarded'],
		['with initials', 'ac guarded', 'Almost Certain', 'guarded'],
		['with odds of two words', 'small chance guarded', 'Small Chance', 'guarded'],
		['with even odds', '50/50 guarded', '50/50', 'guarded'],
	])('%s: %s', (_, text, odds, question) => {
		expect(firstOf(text)?.action).toEqual({ kind: 'question', question: { question, odds } });
	});

	it('one row has even odds on, and the others beside them', () => {
		expect(labels('guarded?')).toEqual(['50/50: guarded?']);
		expect(chipsOf(firstOf('guarded?'))).toEqual(['Small Chance', 'Unlikely', '(50/50)', 'Likely', 'Almost Certain']);
		expect(firstOf('guarded?')?.detail).toBe('yes 50 %');
	});

	it('odds that are written out are on, and another word takes their place', () => {
		expect(labels('unlikely guarded?')).toEqual(['Unlikely: guarded?']);
		expect(firstOf('unlikely guarded?')?.choosing?.chips[3]?.completion).toBe('likely guarded?');
	});

	it('a word that only begins odds may belong to the question', () => {
		expect(labels('small guarded?')).toEqual(['Small Chance: guarded?', '50/50: small guarded?']);
	});

	it('odds alone wait for the question', () => {
		expect(firstOf('likely')).toMatchObject({ label: 'Likely: a question', completion: 'likely ' });
		expect(firstOf('likely')?.action).toBeUndefined();
	});
});

describe('an oracle is typed', () => {
	it.each([
		['by its name', 'action', 'Action', 1],
		['with the one it is rolled with', 'action theme', 'Action + Theme', 1],
		['by its path', 'settlement name', 'Settlement Name', 1],
		['several times', 'first look 2', 'First Look × 2', 2],
	])('%s: %s', (_, text, label, times) => {
		expect(firstOf(text)).toMatchObject({ label, action: { kind: 'oracle', times } });
	});

	it('one asked recently comes before another that answers as well', () => {
		const recentOracles = ['Starship / First Look'];
		expect(firstOf('first look', { recentOracles })?.completion).toBe('Starship / First Look');
	});
});

describe('dice are typed', () => {
	it.each([
		['2d6', { count: 2, sides: 6, plus: 0 }],
		['d100', { count: 1, sides: 100, plus: 0 }],
		['3d10-1', { count: 3, sides: 10, plus: -1 }],
	])('%s', (text, dice) => {
		expect(firstOf(text)?.action).toEqual({ kind: 'dice', dice });
	});

	it.each(['0d6', '21d6', '2d1', '2d'])('%s are none', text => {
		expect(offers(text).filter(({ action }) => action?.kind === 'dice')).toEqual([]);
	});
});

describe('a change is typed', () => {
	it.each([
		['-1 health', { kind: 'meter', meter: 'health', by: -1 }, 'health 5 → 4'],
		['−2 sp', { kind: 'meter', meter: 'spirit', by: -2 }, 'spirit 5 → 3'],
		['+1 mom', { kind: 'meter', meter: 'momentum', by: 1 }, 'momentum 2 → 3'],
		['health -1', { kind: 'meter', meter: 'health', by: -1 }, 'health 5 → 4'],
		['progress ark', { kind: 'track', track: 'Find the ark', edit: { kind: 'progress', times: 1 } }, /5 → 7 boxes/],
		['progress debt 2', { kind: 'track', track: 'Old debt', edit: { kind: 'progress', times: 2 } }, /2 → 6 boxes/],
		['clock storm', { kind: 'track', track: 'Storm', edit: { kind: 'filled', by: 1 } }, /2 → 3 segments/],
		['storm', { kind: 'track', track: 'Storm', edit: { kind: 'filled', by: 1 } }, /2 → 3 segments/],
	])('%s', (text, change, detail) => {
		expect(firstOf(text)?.action).toEqual({ kind: 'change', change });
		expect(firstOf(text)?.detail).toMatch(detail);
	});

	it.each([
		['momentum +1', '+1 momentum'],
		['health -1', '−1 health'],
		['Supply −2', '−2 supply'],
	])('“%s” can be nothing but a change of that meter', (typed, label) => {
		expect(offers(typed).map(offer => offer.label)).toEqual([label]);
	});

	it('“heal -1” is the move first: heal is no name of a meter', () => {
		expect(firstOf('heal -1')?.action).toMatchObject({ kind: 'move', move: 'Heal' });
	});

	it('an amount alone asks of which meter, and every meter completes it', () => {
		expect(labels('-1')).toEqual(['-1', '−1 health', '−1 spirit', '−1 supply', '−1 momentum']);
		expect(offers('-1').map(({ completion }) => completion)).toEqual([
			'',
			...['-1 health', '-1 spirit', '-1 supply', '-1 momentum'],
		]);
	});

	// With every sign that a keyboard has for plus and minus, and with none.
	it.each([
		...['-2', '+2', '−2', '–2', '—2', '- 2', '；-2', '－２', '＋２'],
		...['2', '02', '12', '-0', '0', '+', '-', '=2', '= 2'],
	])('a number alone carries out nothing: %j', text => {
		expect(offers(text).flatMap(({ action, label }) => (action ? label : []))).toEqual([]);
	});

	it.each(['take +1', 'suffer -2', 'gain +1'])('nor does one behind a verb: %j', text => {
		expect(offers(text)[0]?.action).toBeUndefined();
		expect(offers(text).filter(({ action }) => action?.kind === 'change')).toEqual([]);
	});

	it('what would change nothing is not picked, and no move is offered in its place', () => {
		const character = { ...at.character, momentum: 10 };
		expect(offers('momentum +1', { character }).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
			'+1 momentum: momentum 10, at its maximum',
		]);
	});

	it('what would change nothing says why and is not picked', () => {
		expect(firstOf('+1 health')).toMatchObject({ detail: 'health 5, at its maximum' });
		expect(firstOf('+1 health')?.action).toBeUndefined();
	});

	it('a project is counted by a clock, and advances like one', () => {
		const tracks = [track('project', 'Raise the wall', { segments: 4, filled: 1 })];
		const [first] = offers('clock wall', { character: { ...at.character, tracks } });
		expect([first?.label, first?.detail]).toEqual(['Advance Raise the wall', 'progress 1 → 2 segments']);
	});

	describe('a number after the verb', () => {
		const clocks = (...names: readonly string[]) =>
			names.map(name => track('clock', name, { segments: 12, filled: 1 }));
		const advances = (text: string, ...names: readonly string[]) =>
			offers(text, { character: { ...at.character, tracks: clocks(...names) } })
				.filter(({ label }) => label.startsWith('Advance '))
				.map(({ label, detail }) => `${label}: ${/\d+ → \d+/.exec(detail)?.[0] ?? detail}`);

		it.each([
			['clock 2', ['Advance Storm: 1 → 3', 'Advance Doom: 1 → 3']],
			['clock +2', ['Advance Storm: 1 → 3', 'Advance Doom: 1 → 3']],
			['clock 10', ['Advance Storm: 1 → 11', 'Advance Doom: 1 → 11']],
			['clock storm 10', ['Advance Storm: 1 → 11']],
			['clock storm +3', ['Advance Storm: 1 → 4']],
		])('is the amount for each that is listed: %s', (text, all) => {
			expect(advances(text, 'Storm', 'Doom')).toEqual(all);
		});

		it.each([
			['clock phase 2', ['Advance Phase 2: 1 → 2', 'Advance Phase 1: 1 → 3']],
			['clock phase 2 2', ['Advance Phase 2: 1 → 3']],
			['clock phase', ['Advance Phase 1: 1 → 2', 'Advance Phase 2: 1 → 2']],
		])('is part of a name that ends so: %s', (text, all) => {
			expect(advances(text, 'Phase 1', 'Phase 2')).toEqual(all);
		});

		it.each(['Phase 2', '7'])('the completion of “%s” means the same again', name => {
			const character = { ...at.character, tracks: clocks(name) };
			const [first] = offers('clock', { character });
			expect(firstOf(first?.completion ?? '', { character })?.action).toEqual(first?.action);
		});

		it('of a track with progress is how often it is marked', () => {
			expect(offers('progress 2').map(({ action }) => action)).toContainEqual({
				kind: 'change',
				change: { kind: 'track', track: 'Old debt', edit: { kind: 'progress', times: 2 } },
			});
		});
	});

	it('a clock can be asked about, first at the odds it names', () => {
		expect(labels('clock storm')).toContain('Does Storm advance? Likely');
		const tracks = [track('clock', 'Storm', { segments: 6, filled: 2, odds: 'unlikely' })];
		expect(labels('clock storm', { character: { ...at.character, tracks } })[0]).toBe('Does Storm advance? Unlikely');
	});

	it('a word that begins a track by itself names it', () => {
		expect(labels('progress')).toEqual(
			expect.arrayContaining(['Mark progress: Find the ark', 'Mark progress: Old debt', 'Mark progress: Rook']),
		);
	});
});

describe('plain text', () => {
	it.each(['qqqq', 'and then the ship was gone for good', '😀', ';;;;'])('%s offers nothing', text => {
		expect(offers(text)).toEqual([]);
	});

	it('never throws, whatever is typed, and offers a few things or none', () => {
		const words = fc.constantFrom('fd', 'edge', '+1', '-3', '4', '2d6', '?', 'likely', 'clock', 'ark', 'progress', '−');
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.array(words, { maxLength: 14 }).map(all => all.join(' ')),
		);
		fc.assert(
			fc.property(text, typed => {
				const found = offers(typed);
				expect(found.length).toBeLessThanOrEqual(20);
				expect(
					found.every(
						({ label, completion, action }) =>
							label !== '' && (completion !== '' || !action || action.kind === 'command'),
					),
				).toBe(true);
			}),
			{ numRuns: 30 },
		);
	});

	it('a very long text takes no time', () => {
		expect(offers('fd '.repeat(100_000))).toEqual([]);
	});
});

describe('beside a move', () => {
	const chipsBeside = (text: string, more: Partial<TypedAt> = {}) =>
		offers(text, more)
			.filter(({ isBeside }) => isBeside)
			.map(({ choosing, label }) => choosing?.name ?? label);

	it('that has its initials in common stand the others', () => {
		expect(offers('fd')[0]?.isBeside).toBeUndefined();
		expect(chipsBeside('fd')).toEqual(['Face Defeat', 'Face Death', 'Face Desolation']);
		expect(chipsBeside('fd e')).toEqual([]);
	});

	it.each(['gi', 'fae', 'etf', 'strike'])('that is called by its name or initials stands nothing: %s', text => {
		expect(chipsBeside(text)).toEqual([]);
	});

	it('that is called by the start of its name stand other moves, and no table', () => {
		expect(chipsBeside('end')).not.toEqual([]);
		for (const text of ['end', 'gather', 'face']) {
			const tables = offers(text).filter(({ action, isBeside }) => isBeside && action?.kind === 'oracle');
			expect(tables).toEqual([]);
		}
	});

	it('no two chips say the same', () => {
		for (const text of ['n', 'name', 'feature', 'a', 'm'])
			expect(new Set(chipsBeside(text)).size).toBe(chipsBeside(text).length);
	});
});
