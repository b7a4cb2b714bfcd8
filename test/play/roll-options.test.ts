import { describe, expect, it } from 'vitest';
import { isProgressMove, offeredOptions } from '../../src/play/roll/roll-options';
import type { Character } from '../../src/play/character/character';
import { kestrel } from '../support/characters';
import { book, ruleset } from '../support/tables';

const moveOf = (name: string) => {
	const move = book.move(name);
	if (!move) throw new Error(`No move is called ${name}.`);
	return move;
};
const offered = (move: string, by?: Character) =>
	offeredOptions(moveOf(move), by, ruleset).map(({ name, value }) => `${name} ${value ?? '?'}`);

describe('the options of a move', () => {
	it.each([
		{
			rule: 'every stat, in the order of the book',
			move: 'Face Danger',
			options: ['edge 3', 'heart 2', 'iron 1', 'shadow 2', 'wits 2'],
		},
		{ rule: 'a condition meter', move: 'Check Your Gear', options: ['supply 5'] },
		{
			rule: 'a number of the book',
			move: 'Develop Your Relationship',
			options: ['troublesome 1', 'dangerous 2', 'formidable 3', 'extreme 4', 'epic 5'],
		},
		{ rule: 'a track, asked for', move: 'Fulfill Your Vow', options: ['progress ?'] },
		{ rule: 'a companion’s health, asked for', move: 'Companion Takes a Hit', options: ['health ?'] },
	])('$rule: $move', ({ move, options }) => {
		expect(offered(move, kestrel())).toEqual(options);
	});

	it('without a character have no values', () => {
		expect(offered('Compel')).toEqual(['heart ?', 'iron ?', 'shadow ?']);
	});
});

describe('where the rules pick the option, it is offered alone', () => {
	it.each([
		{ rule: 'health is higher than iron', move: 'Endure Harm', by: kestrel(), option: 'health 5' },
		{
			rule: 'iron is higher than health',
			move: 'Endure Harm',
			by: kestrel({ meters: { health: 0 } }),
			option: 'iron 1',
		},
		{
			rule: 'heart is higher than spirit',
			move: 'Endure Stress',
			by: kestrel({ meters: { spirit: 1 } }),
			option: 'heart 2',
		},
		{
			rule: 'spirit is higher than heart',
			move: 'Endure Stress',
			by: kestrel({ meters: { spirit: 3 } }),
			option: 'spirit 3',
		},
	])('$rule: $option', ({ move, by, option }) => {
		expect(offered(move, by)).toEqual([option]);
	});

	it('treating yourself, the lower of iron and wits', () => {
		const [, self] = offeredOptions(moveOf('Heal'), kestrel(), ruleset);
		expect(self).toMatchObject({ name: 'iron', value: 1 });
		expect(self?.text).toContain('whichever is lower');
	});

	it('both are offered while a value is missing', () => {
		expect(offered('Endure Harm', { ...kestrel(), stats: {} })).toEqual(['iron ?', 'health 5']);
	});
});

it.each([
	{ move: 'Fulfill Your Vow', is: true },
	{ move: 'Continue a Legacy', is: true },
	{ move: 'Face Danger', is: false },
	{ move: 'Pay the Price', is: false },
])('$move compares full boxes: $is', ({ move, is }) => {
	expect(isProgressMove(moveOf(move))).toBe(is);
});
