import { describe, expect, it } from 'vitest';
import { inPlayedOrder, type SessionNote } from '../../../src/journal/sessions/session-order';

const order = (...notes: readonly SessionNote[]) => inPlayedOrder(notes).map(({ path }) => path);

describe('sessions in the order in which they were played', () => {
	it('by their dates, whatever their names', () => {
		expect(order({ path: 'Ash.md', date: '2026-02-03' }, { path: 'Brine.md', date: '2026-01-09' })).toEqual([
			'Brine.md',
			'Ash.md',
		]);
	});

	it('by a date in the name', () => {
		expect(order({ path: 'J/b 2025-12-31.md' }, { path: 'J/a 2026-01-01.md' })[0]).toBe('J/b 2025-12-31.md');
	});

	it('by their numbers, 2 before 10', () => {
		expect(order({ path: 'Session 10.md' }, { path: 'Session 2.md' })).toEqual(['Session 2.md', 'Session 10.md']);
		expect(order({ path: 'Ash.md', number: 10 }, { path: 'Brine.md', number: 9 })).toEqual(['Brine.md', 'Ash.md']);
	});

	it('on one day by their numbers', () => {
		const date = '2026-02-03';
		expect(order({ path: 'A.md', date, number: 2 }, { path: 'B.md', date, number: 1 })).toEqual(['B.md', 'A.md']);
	});

	it('by name if nothing else is said', () => {
		expect(order({ path: 'J/Night 10.md' }, { path: 'J/Night 9.md' })).toEqual(['J/Night 9.md', 'J/Night 10.md']);
	});

	it('one without a date stays after the one before it by name', () => {
		expect(
			order(
				{ path: '1 Ash.md', date: '2026-02-03' },
				{ path: '1b.md' },
				{ path: '2 Brine.md', date: '2026-01-09' },
				{ path: '0 Prologue.md' },
			),
		).toEqual(['0 Prologue.md', '2 Brine.md', '1 Ash.md', '1b.md']);
	});
});
