import { describe, expect, it } from 'vitest';
import { openPendingSteps } from '../../src/play/pending-steps/list-pending-steps';
import type { Game, Making } from '../support/stated-moves';
import { gameWith } from '../support/stated-moves';
import { kestrel } from '../support/characters';

const GAMES = { starforged: gameWith(), classic: gameWith([], 'classic') };
const hurt = kestrel({ meters: { health: 3, spirit: 3, supply: 3 } });

interface Row {
	readonly rule: string;
	readonly game?: keyof typeof GAMES;
	readonly move: string;
	readonly making: Making;
	readonly stays: readonly string[];
}

const offeredLater = (game: Game, move: string, making: Making): readonly string[] => {
	const { record, character } = game.make(move, { by: hurt, ...making });
	const later = openPendingSteps({ record, character, ...game, rolledAgain: true });
	return later.flatMap(({ state, options }) => (state === 'optional' ? options.map(({ label }) => label) : []));
};

const rows: readonly Row[] = [
	{
		rule: 'the exchange of momentum for health',
		move: 'Endure Harm',
		making: { cost: 1, roll: { option: 'health' }, dice: [4, 2, 10] },
		stays: ['Lose Momentum (−1) for +1 health'],
	},
	{
		rule: 'the recoveries of a stay',
		move: 'Sojourn',
		making: { roll: { option: 'heart' }, dice: [4, 2, 10] },
		stays: ['Heal', 'Hearten', 'Repair', 'Resupply'],
	},
	{
		rule: 'Ironsworn: the activities of a camp',
		game: 'classic',
		move: 'Make Camp',
		making: { roll: { option: 'supply' }, dice: [5, 1, 2] },
		stays: ['Recuperate', 'Partake', 'Relax', 'Focus', 'Prepare'],
	},
	{
		rule: 'Ironsworn: what is asked in return, but no reroll of a past roll',
		game: 'classic',
		move: 'Forge a Bond',
		making: { roll: { option: 'heart' }, dice: [4, 2, 10] },
		stays: ['Do it', 'Swear an Iron Vow', expect.stringMatching(/Pay the Price$/)],
	},
];

describe('what the book offers, after the character has rolled again', () => {
	it.each(rows)('$move: $rule', ({ game = 'starforged', move, making, stays }) => {
		expect(offeredLater(GAMES[game], move, making)).toEqual(stays);
	});

	it('is gone once it is passed', () => {
		const game = GAMES.starforged;
		const made = game.make('Endure Harm', { by: hurt, cost: 1, roll: { option: 'health' }, dice: [4, 2, 10] });
		const { record, character } = game.decline(made, 'Lose Momentum');
		expect(
			openPendingSteps({ record, character, ...game, rolledAgain: true }).filter(({ state }) => state === 'optional'),
		).toEqual([]);
	});
});
