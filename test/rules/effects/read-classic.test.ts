import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import { rulebook } from '../../../src/rules/rulebook';
import { effectsPage } from '../../support/effects-page';

// Each line was judged against the book.

const classic = rulebook(bundledRuleset('classic'));
const delve = rulebook(bundledRuleset('delve'));

it('reads every move of Ironsworn', async () => {
	await expect(effectsPage(classic, classic.ruleset.moves)).toMatchFileSnapshot('../approved/classic.txt');
});

it('reads every move of Delve, and of Ironsworn under it', async () => {
	await expect(effectsPage(delve, delve.ruleset.moves)).toMatchFileSnapshot('../approved/delve.txt');
});

it('leaves no instruction of either to the player', () => {
	expect(effectsPage(classic, classic.ruleset.moves)).not.toMatch(/^\s*say /m);
	expect(effectsPage(delve, delve.ruleset.moves)).not.toMatch(/^\s*say /m);
});
