import { expect, it } from 'vitest';
import { gameWith } from '../../support/stated-moves';

const game = gameWith([
	{ name: 'Second Guess', weak_hit: 'reroll action die\nreroll one challenge die' },
	{ name: 'Once Over', weak_hit: 'reroll action die' },
]);
const WEAK = [3, 1, 10];

// Starforged, glossary: Reroll: each instance of a reroll may be used once.
it('one of two rerolls is used, and the other is still offered', () => {
	const rolled = game.make('Second Guess', { dice: WEAK });
	expect(game.open(rolled).map(({ prompt }) => prompt)).toEqual(['Reroll the action die', 'Reroll one challenge die']);
	const once = game.press(rolled, { label: 'Reroll the action die', dice: [3] });
	expect(game.open(once).map(({ prompt }) => prompt)).toEqual(['Reroll one challenge die']);
	const twice = game.press(once, { label: 'Reroll the second challenge die', dice: [10] });
	expect(game.open(twice)).toEqual([]);
});

it('the only one is gone once it is used', () => {
	const once = game.press(game.make('Once Over', { dice: WEAK }), { label: 'Reroll the action die', dice: [3] });
	expect(game.open(once)).toEqual([]);
});
