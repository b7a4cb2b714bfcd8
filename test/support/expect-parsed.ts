import type { ParseResult } from '../../src/rules/core/problem';

/** The value, or a failed test that says what was in the way. */
export function expectParsed<T>(reading: ParseResult<T>): T {
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '));
	return reading.value;
}
