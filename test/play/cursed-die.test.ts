import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { highestFace, oracleName, oracleRowAt, type Oracle } from '../../src/rules/oracles/oracle';
import { bookOf, oracleBook, type OracleBook } from '../../src/rules/oracles/oracle-book';
import { rollOracle, setCurse, tableInForce, takeRow } from '../../src/play/oracles/oracle-roll';
import type { DiceRoller } from '../../src/play/dice/dice';
import { scriptedDice } from '../support/scripted-dice';
import { idOf, linkTo, rollOn, someOracle } from '../support/some-oracles';

const haven = someOracle('Haven', ['Bay', 'Reef.', 'Cove'], { tags: { cursed_by: idOf('Cursed haven') } });
const cursedHaven = someOracle('Cursed haven', ['Bones', 'Fog', 'Eyes'], {
	tags: { cursed_version_of: [idOf('Haven')], curse_behavior: 'replace_result' },
});
const blade = someOracle('Blade', ['Cutlass', 'Dirk', linkTo('Haven')], {
	rows: someOracle('', ['Cutlass', 'Dirk.', { text: linkTo('Haven'), oracle_rolls: [rollOn('Haven')] }]).rows,
});
const cursedBlade = someOracle('Cursed blade', ['Whispers', 'Rust'], {
	tags: { cursed_version_of: [idOf('Blade')], curse_behavior: 'add_result' },
});
const plain = someOracle('Plain', ['One', 'Two']);
const BOOK = bookOf([haven, cursedHaven, blade, cursedBlade, plain]);

const roll = (oracle: Oracle, ...faces: number[]) => rollOracle(oracle, BOOK, scriptedDice(...faces));

describe('the cursed die', () => {
	it.each([
		{ rule: 'is rolled along', oracle: haven, faces: [1, 9], dice: [1], cursedDie: 9, result: 'Bay' },
		{
			rule: 'on a 10 replaces the result, at the same roll',
			oracle: haven,
			faces: [3, 10],
			dice: [3],
			cursedDie: 10,
			result: 'Eyes (cursed)',
		},
		{
			rule: 'or adds one that is rolled, where the book says so',
			oracle: blade,
			faces: [2, 10, 1],
			dice: [2, 1],
			cursedDie: 10,
			result: 'Dirk; Whispers (cursed)',
		},
		{
			rule: 'adds it behind all that the row leads to',
			oracle: blade,
			faces: [3, 10, 1, 2],
			dice: [3, 1, 2],
			cursedDie: 10,
			result: 'Bay; Rust (cursed)',
		},
	])('$rule', ({ oracle, faces, dice, cursedDie, result }) => {
		expect(roll(oracle, ...faces)).toMatchObject({ dice, cursedDie, result });
	});

	it.each([plain, cursedHaven, cursedBlade])('is not rolled for what has no cursed version: $path.1', oracle => {
		expect(roll(oracle, 1)).not.toHaveProperty('cursedDie');
	});

	it('is rolled for what names itself as its cursed version, with the one that names it', () => {
		const isle = someOracle('Isle', ['Sand', 'Rock'], { tags: { cursed_by: idOf('Isle') } });
		const cursedIsle = someOracle('Cursed isle', ['Ash', 'Glass'], { tags: { cursed_version_of: [idOf('Isle')] } });
		expect(rollOracle(isle, bookOf([isle, cursedIsle]), scriptedDice(2, 10)).result).toBe('Glass (cursed)');
	});

	it('is not rolled where the journal plays without it', () => {
		const book = bookOf(BOOK.oracles, { hasCursedDie: false });
		expect(rollOracle(haven, book, scriptedDice(1))).not.toHaveProperty('cursedDie');
	});
});

describe('a row taken by hand', () => {
	it('comes from the table in force, and the die stays', () => {
		const said = roll(haven, 3, 10);
		const table = tableInForce(haven, said, BOOK);
		expect(table).toBe(cursedHaven);
		const [first] = table.rows;
		expect(first && takeRow(haven, first, { book: BOOK, dice: scriptedDice() }, said)).toMatchObject({
			dice: [1],
			cursedDie: 10,
			result: 'Bones (cursed)',
		});
	});

	it('keeps what the curse added', () => {
		const [first] = blade.rows;
		const said = roll(blade, 2, 10, 2);
		expect(first && takeRow(blade, first, { book: BOOK, dice: scriptedDice() }, said)).toMatchObject({
			dice: [1, 2],
			cursedDie: 10,
			result: 'Cutlass; Rust (cursed)',
		});
	});

	it('stays without a curse if there was none', () => {
		const [first] = haven.rows;
		const said = roll(haven, 3, 4);
		expect(first && takeRow(haven, first, { book: BOOK, dice: scriptedDice() }, said)).toMatchObject({
			cursedDie: 4,
			result: 'Bay',
		});
	});
});

