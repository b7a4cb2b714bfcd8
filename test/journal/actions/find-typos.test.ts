import { describe, expect, it } from 'vitest';
import { fixTypo } from '../../../src/journal/actions/fix-typo';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { findTypos } from '../../../src/journal/actions/find-typos';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { Problem } from '../../../src/rules/core/problem';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { kestrel, rook } from '../../support/characters';
import { expectParsed } from '../../support/tables';

const ruleset = bundledRuleset('starforged');
const character = kestrel({ stats: { ...kestrel().stats, wyrd: 2 }, assets: [rook()] });
const block = (body: string) => `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nMore.\n`;

/** The slips of the first record of a note that are not told as a key that is not known. */
function slips(note: string): readonly Problem[] {
	const [at] = swornBlocks(note);
	if (!at) throw new Error('There is no record');
	const { record, warnings } = expectParsed(readMoveRecord(at.body));
	const known = warnings.filter(({ correction }) => correction);
	return [...known, ...findTypos({ body: at.body, form: at.form, record, ruleset, character })];
}

/** The note once the first slip is corrected. */
function corrected(note: string): string {
	const [at] = swornBlocks(note);
	const correction = slips(note).find(each => each.correction)?.correction;
	if (!at || !correction) throw new Error('There is no slip');
	const edits = expectParsed(fixTypo('Journal.md', note, { body: at.body }, correction));
	expect(validatePlan(edits, new Map([['Journal.md', note]]))).toBeUndefined();
	expect(edits.flatMap(({ changes }) => changes)).toHaveLength(1);
	return applyChanges(note, edits[0]?.changes ?? []);
}

describe('a slip in a block is corrected where it is, and nothing else changes', () => {
	it.each([
		['a key', 'move: Face Danger\nroll: edge\nad: 2 luck', 'ad:', 'add:'],
		['a key in other letters', 'move: Face Danger\nRol : edge # swift', 'Rol', 'roll'],
		['an option', 'move: Face Danger\nroll: egde # swift\nmine: kept', 'egde', 'edge'],
		['an option with its number', 'move: Face Danger\nroll: "iorn 2"', 'iorn', 'iron'],
		['an option in capitals', 'move: Face Danger\nroll: Edge', 'Edge', 'edge'],
		['a stat of the sheet', 'move: Face Danger\nroll: wyrdd', 'wyrdd', 'wyrd'],
		['a move', 'move: Face Dangr\nroll: edge', 'Face Dangr', 'Face Danger'],
	])('%s', (_, body, slip, meant) => {
		expect(corrected(block(body))).toBe(block(body.replace(slip, meant)));
	});
});

it('in a callout, too, with the line breaks that are there', () => {
	const note = (key: string) =>
		`> [!note]\r\n> \`\`\`sworn\r\n> move: Face Danger\r\n>   ${key}: 2 luck\r\n> \`\`\`\r\n`;
	expect(corrected(note('ad'))).toBe(note('add'));
});

describe('a slip in a line is corrected where it is, and nothing else changes', () => {
	it.each([
		['an option', 'sworn: Face Danger, egde', 'egde', 'edge'],
		['an option without a comma', 'sworn: Face Danger egde', 'egde', 'edge'],
		['an option with its number and an add', 'sworn:  Face Danger ,  iorn 2 +1 egde', 'iorn', 'iron'],
		['a key before the dice', 'sworn: Fulfill Your Vow, trak Find the ark', 'trak', 'track'],
		['a key behind them', 'sworn: Face Danger, edge 2: 5 vs 3, 6; chse Endure Harm', 'chse', 'chose'],
		['a move', 'sworn: Face Dangr, edge', 'Face Dangr', 'Face Danger'],
	])('%s', (_, code, slip, meant) => {
		const note = (line: string) => `I leap. \`${line}\` And down.\n\n> | \`sworn: Strike, egde\` |\n`;
		expect(corrected(note(code))).toBe(note(code.replace(slip, meant)));
	});
});

describe('what is no slip stays silent', () => {
	it.each([
		'my own key: a thing',
		'bay: docking bay 94',
		'ash: the dead ship',
		'at: noon',
		'roll: luck',
		'roll: companion health',
		'roll: wyrd 3',
		'roll: egde 2\ndice: 5 vs 3, 6',
	])('%s', line => {
		expect(slips(block(`move: Face Danger\n${line}`))).toEqual([]);
	});

	it.each([
		'sworn: Face Danger, wits 2',
		'sworn: Face Danger, a plan of mine',
		'sworn: Face Danger, edge 2: 5 vs 3, 6; chased by hounds',
	])('%s', line => {
		expect(slips(`I leap. \`${line}\`\n`)).toEqual([]);
	});
});
