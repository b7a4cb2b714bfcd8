import { describe, expect, it } from 'vitest';
import { readTriggerAdds } from '../../../src/rules/effects/trigger';

describe('what the trigger adds to the roll', () => {
	it.each([
		['a condition', 'Roll +iron. If you carry a shield, add +1.', [{ by: 1, when: 'you carry a shield' }]],
		[
			'one in place of the other',
			'If you swear it to a friend, add +1; if you share blood, add +2.',
			[
				{ by: 1, when: 'you swear it to a friend' },
				{ by: 2, when: 'you share blood', instead: true },
			],
		],
		['within a sentence', 'Roll +heart, and add +1 if you are expected.', [{ by: 1, when: 'you are expected' }]],
		['on its own', 'You may add +1 if you are expected.', [{ by: 1, when: 'you are expected' }]],
		['at the beginning', 'Add +1 if you are expected.', [{ by: 1, when: 'you are expected' }]],
		['the initial roll', 'If you are kin, add +1 to your initial roll.', [{ by: 1, when: 'you are kin' }]],
		[
			'within an option',
			'* Barter: Roll +heart (add +1 if you are kin)\n* Threaten: Roll +iron',
			[{ by: 1, when: 'you are kin', option: 'heart' }],
		],
		[
			'behind an option',
			'* Barter: Roll +heart. If you are kin, add +1.',
			[{ by: 1, when: 'you are kin', option: 'heart' }],
		],
		[
			'more under another condition',
			'* Barter: Roll +heart; add +1 if they know you, or +2 if you are kin\n* Threaten: Roll +iron',
			[
				{ by: 1, when: 'they know you', option: 'heart' },
				{ by: 2, when: 'you are kin', instead: true, option: 'heart' },
			],
		],
		['not behind an outcome', 'On a __strong hit__, you win. If you share a bond, add +1.', []],
		['not the next move', 'If you win, add +1 on your next move.', []],
	])('%s', (_what, text, adds) => {
		expect(readTriggerAdds(text)).toEqual(adds);
	});
});
