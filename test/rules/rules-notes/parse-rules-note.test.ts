import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import type { Outcome } from '../../../src/rules/core/outcome';
import { rows as table } from '../../support/rows';
import { moveOf, readFixture, rows, unlinked, ways } from './read-fixture';

const tides = readFixture('tides');
const embers = readFixture('embers');
const barrow = readFixture('barrow', 'delve');
const lanterns = readFixture('lanterns');
const read = { tides, embers, barrow, lanterns };

describe('every heading that is a move is found, with its section', () => {
	it.each([
		{
			reading: tides,
			moves: [
				'Shore Moves: Brave the Surf, action_roll',
				'Shore Moves: Ask the Gulls, progress_roll',
				'Hard Moves: Settle the Bill, no_roll',
				'Hard Moves: Nurse a Wound, action_roll',
				'Deck Contests: Ask the Gulls (Contest), action_roll',
				'Deck Contests: Consult the Bones, no_roll',
				'Deck Contests: Pledge to a Friend, action_roll',
			],
		},
		{
			reading: embers,
			moves: [
				'Hearth Moves: Bank the Fire, action_roll',
				'Hearth Moves: Mend Walls, action_roll',
				'Hearth Moves: Spend Fuel, no_roll',
				'Hearth Moves: Flee, action_roll',
				'Hearth Moves: Lose Heart, no_roll',
				'Last Moves: Tell the Tale, special_track',
				'Last Moves: Weigh the Ashes, special_track',
			],
		},
		{
			reading: barrow,
			moves: [
				'Barrow Moves: Creep Below, action_roll',
				'Barrow Moves: Wake Something, no_roll',
				'Barrow Moves: Rest Among Graves, action_roll',
				'Barrow Moves: Dig Deeper, no_roll',
				'Barrow Moves: Ask the Stones, no_roll',
				'Optional Barrow Moves: Wake Something (gentle version), no_roll',
				'Optional Barrow Moves: Close the Barrow, special_track',
			],
		},
		{
			reading: lanterns,
			moves: [
				'Lantern Moves: Hold the Light, action_roll',
				'Lantern Moves: Trim the Wick, no_roll',
				'Lantern Moves: Say It Exactly, action_roll',
			],
		},
	])('$reading.layer.name', ({ reading, moves }) => {
		const found = reading.layer.moves.map(({ name, category, roll_type }) => `${category}: ${name}, ${roll_type}`);
		expect(found).toEqual(moves);
		expect(reading.findings).toEqual([]);
	});

	it('and it is known in which lines it is', () => {
		const { _id } = moveOf(lanterns, 'Trim the Wick');
		expect(lanterns.places.get(_id)).toMatchObject({ from: 19 });
	});

	it('a name that the ruleset knows is spelled as there', () => {
		const note = '## FACE DANGER (SCENE CHALLENGE)\n\nWhen you dare, take +1 momentum.\n';
		const { layer } = readReference(note, 'note', bundledRuleset('starforged'));
		expect(layer.moves.map(({ name }) => name)).toEqual(['Face Danger (Scene Challenge)']);
	});
});

describe('the trigger', () => {
	it.each(table`
		tides => Brave the Surf => When you wade, swim, or are swept into the breakers...
		tides => Ask the Gulls => When you have followed the gulls to the end...
		embers => Bank the Fire => When you guard the hearth and keep it burning through the night, or when you sing to it...
		embers => Spend Fuel => When your woodpile is gone (reduced to 0)...
		embers => Flee => If you are instead at the door with a moment to spare...
		barrow => Dig Deeper => Once per barrow, when you swing the spade...
		lanterns => Hold the Light => When you are in control and hold your lantern against the dark, or when you throw it...
		lanterns => Trim the Wick => When you make ready for a long night...
	`)('%s: %s', (note, name = '', trigger) => {
		expect(moveOf(read[note as keyof typeof read], name).trigger.text).toBe(trigger);
	});
});

