import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('the roll of an ability that no move of the book triggers', () => {
	it.each([
		['When you knead the dough, roll +heart. On a hit, take +1 supply.', ['heart'], []],
		['When you knead the dough, roll +heart or +wits. On a hit, take +1 supply.', ['heart', 'wits'], []],
		['When you knead the dough, roll +edge, +wits, or +supply. On a hit, it rises.', ['edge', 'wits', 'supply'], []],
		['When you knead the dough, roll +heart and add +2. On a hit, take +1 supply.', ['heart'], [2]],
		['When you knead the dough, name it. Then roll +iron. On a hit, take +1 supply.', ['iron'], []],
		['You may knead the dough. If you do, roll +iron. On a hit, take +1 supply.', ['iron'], []],
		['When you knead the dough, roll the most fitting stat. On a hit, it rises.', [], []],
		[
			'When you knead the dough, roll the fitting stat. On a hit, take +1 supply.',
			['edge', 'heart', 'iron', 'shadow', 'wits'],
			[],
		],
		['When you knead the dough, roll +luck. On a hit, take +1 supply.', [], []],
		['When you knead the dough, roll +iron. On a hit, roll +wits.', [], []],
	])('%s', (text, stats, added) => {
		const { rolls, adds } = readingOf(text);
		expect([rolls, adds]).toEqual([stats, added]);
	});

	it('has its price whatever the outcome', () => {
		const { does, outcomes } = readingOf(
			'When you read the entrails, roll +shadow and [Endure Stress] (1 stress). On a strong hit, take +2 momentum.',
		);
		expect([does, outcomes]).toEqual([['move Endure Stress -1'], { strong_hit: 'momentum +2' }]);
	});
});

describe('an outcome of such a roll', () => {
	it.each([
		[
			'what goes on behind it',
			'On a weak hit, take +1 supply. On a miss, the pan burns. Then, suffer -1 supply.',
			{ weak_hit: 'supply +1', miss: 'supply -1' },
		],
		[
			'a move that follows, with its bonus',
			'On a hit, you may immediately [Compel]. If you do, add +1 and take +1 momentum on a hit.',
			{
				strong_hit: 'may Immediately Compel\n\tmove Compel add +1, on a hit momentum +1',
				weak_hit: 'may Immediately Compel\n\tmove Compel add +1, on a hit momentum +1',
			},
		],
		[
			'a move that follows if it is possible',
			'On a hit, take +1 supply. If you are among friends, you may immediately [Sojourn]. If you do, add +1.',
			{
				strong_hit: 'supply +1\nmay If you are among friends, you may immediately Sojourn\n\tmove Sojourn add +1',
				weak_hit: 'supply +1\nmay If you are among friends, you may immediately Sojourn\n\tmove Sojourn add +1',
			},
		],
		[
			'a bonus on a later move',
			'On a strong hit, take +1 momentum and add +1 the next time you [Compel]. On a weak hit, only take +1 momentum.',
			{ strong_hit: 'momentum +1\nnext +1 on Compel', weak_hit: 'momentum +1' },
		],
		[
			'a smaller amount',
			'On a strong hit, regain 2 spirit. On a weak hit or a miss, regain only 1.',
			{ strong_hit: 'spirit +2', weak_hit: 'spirit +1', miss: 'spirit +1' },
		],
		[
			'a choice whose hit is that of a later roll',
			'On a strong hit, choose one.\n- Hard: When you [Strike] with the loaf, add +1. On a hit, take +1 momentum.\n- Soft: Take +1 spirit.',
			{
				strong_hit:
					'choose 1\n\t- Hard\n\t\tsay When you Strike with the loaf, add +1. On a hit, take +1 momentum\n\t- Soft\n\t\tspirit +1',
			},
		],
	])('may tell %s', (_title, told, right) => {
		const { outcomes, moment } = readingOf(`When you bake bread, roll +wits. ${told}`);
		expect(moment?.roll_type).toBe('action_roll');
		expect(outcomes).toEqual(right);
	});

	it('may count as another', () => {
		const { does, outcomes } = readingOf(
			'When you bake bread, roll +wits. On a strong hit, take +1 supply. Treat a weak hit as a miss.',
		);
		expect([does, outcomes]).toEqual([['count weak hit as miss'], { strong_hit: 'supply +1' }]);
	});
});

it('a move that is offered on a hit is what follows, and not the roll', () => {
	const { shown, outcomes } = readingOf(
		'When you light the lamp, roll +wits. On a strong hit, you may [Gather Information] from the moths. On a weak hit, as above, but suffer -1 spirit.',
	);
	expect(shown).toEqual([]);
	expect(outcomes['weak_hit']).toBe('may Gather Information from the moths\n\tmove Gather Information\nspirit -1');
});
