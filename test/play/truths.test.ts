import { describe, expect, it } from 'vitest';
import { rollDetails, rollTruth } from '../../src/play/oracles/truths';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { scriptedDice } from '../support/scripted-dice';

const [cataclysm, exodus] = bundledRuleset('starforged').truths?.() ?? [];
const mysticism = (bundledRuleset('classic').truths?.() ?? []).find(({ name }) => name === 'Mysticism');

describe('a roll settles a truth', () => {
	it.each([
		{ face: 33, answer: 0 },
		{ face: 34, answer: 1 },
		{ face: 67, answer: 1 },
		{ face: 100, answer: 2 },
	])('a $face is answer $answer', ({ face, answer }) => {
		const rolled = exodus && rollTruth(exodus, scriptedDice(face));
		expect(rolled).toEqual({ option: { face, value: exodus?.options[answer] }, details: {} });
	});

	it('and rolls on the tables that the answer leaves open', () => {
		const rolled = cataclysm && rollTruth(cataclysm, scriptedDice(20, 60));
		expect(Object.values(rolled?.details ?? {})).toMatchObject([{ face: 60, value: { min: 51, max: 75 } }]);
	});

	it('which can be rolled again alone', () => {
		const tables = cataclysm?.options[0]?.tables ?? [];
		expect(Object.values(rollDetails(tables, scriptedDice(1)))).toMatchObject([{ face: 1, value: { min: 1 } }]);
	});

	it('the ranges of Mysticism, of which the data has one twice, stand in thirds', () => {
		expect(mysticism?.options.map(({ min, max }) => [min, max])).toEqual([
			[1, 33],
			[34, 67],
			[68, 100],
		]);
	});
});
