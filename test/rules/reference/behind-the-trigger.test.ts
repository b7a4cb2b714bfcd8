import { describe, expect, it } from 'vitest';
import { playedIn, readNote } from '../shapes/read-note';

const OUTCOMES =
	'On a **strong hit**, take +1 momentum.\n\nOn a **weak hit**, suffer -1 supply.\n\nOn a **miss**, Pay the Price.';

const noteOf = (text: string): string => `## House Moves\n\n### Ring the Bell\n\n${text}\n`;
const rolledIn = (trigger: string) => readNote(noteOf(`${trigger}\n\n${OUTCOMES}`)).layer.moves[0];
const alwaysIn = (text: string) => playedIn(noteOf(text))['Ring the Bell']?.always;

describe('a trigger ends before the first amount, whatever verb leads to it', () => {
	it.each([
		['When you wake rested, take any two: +1 health, +1 spirit, or +1 momentum.', 'choose 2'],
		['When you wake rested, take two: +1 health, +1 spirit, or +1 momentum.', 'choose 2'],
		['When you wake rested,\ntake any one:\n+1 health, or +1 spirit.', 'choose 1'],
	])('%s', (text, choice) => {
		expect(alwaysIn(text)).toContain(choice);
		expect(alwaysIn(text)).toContain('health +1');
	});

	it.each([
		'When the bell cracks, hang -1 supply on its rope, and walk away.',
		'When the bell cracks, the ringer hands you +2 luck, and goes.',
		'When the bell cracks, share out +1 health, +1 spirit, and bread.',
	])('no amount is lost: %s', text => {
		const amounts = text.match(/[+-]\d/g) ?? [];
		expect(amounts.filter(amount => !alwaysIn(text)?.includes(amount.slice(1)))).toEqual([]);
	});
});

describe('a situation in parentheses belongs to the way to roll in them', () => {
	it.each([
		['When you ring it, roll +iron (if mounted, roll +edge instead).', ['+iron', '+edge: Mounted']],
		['When you ring it, roll +iron (when mounted, +edge instead).', ['+iron', '+edge: Mounted']],
		['When you ring it, roll +heart (or shadow if you use a trick).', ['+heart', '+shadow: Use a trick']],
		[
			'When you ring it, roll your action die and add **heart** (or _shadow_ if you use a trick).',
			['+heart', '+shadow: Use a trick'],
		],
		['When you ring it, roll +heart / wits (at night).', ['+heart', '+wits']],
	])('%s', (trigger, expected) => {
		const conditions = rolledIn(trigger)?.trigger.conditions ?? [];
		const told = conditions.flatMap(({ text = '', roll_options }) =>
			roll_options.map(option => `${'stat' in option ? `+${option.stat}` : ''}: ${text}`),
		);
		expect(told.map(words => words.replace(/: (?:Ring it)?$/, ''))).toEqual(expected);
	});
});

describe('each bonus has its own circumstance, and no instruction among its words', () => {
	it.each([
		[
			'When you ring it, roll +wits; add +1 if the sky is clear, add +2 if you own a chart.',
			[
				{ by: 1, when: 'the sky is clear' },
				{ by: 2, when: 'you own a chart', instead: true },
			],
		],
		[
			'When you ring it, roll +wits. Add +1 if the sky is clear, and add another +1 if you own a chart.',
			[
				{ by: 1, when: 'the sky is clear' },
				{ by: 1, when: 'you own a chart' },
			],
		],
		[
			'When you ring it, roll +wits. Add +1 if you bring oil, and take +1 momentum on a hit.',
			[{ by: 1, when: 'you bring oil' }],
		],
	])('%s', (trigger, adds) => {
		expect(rolledIn(trigger)?.trigger.adds).toEqual(adds);
	});

	it('what is to be done besides is shown', () => {
		const text = `When you ring it, roll +wits. Add +1 if you bring oil, and take +1 momentum on a hit.\n\n${OUTCOMES}`;
		expect(alwaysIn(text)).toContain('take +1 momentum on a hit');
	});
});
