import { expect, it } from 'vitest';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import type { Decided } from '../../../src/play/record/decision-settings';
import { kestrel } from '../../support/characters';
import { gameWith } from '../../support/stated-moves';

const game = gameWith([], 'starforged');

const leftOf = (decided: Decided) =>
	pendingStepsOf({ ...decided, book: game.book }).flatMap(({ options }) =>
		options.map(({ label, leaves }) => [
			label,
			leaves && [`${leaves.meter} ${leaves.from} → ${leaves.to}`, leaves.beside].filter(Boolean).join(', '),
		]),
	);

it('an option that changes one meter says what it leaves', () => {
	const by = kestrel({ momentum: 4 });
	const missed = game.make('Endure Harm', { by, cost: 2, roll: { option: 'health' }, dice: [1, 9, 10] });
	expect(leftOf(missed)).toEqual([
		['Suffer an additional -1 health', 'health 3 → 2'],
		['Lose Momentum (-2)', 'momentum 4 → 2'],
	]);
	const hit = game.make('Secure an Advantage', { by, roll: { option: 'iron' }, dice: [3, 2, 10] });
	expect(leftOf(hit)).toEqual([
		['Take +2 momentum', 'momentum 4 → 6'],
		['Add +1 on your next move', undefined],
	]);
});

it('and one that would change nothing does not', () => {
	const by = kestrel({ momentum: -6 });
	const missed = game.make('Endure Harm', { by, cost: 2, roll: { option: 'health' }, dice: [1, 9, 10] });
	expect(leftOf(missed)).toContainEqual(['Lose Momentum (-2)', undefined]);
});

it('and at the minimum of its meter, the momentum that is lost instead', () => {
	const by = kestrel({ meters: { health: 0 }, momentum: 4 });
	const missed = game.make('Endure Harm', { by, cost: 1, roll: { option: 'iron' }, dice: [1, 9, 10] });
	expect(leftOf(missed)).toContainEqual(['Suffer an additional -1 health', 'health 0 → 0, momentum 3 → 2']);
});
