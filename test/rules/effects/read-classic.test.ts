import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import { rulebook } from '../../../src/rules/rulebook';
import { effectsPage } from '../../support/effects-page';

// Each line was judged against the book. A move that Delve takes over from Ironsworn stands on the first page only.

const classic = rulebook(bundledRuleset('classic'));
const delve = rulebook(bundledRuleset('delve'));
const known = new Set(classic.ruleset.moves.map(({ _id }) => _id));
const ownOfDelve = delve.ruleset.moves.filter(({ _id }) => !known.has(_id));

it('reads every move of Ironsworn', async () => {
	await expect(effectsPage(classic, classic.ruleset.moves)).toMatchFileSnapshot('../approved/classic.txt');
});

it('reads every move that Delve adds', async () => {
	await expect(effectsPage(delve, ownOfDelve)).toMatchFileSnapshot('../approved/delve.txt');
});

it('leaves no instruction of either to the player', () => {
	expect(effectsPage(classic, classic.ruleset.moves)).not.toMatch(/^\s*say /m);
	expect(effectsPage(delve, delve.ruleset.moves)).not.toMatch(/^\s*say /m);
});
