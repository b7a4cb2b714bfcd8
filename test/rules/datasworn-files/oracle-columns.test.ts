import { describe, expect, it } from 'vitest';
import { rollOracle } from '../../../src/play/oracles/oracle-roll';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { bookOf } from '../../../src/rules/oracles/oracle-book';
import { landing } from '../../support/scripted-dice';

function results(oracle: object, ...rolls: readonly (readonly number[])[]): readonly string[] {
	const glow = { name: 'Glow', dice: '1d2', rows: [row(1, { text: 'Red.' }), row(2, { text: 'Gold' })] };
	const contents = { pot: { name: 'Pot', dice: '1d6', ...oracle }, glow };
	const text = JSON.stringify({ _id: 'kiln', oracles: { kiln: { name: 'Kiln', contents } } });
	const rules = readHouseRules(text, 'json', 'kiln.json');
	if (!rules.ok) throw new Error(rules.problems[0]?.message);
	const book = bookOf(rules.value.layer.oracles ?? []);
	const pot = book.byName('Kiln / Pot');
	if (!pot) throw new Error('no pot');
	return rolls.map(dice => rollOracle(pot, book, landing([...dice])).result);
}

const row = (at: number, texts: object) => ({ roll: { min: at, max: at }, ...texts });

describe('an oracle of several columns', () => {
	const rows = [
		row(1, { text: 'Jug.', text2: 'Salt', text3: 'A crack' }),
		row(2, { text: 'Bowl', text2: null, text3: 'A thumb print' }),
		row(3, { text: 'Nothing' }),
	];

	it('tells each column by its name', () => {
		const column_labels = { roll: 'Roll', text: 'Shape', text2: 'Glaze', text3: 'Flaw' };
		expect(results({ column_labels, rows }, [1], [2], [3])).toEqual([
			'Shape: Jug; Glaze: Salt; Flaw: A crack',
			'Shape: Bowl; Flaw: A thumb print',
			'Nothing',
		]);
	});

	it.each([
		[{ text: 'Result', text2: 'Glaze', text3: 'Flaw' }, 'Jug; Glaze: Salt; Flaw: A crack'],
		[{ text: 'Result', text2: 'Details', text3: 'Description' }, 'Jug: Salt, A crack'],
		[{ text: 'Shape', text2: 'Details', text3: null }, 'Jug: Salt, A crack'],
		[undefined, 'Jug: Salt, A crack'],
	])('needs no name that says nothing: %j', (column_labels, wanted) => {
		expect(results({ column_labels, rows }, [1])).toEqual([wanted]);
	});
});

describe('a row of nothing but links to oracles', () => {
	const link = '(datasworn:oracle_rollable:kiln/kiln/glow)';
	const [one, bare] = [`[Glow]${link}`, '[Glow](oracle_rollable:kiln/kiln/glow)'];
	const auto = (auto: boolean) => ({ oracle_rolls: [{ oracle: 'oracle_rollable:kiln/kiln/glow', auto }] });
	it.each([
		['one link', { text: one }, [1, 2], 'Gold'],
		['an id without “datasworn:”', { text: bare }, [1, 2], 'Gold'],
		['double brackets', { text: `[[Kiln|Glow]]${link}` }, [1, 2], 'Gold'],
		['two links', { text: `${one} + ${bare}` }, [1, 1, 2], 'Red. + Gold'],
		['a link in a sentence', { text: `It has a ${one}` }, [1], 'It has a Glow'],
		['a roll that the file leaves to the player', { text: one, ...auto(false) }, [1], 'Glow'],
		['a roll that the file makes', { text: one, ...auto(true) }, [1, 2], 'Gold'],
	])('is rolled on: %s', (_what, texts, dice, wanted) => {
		expect(results({ rows: [row(1, texts)] }, dice)).toEqual([wanted]);
	});
});
