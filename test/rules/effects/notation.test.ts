import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { anyEffectOf, anyEffects } from './any-effect';

const expectRoundTrip = (effects: readonly Effect[]) => {
	expect(readEffectsNotation(writeEffects(effects))).toEqual({ ok: true, value: effects });
};

it('what is written is read back the same', () => {
	fc.assert(fc.property(anyEffects, expectRoundTrip), { numRuns: 1500 });
});

it.each(Object.entries<fc.Arbitrary<Effect>>(anyEffectOf))('so is every kind by itself: %s', (_kind, effect) => {
	fc.assert(
		fc.property(effect, effect => expectRoundTrip([effect])),
		{ numRuns: 100 },
	);
});

describe('each kind as effect.ts shows it', () => {
	it.each<[string, Effect]>([
		['supply -momentum', { kind: 'meter', meter: 'supply', by: { equal_to: 'momentum', lost: true } }],
		['supply -1d6', { kind: 'meter', meter: 'supply', by: { die: 6, sign: -1 } }],
		['momentum +shadow', { kind: 'meter', meter: 'momentum', by: { equal_to: 'shadow' } }],
		['essence +action die', { kind: 'meter', meter: 'essence', by: { equal_to: 'action die' } }],
		['tell The magic is spent.', { kind: 'say', text: 'The magic is spent.', told: true }],
		['mark asset oathbound', { kind: 'impact', impact: 'oathbound', marked: true, whose: 'asset' }],
		['health -cost', { kind: 'meter', meter: 'health', by: '-cost' }],
		['companion health to maximum', { kind: 'set', meter: 'health', to: 'maximum', whose: 'companion' }],
		['overflow Lose Momentum', { kind: 'overflow', move: 'Lose Momentum' }],
		[
			'trade momentum for health, spirit, supply',
			{ kind: 'trade', cost: 'momentum', meters: ['health', 'spirit', 'supply'] },
		],
		['mark vehicle battered', { kind: 'impact', impact: 'battered', marked: true, whose: 'vehicle' }],
		['clear conditions', { kind: 'impact', impact: 'conditions', marked: false }],
		['next +1 on Undertake a Journey', { kind: 'next', add: 1, on: 'Undertake a Journey' }],
		['next +1, on a hit momentum +1', { kind: 'next', add: 1, momentum: 1 }],
		['combat has initiative', { kind: 'combat', position: 'has initiative' }],
		[
			'move Endure Stress by rank -1 -2 -3 -4 -5',
			{ kind: 'move', move: 'Endure Stress', by: { by_rank: [-1, -2, -3, -4, -5] } },
		],
		[
			'move Swear an Iron Vow rank extreme clears doomed',
			{ kind: 'move', move: 'Swear an Iron Vow', ranks: ['extreme'], clears: 'doomed' },
		],
		[
			'move Swear an Iron Vow add +1, on a hit momentum +1',
			{ kind: 'move', move: 'Swear an Iron Vow', add: 1, momentum: 1 },
		],
		['move Swear an Iron Vow with a reroll', { kind: 'move', move: 'Swear an Iron Vow', reroll: true }],
		[
			'count strong hit as weak hit without a match',
			{ kind: 'count', outcome: 'strong_hit', as: 'weak_hit', without_match: true },
		],
		['reroll one challenge die', { kind: 'reroll', dice: 'one challenge die' }],
		['table 1 to 3 times', { kind: 'table', times: { min: 1, max: 3 } }],
		['progress twice on vow', { kind: 'progress', times: 2, on: 'vow' }],
		['clear progress 1 unit for each point', { kind: 'clear_progress', how: '1 unit for each point' }],
		['clear progress all but 1', { kind: 'clear_progress', how: 'all but 1' }],
		[
			'begin scene with 4 segments, rank troublesome or dangerous or formidable',
			{ kind: 'track', event: 'begin', track: 'scene', segments: 4, ranks: ['troublesome', 'dangerous', 'formidable'] },
		],
		['clear vow', { kind: 'track', event: 'clear', track: 'vow' }],
		['connection no bond', { kind: 'connection', gains: 'no bond' }],
		['menace twice', { kind: 'menace', times: 2 }],
		['harm yours', { kind: 'harm', by: 0, yours: true }],
		['harm 3 instead', { kind: 'harm', by: 3, instead: true }],
		['harm 0 instead', { kind: 'harm', by: 0, instead: true }],
		['your harm is 1', { kind: 'harm_is', whose: 'your', is: 1 }],
		['foe harm +1', { kind: 'harm_is', whose: 'foe', by: 1 }],
		['quests by rank +0 +1 +2 +3 +4 ticks', { kind: 'ticks', track: 'quests', by: { by_rank: [0, 1, 2, 3, 4] } }],
		['experience -3', { kind: 'experience', by: -3 }],
		['experience +1 for each ability, at least 3', { kind: 'experience', by: 1, for_each: 'ability', at_least: 3 }],
		['asset discard companion', { kind: 'asset', event: 'discard', what: 'companion' }],
		['inherit half progress', { kind: 'inherit', what: 'half progress' }],
		['points +7', { kind: 'points', by: 7 }],
	])('%s', (line, effect) => {
		expect(readEffectsNotation(line)).toEqual({ ok: true, value: [effect] });
		expect(writeEffects([effect])).toBe(line);
	});
});

