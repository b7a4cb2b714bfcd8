import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { moveOf, rows, ways } from './read-fixture';

/** Whole references, as players keep them; they are no part of the project. */
const FOLDER = new URL('../../../../shared/rules/', import.meta.url);

const DOCUMENTS: readonly {
	readonly file: string;
	readonly over: RulesetId;
	/** Counted by hand, section by section. */
	readonly sections: Readonly<Record<string, number>>;
	readonly rolled: Readonly<Record<'action_roll' | 'progress_roll' | 'special_track', number>>;
	/** Moves with tables to roll on, each with the number of rows. */
	readonly tables: Readonly<Record<string, readonly number[]>>;
	readonly lookups?: readonly string[];
}[] = [
	{
		file: 'sundered-isles-moves',
		over: 'sundered_isles',
		sections: {
			...{ 'Session Moves': 5, 'Adventure Moves': 6, 'Quest Moves': 4, 'Connection Moves': 4 },
			...{ 'Exploration Moves': 6, 'Combat Moves': 8, 'Suffer Moves': 6, 'Recover Moves': 5 },
			...{ 'Threshold Moves': 3, 'Legacy Moves': 3, 'Fate Moves': 2, 'Scene Challenges': 4 },
		},
		rolled: { action_roll: 31, progress_roll: 5, special_track: 2 },
		tables: {
			'Begin a Session': [10],
			'Make a Discovery': [20],
			'Confront Chaos': [20],
			'Take Decisive Action': [6],
			'Endure Harm': [5],
			'Endure Stress': [4],
			'Withstand Damage': [8],
			'Ask the Oracle': [2, 2, 2, 2, 2],
			'Pay the Price': [20],
		},
	},
	{
		file: 'starforged-moves-preview-101120',
		over: 'starforged',
		sections: {
			...{ 'Adventure Moves': 6, 'Vow Moves': 4, 'Exploration Moves': 6, 'Connection Moves': 4, 'Legacy Moves': 2 },
			...{ 'Combat Moves': 8, 'Suffer Moves': 6, 'Threshhold Moves': 3, 'Recover Moves': 5, 'Fate Moves': 2 },
		},
		rolled: { action_roll: 28, progress_roll: 4, special_track: 2 },
		tables: {
			'Make a Discovery': [23],
			'Confront Chaos': [23],
			'Take Decisive Action': [6],
			'Endure Harm': [5],
			'Endure Stress': [4],
			'Withstand Damage': [8],
			'Pay the Price': [20],
			'Ask the Oracle': [2, 2, 2, 2, 2],
		},
		// its columns are outcomes: it is looked up
		lookups: ['Leave a Legacy'],
	},
	{
		file: 'ironsworn-moves',
		over: 'delve',
		sections: {
			...{ 'Adventure Moves': 8, 'Relationship Moves': 7, 'Combat Moves': 6, 'Suffer Moves': 7, 'Quest Moves': 5 },
			...{ 'Fate Moves': 2, 'Delve Moves': 7, 'Optional Delve Moves': 6 },
		},
		rolled: { action_roll: 25, progress_roll: 4, special_track: 2 },
		tables: {
			'Endure Harm': [5],
			'Endure Stress': [4],
			'Pay the Price': [16],
			'Ask the Oracle': [2, 2, 2, 2, 2],
			'Delve the Depths': [5, 5, 5],
			'Find an Opportunity': [10],
			'Reveal a Danger': [12],
			'Reveal a Danger (alternate version)': [10],
			'Advance a Threat': [3],
		},
	},
	{
		file: 'starforged-combat-moves',
		over: 'starforged',
		sections: { 'Combat Moves': 8 },
		rolled: { action_roll: 6, progress_roll: 1, special_track: 0 },
		tables: { 'Take Decisive Action': [6] },
	},
];

const isHere = fs.existsSync(FOLDER);
if (!isHere) console.log('Skipped: the folder ../shared/rules with whole references is absent.');

const readDocument = (file: string, over: RulesetId) =>
	readReference(fs.readFileSync(new URL(`${file}.md`, FOLDER), 'utf8'), file, bundledRuleset(over));

