import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { highestFace, oracleName, type Oracle, type OracleRow } from '../../src/rules/oracles/oracle';
import { bookOf, oracleBook } from '../../src/rules/oracles/oracle-book';
import { followUpOracles, placeholdersIn } from '../../src/rules/oracles/row-text';
import { rollOracle, takeRow } from '../../src/play/oracles/oracle-roll';
import { scriptedDice } from '../support/scripted-dice';
import { again, idOf, linkTo, rollOn, someOracle } from '../support/some-oracles';

const beast = someOracle('Beast', ['Owl', 'Boar', 'Eel']);
const colour = someOracle('Colour', ['Grey', 'Red']);

const roll = (oracle: Oracle, ...faces: number[]) =>
	rollOracle(oracle, bookOf([oracle, beast, colour]), scriptedDice(...faces));

describe('a roll', () => {
	it('finds the row and says its words', () => {
		expect(roll(beast, 2)).toEqual({ oracle: 'Made up / Beast', dice: [2], result: 'Boar', isEndless: false });
	});

	it('adds several dice up', () => {
		const sum = someOracle('Sum', ['Snake eyes'], {
			dice: { count: 2, sides: 6, modifier: 1 },
			rows: someOracle('', ['Low', 'High']).rows.map((row, i) => ({ ...row, min: i === 0 ? 3 : 8, max: 7 + i * 6 })),
		});
		expect(roll(sum, 3, 5)).toMatchObject({ dice: [9], result: 'High' });
	});

	it('falls again where the table has a gap', () => {
		const gapped = someOracle('Gapped', ['One', { text: 'Three', min: 3, max: 3 }], {
			dice: { count: 1, sides: 3, modifier: 0 },
		});
		expect(roll(gapped, 2, 2, 3)).toMatchObject({ dice: [3], result: 'Three' });
	});

	it('on a table without a row to roll says so', () => {
		const bare = someOracle('Bare', [{ text: 'Chosen only', min: null, max: null }]);
		const dice = { roll: () => 1 };
		expect(rollOracle(bare, bookOf([bare]), dice).result).toBe('No row has this number');
	});
});

describe('a row with further results in it', () => {
	it.each([
		{
			shape: 'links that are rolled at once',
			row: { text: `${linkTo('Colour')} + ${linkTo('Beast')}`, oracle_rolls: [rollOn('Colour'), rollOn('Beast')] },
			faces: [2, 3],
			result: 'Red + Eel',
		},
		{
			shape: 'a template',
			row: { text: linkTo('Beast'), template: `The {{text>${idOf('Colour')}}} {{text>${idOf('Beast')}}}` },
			faces: [1, 1],
			result: 'The Grey Owl',
		},
		{
			shape: 'a roll that its words do not name',
			row: { text: '__Something.__', oracle_rolls: [rollOn('Beast')] },
			faces: [1],
			result: 'Something: Owl',
		},
		{
			shape: 'several rolls on one oracle',
			row: { text: 'Herd', oracle_rolls: [rollOn('Beast', { number_of_rolls: 2 })] },
			faces: [1, 2],
			result: 'Herd: Owl, Boar',
		},
		{
			shape: 'a roll that is up to the player',
			row: { text: linkTo('Beast'), oracle_rolls: [rollOn('Beast', { auto: false })] },
			faces: [],
			result: 'Beast',
		},
		{
			shape: 'an oracle that is not there',
			row: { text: linkTo('Weather'), oracle_rolls: [rollOn('Weather')] },
			faces: [],
			result: 'Weather',
		},
		{
			shape: 'further columns',
			row: { text: 'Guild', details: ['People of one trade', linkTo('Beast')] },
			faces: [],
			result: 'Guild: People of one trade, Beast',
		},
		{
			shape: 'a list on several lines',
			row: { text: `**Choose one**\n\n  * ${linkTo('Beast')}\n  * ${linkTo('Colour')}` },
			faces: [],
			result: 'Choose one: Beast, Colour',
		},
	])('$shape: $result', ({ row, faces, result }) => {
		expect(roll(someOracle('Table', [row]), 1, ...faces)).toMatchObject({ dice: [1, ...faces], result });
	});

	it('takes into a template only what a row leads on to', () => {
		const place = someOracle('Place', [{ text: 'Cavern', oracle_rolls: [rollOn('Beast')] }]);
		const site = someOracle('Site', [{ text: '', template: `{{text>${idOf('Place')}}} of Ash` }]);
		const answer = rollOracle(site, bookOf([site, place, beast]), scriptedDice(1, 1, 3));
		expect(answer).toMatchObject({ dice: [1, 1, 3], result: 'Eel of Ash' });
	});
});

