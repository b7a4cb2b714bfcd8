import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { likelyRuleset } from '../../../src/rules/datasworn-files/read-rules';
import { reportsNamed, reportOfFile, reportOfRuleset } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';
import type { MoveReport } from '../../../src/rules/report/move-report';
import type { RulesReport } from '../../../src/rules/report/rules-file';

const fixture = (name: string) =>
	fs.readFileSync(new URL(`../rules-notes/fixtures/${name}.md`, import.meta.url), 'utf8');

function reportOf(text: string, file = 'note.md'): RulesReport {
	const reading = reportOfFile(text, file, 'starforged');
	if (!reading.ok) throw new Error(reading.problems[0]?.message);
	return reading.value;
}

function moveOf(report: RulesReport, name: string): MoveReport {
	const [move] = reportsNamed(report.reports, name);
	if (!move) throw new Error(`The report has no move called ${name}.`);
	return move;
}

const LEAP = [
	'# House moves',
	'',
	'## Leap',
	'When you leap over a ditch, roll +edge. If you have a run-up, add +1.',
	'',
	'On a **strong hit**, take +1 momentum. On a **strong hit with a match**, take +2 momentum.',
	'',
	'On a **weak hit**, mark progress, and count the frogs on',
	'your boots by the table of ticks.',
	'',
	'On a **miss**, roll on the table below.',
	'',
	'| Roll | Result |',
	'| --- | --- |',
	'| 1-50 | [[#Swim]] |',
	'| 51-99 | Wet boots |',
	'| 00 | Roll twice |',
	'',
	'## Swim',
	'When you swim, take +1 spirit.',
].join('\n');

describe('what a report leaves out', () => {
	const HAGGLE = [
		'# House moves',
		'',
		'## Haggle',
		'When you haggle, roll. If you...',
		'',
		'* Plead: Roll +heart (add +1 if you are known)',
		'* Threaten: Roll +iron',
		'',
		'If you share a bond, add +1; if you are kin, add +2.',
		'',
		'On a **hit**, take +1 supply.',
		'',
		'On a **miss**, lose 1 momentum.',
	].join('\n');

	it('says to which option an add belongs, and which takes the place of another', () => {
		const { reports } = reportOf(HAGGLE);
		expect(reports[0]?.trigger.adds).toEqual([
			{ by: 1, when: 'you are known', option: 'heart' },
			{ by: 1, when: 'you share a bond' },
			{ by: 2, when: 'you are kin', instead: true },
		]);
		expect(
			reportText(reports, [])
				.split('\n')
				.filter(line => line.startsWith('\tadd')),
		).toEqual(['\tadd +1 to heart: you are known', '\tadd +1: you share a bond', '\tadd +2 instead: you are kin']);
	});

	it('shows what the outcomes of a move without a roll do', () => {
		const text = reportText(reportsNamed(reportOfRuleset('delve').reports, 'Wield a Rarity'), []);
		expect(text.split('\n').slice(0, 10)).toEqual([
			'Wield a Rarity (Rarity Moves, no roll)',
			...['\talways', '\t\tif action die is 6', '\t\t\tas strong hit', '\t\t\tmomentum +1'],
			...['\tstrong hit', '\t\tif action die is 5', '\t\t\tmomentum +1', '\tweak hit', '\t\tif action die is 5'],
		]);
	});
});

