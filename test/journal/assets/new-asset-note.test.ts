import { describe, expect, it } from 'vitest';
import type { NewAsset } from '../../../src/journal/assets/new-asset-note';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { assetAsTaken, newAssetNote } from '../../../src/journal/assets/new-asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { abilityMarkdown, initiallyMarked, assetOptions } from '../../../src/rules/assets/printed-asset';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { cardFinder, findCard } from '../../../src/rules/assets/find-card';
import { expectParsed } from '../../support/expect-parsed';

const card = (id: RulesetId, name: string) => expectParsed(findCard(bundledRuleset(id).assets?.() ?? [], name));

const taken = (id: RulesetId, asset: string, more: Partial<NewAsset> = {}): NewAsset => ({
	card: card(id, asset),
	name: asset,
	abilities: [1],
	inputs: {},
	...more,
});

/** What the note says besides its asset and its character, line by line. */
const properties = (asset: NewAsset): string => {
	const [, text = ''] = expectParsed(newAssetNote(asset, 'Kestrel')).split('---\n');
	const always = `sworn: asset\nasset: ${asset.card.name}\ncharacter: "[[Kestrel]]"\n`;
	expect(text.startsWith(always)).toBe(true);
	return text.slice(always.length).trimEnd().replaceAll('\n', ' | ');
};

describe('the note of a new asset says', () => {
	it.each<[what: string, asset: NewAsset, says: string]>([
		[
			'the health and the name of a companion',
			taken('starforged', 'Banshee', { name: 'Rook' }),
			'kind: companion | abilities: |   - 1 | health: 4',
		],
		[
			'the expertise of a sidekick',
			taken('starforged', 'Sidekick', { inputs: { expertise: 'charts ', name: '' } }),
			'kind: companion | abilities: |   - 1 | expertise: charts | health: 4',
		],
		[
			'what an ability asks for once it is marked',
			taken('starforged', 'Vestige', { abilities: [1, 3], inputs: { last_of: 'the Wake', relic: 'a bell' } }),
			'abilities: |   - 1 |   - 3 | last_of: the Wake | relic: a bell',
		],
		[
			'nothing of an ability that is not marked',
			taken('starforged', 'Vestige', { inputs: { relic: 'a bell' } }),
			'abilities: |   - 1',
		],
		[
			'where a vehicle stands',
			taken('sundered_isles', 'Flagship', { name: 'Gale', aboard: true }),
			'kind: command vehicle | abilities: |   - 1 | integrity: 5 | supply: 5 | aboard: true',
		],
		[
			'what a module is attached to',
			taken('starforged', 'Shields', { on: 'Gale' }),
			'kind: module | abilities: |   - 1 | shields: 0 | attached_to: "[[Gale]]"',
		],
		['a clock and a counter of a marked ability', taken('starforged', 'Fugitive'), 'abilities: |   - 1 | clock: 0'],
		[
			'a meter that is raised already as full',
			taken('classic', 'Awakening', { abilities: [1, 2] }),
			'abilities: |   - 1 |   - 2 | health: 6',
		],
		[
			'a meter that begins at half as it begins',
			taken('sundered_isles', 'Crew Commander', { abilities: [1, 2] }),
			'abilities: |   - 1 |   - 2 | command: 2',
		],
	])('%s', (_, asset, says) => {
		expect(properties(asset)).toBe(says);
	});

	it('what its marked abilities say, for one who reads it without the plugin', () => {
		const asset = taken('starforged', 'Banshee', { name: 'Rook' });
		const first = asset.card.abilities[0];
		const quote = `> **Banshee, ability 1.** ${first ? abilityMarkdown(first) : ''}`;
		const note = expectParsed(newAssetNote(asset, 'Kestrel'));
		expect(note).toContain('---\n\n```sworn\nshow: Rook\n```\n\n> ');
		expect(note).toContain(quote.split('\n')[0]);
		expect(note).not.toContain('datasworn:');
		expect(note.split('\n').filter(line => line.includes(', ability '))).toHaveLength(1);
	});
});

it.each(RULESET_IDS)('each asset of %s makes a note that is read as it was taken', id => {
	const cards = cardFinder(bundledRuleset(id));
	for (const asset of bundledRuleset(id).assets?.() ?? []) {
		const marked = initiallyMarked(asset);
		const abilities = marked.length > 0 ? marked : [1];
		const inputs = Object.fromEntries(
			assetOptions(asset, abilities).map(({ key, choices }) => [key, choices?.[0]?.label ?? 'a: "b"']),
		);
		const taken = { card: asset, name: 'Rook', abilities, inputs };
		const note = expectParsed(readFrontmatter(expectParsed(newAssetNote(taken, 'Kestrel'))));
		expect(expectParsed(readAssetNote('Rook', note.values, cards))).toEqual(assetAsTaken(taken));
	}
});
