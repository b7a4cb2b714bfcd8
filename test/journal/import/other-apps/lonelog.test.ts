import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportNote } from '../../../../src/journal/export/export-note';
import type { ExportEntry } from '../../../../src/journal/export/export-entry';
import { entriesInNote } from '../../../../src/journal/export/entries-in-note';
import { planForeign } from '../../../../src/journal/import/other-apps/plan-app-import';
import { isLonelog, readLonelog } from '../../../../src/journal/import/other-apps/lonelog/lonelog';
import { readExport } from '../../../../src/journal/import/other-apps/read-export';
import { writeRecord } from '../../../../src/journal/record/write-record';
import { sectionsOf } from '../../../../src/journal/text/literal-sections';
import { applyChanges } from '../../../../src/journal/text/text-change';
import { newUnrolledMove, type MoveRecord } from '../../../../src/play/record/record';
import { isMatchOf, outcomeOfRecord, outcomeLine, currentDice } from '../../../../src/play/roll/roll';
import { OUTCOMES } from '../../../../src/rules/core/outcome';
import { expectParsed } from '../../../support/expect-parsed';

const JOURNAL = fs.readFileSync(new URL('../../export/a-journal.md', import.meta.url), 'utf8');
const LINKS = { at: 'Out/Session 4.md', resolve: () => undefined, exported: () => undefined };

const exported = (text: string): string =>
	exportNote({ name: 'Session 4', text }, 'lonelog', { track: () => undefined }, LINKS);
const imported = (text: string): string => readLonelog(text).pages[0]?.text ?? '';
const entriesOf = (text: string): readonly ExportEntry[] =>
	entriesInNote(text, sectionsOf(text)).flatMap(({ entries }) => entries);
const fence = (...lines: readonly string[]): string => ['```sworn', ...lines, '```'].join('\n');

const VAULT = { isTaken: () => false, isImported: () => false };

/** What must be the same after a way out and in. */
const essence = (entry: ExportEntry): unknown => {
	switch (entry.kind) {
		case 'move': {
			const { move, by, from, track, roll, adds, progress, burn, table } = entry.record;
			const throws = currentDice(entry.record);
			const outcome = outcomeOfRecord(entry.record);
			return {
				move,
				by,
				from,
				track,
				roll,
				adds,
				progress,
				burn,
				table,
				throws,
				outcome,
				isMatch: isMatchOf(entry.record),
			};
		}
		case 'question':
			return { question: entry.question, odds: entry.record.odds, roll: entry.record.roll, said: entry.record.said };
		default:
			return entry;
	}
};

