import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { reportOfNote } from '../../../scripts/rules/rules-report';

/** Whole references, as players keep them; they are no part of the project. */
const FOLDER = new URL('../../../../shared/rules/', import.meta.url);
const isHere = fs.existsSync(FOLDER);
if (!isHere) console.log('Skipped: the same reference written otherwise. There is no folder with whole references.');

const DOCUMENTS = [
	{ file: 'sundered-isles-moves', over: 'sundered_isles' },
	{ file: 'starforged-moves-preview-101120', over: 'starforged' },
	{ file: 'ironsworn-moves', over: 'delve' },
	{ file: 'starforged-combat-moves', over: 'starforged' },
] as const;

/** The head of the document, then its sections. */
const parts = (text: string): readonly string[] => text.split(/^(?=## )/m);

const VARIANTS: readonly { readonly variant: string; readonly write: (text: string) => string }[] = [
	{ variant: 'Windows line ends', write: text => text.replace(/\n/g, '\r\n') },
	{ variant: 'headings one level deeper', write: text => text.replace(/^(?=#{1,5} )/gm, '#') },
	{ variant: 'bold type with underscores', write: text => text.replace(/\*\*(?=\S)([^*\n]+)\*\*/g, '__$1__') },
	{ variant: 'spaces at the ends of lines', write: text => text.replace(/$/gm, ' ') },
	{ variant: 'its sections in another order', write: text => inOtherOrder(parts(text)).join('\n') },
	{
		variant: 'a section cut out',
		write: text =>
			parts(text)
				.filter((_, i) => i !== 2)
				.join(''),
	},
];

const inOtherOrder = ([head = '', ...sections]: readonly string[]): readonly string[] => [head, ...sections.reverse()];

/** What each move does, by its name; where its words stand does not matter. */
const effectsIn = (text: string, file: string, over: RulesetId) =>
	new Map(
		reportOfNote(text, file, over).reports.map(({ name, roll_type, trigger, outcomes, always, tables }) => [
			name,
			{ roll_type, trigger, outcomes, always, tables },
		]),
	);

describe.skipIf(!isHere)('the same reference, written otherwise', () => {
	describe.each(DOCUMENTS)('$file', ({ file, over }) => {
		const text = isHere ? fs.readFileSync(new URL(`${file}.md`, FOLDER), 'utf8') : '';
		const whole = effectsIn(text, file, over);

		it.each(VARIANTS)('$variant', ({ write }) => {
			const read = effectsIn(write(text), file, over);
			const others = [...read].filter(([name, effects]) => JSON.stringify(whole.get(name)) !== JSON.stringify(effects));
			expect(others.map(([name]) => name)).toEqual([]);
			expect(read.size).toBeGreaterThan(whole.size / 2);
		});
	});
});
