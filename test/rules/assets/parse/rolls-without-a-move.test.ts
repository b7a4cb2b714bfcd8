import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('an ability that changes a roll and names no move is offered on any roll in its situation', () => {
	it('with each amount that may be paid for as large a bonus', () => {
		const { uses, shown } = readingOf(
			'When you force a door, you may sacrifice health (1-3) to gain an equal amount of bonus on your roll.',
		);
		expect(shown).toEqual([]);
		expect(uses).toEqual(
			[1, 2, 3].map(by => `its moves (you force a door), “${by} health”: add ${by} · Suffer −${by} health`),
		);
	});
});

describe('what is no change of a roll stays a moment of its own', () => {
	it.each([
		'When you wake at dawn, take +1 spirit.',
		'When a session begins, roll +wits and take +1 momentum on a hit.',
		'When you begin a session, roll +heart and take +1 momentum on a hit.',
		'When you gain this ability, take +1 momentum on a hit.',
		'When you wake the bell, roll +shadow. On a strong hit, take +1 spirit.',
		'When you finish a song, add +1 to your wits.',
		'When you haggle, take +1 supply on a hit, but not on a weak hit.',
		'When you make a reroll that a relic grants, also add +1.',
	])('%s', text => {
		const { uses, moment } = readingOf(text);
		expect(uses).toEqual([]);
		expect(moment).toBeDefined();
	});
});

describe('a roll of its own', () => {
	it('may be followed by what is only told', () => {
		const { moment } = readingOf(
			'You may call the tide. Roll +wits. On a strong hit, it comes. On a weak hit, it waits. On a miss, it drowns you. Tides can carry boats.',
		);
		expect(moment?.roll_type).toBe('action_roll');
		expect(moment?.text).toContain('Tides can carry boats.');
	});

	it('and by what is said of other rolls, which is shown on the card and at no outcome', () => {
		const { moment, shown, outcomes } = readingOf(
			'You may call the tide. Roll +wits. On a strong hit, take +1 supply. You may reroll any dice.',
		);
		expect(moment?.roll_type).toBe('action_roll');
		expect(shown).toEqual(['You may reroll any dice']);
		expect(outcomes).toEqual({ strong_hit: 'supply +1' });
	});
});

it.each(['When you haggle in the dark, gain +1 supply. On a match, gain +3.'])(
	'of what nobody says is shown in its own words: %s',
	text => {
		const { uses, does } = readingOf(text);
		expect([...uses, ...does].join()).toMatch(/gain \+3/i);
	},
);

it.each([['When you sleep by your own hearth, restore full spirit.', 'spirit to maximum']])(
	'is no longer passed over: %s',
	(text, does) => {
		expect(readingOf(text).does).toContain(does);
	},
);

it('and what is said of the reset after a burn is shown', () => {
	expect(readingOf("When you burn momentum to mend a wound, you don't need to reset it.").shown).toHaveLength(1);
});
