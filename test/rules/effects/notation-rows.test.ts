import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import type { LineForm } from '../../../src/rules/effects/notation/line-form';
import { formsFor, forms, readLine } from '../../../src/rules/effects/notation/lines';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { anyCondition, anyEffectOf } from './any-effect';

const { effects, alsoRead, conditions } = forms();
const examplesOf = (rows: readonly LineForm[]) =>
	rows.flatMap(row => row.examples.map(example => ({ kind: row.kind, example, row })));

describe('every row has an example that it reads and writes', () => {
	it.each([...examplesOf(effects), ...examplesOf(conditions)])('$kind: $example', ({ kind, example, row }) => {
		const value = row.read(example);
		expect(value).toMatchObject({ kind });
		expect(value && row.write(value)).toBe(example);
	});

	it('none goes without', () => {
		expect([...effects, ...alsoRead, ...conditions].filter(({ examples }) => examples.length === 0)).toEqual([]);
	});

	it.each(examplesOf(alsoRead))('what is read and not written means the same as what is written: $example', row => {
		const read = readEffectsNotation(row.example);
		expect(read.ok && read.value).toEqual([row.row.read(row.example)]);
		const written = read.ok ? writeEffects(read.value) : '';
		expect(written).not.toBe(row.example);
		expect(readEffectsNotation(written)).toEqual(read);
	});
});

/** Where a name could be anything, the row that comes first decides: “clear vow”, “momentum to -4”, “action die is 1”. */
const COMES_BEFORE: Readonly<Record<string, string>> = { track: 'impact', set: 'meter', die: 'meter' };

describe('no two rows read the same line', () => {
	const onOneLine = Object.entries<fc.Arbitrary<Effect>>(anyEffectOf).filter(([kind]) =>
		effects.some(row => row.kind === kind),
	);

	it.each(onOneLine)('that is written for %s', (kind, effect) => {
		fc.assert(
			fc.property(effect, effect => {
				const line = writeEffects([effect]);
				const [first, ...others] = formsFor(line).filter(row => row.read(line));
				expect(first?.read(line)).toEqual(effect);
				expect(others.filter(row => row.kind !== COMES_BEFORE[kind])).toEqual([]);
				expect(readLine(line)).toEqual(effect);
			}),
			{ numRuns: 100 },
		);
	});

	it('that is written for a condition, but that an impact may have any name', () => {
		fc.assert(
			fc.property(anyCondition, condition => {
				const line = writeEffects([{ kind: 'if', condition, then: [], otherwise: [] }]).slice('if '.length);
				const [first, ...others] = conditions.filter(row => row.read(line));
				expect(first?.read(line)).toEqual(condition);
				expect(others.filter(({ kind }) => ![COMES_BEFORE[condition.kind], 'impact'].includes(kind))).toEqual([]);
			}),
			{ numRuns: 1000 },
		);
	});
});