describe('the report as data', () => {
	const leap = moveOf(reportOf(LEAP), 'leap');

	it('has exactly these keys', () => {
		expect(Object.keys(leap)).toEqual([
			...['id', 'name', 'section', 'roll_type', 'trigger', 'outcomes', 'always', 'tables', 'unread'],
		]);
		expect(Object.keys(leap.outcomes)).toEqual(['strong_hit', 'weak_hit', 'miss', 'strong_hit_match']);
	});

	it('says how the move is made', () => {
		expect(leap).toMatchObject({
			id: 'move:note/house_moves/leap',
			name: 'Leap',
			section: 'House moves',
			roll_type: 'action_roll',
			trigger: {
				conditions: [{ text: '', method: 'player_choice', roll_options: [{ using: 'stat', stat: 'edge' }] }],
				adds: [{ by: 1, when: 'you have a run-up' }],
			},
		});
	});

	it('holds effects as their values', () => {
		expect(leap.outcomes.strong_hit).toEqual([{ kind: 'meter', meter: 'momentum', by: 1 }]);
		expect(leap.outcomes.strong_hit_match).toEqual([{ kind: 'meter', meter: 'momentum', by: 2 }]);
		expect(moveOf(reportOf(LEAP), 'Swim').always).toEqual([{ kind: 'meter', meter: 'spirit', by: 1 }]);
	});

	it('lists the rows of tables with the moves they lead to', () => {
		expect(leap.tables).toMatchObject([
			{
				name: 'Leap',
				rows: [
					{ min: 1, max: 50, moves: ['Swim'] },
					{ min: 51, max: 99, effects: [], moves: [] },
					{ min: 100, max: 100 },
				],
			},
		]);
	});

	it('says what was not understood, with the line where it is', () => {
		expect(leap.unread).toEqual([{ line: 8, text: expect.stringMatching(/^Count the frogs/) as string }]);
	});

	it('says what looks wrong in the lines of the move', () => {
		const broken = LEAP.replace('| 51-99 | Wet boots |', '| 61-99 | Wet boots |');
		expect(moveOf(reportOf(broken), 'Leap').unread.at(-1)).toEqual({ line: 16, text: '| 61-99 | Wet boots |' });
		expect(moveOf(reportOf(broken), 'Swim').unread).toEqual([]);
	});

	it('one table for each column of ranges', () => {
		const { tables } = moveOf(reportOf(fixture('barrow')), 'Creep Below');
		expect(tables.map(({ column, rows }) => [column, rows.length])).toEqual([
			['edge', 3],
			['shadow', 3],
		]);
	});

	it('a table that is looked up has no rows', () => {
		expect(moveOf(reportOf(fixture('embers')), 'Mend Walls').tables).toEqual([{ name: 'Mend Walls', rows: [] }]);
	});

	it('is plain JSON', () => {
		const { reports } = reportOf(LEAP);
		expect(JSON.parse(JSON.stringify(reports))).toEqual(reports);
	});
});

describe('the report of', () => {
	it('a bundled ruleset counts lines in the text of the move', () => {
		const { reports } = reportOfRuleset('starforged');
		expect(reports.length).toBe(56);
		const { outcomes, unread } = moveOf({ reports, findings: [], partly: new Set(), over: undefined }, 'Face Danger');
		expect(writeEffects(outcomes.weak_hit)).toBe('suffer -1');
		expect(unread).toEqual([]);
	});

	it('a Datasworn file', () => {
		const yaml = [
			...['_id: house', 'type: expansion', 'moves:', '  wild:', '    name: Wild Moves', '    contents:'],
			...[
				'      leap:',
				'        name: Leap',
				'        roll_type: no_roll',
				'        trigger: { text: When you leap }',
			],
			'        text: "__When you leap__, take +1 momentum."',
		].join('\n');
		expect(moveOf(reportOf(yaml, 'house.yaml'), 'Leap').always).toEqual([{ kind: 'meter', meter: 'momentum', by: 1 }]);
	});

	it('a file that is not what it calls itself says so', () => {
		expect(reportOfFile('{', 'house.json')).toMatchObject({ ok: false });
	});

	it('a name in `replaces` that no move has is a finding', () => {
		const { findings } = reportOf(`---\nreplaces: [Fly]\n---\n${LEAP}`);
		expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
			'2: No move is called “Fly”, so “replaces” takes nothing away. Check the name.',
		]);
	});
});

describe('the rules that a note is read over, when nobody says', () => {
	it.each([
		{ names: ['Face Danger', 'Undertake a Journey'], over: 'classic' },
		{ names: ['Undertake a Journey', 'Delve the Depths'], over: 'delve' },
		{ names: ['Face Danger', 'Set a Course'], over: 'starforged' },
		{ names: ['Face Danger', 'Set a Course'], words: 'Moves for Sundered Isles', over: 'sundered_isles' },
		{ names: ['Leap'], over: 'starforged' },
	] as const)('$names $words: $over', ({ names, over, ...rest }) => {
		expect(likelyRuleset(names, 'words' in rest ? rest.words : '')).toBe(over);
	});
});

describe('the report as text', () => {
	it('each move in the notation, then what was not understood', () => {
		const { reports, findings } = reportOf(LEAP);
		const text = reportText(reportsNamed(reports, 'Leap'), findings);
		expect(text).toBe(
			[
				'Leap (House moves, action roll)',
				'	roll edge',
				'	add +1: you have a run-up',
				'	strong hit',
				'		momentum +1',
				'	strong hit with a match',
				'		momentum +2',
				'	weak hit',
				'		progress',
				'		say Count the frogs on your boots by the table of ticks.',
				'	miss',
				'		table',
				'	table Leap: 3 rows, 1 with effects',
				'		1-50',
				'			move Swim',
				'',
				'1 move, 1 instruction not understood.',
				'	line 8, Leap: Count the frogs on your boots by the table of ticks.',
				'',
			].join('\n'),
		);
	});
});