describe('the ways to roll', () => {
	it.each([
		{
			rule: 'a missing colon is no harm',
			move: moveOf(tides, 'Brave the Surf'),
			ways: [
				'player_choice: With speed and a light load: edge',
				'player_choice: With stubborn patience: heart',
				'player_choice: With a rope and a strong back: iron',
			],
		},
		{ rule: 'whichever is higher', move: moveOf(tides, 'Nurse a Wound'), ways: ['highest: spirit meter or iron'] },
		{
			rule: 'by rank',
			move: moveOf(tides, 'Pledge to a Friend'),
			ways: ['player_choice: Know them well: troublesome=1 or dangerous=1 or formidable=2 or extreme=3 or epic=4'],
		},
		{
			rule: 'one for each trigger',
			move: moveOf(embers, 'Bank the Fire'),
			ways: [
				'player_choice: Guard the hearth and keep it burning through the night: iron',
				'player_choice: Sing to it: heart',
			],
		},
		{
			rule: 'a meter; what else an option asks for is no option',
			move: moveOf(embers, 'Mend Walls'),
			ways: [
				'player_choice: Working alone, or with your companion: wits',
				'player_choice: Hiring hands from the village (not an ally): supply meter',
			],
		},
		{ rule: 'a slip in “Progress Move”', move: moveOf(tides, 'Ask the Gulls'), ways: ['progress_roll: progress'] },
		{
			rule: 'one roll per track',
			move: moveOf(embers, 'Tell the Tale'),
			ways: ['all: quests_legacy or bonds_legacy'],
		},
		{
			rule: 'a track that the trigger names',
			move: moveOf(embers, 'Weigh the Ashes'),
			ways: ['player_choice: failure_track'],
		},
		{ rule: 'the bonds of classic', move: moveOf(barrow, 'Close the Barrow'), ways: ['player_choice: bonds'] },
		{
			rule: 'the meter of a companion, whichever is lower',
			move: moveOf(barrow, 'Creep Below'),
			ways: [
				'player_choice: In haste: edge',
				'player_choice: In hiding: shadow',
				'lowest: With your companion in front: wits or companion health',
			],
		},
		{
			rule: 'a roll inside an outcome is not a way to make the move',
			move: moveOf(barrow, 'Rest Among Graves'),
			ways: ['player_choice: heart'],
		},
		{
			rule: 'what leads to the roll, without what holds in any case',
			move: moveOf(lanterns, 'Hold the Light'),
			ways: ['player_choice: Hold your lantern against the dark: heart', 'player_choice: Throw it: edge'],
		},
	])('$rule: $move.name', ({ move, ways: wanted }) => {
		expect(ways(move)).toEqual(wanted);
	});

	it('an add of the trigger', () => {
		expect(moveOf(tides, 'Ask the Gulls (Contest)').trigger.adds).toEqual([{ by: 1, when: 'the cook likes you' }]);
	});

	it('momentum is burned on action rolls alone', () => {
		expect(moveOf(tides, 'Brave the Surf').allow_momentum_burn).toBe(true);
		expect(moveOf(tides, 'Ask the Gulls').allow_momentum_burn).toBe(false);
	});
});

describe('outcomes', () => {
	const LIST = '  * Take +1 momentum\n  * Take +1 spirit\n  * Add +1 on your next move';

	it.each(table`
		“on a hit” holds for both, and one list serves both => tides => Brave the Surf => strong_hit => On a __hit__, you reach the far side. On a __strong hit__, nothing is lost: choose two.\n\n${LIST}
		the same list => tides => Brave the Surf => weak_hit => On a __hit__, you reach the far side. On a __weak hit__, little is: choose one.\n\n${LIST}
		a link in capitals is a move => tides => Brave the Surf => miss => On a __miss__, the sea keeps something of yours. [Settle the Bill].
		a sentence wrapped by hand => tides => Ask the Gulls => strong_hit => On a __strong hit__, the shoal is found. Take +2 momentum and write its place into the log.\n\nOn a __strong hit with a match__, [Brave the Surf].
		a name that is not linked => tides => Ask the Gulls => miss => On a __miss__, the gulls led you astray. [Settle the Bill].
		a name in bold with its amount => embers => Bank the Fire => weak_hit => On a __weak hit__, choose one: [Lose Heart] (-2) or [Spend Fuel] (-1).
		the columns of a table => embers => Tell the Tale => weak_hit => On a __weak hit__:\n\n  * Quests: They nod.\n  * Bonds: Some are here.
		what stands behind the last outcome is none => embers => Mend Walls => miss => On a __miss__, the wall comes down. Suffer -1 health.
		an outcome inside a hit belongs to the hit => barrow => Rest Among Graves => miss => On a __miss__, you do not sleep.
		a link to something else is words => lanterns => Hold the Light => miss => On a __miss__, make a suffer move (-1), then [Pay the Price].
	`)('%s', (_rule, note = '', name = '', outcome, text) => {
		const { outcomes } = moveOf(read[note as keyof typeof read], name);
		expect(unlinked(outcomes[outcome as Outcome]?.text)).toBe(text);
	});

	it('a move that is not rolled has none', () => {
		expect(moveOf(tides, 'Settle the Bill').outcomes).toEqual({});
	});
});

