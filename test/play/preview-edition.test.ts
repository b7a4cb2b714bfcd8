import { describe, expect, it } from 'vitest';
import { askTheOracle, oddsOf } from '../../src/play/oracles/ask-the-oracle';
import { maxMomentum } from '../../src/play/character/momentum';
import type { DecisionSettings } from '../../src/play/record/decision-settings';
import { earningOf } from '../../src/play/character/legacy';
import { newUnrolledMove } from '../../src/play/record/record';
import { rollMove } from '../../src/play/moves/roll-move';
import { chooseOption } from '../../src/play/moves/pick-option';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { fightMoves } from '../../src/play/pending-steps/fight-moves';
import { isOpen } from '../../src/play/record/pending-step';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { applyLayer } from '../../src/rules/books/layers';
import { readReference } from '../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../src/rules/books/rulebook';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { track } from '../support/some-tracks';
import { done, expectParsed, noDice } from '../support/tables';

/** A made-up edition over Starforged: ticks by rank, milestones, its own odds and impacts, and no move of the final game. */
const NOTE = `---
moves: only
---
# Ember Moves

## Vow Moves

### Keep Your Oath
***Progress Move***

When **you come to the end of an oath**, throw the challenge dice and compare to your progress. Nobody helps you.

On a **strong hit**, your vow is fulfilled. Sing of it. Mark a number of ticks on your quests track per its rank (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6).

On a **weak hit**, as above. Mark one fewer ticks.

On a **miss**, it comes to nothing.

### Grow
When **a box is full on any legacy track**, take 2 experience. Also, you may spend 3 experience to upgrade an asset.

  * **Once you fill the third box on your quests legacy track**, take a name. Then, take 1 bonus experience. Rejoice.
  * **Once you fill the fifth box on your bonds legacy track**, take a house. Then, take 2 bonus experience.

## Combat Moves

### Hit Out
When **you are in control** and **attack**, roll +iron.

On a **strong hit**, you do well. Mark extra progress. You stay in control.

On a **weak hit**, you overreach. Mark extra progress. You are in a bad spot. Run.

On a **miss**, it hurts. You must mark scorched or soot-blind. You are in a bad spot.

## Fate Moves

### Ask the Oracle

When **you want to know**, roll.

Odds   | The answer is 'yes' if you roll...
-------|-----------------------------------
Likely | 31 or greater
Even   | 56 or greater
`;

const base = bundledRuleset('starforged');
const { layer } = readReference(NOTE, 'Ember Moves', base);
const book = rulebook(applyLayer(base, layer));
const table: DecisionSettings = { book, certain: 'at_once' };
const oath = (rank: 'dangerous' | 'extreme') => [track('vow', 'Find the ark', { rank, ticks: 32 })];

describe('an edition of its own from a note', () => {
	it('a box that is filled pays 2 experience, and its milestone once', () => {
		expect(earningOf(book.ruleset)).toEqual({
			move: 'Grow',
			first: 2,
			later: 2,
			milestones: [
				{ track: 'quests', box: 3, bonus: 1 },
				{ track: 'bonds', box: 5, bonus: 2 },
			],
		});
	});

	it.each([
		{ from: 3, rank: 'dangerous', lines: ['quests 3 → 5 ticks', 'experience 0 → 2 (Grow)'] },
		{ from: 9, rank: 'extreme', lines: ['quests 9 → 13 ticks', 'experience 0 → 3, with a bonus of 1 (Grow)'] },
		{ from: 13, rank: 'extreme', lines: ['quests 13 → 17 ticks', 'experience 0 → 2 (Grow)'] },
	] as const)('an oath pays ticks by its rank: $lines', ({ from, rank, lines }) => {
		const by = kestrel({ special: { quests: from }, tracks: oath(rank) });
		const kept = expectParsed(
			rollMove({ record: newUnrolledMove('Keep Your Oath'), character: by, ...table }, {}, scriptedDice(1, 2)),
		);
		expect(done(kept)).toEqual(['Find the ark › vow completed', ...lines]);
	});

	it('on a weak hit one fewer', () => {
		const by = kestrel({ special: { quests: 0 }, tracks: oath('dangerous') });
		const kept = expectParsed(
			rollMove({ record: newUnrolledMove('Keep Your Oath'), character: by, ...table }, {}, scriptedDice(1, 10)),
		);
		expect(done(kept)).toEqual(['Find the ark › vow completed', 'quests 0 → 1 ticks']);
	});

	it('the move that says so pays no second time', () => {
		const grown = expectParsed(
			rollMove({ record: newUnrolledMove('Grow'), character: kestrel({ experience: 4 }), ...table }, {}, noDice),
		);
		expect(done(grown)).toEqual([]);
		const prompts = pendingStepsOf({ record: grown.record, character: grown.character, book }).filter(isOpen);
		expect(prompts.flatMap(({ options }) => options.map(({ label }) => label))).toEqual([
			'Spend 3 experience to upgrade an asset',
		]);
	});

	it('extra progress is two marks, and the position follows', () => {
		const by = kestrel({ combat: 'in control', tracks: [track('objective', 'Escape')] });
		const hit = expectParsed(
			rollMove({ record: newUnrolledMove('Hit Out'), character: by, ...table }, {}, scriptedDice(6, 1, 10)),
		);
		expect(done(hit)).toEqual(['Escape › 0 → 16 ticks', 'combat in control → in a bad spot']);
	});

	it('its impacts are marked, and lower the maximum of momentum', () => {
		const by = kestrel({ momentum: 10, combat: 'in control' });
		const missed = expectParsed(
			rollMove({ record: newUnrolledMove('Hit Out'), character: by, ...table }, {}, scriptedDice(1, 9, 10)),
		);
		const [step] = pendingStepsOf({ record: missed.record, character: missed.character, book }).filter(isOpen);
		const marked = expectParsed(
			chooseOption(
				{ step: step?.id ?? '', label: 'Mark soot-blind' },
				{ record: missed.record, character: missed.character, ...table },
				noDice,
			),
		);
		expect(done(marked)).toEqual(
			expect.arrayContaining(['soot-blind marked', 'momentum 10 → 9, at its maximum (soot-blind)']),
		);
		expect(maxMomentum(marked.character)).toBe(9);
	});

	it('its oracle says yes on high rolls', () => {
		expect(oddsOf(book)).toEqual([
			{ odds: 'Even', yes: 45, rolls: '56 or more' },
			{ odds: 'Likely', yes: 70, rolls: '31 or more' },
		]);
		const ask = (roll: number) =>
			askTheOracle({ question: 'Is it so?', odds: 'Likely' }, book, scriptedDice(roll))?.answer;
		expect([ask(30), ask(31), ask(100)]).toEqual(['no', 'yes', 'yes']);
	});

	it('no move of the final game is found or offered', () => {
		expect(book.ruleset.moves.map(({ name }) => name)).toEqual(['Keep Your Oath', 'Grow', 'Hit Out', 'Ask the Oracle']);
		expect(book.move('Fulfill Your Vow')).toBeUndefined();
		expect(fightMoves({ combat: 'in control' }, book).map(({ name }) => name)).toEqual(['Hit Out']);
	});
});
