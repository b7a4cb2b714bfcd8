import { describe, expect, it } from 'vitest';
import { kestrel } from '../../support/characters';
import { gameWith } from '../../support/stated-moves';
import { done } from '../../support/tables';

const game = gameWith([
	{ name: 'Stand Together', strong_hit: 'may The ally is in control\n\tcombat in control\nmomentum +1' },
]);
const made = (allies: readonly string[]) =>
	game.make('Stand Together', { by: kestrel({ allies: allies.map(name => kestrel({ name })) }), dice: [6, 1, 2] });

describe('what a move gives an ally in a fight', () => {
	it('is offered for each ally of the journal', () => {
		expect(game.words(made(['Bera', 'Aud']))).toEqual([
			'Which ally?: Bera: The ally is in control | Aud: The ally is in control',
		]);
	});

	it('is only told where the journal has none', () => {
		const alone = made([]);
		expect(game.open(alone)).toEqual([]);
		expect(game.all(alone)).toContainEqual(
			expect.objectContaining({ prompt: 'The ally is in control', state: 'text', options: [] }),
		);
		expect(done(alone)).toEqual(['momentum 2 → 3']);
	});
});
