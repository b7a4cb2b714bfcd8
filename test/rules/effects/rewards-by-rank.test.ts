import { describe, expect, it } from 'vitest';
import { withAmountsByRank } from '../../../src/rules/effects/read-effects';
import { rows } from '../../support/rows';
import { effectsIn } from './effects-by-outcome';

const alwaysOf = (text: string): string => effectsIn(text)['always'] ?? '';

const BOOK = 'troublesome=1 tick; dangerous=2 ticks; formidable=4 ticks; extreme=2 boxes; epic=3 boxes';

describe('amounts for the five ranks', () => {
	it.each([
		'troublesome 1 tick, dangerous 2 ticks, formidable 4 ticks, extreme 2 boxes, epic 3 boxes',
		'Troublesome: 1 tick; Dangerous: 2 ticks; Formidable: 4 ticks; Extreme: 2 boxes; Epic: 3 boxes',
		'troublesome – 1 tick / dangerous – 2 ticks / formidable – 4 ticks / extreme – 2 boxes / epic – 3 boxes',
		'1 tick for a troublesome vow, 2 ticks for a dangerous vow, 4 ticks for formidable, 2 boxes for extreme, and 3 boxes for epic',
		'troublesome (1 tick), dangerous (2 ticks), formidable (4 ticks), extreme (2 boxes), epic (3 boxes)',
		'troublesome: a tick, dangerous: two ticks, formidable: four ticks, extreme: two boxes, epic: three boxes',
		'epic 3 boxes, extreme 2 boxes, formidable 4 ticks, dangerous 2 ticks, troublesome 1 tick',
	])('%s', text => {
		expect(withAmountsByRank(text)).toBe(BOOK);
	});

	it.each(rows`
		one rank is missing => troublesome 1 tick, dangerous 2 ticks, formidable 4 ticks, epic 3 boxes
		only the last says boxes => troublesome 1, dangerous 2, formidable 3, extreme 4, epic 5 boxes
		something else stands between them => troublesome 1 tick, dangerous 2 ticks and a scar, formidable 4 ticks, extreme 2 boxes, epic 3 boxes
		one is named twice => troublesome 1, dangerous 2, formidable 3, extreme 4, epic 5, epic 6
	`)('are left as they are where %s', (_, text) => {
		expect(withAmountsByRank(text)).toBe(text);
	});
});

describe('a reward by rank', () => {
	it.each(rows`
		as a list => When you come home, mark a reward on your quests track:\n\n- Troublesome: 1 tick\n- Dangerous: 2 ticks\n- Formidable: 4 ticks\n- Extreme: 2 boxes\n- Epic: 3 boxes => quests reward
		as a list of its own numbers => When you come home, earn a reward on your bonds legacy track by its rank.\n\n- Troublesome job: 2 ticks\n- Dangerous job: 1 box\n- Formidable job: 2 boxes\n- Extreme job: 3 boxes\n- Epic job: 4 boxes => bonds by rank +2 +4 +8 +12 +16 ticks
		in the sentence => When you come home, take your reward on your discoveries track: 1 tick for a troublesome quest, 2 ticks for dangerous, 4 ticks for formidable, 2 boxes for extreme, 3 boxes for epic. => discoveries reward
		as a table => When you come home, take experience by its rank.\n\n| Rank | Reward |\n| --- | --- |\n| Troublesome | 1 experience |\n| Dangerous | 2 experience |\n| Formidable | 3 experience |\n| Extreme | 4 experience |\n| Epic | 5 experience | => experience by rank +1 +2 +3 +4 +5
	`)('%s', (_, text, read) => {
		expect(alwaysOf(text)).toBe(read);
	});

	it.each([
		'When you come home, mark a reward by rank:\n\n- Troublesome: 1 tick\n- Dangerous: 2 ticks\n- Formidable: 4 ticks\n- Extreme: 2 boxes\n- Epic: 3 boxes',
		'When you come home, mark a reward on your quests track:\n\n- Troublesome: 1 experience\n- Dangerous: 2 experience\n- Formidable: 3 experience\n- Extreme: 4 experience\n- Epic: 5 experience',
		'When you come home, mark a reward on your quests track:\n\n- Troublesome: 1 tick\n- Dangerous: 2 ticks\n- Formidable: 4 ticks and a scar\n- Extreme: 2 boxes\n- Epic: 3 boxes',
	])('is shown with all its rows where it is not known what is marked: %s', text => {
		const lines = alwaysOf(text).split('\n');
		expect(lines).toHaveLength(6);
		expect(lines.every(line => line.startsWith('say '))).toBe(true);
	});
});

describe('what sets a rank by a list is shown with all of the list', () => {
	it.each([
		'When you winter, set its rank:\n\n- Half a winter: Dangerous\n- A whole winter: Formidable',
		'When you winter, create a clock and set its rank:\n\n- A day: Dangerous\n- A week: Formidable',
		'When you winter, choose the size of the clock.\n\n- A day: four segments\n- A week: six',
	])('%s', text => {
		const lines = alwaysOf(text).split('\n');
		expect(lines).toHaveLength(3);
		expect(lines.every(line => line.startsWith('say '))).toBe(true);
	});
});
