import { describe, expect, it } from 'vitest';
import { findingsOf, playedIn } from '../shapes/read-note';

const noteOf = (text: string): string => `## House Moves\n\n### Keep Watch\n\n${text}\n`;
const played = (text: string) => playedIn(noteOf(text))['Keep Watch'];

describe('“if you score a strong hit” in a move that is rolled is that outcome', () => {
	it('behind the roll', () => {
		const text =
			'When you keep watch, roll +wits. If you score a **strong hit**, pick two. On a **weak hit**, pick one. On a **miss**, suffer -1 supply.\n\n- Take +1 spirit.\n- Take +2 momentum.';
		expect(played(text)).toEqual({
			strong: 'choose 2; - Take +1 spirit; spirit +1; - Take +2 momentum; momentum +2',
			weak: 'choose 1; - Take +1 spirit; spirit +1; - Take +2 momentum; momentum +2',
			miss: 'supply -1',
		});
		expect(findingsOf(noteOf(text))).toEqual([]);
	});

	it('in each paragraph', () => {
		expect(
			played(
				'When you keep watch, roll +wits.\n\nWhen you score a strong hit, take +2 momentum.\n\nIf you roll a weak hit, take +1 momentum.\n\nIf you get a miss, suffer -1 spirit.',
			),
		).toEqual({ strong: 'momentum +2', weak: 'momentum +1', miss: 'spirit -1' });
	});

	it('but not behind a move that is made before it, nor with more to the condition', () => {
		const text =
			'When you keep watch, roll +wits.\n\nOn a **strong hit**, take +2 momentum.\n\nOn a **weak hit**, [Face Danger]. If you score a strong hit, take +1 spirit.\n\nOn a **miss**, suffer -1 spirit. If you score a miss and it snows, suffer -1 health.';
		expect(played(text)?.strong).toBe('momentum +2');
		expect(played(text)?.miss).toMatch(/^spirit -1; may If you score a miss and it snows/);
	});

	it('nor in a move without a roll', () => {
		expect(played('When you keep watch, [Face Danger]. If you score a strong hit, take +1 spirit.')?.strong).toBe(
			undefined,
		);
	});
});

it('a progress roll behind the outcomes of an action roll is a move of its own, so all is shown', () => {
	const text =
		'When you keep watch, roll +wits.\n\nOn a **strong hit**, take +3 momentum.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, suffer -1 spirit.\n\nIf the night ends, compare your progress to both challenge dice (roll the challenge dice).\n\nOn a **strong hit**, take +1 spirit.\n\nOn a **weak hit**, take +1 supply.\n\nOn a **miss**, suffer -1 health.';
	const { 'Keep Watch': move = {} } = playedIn(noteOf(text));
	for (const written of Object.values(move)) expect(written).not.toMatch(/(?:^|; )(?!say )/);
	expect(findingsOf(noteOf(text)).join()).toMatch(/two triggers/);
});