describe('“roll twice”', () => {
	const twice = (text: string, more = {}) =>
		someOracle('Twice', ['Owl', 'Boar', { text, oracle_rolls: [again(more)] }]);

	it.each([
		{ rule: 'both results count', oracle: twice('Roll twice'), faces: [3, 1, 2], dice: [3, 1, 2], result: 'Owl; Boar' },
		{
			rule: 'the same row is rolled again',
			oracle: twice('Roll twice'),
			faces: [3, 1, 1, 2],
			dice: [3, 1, 2],
			result: 'Owl; Boar',
		},
		{
			rule: 'it does not count among them',
			oracle: twice('Roll twice'),
			faces: [3, 3, 1, 2],
			dice: [3, 1, 2],
			result: 'Owl; Boar',
		},
		{
			rule: 'a double is kept where the book says so',
			oracle: twice('Roll twice', { duplicates: 'keep' }),
			faces: [3, 1, 1],
			dice: [3, 1, 1],
			result: 'Owl; Owl',
		},
		{
			rule: 'or is made worse',
			oracle: twice('Roll twice', { duplicates: 'make_it_worse' }),
			faces: [3, 1, 1],
			dice: [3, 1, 1],
			result: 'Owl; Owl (made worse)',
		},
		{
			rule: 'what it says besides goes along',
			oracle: twice('Roll twice; they fight'),
			faces: [3, 1, 2],
			dice: [3, 1, 2],
			result: 'Owl; Boar (they fight)',
		},
		{
			rule: 'a row of its own name keeps it',
			oracle: twice('Hybrid (roll twice)'),
			faces: [3, 1, 2],
			dice: [3, 1, 2],
			result: 'Hybrid: Owl; Boar',
		},
		{
			rule: 'three rolls are three',
			oracle: twice('Roll three times', { number_of_rolls: 3, duplicates: 'keep' }),
			faces: [3, 1, 2, 1],
			dice: [3, 1, 2, 1],
			result: 'Owl; Boar; Owl',
		},
		{
			rule: 'the words alone are enough',
			oracle: someOracle('Words', ['Owl', 'Boar', 'Roll twice']),
			faces: [3, 1, 2],
			dice: [3, 1, 2],
			result: 'Owl; Boar',
		},
	])('$rule', ({ oracle, faces, dice, result }) => {
		expect(roll(oracle, ...faces)).toMatchObject({ dice, result });
	});
});

describe('a table that rolls itself for ever', () => {
	const first = { roll: () => 1 };

	it.each([
		{ how: 'row by row', oracles: [someOracle('A', [{ text: 'Round', oracle_rolls: [rollOn('A')] }])] },
		{
			how: 'by way of another',
			oracles: [
				someOracle('A', [{ text: 'Round', oracle_rolls: [rollOn('B')] }]),
				someOracle('B', [{ text: 'Back', oracle_rolls: [rollOn('A')] }]),
			],
		},
		{ how: 'with nothing but “roll twice”', oracles: [someOracle('A', [{ text: 'Round', oracle_rolls: [again()] }])] },
	])('$how stops, and says so', ({ oracles }) => {
		const [oracle = beast] = oracles;
		const answer = rollOracle(oracle, bookOf(oracles), first);
		expect(answer).toEqual({ oracle: 'Made up / A', dice: [1], result: 'Round', isEndless: true });
	});
});

