import { expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';

/** Instructions that were lost without a word, or carried out whatever stood beside them. */
it.each([
	'Draw a card from the deck and keep it.',
	'Strike off one torch.',
	'Cross out one of your tools.',
	'Add your heart to the next roll.',
	'Ask two of them on a match.',
	'You may not bless again today.',
	'Two.',
	'One, and the voice of the leader gives out.',
	'Once only.',
	'Ask the oracle twice and take whichever answer you like.',
	'Three coins, or work it off: mark a segment on the toll clock.',
	'Every dawn: lose 1 supply.',
	'At night: suffer -1 spirit.',
	'Yet it breaks on your next miss.',
	'Roll twice and keep the better.',
	'Roll twice, and keep the worse.',
	'Roll twice and take the higher result.',
	'Keep the better of the two.',
	'Begin a new journey without rolling.',
	'Start a fight with it at once.',
	'Choose.',
	'Choose one.',
	'Choose two of them.',
	'Pick one.',
	'Pick two:',
	'Choose a card from the deck.',
])('is shown: %s', text => {
	expect(writeEffects(readEffects(text))).toBe(`say ${text}`);
});
