import { expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { HOMEBREW_PHRASES } from '../../../../src/rules/effects/phrases/homebrew';
import { readEffects } from '../../../../src/rules/effects/read-effects';
import { PRINTED } from '../../../../src/rules/effects/vocabulary';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	HOMEBREW_PHRASES,
	rows`
		Mark 3 ticks => progress +3 ticks
		mark a tick on the expedition => progress +1 ticks on expedition
		Erase 2 ticks => progress -2 ticks
		Mark two boxes of progress => progress +8 ticks
		Lose one box of progress => progress -4 ticks
		Make a progress mark => progress
		Advance the doom clock by 2 => clock +2
		tick the clock => clock +1
		Start a 6-segment clock => begin clock with 6 segments
		Lose 1d6 supply => supply -1d6
		suffer -1d3 momentum => momentum -1d3
		They lose d6 health => companion health -1d6
		Take +1d6 supply => supply +1d6
		Lose supply equal to your momentum => supply -momentum
		Suffer -health equal to your current supply => health -supply
		Take momentum equal to your spirit => momentum +spirit
		Use up 1 supply => supply -1
		burn 2 momentum => momentum -2
		Use up 1 => supply -1
		Set your momentum to 4 => momentum to 4
		Your spirit drops to 0 => spirit to 0
		Set it to 4 => supply to 4
		Lose all your supply => supply to 0
		Take +2 momentum or +1 spirit (your choice) => choose 1\n\t- +2 momentum\n\t\tmomentum +2\n\t- +1 spirit\n\t\tspirit +1
		Suffer -1 to your choice of health or spirit => choose 1\n\t- -1 health\n\t\thealth -1\n\t- -1 spirit\n\t\tspirit -1
		take +1 to spirit => spirit +1
		Suffer a -1 penalty to momentum => momentum -1
		You become shaken => mark shaken
		You're wounded => mark wounded
		You are no longer shaken => clear shaken
		Remove the shaken condition => clear shaken
		You get a +1 bonus on your next roll => next +1
		Your next move gets +1 => next +1
		[Pay the Price] twice => move Pay the Price\nmove Pay the Price
		Roll on [Pay the Price] => move Pay the Price
		[Face Danger] with +1 => move Face Danger add +1
		Gain 2 XP => experience +2
	`,
	{ meter: 'supply' },
);

/** Whole sentences as players write them; what is told is not guessed at. */
it.each([
	['Suffer 1 momentum.', 'momentum -1'],
	['Treat this as a miss.', 'as miss'],
	['This counts as a strong hit.', 'as strong hit'],
	['Suffer -1 health and use up 1 supply.', 'health -1\nsupply -1'],
	['Take +1 supply. Set it to 4.', 'supply +1\nsupply to 4'],
	[
		'Either take +1 momentum or mark progress.',
		'choose 1\n\t- Take +1 momentum\n\t\tmomentum +1\n\t- Mark progress\n\t\tprogress',
	],
	[
		'Choose 2: +1 momentum, +1 spirit, or +1 supply.',
		'choose 2\n\t- +1 momentum\n\t\tmomentum +1\n\t- +1 spirit\n\t\tspirit +1\n\t- +1 supply\n\t\tsupply +1',
	],
	[
		'Choose one: take +1 spirit; take +1 health; or mark progress.',
		'choose 1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +1 health\n\t\thealth +1\n\t- Mark progress\n\t\tprogress',
	],
	['Your next move gets -1.', 'say Your next move gets -1.'],
	['Use up 1.', 'say Use up 1.'],
	['Lose half your supply.', 'say Lose half your supply.'],
	['Mark moth-eaten.', 'say Mark moth-eaten.'],
	['Clear skies.', ''],
	['Clear out.', ''],
	['Clear the wreckage.', 'say Clear the wreckage.'],
	['Mark the spot on the map.', 'say Mark the spot on the map.'],
	['Gain entry and take heart.', 'say Gain entry and take heart.'],
	['Either way, the door is shut.', ''],
])('%s', (says, notation) => {
	expect(writeEffects(readEffects(says, PRINTED))).toBe(notation);
});