describe('a row taken by hand', () => {
	it('counts as its lowest roll, and what it cannot do without is rolled', () => {
		const table = someOracle('Table', [{ text: linkTo('Beast'), oracle_rolls: [rollOn('Beast')], min: 41, max: 50 }]);
		const [row] = table.rows;
		const answer = row && takeRow(table, row, { book: bookOf([table, beast]), dice: scriptedDice(2) });
		expect(answer).toMatchObject({ dice: [41, 2], result: 'Boar' });
	});

	it('has no roll where it has no range', () => {
		const table = someOracle('Table', [{ text: 'Chosen only', min: null, max: null }]);
		const [row] = table.rows;
		expect(row && takeRow(table, row, { book: bookOf([table]), dice: scriptedDice() })).toMatchObject({
			dice: [],
			result: 'Chosen only',
		});
	});
});

it('continues with what a result names and leaves open, then with what goes with its table', () => {
	const table = someOracle(
		'Table',
		[{ text: `${linkTo('Beast')}, ${linkTo('Table')}`, oracle_rolls: [rollOn('Beast', { auto: false })] }],
		{ suggestions: [idOf('Colour'), idOf('Nowhere')] },
	);
	expect(followUpOracles(table, table.rows[0], bookOf([table, beast, colour]))).toEqual([beast, colour]);
});

describe.each(RULESET_IDS)('every oracle of %s', id => {
	const book = oracleBook(bundledRuleset(id), { hasCursedDie: false });

	it('rolls on each of its faces, in plain words', () => {
		const wrong: string[] = [];
		for (const oracle of book.oracles)
			for (let face = oracle.dice.count + oracle.dice.modifier; face <= highestFace(oracle.dice); face++) {
				const { result, isEndless } = rollOracle(oracle, book, beginningWith(face));
				const isPlain = result.trim() !== '' && !/datasworn:|\{\{|\]\(|\n|undefined/.test(result);
				if (isEndless || !isPlain) wrong.push(`${oracleName(oracle)} ${face}: ${result}`);
			}
		expect(wrong).toEqual([]);
	});

	it('composes what its rows lead to', async () => {
		const lines = composed(book.oracles).map(([oracle, { min }]) => {
			const { result } = rollOracle(oracle, book, beginningWith(min ?? 1));
			return `${oracleName(oracle)} ${min}: ${abbreviated(result)}`;
		});
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/oracles-${id}.txt`);
	});
});

/** The first face as told, further ones that differ from each other. */
function beginningWith(face: number) {
	let thrown = 0;
	return { roll: (sides: number) => (thrown++ === 0 ? face : ((face * 7 + thrown * 13) % sides) + 1) };
}

/** Rows with further results in them, the first of each shape in a collection of the book. */
function composed(oracles: readonly Oracle[]): readonly (readonly [Oracle, OracleRow])[] {
	const first = new Map<string, readonly [Oracle, OracleRow]>();
	for (const oracle of oracles)
		for (const row of oracle.rows) {
			const isAgain = row.oracle_rolls.some(({ oracle: other }) => other === null);
			if (row.min === null || (!isAgain && placeholdersIn(row).length === 0)) continue;
			const shape = JSON.stringify([oracle.path[0], row.template, row.oracle_rolls]);
			if (!first.has(shape)) first.set(shape, [oracle, row]);
		}
	return [...first.values()];
}

/** The first words of each result. */
const abbreviated = (result: string): string =>
	result
		.split('; ')
		.map(part => part.split(' '))
		.map(words => words.slice(0, 5).join(' ') + (words.length > 5 ? ' …' : ''))
		.join('; ');
