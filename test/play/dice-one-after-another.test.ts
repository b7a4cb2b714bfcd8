import { expect, it } from 'vitest';
import { rollOracle } from '../../src/play/oracles/oracle-roll';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { typedNoteSteps } from '../../src/rules/datasworn-files/note-with-type';
import { applyLayer } from '../../src/rules/books/layers';
import { oracleBook } from '../../src/rules/oracles/oracle-book';
import { atOnce } from '../../src/rules/core/work-slices';
import { scriptedDice } from '../support/scripted-dice';

const NOTE = `---
type: oracle_rollable
---

| dice: 1d6;1d6 | Result |
| --- | --- |
| 1-3;1-6 | [Action](oracle_rollable:starforged/core/action) |
| 4-5;1-6 | The kiln is cold. |
| 6;1-3 | The kiln burns.<br>Nobody feeds it. |
| 6;4-6 | [Theme](oracle_rollable:starforged/core/theme), twice over |
`;

function rolled(...faces: readonly number[]) {
	const layer = atOnce(typedNoteSteps(NOTE, 'Kiln talk', { type: 'oracle_rollable', lines: 3 }))?.layer;
	if (!layer) throw new Error('no layer');
	const book = oracleBook(applyLayer(bundledRuleset('starforged'), layer));
	const oracle = book.oracles.find(({ path }) => path[0] === 'Kiln talk');
	if (!oracle) throw new Error('no oracle');
	return rollOracle(oracle, book, scriptedDice(...faces)).result;
}

it.each([
	['1 then 4, with the action', [14, 1], 'Abandon'],
	['5 then 6', [56], 'The kiln is cold.'],
	['6 then 2, in two lines', [62], 'The kiln burns. Nobody feeds it.'],
	['6 then 5, with the theme in its place', [65, 1], 'Ability, twice over'],
	['a number that no two dice show, which is rolled again', [7, 30, 41], 'The kiln is cold.'],
] as const)('dice one after another are one d66: %s', (_, faces, result) => {
	expect(rolled(...faces)).toBe(result);
});
