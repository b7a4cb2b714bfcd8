import { expect, it } from 'vitest';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';
import { oracleName } from '../../../src/rules/oracles/oracle';
import { rowPlainText } from '../../../src/rules/oracles/row-text';
import { diceWords } from '../../../src/rules/player-tables/table-dice';
import { rows } from '../../support/rows';

function told(
	text: string,
	fileName: string,
): { readonly oracles: readonly string[]; readonly findings: readonly string[] } {
	const read = rulesOfFile(text, fileName, 'starforged');
	if (!read.ok) return { oracles: [], findings: read.problems.map(({ message }) => message) };
	const { layer, findings } = read.value;
	return {
		oracles: (layer.oracles ?? []).map(oracle => {
			const words = oracle.rows.map(row => `${row.min}-${row.max} ${rowPlainText(row)}`);
			return `${oracleName(oracle)} ${diceWords(oracle.dice)}: ${words.join(' | ')}`;
		}),
		findings: findings.map(({ line, message }) => `${line}: ${message}`),
	};
}

it.each(rows`
	commas => Roll,Result\n1-3,Fog\n4-6,Rain\n => Sky d6: 1-3 Fog | 4-6 Rain
	semicolons, German dice and quotes => W6;"Wetter; heute";Laune\r\n1-3;"Nebel\nund ""Rauch""";mild\r\n4-6;Regen;rau\r\n => Sky d6: 1-3 Nebel und "Rauch": mild | 4-6 Regen: rau
	tabs and weights => Result\tWeight\nFog\t3\nRain\t1\n => Sky d4: 1-3 Fog | 4-4 Rain
	no head => 1,Ada\n2,"Bo | Cy"\n => Sky d2: 1-1 Ada | 2-2 Bo | Cy
	one column => Name\nAda\nBo\n => Sky d2: 1-1 Ada | 2-2 Bo
`)('a file of values is an oracle: %s', (_form, text, wanted) => {
	expect(told(text, 'Sky.csv')).toEqual({ oracles: [wanted], findings: [] });
});

it('what is wrong with it has the line of the file', () => {
	expect(told('d4,Result\n1-3,Fog\nx,Rain\n', 'Sky.csv').findings).toEqual([
		'3: “x” is not a number or a range, so this row is left out. Write it like “3” or “2-5”.',
		'2: 4 has no row, so a roll there is made again. Add a row.',
	]);
});

it('a note of lists without dice is told to name them, and not that it has no moves', () => {
	expect(told('## Names\n- Ada\n- Bo\n', 'Names.md').findings).toEqual([
		'2: No dice are named for this list, so it is not rolled on. Name them in its heading: “Weather (d6)”.',
	]);
});

it('an oracle or truth of a note is called by its name', () => {
	const note = (type: string) => `---\ntype: ${type}\nname: Sky Signs\n---\n| d2 | x |\n|-|-|\n| 1 | a |\n| 2 | b |\n`;
	expect(told(note('oracle_rollable'), 'sky.md').oracles).toEqual(['Sky Signs d2: 1-1 a | 2-2 b']);
	const truth = rulesOfFile(note('truth'), 'sky.md', 'starforged');
	expect(truth.ok && truth.value.layer.truths?.map(({ name }) => name)).toEqual(['Sky Signs']);
});
