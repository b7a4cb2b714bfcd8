import { expect, it } from 'vitest';
import { highestFace, readDice } from '../../../src/rules/oracles/oracle';

it.each([
	{ text: '1d100', faces: [1, 100] },
	{ text: 'd20', faces: [1, 20] },
	{ text: '1D200', faces: [1, 200] },
	{ text: '2d6', faces: [2, 12] },
	{ text: '1d6+2', faces: [3, 8] },
	{ text: '2d4 - 1', faces: [1, 7] },
	{ text: '2W6+1', faces: [3, 13] },
	{ text: 'd10000', faces: [1, 10_000] },
])('$text shows $faces', ({ text, faces }) => {
	const dice = readDice(text);
	expect(dice && [dice.count + dice.modifier, highestFace(dice)]).toEqual(faces);
});

it.each(['', 'd0', '0d6', '6', 'd', 'd6 and d8', '1d66666'])('“%s” is no dice', text => {
	expect(readDice(text)).toBeUndefined();
});
