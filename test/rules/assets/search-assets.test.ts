import { describe, expect, it } from 'vitest';
import { assetsFor, categoriesOf, searchAssets } from '../../../src/rules/assets/search-assets';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';

const assetsOf = (id: RulesetId) => bundledRuleset(id).assets?.() ?? [];
const found = (id: RulesetId, query: string) => searchAssets(assetsOf(id), query);

describe('an asset is found', () => {
	it.each([
		{ by: 'its name', id: 'starforged', query: 'banshee', first: 'Banshee' },
		{ by: 'the start of its name', id: 'starforged', query: 'star', first: 'Starship' },
		{ by: 'its initials', id: 'starforged', query: 'eu', first: 'Engine Upgrade' },
		{ by: 'letters of its name', id: 'classic', query: 'swrdmstr', first: 'Swordmaster' },
		{ by: 'letters of which as many are left out as are typed', id: 'classic', query: 'swm', first: 'Swordmaster' },
		{ by: 'words of its name and its card', id: 'starforged', query: 'bot combat', first: 'Combat Bot' },
		{ by: 'an apostrophe or none', id: 'sundered_isles', query: 'captains boat', first: "Captain's Boat" },
	] as const)('by $by', ({ id, query, first }) => {
		expect(found(id, query)[0]?.asset.name).toBe(first);
	});

	it('by words of its card, and shows where they are', () => {
		const [match] = found('starforged', 'computer program');
		expect(match?.hintRanges.length).toBeGreaterThan(0);
		expect(match?.hint.toLowerCase()).toContain('computer program');
	});

	it('by words of its name and one that stands elsewhere on its card, and shows those of the name', () => {
		const [match] = found('starforged', 'engine upgrade expedition');
		const words = match?.nameRanges.map(({ from, to }) => match.asset.name.slice(from, to));
		expect(words).toEqual(['Engine', 'Upgrade']);
		expect(match?.hintRanges).toEqual([]);
	});

	it('by its category', () => {
		const names = found('classic', 'ritual').map(({ asset }) => asset.category);
		expect(names.filter(category => category === 'Ritual').length).toBe(17);
	});

	it('not by what no card says', () => {
		expect(found('starforged', 'zzyzx')).toEqual([]);
	});
});

it('nothing typed shows all, in the order given', () => {
	expect(found('starforged', ' ').map(({ asset }) => asset)).toEqual(assetsOf('starforged'));
});

it('Sundered Isles has its own assets first, then those recommended for it, then the others', () => {
	const sorts = assetsFor('sundered_isles', assetsOf('sundered_isles')).map(({ _id, tags }) =>
		_id.startsWith('asset:sundered_isles/') ? 'own' : tags['sundered_isles'] ? 'recommended' : 'other',
	);
	expect(sorts.filter((sort, i) => sort !== sorts[i - 1])).toEqual(['own', 'recommended', 'other']);
});

it.each([
	['classic', ['Combat Talent', 'Companion', 'Path', 'Ritual']],
	['starforged', ['Command Vehicle', 'Companion', 'Deed', 'Module', 'Path', 'Support Vehicle']],
] as const)('the categories of %s', (id, categories) => {
	expect(categoriesOf(assetsOf(id))).toEqual(categories);
});
