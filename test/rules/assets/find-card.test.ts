import { expect, it } from 'vitest';
import { findCard } from '../../../src/rules/assets/find-card';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';

const find = (name: string) => findCard(bundledRuleset('sundered_isles').assets?.() ?? [], name);

it.each([
	['Starship', 'Starship'],
	['captain’s boat', "Captain's Boat"],
	['THE KRAKEN', 'The Kraken'],
	['  combat-bot ', 'Combat Bot'],
])('%s is found', (typed, name) => {
	expect(find(typed)).toMatchObject({ ok: true, value: { name } });
});

it.each([
	['Starshp', 'The book has no asset called “Starshp”. Did you mean “Starship”?'],
	['My own clever bird', 'The book has no asset called “My own clever bird”.'],
])('%s is not, and the nearest name is reported', (typed, message) => {
	expect(find(typed)).toMatchObject({ ok: false, problems: [{ code: 'unknown_asset', message }] });
});

it.each(RULESET_IDS)('no two assets of %s have one name', id => {
	const assets = bundledRuleset(id).assets?.() ?? [];
	for (const asset of assets) expect(findCard(assets, asset.name)).toEqual({ ok: true, value: asset });
});