describe('a journal in Lonelog', () => {
	it.each([
		[
			'a move with its roll and consequences',
			'@ Face Danger\nd: 4 + edge 2 + 1 tailwind = 7 vs 3, 9 -> weak hit\n=> health 5 → 4',
			fence(
				...['move: Face Danger', 'roll: edge 2', 'add: 1 tailwind', 'dice: 4 vs 3, 9', 'outcome: weak hit, 7 vs 3, 9'],
				...['done:', '  - health 5 → 4', 'imported: lonelog'],
			),
		],
		[
			'a move on one line, in other letters and signs',
			'@Face Danger d: 4+edge 2=6 vs 3 & 9 -> Weak Hit => The strut gives way.',
			`${fence('move: Face Danger', 'roll: edge 2', 'dice: 4 vs 3, 9', 'outcome: weak hit, 6 vs 3, 9', 'imported: lonelog')}\n\n=> The strut gives way.`,
		],
		[
			'a move that names what it is rolled with',
			'@ Face Danger (edge)\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit',
			fence(
				'move: Face Danger',
				'roll: edge 2',
				'dice: 4 vs 3, 9',
				'outcome: weak hit, 6 vs 3, 9',
				'imported: lonelog',
			),
		],
		...['edge 2', '+edge', 'Edge +2', 'edge; after Strike'].map(option => [
			`a move that names it as “${option}”`,
			`@ Face Danger (${option})\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit`,
			fence(
				...['move: Face Danger', ...(option.includes('after') ? ['from: Strike'] : []), 'roll: edge 2'],
				...['dice: 4 vs 3, 9', 'outcome: weak hit, 6 vs 3, 9', 'imported: lonelog'],
			),
		]),
		[
			'a move that names what it is rolled with, and its roll does not',
			'@ Face Danger (edge)\nd: 4 + 2 = 6 vs 3, 9',
			fence(
				'move: Face Danger',
				'roll: edge 2',
				'dice: 4 vs 3, 9',
				'outcome: weak hit, 6 vs 3, 9',
				'imported: lonelog',
			),
		],
		[
			'a move whose lines are indented, with those that stay',
			'@ Strike\n    d: 4 + iron 2 = 6 vs 3, 9 -> weak hit\n    => The boar falls.\n    => health 5 → 4',
			`${fence(
				...['move: Strike', 'roll: iron 2', 'dice: 4 vs 3, 9', 'outcome: weak hit, 6 vs 3, 9'],
				...['done:', '  - health 5 → 4', 'imported: lonelog'],
			)}\n\n=> The boar falls.`,
		],
		[
			'the move of another',
			'@(Þóra Rime) Strike\nd: 2 + iron 3 = 5 vs 5, 5 -> miss with a match',
			fence(
				...['move: Strike', 'by: Þóra Rime', 'roll: iron 3', 'dice: 2 vs 5, 5'],
				...['outcome: miss with a match, 5 vs 5, 5', 'imported: lonelog'],
			),
		],
		[
			'a move without a roll, with its table',
			'@ Pay the Price\ntbl: Pay the Price d100=78 -> You are harmed',
			fence('move: Pay the Price', 'table: 78, You are harmed', 'imported: lonelog'),
		],
		[
			'a move with burned momentum',
			'@ Strike\nd: 2 + iron 2 = 4, burned momentum 10 vs 3, 9 -> strong hit\n=> momentum 10 → 2, burned',
			fence(
				...['move: Strike', 'roll: iron 2', 'dice: 2 vs 3, 9', 'burn: momentum 10 → 2'],
				...['outcome: strong hit, 10 vs 3, 9', 'imported: lonelog'],
			),
		],
		[
			'momentum that was burned apart from the roll',
			'@ Strike\nd: 2 + iron 2 = 4 vs 3, 9 -> weak hit\n=> momentum 10 → 2, burned',
			fence(
				...['move: Strike', 'roll: iron 2', 'dice: 2 vs 3, 9', 'outcome: weak hit, 4 vs 3, 9'],
				...['done:', '  - momentum 10 → 2, burned', 'imported: lonelog'],
			),
		],
		[
			'a question',
			'? Is the hatch guarded? (likely)\n-> yes (d100=34)',
			fence('ask: Is the hatch guarded?', 'odds: likely', 'dice: 34', 'answer: yes'),
		],
		['a table', 'tbl: Core / Action d100=3 -> Advance', fence('oracle: Core / Action', 'dice: 3', 'result: Advance')],
		[
			'a table whose result is in quotation marks',
			'tbl: Weather d100=42 -> "A torn sail"',
			fence('oracle: Weather', 'dice: 42', 'result: A torn sail'),
		],
		[
			'a generated subject with its dice',
			'gen: Settlement d100=3+d100=4; d100=12 -> Nullport; location: Deep space',
			fence('generated: Settlement', 'name: Nullport', 'location: Deep space', 'dice: 3, 4; 12'),
		],
		['dice', 'd: 2d6 + 1 -> 9 (3, 5)', '`sworn: 2d6 + 1 › 9 (3, 5)`'],
		['changes', '=> supply 4 -> 3\n=> Oren › health 5 → 4', '`sworn: supply 4 → 3; Oren › health 5 → 4`'],
		[
			'a move whose outcome no dice gave',
			'@ Strike -> strong hit\n=> momentum 2 → 3',
			fence('move: Strike', 'as: strong hit', 'done:', '  - momentum 2 → 3', 'imported: lonelog'),
		],
		[
			'play between paragraphs, with one blank line above and below',
			'I run.\n\n@ Strike -> miss\n\nAnd on.',
			`I run.\n\n${fence('move: Strike', 'as: miss', 'imported: lonelog')}\n\nAnd on.`,
		],
		['a scene', 'S3 *The pier, at dusk*', '### S3 *The pier, at dusk*'],
		['play in a sentence', 'I hold on (=> momentum 3 → 2).', 'I hold on `sworn: momentum 3 → 2`.'],
	])('has %s', (_what, log, text) => {
		expect(imported(log)).toBe(text);
		expect(isLonelog(log) || !/^[@?=dtg]/.test(log)).toBe(true);
	});

	it.each([
		['an action that is no move', '@ I sneak past\nd: d20+5=18 vs DC 15 -> Success\n=> Nobody hears me.'],
		[
			'burned momentum of which it is not told what is left',
			'@ Strike\nd: 2 + iron 2 = 4, burned momentum 10 vs 3, 9 -> strong hit',
		],
		['a roll with another sum than it says', '@ Strike\nd: 4 + iron 2 = 7 vs 3, 9 -> weak hit'],
		['a roll with another outcome than it says', '@ Strike\nd: 4 + iron 2 = 6 vs 3, 9 -> strong hit'],
		['dice that no roll has', '@ Strike\nd: 7 + iron 2 = 9 vs 3, 12 -> weak hit'],
		['a question without an answer', '? Who is there?\n\nNobody.'],
		['a question that other dice answered', '? Is it dark?\n-> No, but... (d6=3)'],
		['a consequence in words', '=> The door opens.'],
		['a table without a name', 'tbl: d100=42'],
		['a result of a table without a name', 'tbl: d100=42 -> "A torn sail"'],
		['a stated outcome of a move with what it is rolled with', '@ Face Danger (edge) -> weak hit'],
		['a roll with something else than the move says', '@ Face Danger (iron)\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit'],
		['a roll with another value than the move says', '@ Face Danger (edge 3)\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit'],
		['a price beside the name of a move', '@ Endure Harm (-3 health)\nd: 4 + iron 2 = 6 vs 3, 9 -> weak hit'],
		['a move of two', '@(Elara > Jonah) Aid Your Ally\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit'],
		['a move of two together', '@(Elara+Jonah) Face Danger\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit'],
		['an action on one line', '@ I sneak past d: d20+5=18 vs DC 15 -> Success => Nobody hears me.'],
		['a table of other dice', 'tbl: Forest Encounter d6=5 -> Traveler on the road'],
		['a table of several dice', 'tbl: 2d6=7 -> "A torn sail"'],
		['a table with a name and several dice', 'tbl: Reaction 2d6=7 -> Hostile'],
		['a subject of several dice', 'gen: Reaction 2d6=7 -> Hostile'],
		['a table of percents', 'tbl: d%=42 -> "A torn sail"'],
		['a generated subject of other dice', 'gen: Random Name d8=3,d10=7 -> Gruff/Pilot'],
		['dice that are added up', 'gen: Mythic Event d100=78 + 11 -> Betrayal'],
		['indented lines that are no log', '@ I sneak past\n    d: d20+5=18 vs DC 15 -> Success\n    => Nobody hears me.'],
		['tags and notes', '[N:Jonah|friendly]\n\n(note: she lies)\n\nN (Guard): "Halt!"'],
		['code of something else', '```js\n@ Strike\n=> health 5 → 4\n```'],
		['brackets of the text', 'She left (=> for good; I think) at noon (@ six).'],
	])('keeps %s as it is', (_what, log) => {
		expect(imported(log)).toBe(log);
		const inFence = `~~~\n${log}\n~~~`;
		if (!log.includes('```')) expect(imported(inFence)).toBe(inFence);
	});

	it('keeps lines between those that are read, in a fence of their own', () => {
		expect(imported('```\n=> health 5 → 4\n@ I look around\n=> Nothing.\n=> spirit 3 → 2\n```')).toBe(
			'`sworn: health 5 → 4`\n\n```\n@ I look around\n=> Nothing.\n```\n\n`sworn: spirit 3 → 2`',
		);
	});

	it('names each line that stays though it has a sign, but no consequence in words', () => {
		const log = [
			...['---', 'title: Reach', '---', 'Prose.', '', '@ Strike', 'd: 4 + iron 2 = 7 vs 3, 9 -> weak hit'],
			...['=> The boar falls.', '=> health 5 → 4', '', '> tbl: d100=42 -> "A torn sail"', '', '```'],
			...['tbl: Core / Action d100=3 -> Advance', '  d: d6=5 -> Success', '@ I leap d: 6 -> ok', 'note', '```'],
		];
		const { notes } = planForeign(expectParsed(readExport(log.join('\n'))), 'classic', VAULT);
		const page = notes.find(({ becomes }) => becomes === 'a page');
		expect(page?.lines.map(({ line = 0, before }) => [line, before])).toEqual(
			[6, 7, 11, 15, 16].map(line => [line, log[line - 1]]),
		);
		expect(new Set(page?.lines.map(({ after, why }) => [after, why].join()))).toEqual(
			new Set([',It says nothing that a record can tell, so it stays as text.']),
		);
	});

	it('becomes a page with its tracks and clocks as they stood last, and its properties in a note', () => {
		const log =
			'---\ntitle: Lantern Reach\ngenre: salt\n---\n# Day 1\n\n[Track:Boar 4/10] [Clock:Tide 1/6]\n\n@ Strike\nd: 4 + iron 2 = 6 vs 3, 9 -> weak hit\n=> [Track:Boar 10/10]\n';
		const { notes } = planForeign(expectParsed(readExport(log)), 'classic', VAULT);
		const texts = Object.fromEntries(notes.map(({ target, changes }) => [target, applyChanges('', changes)]));
		const folder = 'Lantern Reach (Lonelog)';
		expect(texts[`${folder}/Boar.md`]).toContain('sworn: track\nticks: 40\n');
		expect(texts[`${folder}/Tide.md`]).toContain('sworn: clock\nsegments: 6\nfilled: 1\n');
		expect(texts[`${folder}/Journal/Lantern Reach.md`]).toContain('[Track:Boar 4/10] [Clock:Tide 1/6]');
		expect(texts[`${folder}/Journal/Lantern Reach.md`]).toContain('=> [Track:Boar 10/10]');
		expect(texts[`${folder}/What is left over.md`]).toContain('**genre**: salt');
	});
});

