import { expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';

/** Instructions that were lost without a word. */
it.each([
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
