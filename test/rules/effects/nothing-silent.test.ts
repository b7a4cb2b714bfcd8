import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';

const shown = (text: string): string => `say ${text}`;
const read = (text: string): string => writeEffects(readEffects(text));

describe('a verb of instruction at the start is never story', () => {
	it.each([
		'Gain footing, if not already steady.',
		'Set your stance to open.',
		'Lock a minor hurt of the same kind.',
		'When you break your word, clear the pact.',
		'If unsure of the rank, make it formidable.',
		'Gain a tier at the start of a new campaign.',
		'Raise your guard.',
		'Lower the flag by a notch.',
		'Flip the card over.',
		'Remove the ward you placed.',
		'When the moon is full, double the offering.',
		'If they refuse, give them your word.',
		'Take the lantern and raise the alarm.',
		'You must return the key.',
		'Then, hand the seal to a rival.',
		'Record the name of the ship.',
		'Swap your blade for another.',
		'Put a coin in the bowl.',
		'Increase the pressure.',
		'Choose a reward from the chart.',
		'Choose a mishap.',
		'Pick a token out of the bag.',
		'Roll on the charts below.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});

	it('in a clause after one that is carried out', () => {
		expect(read('Take +1 momentum and set your stance to open.')).toBe('momentum +1\nsay Set your stance to open.');
		expect(read('Suffer -1 supply, then flip the card over.')).toBe('supply -1\nsay Flip the card over.');
	});

	it.each(['Clear skies.', 'Clear out.', 'Set the scene.', 'Set sail.', 'Take heart.', 'Turn back.'])(
		'but an idiom is: %s',
		text => {
			expect(read(text)).toBe('');
		},
	);
});

describe('a limit in a sentence of its own is shown', () => {
	it.each([
		'You may do this only once per journey.',
		'Once per session.',
		'You can use this one time.',
		'This works a single time per fight.',
		'Do this at most twice a day.',
		'Only one of you may do so.',
		'This may be done once between rests.',
		'No more than twice, though.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('an end and a whole amount in words of the story are shown', () => {
	it.each([
		'You are destroyed.',
		'You are slain.',
		'Your mule dies.',
		'Your companion perishes.',
		'Your ship is wrecked beyond repair.',
		'The connection is dead.',
		'You are forever scarred.',
		'You botch it and are now permanently harmed.',
		'Heal fully.',
		'Recover all of it.',
		'Regain everything you spent.',
		'Refund the cost.',
		'No momentum may be gained until you escape.',
		'All supply is lost.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('what becomes of a stake is shown', () => {
	it.each([
		'You win twice your stake.',
		'You lose your stake.',
		'You keep your stake.',
		'Half the pot is yours.',
		'They pocket your wager.',
		'You win back what you risked.',
		'The ante is gone.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});