describe('a journal exported to Lonelog and imported again', () => {
	it('has the same entries, but for what a tag tells', () => {
		const before = entriesOf(JOURNAL).filter(({ kind }) => !['track', 'show', 'session'].includes(kind));
		const after = entriesOf(imported(exported(JOURNAL)));
		const isPlay = ({ kind }: ExportEntry): boolean => ['move', 'question', 'thing'].includes(kind);
		expect(after.filter(isPlay).map(essence)).toEqual(before.filter(isPlay).map(essence));
		expect(imported(exported(JOURNAL))).toContain('We sleep.');
	});

	const word = fc.constantFrom('tailwind', 'high ground', 'Juno, pilot', 'dark', 'the Þing', 'two 2s');
	const face = fc.integer({ min: 1, max: 10 });
	const challengeDice = fc.tuple(face, face);
	const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
	const names = fc.record({
		move: fc.constantFrom('Face Danger', 'Strike', 'Swear an Iron Vow', 'Cross the Ice', 'Fulfill Your Vow'),
		by: some(fc.constantFrom('Rook', 'Þóra Rime')),
		track: some(fc.constantFrom('Find the ark', 'The boar; and its kin', 'Ark (old)')),
		from: some(fc.constantFrom('Secure an Advantage', 'Clash')),
	});
	const action = fc.record({
		roll: fc.record({ option: fc.constantFrom('edge', 'iron', 'spirit'), value: fc.integer({ min: 0, max: 5 }) }),
		adds: fc.array(
			fc.record({ amount: fc.integer({ min: -2, max: 3 }).filter(amount => amount !== 0), reason: word }),
			{ maxLength: 3 },
		),
		dice: fc.record({ actionDie: fc.integer({ min: 1, max: 6 }), challengeDice }),
		burn: some(fc.record({ from: face, to: fc.integer({ min: 0, max: 2 }) })),
		table: fc.array(
			fc.record({ roll: fc.integer({ min: 1, max: 100 }), text: fc.constantFrom('You fall', 'It is lost') }),
			{ maxLength: 2 },
		),
	});
	const progress = fc.record({ progress: fc.integer({ min: 0, max: 10 }), dice: fc.record({ challengeDice }) });

	const rankOf = (record: MoveRecord): number => OUTCOMES.findIndex(each => each === outcomeOfRecord(record));

	it('has the same moves, dice and outcomes', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(names, fc.oneof(action, progress)), { minLength: 1, maxLength: 3 }), moves => {
				const records = moves.map(([name, more]): MoveRecord => {
					const given = Object.fromEntries(
						Object.entries({ ...name, ...more }).filter(([, value]) => value !== undefined),
					);
					const whole = newUnrolledMove(name.move, given);
					const { burn, ...unburned } = whole;
					// momentum is burned only for a better outcome
					const record = burn && rankOf(whole) < rankOf(unburned) ? whole : unburned;
					const outcome = outcomeLine(record);
					return outcome === undefined ? record : { ...record, outcome };
				});
				const note = records.map(record => fence(writeRecord(record))).join('\n\nProse.\n\n');
				const again = imported(exported(note));
				expect(entriesOf(again).map(essence)).toEqual(entriesOf(note).map(essence));
			}),
		);
	});

	it('has an outcome that no dice gave', () => {
		const note = fence('move: Strike', 'as: strong hit', 'imported: lonelog');
		expect(exported(note)).toContain('@ Strike\nd: not rolled -> strong hit\n');
		expect(imported(exported(note))).toBe(note);
	});

	it('loses no word of a text that is no log, nor of one that is', () => {
		const line = fc.constantFrom(
			...['@ Strike', 'd: 4 + iron 2 = 6 vs 3, 9 -> weak hit', '=> health 5 → 4', '=> The boar falls.', 'Prose.', ''],
			...['? Is it dark?', '-> yes (d100=11)', '> ? Quoted?', '> -> no', '```', '> ```', '- item', '| a | (=> b) |'],
			...['tbl: Core / Action d100=3 -> Advance', 'gen: NPC -> Ada; role: Guard', 'd: 2d6 -> 9 (3, 5)', 'S1 *Dusk*'],
		);
		const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
		const SIGNS = new Set(['tbl', 'gen']);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 12 }), lines => {
				const text = lines.join('\n');
				const after = words(imported(text));
				expect([...words(text)].filter(word => !after.has(word) && !SIGNS.has(word))).toEqual([]);
			}),
		);
	});
});

describe('a line break of another kind within a line of a log', () => {
	it.each([
		['a line separator', '\u2028'],
		['a paragraph separator', '\u2029'],
		['a carriage return alone', '\r'],
	])('keeps the line as it is: %s', (_, sign) => {
		const text = `@ Face Danger\nd: 4 + edge${sign}2 = 6 vs 3, 9 -> weak hit\n=> health 5 → 4`;
		expect(imported(text)).toContain(`d: 4 + edge${sign}2 = 6 vs 3, 9 -> weak hit`);
	});
});
