import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount, Condition, Effect, Option } from '../../../src/rules/effects/effect';
import { readEffectsNotation, writeEffects } from '../../../src/rules/effects/notation';
import { KEYWORDS } from '../../../src/rules/effects/write-notation';
import { OUTCOMES } from '../../../src/rules/outcome';

const line = fc.oneof(
	fc.constantFrom('', '-', '- a', 'for', 'else', 'say', 'Label: rest', 'health +1', '"quoted"'),
	fc.string({ unit: 'grapheme' }).filter(text => !/[\r\n]/.test(text) && text === text.trim()),
);
const name = fc.oneof(
	fc.constantFrom('health', 'Pay the Price', 'permanently harmed', 'in a bad spot', ...KEYWORDS),
	fc.constantFrom('x -1', 'x or', 'health is 0', 'a as miss', 'companion health', 'at most', '"', '7'),
	line.filter(text => text !== ''),
);
const integer = fc.integer({ min: -20, max: 20 });
const amount: fc.Arbitrary<Amount> = fc.oneof(integer, fc.tuple(integer, integer, integer));
const whose = fc.constantFrom('companion' as const, 'vehicle' as const);
const natural = fc.nat({ max: 9 });
const outcome = fc.constantFrom(...OUTCOMES);

const condition: fc.Arbitrary<Condition> = fc.oneof(
	fc.record({ kind: fc.constant('impact' as const), impact: name, marked: fc.boolean() }),
	fc.record(
		{ kind: fc.constant('meter' as const), meter: name, is: integer, not: fc.boolean(), whose },
		{ requiredKeys: ['kind', 'meter', 'is', 'not'] },
	),
);

const kind = <K extends Effect['kind']>(kind: K) => ({ kind: fc.constant(kind) });

const { effects } = fc.letrec<{ effect: Effect; effects: readonly Effect[]; option: Option }>(tie => ({
	effects: fc.array(tie('effect'), { maxLength: 3, depthIdentifier: 'effects' }),
	option: fc.record({ label: line, effects: tie('effects') }),
	effect: fc.oneof(
		{ depthSize: 'small', depthIdentifier: 'effects' },
		fc.record(
			{ ...kind('meter'), meter: name, by: amount, whose, at_most: fc.constant(true as const) },
			{ requiredKeys: ['kind', 'meter', 'by'] },
		),
		fc.record({ ...kind('suffer'), by: integer, times: natural }),
		fc.record({ ...kind('move'), move: name, by: amount, as: outcome }, { requiredKeys: ['kind', 'move'] }),
		fc.record({ ...kind('next'), add: integer }),
		fc.record({ ...kind('progress'), times: natural }),
		fc.record({ ...kind('impact'), impact: name, marked: fc.boolean() }),
		fc.record({ ...kind('combat'), position: name }),
		fc.record(kind('table')),
		fc.record({ ...kind('as'), outcome }),
		fc.record({
			...kind('choose'),
			count: fc.record({ min: natural, max: fc.oneof(natural, fc.constant(null)) }),
			options: fc.array(tie('option'), { maxLength: 3 }),
		}),
		fc.record({ ...kind('may'), option: tie('option') }),
		fc.record({ ...kind('exchange'), pay: tie('effects'), take: tie('effects') }),
		fc.record({ ...kind('if'), condition, then: tie('effects'), otherwise: tie('effects') }),
		fc.record({ ...kind('say'), text: line }),
	),
}));

it('what is written is read back the same', () => {
	fc.assert(
		fc.property(effects, effects => {
			expect(readEffectsNotation(writeEffects(effects))).toEqual({ ok: true, value: effects });
		}),
		{ numRuns: 1000 },
	);
});

it('reads by hand, too: spaces for tabs, blank lines, Windows line ends', () => {
	expect(readEffectsNotation('momentum +1\r\n\r\nchoose 1\r\n  - Rest\r\n    health +1\r\n')).toEqual({
		ok: true,
		value: [
			{ kind: 'meter', meter: 'momentum', by: 1 },
			{
				kind: 'choose',
				count: { min: 1, max: 1 },
				options: [{ label: 'Rest', effects: [{ kind: 'meter', meter: 'health', by: 1 }] }],
			},
		],
	});
});

describe('what is not an effect is a problem with its place', () => {
	it.each([
		['momentum', 'unknown_effect', 'momentum'],
		['suffer two', 'unknown_effect', 'suffer two'],
		['table\nas hit', 'unknown_effect', 'as hit'],
		['exchange\n\thealth -1', 'unknown_effect', 'exchange'],
		['choose 1\n\tmomentum +1', 'not_an_option', 'momentum +1'],
		['momentum +1\n\tmomentum +2', 'nothing_under', 'momentum +2'],
		['mark "wounded', 'unknown_effect', 'mark "wounded'],
	])('%j', (text, code, place) => {
		const reading = readEffectsNotation(text);
		const problems = reading.ok ? [] : reading.problems;
		expect(problems.map(({ code, from, to }) => [code, text.slice(from, to)])).toEqual([[code, place]]);
	});
});
