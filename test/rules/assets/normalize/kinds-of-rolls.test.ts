import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('a bonus on a kind of roll', () => {
	it.each([
		[
			'When you are on a roof, add +1 to rolls to hide or eavesdrop.',
			'its moves (to hide or eavesdrop while you are …): add 1',
		],
		['Add +1 to all combat rolls while your lamp is out.', 'its moves (you make a combat move while your …): add 1'],
		['While wet, add +2 to combat rolls.', 'its moves (you make a combat move while wet): add 2'],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});

	it.each([
		['whom it is against is said elsewhere', 'Take +1 on all rolls against them.'],
		['it is for a later roll', 'Add +1 to your next roll.'],
	])('but not where %s', (_what, text) => {
		expect(readingOf(text).uses).toEqual([]);
	});
});

describe('a result one level better', () => {
	it('but not two', () => {
		expect(readingOf('When you [Strike] on stilts, improve your result by two levels.').uses).toEqual([]);
	});
});
