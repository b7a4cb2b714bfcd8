import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import { rulebook } from '../../../src/rules/rulebook';
import { effectsPage } from '../../support/effects-page';

// Each line was judged against the book.

const starforged = rulebook(bundledRuleset('starforged'));

it('reads every move of Starforged', async () => {
	const page = effectsPage(starforged, starforged.ruleset.moves);
	await expect(page).toMatchFileSnapshot('../approved/starforged.txt');
});

it('reads every move of Sundered Isles', async () => {
	const book = rulebook(bundledRuleset('sundered_isles'));
	await expect(effectsPage(book, book.ruleset.moves)).toMatchFileSnapshot('../approved/sundered_isles.txt');
});

it.each(['starforged', 'sundered_isles'] as const)('nothing mechanical is only told in %s', id => {
	const book = rulebook(bundledRuleset(id));
	const page = effectsPage(book, book.ruleset.moves);
	const told = page.split('\n').filter(line => /^\s*(?:\d+ )?say /.test(line));
	expect(told).toEqual([]);
});
