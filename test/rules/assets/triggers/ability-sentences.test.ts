import { expect, it } from 'vitest';
import { takeScope } from '../../../../src/rules/assets/triggers/ability-sentences';

it.each([
	['If you then score a strong hit, take +1 momentum', ['strong_hit'], 'take +1 momentum'],
	// what else must be so is not lost
	['If you score a strong hit and keep the lamp lit, take +1 momentum', undefined, undefined],
	['If you score a hit with a match and the fight goes on, mark progress', undefined, undefined],
] as const)('%s', (sentence, outcomes, said) => {
	const scoped = takeScope(sentence);
	expect(scoped.scope?.outcomes).toEqual(outcomes);
	expect(scoped.said).toBe(said ?? sentence);
});