describe('the text is that of the note, as Datasworn would write it', () => {
	it('footers, rules, anchors and empty bullets are gone; the trigger is marked', () => {
		expect(unlinked(moveOf(tides, 'Settle the Bill').text)).toBe(
			[
				'__When the sea asks for its due__, choose one.',
				'  * Give it what it asks for most plainly.\n  * Roll on the table below.',
				'{{table>move:tides/hard_moves/settle_the_bill.settle_the_bill}}',
			].join('\n\n'),
		);
	});

	it('a dash begins an item where the line before it ends, and goes on with a sentence elsewhere', () => {
		const note = (...lines: readonly string[]) => ['# House', '', '## Leap', ...lines].join('\n');
		const textOf = (...lines: readonly string[]) =>
			readReference(note(...lines), 'note', bundledRuleset('starforged')).layer.moves[0]?.text;
		expect(textOf('When you leap, choose one:', '– Take +1 momentum', '')).toContain('  * Take +1 momentum');
		expect(textOf('When you leap over a wall', '– or a ditch – take +1 momentum.')).not.toContain('  * ');
	});

	it('what is under a bullet stays under it', () => {
		expect(moveOf(barrow, 'Rest Among Graves').text).toContain('  * Body\n      * Mend: Take +1 health.');
	});

	it('a table that is looked up stays in the text', () => {
		expect(moveOf(embers, 'Mend Walls').text).toContain('| Situation | Strong Hit | Weak Hit |\n| --- | --- | --- |');
		expect(moveOf(embers, 'Mend Walls').tables).toEqual([]);
	});
});

describe('tables', () => {
	it.each([
		{
			rule: 'spaces in ranges, a missing pipe, 00 is 100, names of moves',
			move: moveOf(tides, 'Settle the Bill'),
			rows: [
				'1-40 You lose your footing. You must [Nurse a Wound].',
				'41-89 You are chilled: Make a suffer move (-1)',
				'90-100 Roll twice',
			],
		},
		{
			rule: 'no pipes outside',
			move: moveOf(embers, 'Bank the Fire'),
			rows: [
				'1-30 The roof is lost. [Flee].',
				'31-60 You cough. You must [Mend Walls] before you [Bank the Fire] again.',
				'61-100 The beams hold',
			],
		},
	])('$rule', ({ move, rows: wanted }) => {
		expect(rows(move).map(unlinked)).toEqual(wanted);
	});

	it('each column of ranges is a table', () => {
		const move = moveOf(barrow, 'Creep Below');
		expect(move.tables.map(({ column }) => column)).toEqual(['edge', 'shadow']);
		expect(rows(move, 1).map(unlinked)).toEqual([
			'1-30 Mark progress and [Wake Something].',
			'31-99 Mark progress.',
			'100-100 Mark progress twice.',
		]);
	});

	it('“roll twice” says how often, and what becomes of twins', () => {
		expect(moveOf(tides, 'Settle the Bill').tables[0]?.rows.at(-1)).toMatchObject({ rolls: 2, duplicates: 'reroll' });
		expect(moveOf(barrow, 'Wake Something').tables[0]?.rows.at(-1)).toMatchObject({
			rolls: 2,
			duplicates: 'make_it_worse',
		});
	});

	it.each([
		{
			rule: 'low is yes; words that slipped into the next cell',
			move: moveOf(tides, 'Consult the Bones'),
			odds: ['Slim Chance: 1-15 Yes, 16-100 No', 'Fair: 1-60 Yes, 61-100 No', 'Nearly Sure: 1-95 Yes, 96-100 No'],
		},
		{
			rule: 'high is yes',
			move: moveOf(barrow, 'Ask the Stones'),
			odds: ['Sunny: 1-20 No, 21-100 Yes', 'Even: 1-50 No, 51-100 Yes', 'Grim: 1-80 No, 81-100 Yes'],
		},
	])('odds: $rule', ({ move, odds }) => {
		expect(move.tables.map(({ name }, i) => `${name}: ${rows(move, i).join(', ')}`)).toEqual(odds);
	});
});

