import { expect, it } from 'vitest';
import { advanceCosts } from '../../src/play/assets/advance-costs';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { rulebook } from '../../src/rules/books/rulebook';

it.each(RULESET_IDS)('%s: a new asset costs 3 experience, an ability 2 (Advance)', id => {
	expect(advanceCosts(rulebook(bundledRuleset(id)))).toEqual({ gain: 3, upgrade: 2 });
});

it('rules without such a move sell nothing: all is free', () => {
	expect(advanceCosts(rulebook({ ...bundledRuleset('classic'), moves: [] }))).toEqual({ gain: 0, upgrade: 0 });
});
