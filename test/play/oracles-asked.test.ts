import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/rules/oracles/oracle-book';
import { rollAnother, rollAsked, saidAgain, takenRow } from '../../src/play/oracles/oracles-asked';
import { scriptedDice } from '../support/scripted-dice';
import { again, someOracle } from '../support/some-oracles';

const beast = someOracle('Beast', ['Owl', 'Boar', 'Eel', { text: 'Roll twice', oracle_rolls: [again()] }]);
const colour = someOracle('Colour', ['Grey', 'Red']);
const book = bookOf([beast, colour]);
const ask = (times: number, ...faces: number[]) => rollAsked({ oracles: [beast], times }, book, scriptedDice(...faces));

describe('oracles asked in one go', () => {
	it('are rolled in their order', () => {
		expect(rollAsked({ oracles: [colour, beast], times: 1 }, book, scriptedDice(2, 3))).toEqual({
			oracle: 'Made up / Colour + Beast',
			results: [
				{ dice: [2], result: 'Red' },
				{ dice: [3], result: 'Eel' },
			],
			isEndless: false,
		});
	});

	it.each([
		{ rule: 'once is one result', times: 1, faces: [2], results: ['Boar'] },
		{ rule: 'twice is two', times: 2, faces: [2, 1], results: ['Boar', 'Owl'] },
		{ rule: 'a repeat is rolled again', times: 2, faces: [2, 2, 2, 3], results: ['Boar', 'Eel'] },
		{ rule: 'so is one that “roll twice” brings', times: 2, faces: [2, 4, 2, 1, 3], results: ['Boar', 'Eel'] },
	])('of one oracle: $rule', ({ times, faces, results }) => {
		expect(ask(times, ...faces).results.map(({ result }) => result)).toEqual(results);
	});

	it('of one oracle with fewer rows are as many as there are', () => {
		const dice = { roll: (sides: number) => sides };
		expect(rollAsked({ oracles: [colour], times: 3 }, book, dice).results).toEqual([{ dice: [2], result: 'Red' }]);
		expect(rollAnother(colour, [{ dice: [2], result: 'Red' }], book, dice)).toBeUndefined();
	});
});

describe('one of several results', () => {
	const before = {
		oracle: 'Made up / Beast',
		results: [
			{ dice: [2], result: 'Boar' },
			{ dice: [1], result: 'Owl' },
		],
	};

	it('gives way to another roll', () => {
		const anew = saidAgain(before, 0, ask(1, 3));
		expect(anew.results.map(({ result }) => result)).toEqual(['Eel', 'Owl']);
	});

	it('gives way to a row that was chosen', () => {
		const [, , eel] = beast.rows;
		const taken = eel && takenRow(beast, eel, { before, at: 1 }, { book, dice: scriptedDice() });
		expect(taken).toMatchObject({
			oracle: 'Made up / Beast',
			results: [{ result: 'Boar' }, { dice: [3], result: 'Eel' }],
		});
	});
});
