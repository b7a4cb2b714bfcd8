import type { Reading } from '../../src/rules/problem';

/** The value, or a failed test that says what was in the way. */
export function good<T>(reading: Reading<T>): T {
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '));
	return reading.value;
}
