import { expect, it } from 'vitest';
import { outcomeText } from '../../../src/rules/rules-text';
import { buildPendingSteps } from '../../../src/play/pending-steps/list-pending-steps';
import { textThatApplies } from '../../../src/play/pending-steps/text-that-applies';
import { outcomeOfRecord } from '../../../src/play/roll/roll';
import type { Decided } from '../../../src/play/record/decision-settings';
import { kestrel } from '../../support/characters';
import { gameWith } from '../../support/stated-moves';

const game = gameWith([], 'starforged');
const { book, make } = game;

const MISS = [1, 9, 10];
const STRONG_HIT = [6, 1, 2];

function textOf({ record, character }: Decided): string {
	const move = book.move(record.move);
	const outcome = outcomeOfRecord(record);
	const text = move && outcome && outcomeText(move, outcome);
	return textThatApplies(text ?? '', buildPendingSteps({ record, character, book }).judgements);
}

it('a clause about health 0 is not said before it applies', () => {
	const endure = (health: number) =>
		make('Endure Harm', {
			by: kestrel({ meters: { health, spirit: 3, supply: 3 } }),
			cost: 1,
			roll: { option: 'health' },
			dice: MISS,
		});
	expect(textOf(endure(4))).not.toContain('health is 0');
	const missed = endure(0);
	expect(textOf(missed)).not.toContain('permanently harmed');
	const chosen = game.press(missed, 'Lose Momentum (-2)');
	expect(textOf(chosen)).toContain('You must also mark wounded or permanently harmed');
});

it('of a condition and what is done otherwise, the one is said that was judged when it was carried out', () => {
	const hearten = (impacts: readonly string[]) =>
		textOf(make('Hearten', { by: { ...kestrel(), impacts }, roll: { option: 'heart' }, dice: STRONG_HIT }));
	expect(hearten([])).toMatch(/strengthened\. Take \+2 spirit\./);
	expect(hearten(['shaken'])).toMatch(/strengthened\. Clear the impact and take \+1 spirit\./);
});

it('an option says its condition only where the player must judge it', () => {
	const by = kestrel();
	const shaken = textOf(make('Endure Harm', { by, cost: 1, roll: { option: 'health' }, dice: STRONG_HIT }));
	expect(shaken).toContain('Shake it off: Take +1 health');
	const supplied = textOf(make('Resupply', { by, roll: { option: 'wits' }, dice: STRONG_HIT }));
	expect(supplied).toContain('If you are in need');
	expect(supplied).toContain('If you are unprepared');
});
