import { expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { changedEffectsPage, effectsPage } from '../../support/effects-page';

// Each line was judged against the book.

it.each(['classic', 'starforged'] as const)('reads every move of %s', async id => {
	await expect(effectsPage(rulebook(bundledRuleset(id)))).toMatchFileSnapshot(`../approved/${id}.txt`);
});

it.each([
	['delve', 'classic'],
	['sundered_isles', 'starforged'],
] as const)('reads every move that %s has otherwise than %s', async (id, base) => {
	const page = changedEffectsPage(rulebook(bundledRuleset(id)), rulebook(bundledRuleset(base)));
	await expect(page).toMatchFileSnapshot(`../approved/${id}.txt`);
});

it.each(RULESET_IDS)('leaves no instruction of %s to the player', id => {
	expect(effectsPage(rulebook(bundledRuleset(id)))).not.toMatch(/^\s*(?:\d+ )?say /m);
});
