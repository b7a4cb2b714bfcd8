import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { lineForm } from '../../../src/rules/effects/notation/line-form';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { clauseOf, PhraseBook } from '../../../src/rules/effects/phrases/phrase-book';
import { phrases } from '../../../src/rules/effects/phrases/phrase-rows';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { anyEffectOf } from './any-effect';
import { effectsIn } from './effects-by-outcome';

const pageOf = (name: string) =>
	fs.readFileSync(new URL(`../../../docs/reference/${name}.md`, import.meta.url), 'utf8');
const page = pageOf('effects');

/** The rows of the table under a heading. */
const rowsUnder = (heading: string): string[][] =>
	(page.split(`\n## ${heading}\n`)[1] ?? '')
		.split('\n## ', 1)
		.join('')
		.split('\n')
		.filter(line => line.startsWith('|'))
		.slice(2)
		.map(line =>
			line
				.slice(1, -1)
				.split(' | ')
				.map(cell => cell.trim()),
		);

/** Notation in a cell; a wide space is an indentation. */
const linesOf = (cell: string): string =>
	cell
		.split('<br>')
		.map(line => line.replace(/&emsp;/g, '\t').replace(/`/g, ''))
		.join('\n');

describe('the book says', () => {
	const rows = rowsUnder('From the book to the notation').map(([says = '', notation = '']) => ({
		says,
		notation: linesOf(notation),
	}));

	it.each(rows)('$says', ({ says, notation }) => {
		expect(writeEffects(readEffects(says))).toBe(notation);
		expect(readEffectsNotation(notation)).toEqual({ ok: true, value: readEffects(says) });
	});

	it('the page has its table', () => {
		expect(rows.length).toBeGreaterThan(25);
	});
});

describe('a fence of effects', () => {
	const ROLL = 'When **you leap**, roll +edge.';

	it('takes the place of what the text says', () => {
		const [, example = ''] = /^````markdown\n([^]*?)^````$/m.exec(page) ?? [];
		expect(effectsIn(`${ROLL}\n\n${example}`)['strong']).toBe('momentum +2\nmay Whistle for the dog\n\tspirit +1');
	});

	it.each([
		['effects', ['strong']],
		['effects strong hit', ['strong']],
		['effects weak hit', ['weak']],
		['effects miss', ['miss']],
		['effects strong hit with a match', ['match']],
	])('is for the outcome of its first line: %s', (line, places) => {
		expect(rowsUnder('State what a sentence does').flatMap(([cell = '']) => cell.split(', ').map(linesOf))).toContain(
			line,
		);
		const does = effectsIn(`${ROLL}\n\nOn a **strong hit**, go on.\n\n\`\`\`${line}\nsupply +3\n\`\`\``);
		expect(Object.keys(does).filter(place => does[place] === 'supply +3')).toEqual(places);
	});
});

describe('the whole notation', () => {
	const kinds = rowsUnder('The whole notation').map(([kind = '', forms = '']) => ({
		kind,
		forms: forms.split('`, `').map(linesOf),
	}));

	it.each(kinds.flatMap(({ kind, forms }) => forms.map(form => ({ kind, form }))))('$kind: $form', ({ kind, form }) => {
		const reading = readEffectsNotation(form);
		const effects: readonly Effect[] = reading.ok ? reading.value : [];
		expect(effects.map(({ kind }) => kind)).toEqual([kind]);
		expect(writeEffects(effects)).toBe(form);
	});

	it('leaves out no kind', () => {
		expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys(anyEffectOf).sort());
	});

	it('the conditions are read, too', () => {
		const [, sentence = ''] = /A condition after `if` is one of: ([^]*?)\.\n\n/.exec(page) ?? [];
		const conditions = [...sentence.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
		expect(conditions.length).toBeGreaterThan(15);
		expect(conditions.filter(words => !readEffectsNotation(`if ${words}\n\ttable`).ok)).toEqual([]);
	});
});

describe('how to add a phrase or an effect', () => {
	const contributing = fs.readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
	const source = (path: string) =>
		fs.readFileSync(new URL(`../../../src/rules/effects/${path}`, import.meta.url), 'utf8');
	/** A row as the code has it, with its quotes. */
	const rowIn = (line: string) =>
		JSON.parse(line.replace(/,$/, '').replace(/'/g, '"')) as [string, string, ...string[]];
	const read = ([example, ...row]: [string, string, ...string[]], says = example) =>
		new PhraseBook(phrases([[example, ...row]])).read(clauseOf(says), undefined, (phrase, words) =>
			phrase.effects(words, {}),
		);

	it.each<[string, string]>([
		['Steady yourself', 'spirit +1'],
		['Mark both wounded and shaken', 'mark wounded\nmark shaken'],
		['Lose two supply', 'supply -2'],
		['Roll the challenge dice', ''],
	])('the row of the page reads: %s', (says, notation) => {
		const line =
			contributing
				.split('\n')
				.map(line => line.trim())
				.find(line => line.startsWith(`['${says}'`)) ?? '';
		expect(writeEffects(read(rowIn(line)) ?? [])).toBe(notation);
	});

	it('the phrase shown is one of the reader, and is all of it', () => {
		const [, line = ''] = /`(\['Inflict[^`]*)`/.exec(contributing) ?? [];
		expect(source('phrases/harm.ts')).toContain(`\t${line}\n`);
		expect(writeEffects(read(rowIn(line), 'inflict +2 harm') ?? [])).toBe('harm +2');
	});

	it('the effect shown is a row of the notation, and is all of it', () => {
		const [, line = '', template = '', example = ''] = /`(clock: \[\['(.*?)', '(.*?)'\]\],)`/.exec(contributing) ?? [];
		expect(source('notation/lines.ts')).toContain(`\t${line}\n`);
		const form = lineForm('clock', template, [example]);
		expect(form.read('clock -2')).toEqual({ kind: 'clock', by: -2 });
		expect(form.write({ kind: 'clock', by: -2 })).toBe('clock -2');
	});
});
