import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

const CLOCK = [{ kind: 'clock', key: 'clock', label: 'clock', max: 6 }];

describe('what is done to the clock of a card', () => {
	it.each([
		['When you wake the giant, fill one segment of a six-segment clock to represent its anger.', ['"clock" +1']],
		['When you feed the giant, clear two segments of the clock.', ['"clock" -2']],
		[
			'When the giant sleeps, reset the clock and mark 1 tick on your quests legacy track.',
			['"clock" to 0', 'quests +1 ticks'],
		],
		['When you wake the giant, mark two clock segments.', ['"clock" +2']],
		['When you anger the giant, tick a segment on this clock.', ['"clock" +1']],
	])('%s', (text, does) => {
		expect(readingOf(text, 'starforged', CLOCK)).toMatchObject({ uses: [], shown: [], does });
	});

	it('is nothing to the clock of a campaign', () => {
		const { does } = readingOf('When you rest, fill one segment of the campaign clock.', 'starforged', CLOCK);
		expect(does.join()).not.toContain('"clock"');
	});

	it('is done by no card without one', () => {
		const { does } = readingOf('When you rest, fill one segment of the clock.', 'starforged');
		expect(does.join()).not.toContain('"clock"');
	});
});

describe('another miss, which only the player sees', () => {
	it.each([
		['On another miss, suffer -1 spirit.', 'On another miss'],
		// what cannot be carried out is shown
		['If you score a miss again, the ghost suffers 3 dread.', 'If you score a miss again, the ghost suffers 3 dread.'],
	])('%s', (again, shown) => {
		const { uses } = readingOf(
			`When you Face Danger and score a miss, you may reroll any dice. ${again}`,
			'starforged',
		);
		expect(uses).toEqual([`Face Danger: after miss · Reroll any dice · miss: ${shown}`]);
	});
});