describe.skipIf(!isHere)('whole references are read as they are', () => {
	describe.each(DOCUMENTS)('$file', ({ file, over, sections, rolled, tables, lookups = [] }) => {
		const { layer, findings } = isHere ? readDocument(file, over) : { layer: { name: '', moves: [] }, findings: [] };

		it('every move, in its section', () => {
			const found: Record<string, number> = {};
			for (const { category } of layer.moves) found[category] = (found[category] ?? 0) + 1;
			expect(found).toEqual(sections);
		});

		it('nothing is wrong with them', () => {
			expect(findings).toEqual([]);
		});

		it('how each is rolled', () => {
			const count = (type: string) => layer.moves.filter(({ roll_type }) => roll_type === type).length;
			expect({
				action_roll: count('action_roll'),
				progress_roll: count('progress_roll'),
				special_track: count('special_track'),
			}).toEqual(rolled);
		});

		it('the ways to roll, the outcomes and the kind of track are those of the ruleset', () => {
			for (const move of layer.moves) {
				expect(move.trigger.text, move.name).toMatch(/^(?:When|If|Once)\b.*\.\.\.$/);
				expect(move.trigger.conditions.length > 0, move.name).toBe(move.roll_type !== 'no_roll');
				expect(Object.keys(move.outcomes).length, move.name).toBe(move.roll_type === 'no_roll' ? 0 : 3);
				expect(move.track_category !== undefined, move.name).toBe(move.roll_type === 'progress_roll');
			}
		});

		it('the tables, each from 1 to 100 without a gap', () => {
			const found = layer.moves.filter(move => move.tables.length > 0 && !lookups.includes(move.name));
			expect(Object.fromEntries(found.map(move => [move.name, move.tables.map(({ rows }) => rows.length)]))).toEqual(
				tables,
			);
			for (const { rows } of found.flatMap(move => move.tables)) {
				expect(rows.reduce((next, { min, max }) => (min === next ? (max ?? 0) + 1 : NaN), 1)).toBe(101);
			}
		});
	});

	it.each([
		{ file: 'sundered-isles-moves', over: 'sundered_isles', yes: [10, 25, 50, 75, 90] },
		{ file: 'starforged-moves-preview-101120', over: 'starforged', yes: [90, 75, 50, 25, 10] },
		{ file: 'ironsworn-moves', over: 'delve', yes: [90, 75, 50, 25, 10] },
	] as const)('$file: the odds of a yes', ({ file, over, yes }) => {
		const { tables } = moveOf(readDocument(file, over), 'Ask the Oracle');
		const chances = tables.map(({ rows }) => rows.find(({ text }) => text === 'Yes'));
		expect(chances.map(row => (row?.max ?? 0) - (row?.min ?? 0) + 1)).toEqual(yes);
	});

	it.each([
		{
			file: 'sundered-isles-moves',
			over: 'sundered_isles',
			name: 'Heal',
			found: [
				'player_choice: Receive treatment from someone (not an ally): iron',
				'lowest: Mend your own wounds: iron or wits',
				'player_choice: Obtain treatment for a companion: heart',
				'player_choice: Provide care: wits',
			],
		},
		{
			file: 'sundered-isles-moves',
			over: 'sundered_isles',
			name: 'Continue a Legacy',
			found: ['all: quests_legacy or bonds_legacy or discoveries_legacy'],
		},
		{
			file: 'starforged-moves-preview-101120',
			over: 'starforged',
			name: 'Companion Takes a Hit',
			found: ['highest: heart or companion health'],
		},
		{
			file: 'ironsworn-moves',
			over: 'delve',
			name: 'Heal',
			found: ['player_choice: Treat an injury or ailment: wits', 'lowest: Mending your own wounds: wits or iron'],
		},
		{
			file: 'ironsworn-moves',
			over: 'delve',
			name: 'Learn From Your Failures',
			found: ['player_choice: failure_track'],
		},
		{
			file: 'starforged-combat-moves',
			over: 'starforged',
			name: 'Clash',
			found: [
				'player_choice: Fight back against a foe at close quarters: iron',
				'player_choice: Exchange fire at a distance: edge',
			],
		},
	] as const)('$file: the ways to roll $name', ({ file, over, name, found }) => {
		expect(ways(moveOf(readDocument(file, over), name))).toEqual(found);
	});

	it('the columns of Delve the Depths', () => {
		const move = moveOf(readDocument('ironsworn-moves', 'delve'), 'Delve the Depths');
		expect(move.tables.map(({ column }) => column)).toEqual(['edge', 'shadow', 'wits']);
		expect(rows(move, 1).map(row => row.split(' ')[0])).toEqual(['1-30', '31-65', '66-90', '91-99', '100-100']);
	});

	it('the preview brings impacts of its own', () => {
		const { layer } = readDocument('starforged-moves-preview-101120', 'starforged');
		expect(layer.impacts?.map(({ name, permanent }) => [name, permanent])).toEqual([
			['disabled', true],
			['troubled', true],
		]);
	});
});