describe('the curse, by hand', () => {
	it('comes upon a result and is lifted again', () => {
		const on = setCurse(haven, true, { dice: [2] }, { book: BOOK, dice: scriptedDice() });
		expect(on).toMatchObject({ dice: [2], cursedDie: 10, result: 'Fog (cursed)' });
		const off = setCurse(haven, false, on, { book: BOOK, dice: scriptedDice() });
		expect(off).toMatchObject({ dice: [2], result: 'Reef.' });
		expect(off).not.toHaveProperty('cursedDie');
	});
});

describe('in Sundered Isles', () => {
	const book = oracleBook(bundledRuleset('sundered_isles'));
	const cursed = book.oracles.filter(oracle => book.curseOf(oracle));

	it('brings a curse to these oracles', async () => {
		const lines = cursed.map(oracle => {
			const curse = book.curseOf(oracle);
			const how = curse?.behavior === 'add_result' ? '+' : '→';
			return `${oracleName(oracle)} ${how} ${curse ? oracleName(curse.oracle) : ''}`;
		});
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/cursed-versions.txt');
	});

	it('every cursed version is reached by some oracle', () => {
		const reached = new Set(cursed.map(oracle => book.curseOf(oracle)?.oracle));
		const versions = book.oracles.filter(({ tags }) => tags['cursed_version_of']);
		expect(versions.filter(version => !reached.has(version))).toEqual([]);
	});

	it('speaks plainly on every face', () => {
		const wrong = cursed.flatMap(oracle =>
			facesOf(oracle).flatMap(face => {
				const { result, isEndless } = rollOracle(oracle, book, cursedAfter(face));
				const isPlain = result.endsWith(' (cursed)') && !/datasworn:|\{\{|\]\(|\n|undefined|No row/.test(result);
				return isEndless || !isPlain ? [`${oracleName(oracle)} ${face}: ${result}`] : [];
			}),
		);
		expect(wrong).toEqual([]);
	});

	it('reaches every row of each cursed version', () => {
		const hidden = cursed.flatMap(oracle => hiddenRows(oracle, book));
		expect(hidden).toEqual([]);
	});

	it('says these curses', async () => {
		const lines = cursed.map(oracle => {
			const { dice, result } = rollOracle(oracle, book, cursedAfter(34));
			return `${oracleName(oracle)} ${dice.join(', ')}: ${abbreviated(result)}`;
		});
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/cursed-results.txt');
	});
});

it.each(['classic', 'delve', 'starforged'] as const)('%s has no cursed die', id => {
	const { oracles, curseOf: curseOn } = oracleBook(bundledRuleset(id));
	expect(oracles.filter(oracle => curseOn(oracle))).toEqual([]);
});

/** Half of Highlands is missing in the data. */
const facesOf = (oracle: Oracle): readonly number[] =>
	Array.from({ length: highestFace(oracle.dice) }, (_, i) => i + 1).filter(face => oracleRowAt(oracle, face));

/** The face as told, a 10 on the cursed die, then further faces that differ from each other. */
function cursedAfter(face: number): DiceRoller {
	let thrown = 0;
	return {
		roll(sides) {
			thrown += 1;
			if (thrown === 1) return face;
			return thrown === 2 ? 10 : ((face * 7 + thrown * 13) % sides) + 1;
		},
	};
}

function hiddenRows(oracle: Oracle, book: OracleBook): readonly string[] {
	const curse = book.curseOf(oracle);
	if (curse?.behavior !== 'replace_result') return [];
	const highest = highestFace(oracle.dice);
	return curse.oracle.rows
		.filter(({ min }) => min === null || min > highest)
		.map(({ text }) => `${oracleName(oracle)}: ${text}`);
}

/** The first words of each part of a result. */
const abbreviated = (result: string): string =>
	result
		.replace(/ \(cursed\)$/, '')
		.split('; ')
		.map(part => part.split(' '))
		.map(words => words.slice(0, 5).join(' ') + (words.length > 5 ? ' …' : ''))
		.join('; ') + ' (cursed)';