describe('a move that the ruleset has, word for word', () => {
	const [printed] = bundledRuleset('classic').moves.filter(({ stated }) => stated);
	const note = (words: string) =>
		readReference(`## ${printed?.name ?? ''}\n\n${words}`, 'note', bundledRuleset('classic'));

	it('does what the ruleset says it does, corrections included', () => {
		expect(printed?.stated).toBeDefined();
		expect(note(printed?.text ?? '').layer.moves[0]?.stated).toEqual(printed?.stated);
	});

	it('but with other words, it does what they say', () => {
		expect(note(`${printed?.text ?? ''}\n\nTake +1 spirit.`).layer.moves[0]?.stated).toBeUndefined();
	});
});

describe('the note as a whole', () => {
	it('its frontmatter says that no other moves are played, and which go away', () => {
		expect(embers.layer).toMatchObject({ only: true, replaces: ['Set a Course'] });
		expect(tides.layer.only).toBeUndefined();
	});

	it('impacts that its moves name join the ruleset; one that no move clears is permanent', () => {
		const found = embers.layer.impacts?.map(({ name, permanent }) => `${name}${permanent ? ', permanent' : ''}`);
		expect(found).toEqual(['scorched, permanent', 'soot-blind, permanent', 'cold', 'scarred, permanent']);
		expect(tides.layer.impacts).toBeUndefined();
	});

	it('effects in a fence are stated for the outcome above them', () => {
		expect(moveOf(lanterns, 'Say It Exactly').stated).toEqual({
			reason: 'The note states it.',
			outcomes: {
				strong_hit: [
					{ kind: 'meter', meter: 'momentum', by: 2 },
					{
						kind: 'may',
						option: { label: 'Ask it for more', effects: [{ kind: 'meter', meter: 'spirit', by: -1 }] },
					},
				],
				miss: [{ kind: 'suffer', by: -2, times: 1 }],
			},
			matches: { strong_hit: [{ kind: 'meter', meter: 'momentum', by: 3 }] },
		});
	});

	it('line breaks may be those of any system', () => {
		const unix = '## Leap\n\nWhen you leap, roll +edge.\n\nOn a **miss**, you fall.\n';
		const dos = unix.replace(/\n/g, '\r\n');
		expect(readReference(dos, 'note').layer).toEqual(readReference(unix, 'note').layer);
	});
});

it('the example of docs/reference/rulesets.md is a note without a fault', () => {
	const page = fs.readFileSync(new URL('../../../docs/reference/rulesets.md', import.meta.url), 'utf8');
	const [, note = ''] = /```markdown\n(---\nmoves: only\n[^]*?)```/.exec(page) ?? [];
	const { layer, findings } = readReference(note, 'House rules', bundledRuleset('starforged'));
	expect(findings).toEqual([]);
	expect(layer).toMatchObject({
		only: true,
		replaces: ['Set a Course'],
		impacts: [{ name: 'winded', permanent: true }],
	});
	expect(layer.moves.map(({ name, category }) => `${category}: ${name}`)).toEqual(['House moves: Leap']);
});
