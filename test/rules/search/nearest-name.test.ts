import { expect, it } from 'vitest';
import { nearestName, typingDistance } from '../../../src/rules/search/nearest-name';

it.each([
	{ slip: 'nothing', typed: 'vow', name: 'vow', distance: 0 },
	{ slip: 'a letter dropped', typed: 'vw', name: 'vow', distance: 1 },
	{ slip: 'a letter added', typed: 'voww', name: 'vow', distance: 1 },
	{ slip: 'a letter changed', typed: 'vov', name: 'vow', distance: 1 },
	{ slip: 'neighbours swapped', typed: 'ovw', name: 'vow', distance: 1 },
	{ slip: 'everything', typed: '', name: 'vow', distance: 3 },
])('$slip: “$typed” is $distance from “$name”', ({ typed, name, distance }) => {
	expect(typingDistance(typed, name)).toBe(distance);
});

const kinds = ['move', 'vow', 'clock', 'connection', 'expedition'];

it.each([
	{ rule: 'the nearest name', typed: 'conection', near: 'connection' },
	{ rule: 'capitals do not count', typed: 'CLOK', near: 'clock' },
	{ rule: 'one slip in three letters', typed: 'mow', near: 'vow' },
	{ rule: 'too many slips for a short word', typed: 'oath', near: undefined },
])('$rule: “$typed” is near $near', ({ typed, near }) => {
	expect(nearestName(typed, kinds)).toBe(near);
});
