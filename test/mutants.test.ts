import { describe, expect, it } from 'vitest';
import { describeMutant, mutants, withMutant } from '../scripts/mutants/mutate.mjs';

const mutantsOf = (code: string): string[] => mutants('a.ts', code).map(mutant => withMutant(code, mutant));

describe('a mutant is a small wrong change of the code', () => {
	it.each([
		['a comparison', 'a === b;', ['a !== b;']],
		['a bound', 'a < 10;', ['a <= 10;', 'a < 11;']],
		['a sum, but no joined text', "a + b; 'a' + b;", ["a - b; 'a' + b;"]],
		['a negation', '!(a || b);', ['((a || b));', '!(a && b);']],
		['a condition', 'if (a) b;', ['if (true) b;', 'if (false) b;']],
		['a choice', 'x = a ? b : c;', ['x = true ? b : c;', 'x = false ? b : c;']],
		['a call', 'f(x);', [';']],
		['a value, but no type', "let a: true = true; import b from 'b';", ["let a: true = false; import b from 'b';"]],
	])('%s', (_, code, expected) => {
		expect(mutantsOf(code)).toEqual(expected);
	});

	it('is described by its line', () => {
		const code = 'let x;\nx = a === b;\n';
		expect(mutants('src/a.ts', code).map(mutant => describeMutant(code, mutant))).toEqual(['src/a.ts:2  === → !==']);
	});
});
