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

describe('an option says in its words what it gives', () => {
	it.each([
		[
			'- A warm bed (take +1 health)\n- A full pack (+1 supply)',
			'choose 1; - A warm bed (take +1 health); health +1; - A full pack (+1 supply); supply +1',
		],
		[
			'- A small cellar: two casks\n- A large cellar: 5 casks',
			'choose 1; - A small cellar: two casks; - A large cellar; say 5 casks',
		],
		['- A lie (if alone, suffer -1 spirit)\n- Take +1 momentum', undefined],
	])('%s', (list, expected) => {
		const always = alwaysIn(`When you ring it, choose one.\n\n${list}`);
		if (expected === undefined) expect(always).toContain('say A lie (if alone, suffer -1 spirit)');
		else expect(always).toBe(expected);
	});

	it('a roll with a bonus behind it is not shown besides', () => {
		const text = `When you ring it, roll +iron/+edge, with a +1 if you are barefoot.\n\n${OUTCOMES}`;
		expect(rolledIn(text)?.trigger.adds).toEqual([{ by: 1, when: 'you are barefoot' }]);
		expect(alwaysIn(text)).toBeUndefined();
	});
});
