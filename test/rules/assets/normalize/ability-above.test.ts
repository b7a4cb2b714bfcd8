import { describe, expect, it } from 'vitest';
import { readingOfLast } from '../moment-reading';

const HIT = (words: string): string => `strong_hit: ${words} · weak_hit: ${words}`;
const CLIMB = 'When you [Face Danger] on a cliff, add +1.';

describe('an ability that goes on from the one above it has its trigger', () => {
	it.each([
		['When you do it on a rope, reroll any dice.', 'Face Danger (on a cliff on a rope): after · Reroll any dice'],
		['Your grip is sure. Take +2 momentum on a hit.', `Face Danger (on a cliff): ${HIT('Take +2 momentum')}`],
		[
			'On a weak hit, you may reroll the action die.',
			'Face Danger (on a cliff), “on a weak hit”: after weak_hit · Reroll the action die',
		],
		['If you score a miss, take +1 momentum.', 'Face Danger (on a cliff): miss: Take +1 momentum'],
	])('%s', (text, use) => {
		const { uses, shown } = readingOfLast([CLIMB, text]);
		expect({ uses, shown }).toEqual({ uses: [use], shown: [] });
	});

	it('and so does a third that goes on from the second', () => {
		const { uses } = readingOfLast([CLIMB, 'When you do it, reroll any dice.', 'Take +1 momentum on a hit.']);
		expect(uses).toEqual([`Face Danger (on a cliff): ${HIT('Take +1 momentum')}`]);
	});

	it('and where the trigger names no move, any roll in that situation', () => {
		const { uses, moment } = readingOfLast(['When you sing for coin, add +1.', 'Take +1 supply on a hit.']);
		expect(uses).toEqual([`its moves (you sing for coin): ${HIT('Take +1 supply')}`]);
		expect(moment).toBeUndefined();
	});
});

describe('it is shown, and never had on every roll', () => {
	it.each([
		['with nothing above it', ['Take +2 momentum on a hit.']],
		[
			'under two triggers',
			['When you [Strike], add +1. When you [Clash], add +1.', 'When you do it, take +1 momentum on a hit.'],
		],
		['with a result, and nothing above it', ['On a weak hit, take +2 momentum.']],
		[
			'with a result, under a trigger that has one',
			['When you [Strike] and score a hit, take +1 momentum.', 'On a weak hit, take +1 spirit.'],
		],
		['under no trigger', ['Your eyes shine at night.', 'Take +2 momentum on a hit.']],
		[
			'under a moment that “as above” cannot name',
			['When you wake at dawn, take +1 spirit.', 'As above, and take +1 supply on a hit.'],
		],
	])('%s', (_, texts) => {
		const { uses, shown } = readingOfLast(texts);
		expect(uses).toEqual([]);
		expect(shown).toHaveLength(1);
	});

	it('and “it” is what the ability itself says first', () => {
		const { uses, when, does } = readingOfLast([
			CLIMB,
			'If you find a spring, you can drink. When you do it, take +1 spirit.',
		]);
		expect({ uses, when }).toEqual({ uses: [], when: 'When you find a spring' });
		expect(does).toContain('\tspirit +1');
	});
});

describe('what “if” adds keeps the situation and the result before it', () => {
	it.each([
		[
			[
				'When you read a stranger, add +1.',
				'As above, and if you score a hit, they trust you. Take +1 momentum. If at court, take +1 supply.',
			],
			[
				`its moves (you read a stranger): ${HIT('Take +1 momentum')}`,
				`its moves (you read a stranger, if at court): ${HIT('Take +1 supply')}`,
			],
		],
		[
			[
				'When you lie your way out and burn momentum to gain a strong hit, take +1 momentum after you reset. If you leave a friend behind, take +1 supply.',
			],
			[
				'its moves (you lie your way out): after strong_hit · Take +1 momentum',
				'its moves (you lie your way out, if you …): after strong_hit · Take +1 supply',
			],
		],
	])('%j', (texts, uses) => {
		expect(readingOfLast(texts).uses).toEqual(uses);
	});
});