describe('each condition', () => {
	it.each<[string, Extract<Effect, { kind: 'if' }>['condition']]>([
		['not wounded', { kind: 'impact', impact: 'wounded', marked: false }],
		['vehicle battered', { kind: 'impact', impact: 'battered', marked: true, whose: 'vehicle' }],
		['companion health is not 0', { kind: 'meter', meter: 'health', is: 0, not: true, whose: 'companion' }],
		['bond', { kind: 'bond', shared: true }],
		['no bond', { kind: 'bond', shared: false }],
		['from Sojourn', { kind: 'from', move: 'Sojourn' }],
		['in a bad spot', { kind: 'combat', position: 'in a bad spot' }],
		['no initiative', { kind: 'combat', position: 'no initiative' }],
		['menace is full', { kind: 'full', what: 'menace' }],
		['any objective remains', { kind: 'remains', track: 'objective' }],
		['action die is 1', { kind: 'die', is: 1 }],
		['no match', { kind: 'match', matched: false }],
		['rolled wits', { kind: 'rolled', option: 'wits' }],
		['command vehicle', { kind: 'vehicle', type: 'command' }],
	])('if %s', (words, condition) => {
		const effects: readonly Effect[] = [{ kind: 'if', condition, then: [{ kind: 'table' }], otherwise: [] }];
		expect(readEffectsNotation(`if ${words}\n\ttable`)).toEqual({ ok: true, value: effects });
		expect(writeEffects(effects)).toBe(`if ${words}\n\ttable`);
	});
});

describe('a name that could be taken for something else is in quotes', () => {
	it.each<[string, Effect]>([
		['"table manners" +1', { kind: 'meter', meter: 'table manners', by: 1 }],
		['mark "vehicle battered"', { kind: 'impact', impact: 'vehicle battered', marked: true }],
		['clear "vow"', { kind: 'impact', impact: 'vow', marked: false }],
		['move "Face Setback 2"', { kind: 'move', move: 'Face Setback 2' }],
		['"foe harm" -1', { kind: 'meter', meter: 'foe harm', by: -1 }],
		['trade "a, b" for c', { kind: 'trade', cost: 'a, b', meters: ['c'] }],
	])('%s', (line, effect) => {
		expect(writeEffects([effect])).toBe(line);
		expect(readEffectsNotation(line)).toEqual({ ok: true, value: [effect] });
	});
});

describe('without quotes it is no name, so nothing is read', () => {
	it.each([
		'if spirit is 3 or more\n\ttable',
		'if spirit is at most 3\n\ttable',
		'if not in a fight\n\ttable',
		'mark vehicle if broken',
		'move Face Setback 2',
		'supply for each ally +1',
	])('%s', line => {
		expect(readEffectsNotation(line).ok).toBe(false);
	});
});

it('reads by hand, too: spaces for tabs, blank lines, Windows line ends, a minus for a hyphen', () => {
	expect(readEffectsNotation('momentum −1\r\n\r\nchoose 1\r\n  - Rest\r\n    health +1\r\n')).toEqual({
		ok: true,
		value: [
			{ kind: 'meter', meter: 'momentum', by: -1 },
			{
				kind: 'choose',
				count: { min: 1, max: 1 },
				options: [{ label: 'Rest', effects: [{ kind: 'meter', meter: 'health', by: 1 }] }],
			},
		],
	});
});

describe('what is not an effect is a problem that says what is wrong, where, and what to write', () => {
	it.each([
		['momentum', 'momentum', 'unknown_effect', 'Write it like “momentum +1”, or as “say …”'],
		['health 2', 'health 2', 'unknown_effect', 'A number needs its sign: “health +2”'],
		['suffer two', 'suffer two', 'unknown_effect', 'What begins with “suffer” is written like “suffer -1 twice”'],
		['table\nas hit', 'as hit', 'unknown_effect', 'What begins with “as” is written like “as strong hit”'],
		['mark "wounded', 'mark "wounded', 'unknown_effect', 'What begins with “mark” is written like “mark wounded”'],
		['"luck +1', '"luck +1', 'unknown_effect', 'A name in quotes ends with a quote and stands before an amount'],
		['mark progress', 'mark progress', 'unknown_effect', 'What begins with “mark” is written like “mark wounded”'],
		['clear progress some', 'clear progress some', 'unknown_effect', '“clear progress all but 1”'],
		['exchange\n\thealth -1', 'exchange', 'unknown_exchange', 'then a line “for”, and under it what is taken'],
		['for\n\thealth +1', 'for', 'no_partner', '“for” belongs to the “exchange” before it'],
		['table\nelse', 'else', 'no_partner', '“else” belongs to the “if” before it'],
		['if\n\ttable', 'if', 'unknown_condition', '“” is not a condition. Write one like “if wounded”'],
		['choose some', 'choose some', 'unknown_count', '“some” does not say how many to choose'],
		['choose 1\n\tmomentum +1', 'momentum +1', 'not_an_option', 'An option begins with “- ”'],
		['spend\n\t- Fix it', '- Fix it', 'not_an_option', 'What points buy begins with its price: “- 2 Fix one module”'],
		['momentum +1\n\tmomentum +2', 'momentum +2', 'nothing_under', 'Nothing can stand under the line above'],
	])('%j', (text, place, code, advice) => {
		const reading = readEffectsNotation(text);
		const problems = reading.ok ? [] : reading.problems;
		expect(problems.map(({ code, from, to }) => [text.slice(from, to), code])).toEqual([[place, code]]);
		expect(problems[0]?.message).toContain(advice);
	});
});

it('a very long line is read, or not, at once', { timeout: 20_000 }, () => {
	readEffectsNotation(`move ${'a clears '.repeat(50_000)}`);
	expect(readEffectsNotation(`${'a or +1 '.repeat(50_000)}x`).ok).toBe(false);
});

it('a text longer than the effects of any move is not read, and says so once', () => {
	expect(readEffectsNotation('tip it over\n'.repeat(10_000))).toEqual({
		ok: false,
		problems: [
			{
				code: 'effects_too_long',
				message: 'These effects are longer than those of any move, so none of them is read. Write fewer.',
				from: 0,
				to: 0,
			},
		],
	});
});
