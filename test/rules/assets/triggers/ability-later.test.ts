import { expect, it } from 'vitest';
import { endOnFace, laterIn, lesserIn } from '../../../../src/rules/assets/triggers/ability-later';

it.each([
	['you may also add +1 when you [Strike] or [Clash]', 'add +1', 'Strike, Clash', ''],
	['On a strong hit, the bearer may rest', undefined, '', ''],
	['The wielder inflicts +1 harm when they [Strike] or [Clash]', 'inflict +1 harm on a hit', 'Strike, Clash', ''],
	['You may then [Face Danger] +essence to bend the light', 'roll +essence', 'Face Danger', 'to bend the light'],
	['Add +1 if you immediately [Strike]', undefined, '', ''],
	['Add +2 and take +1 momentum on a hit', undefined, '', ''],
] as const)('%s: %s', (sentence, rest, moves, when) => {
	const later = laterIn(sentence);
	expect(later?.rest).toBe(rest);
	expect(later?.fits.flatMap(fit => fit.moves).join(', ') ?? '').toBe(moves);
	expect(later?.fits.map(fit => fit.when).join() ?? '').toBe(when);
});

it.each([
	['On a weak hit, as above, but add +1 (instead of +2)', 1],
	['On a weak hit, as above, but add +1 and suffer -1 momentum', undefined],
] as const)('the lesser add of “%s” is %s', (sentence, add) => {
	expect(lesserIn(sentence)).toBe(add);
});

it.each([
	['If you roll a 1 on your action die when using the seal, it breaks', { face: 1, words: 'it breaks' }],
	['If you roll a match, it breaks', undefined],
] as const)('%s', (sentence, end) => {
	expect(endOnFace(sentence)).toEqual(end);
});
