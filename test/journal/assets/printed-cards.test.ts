import { describe, expect, it } from 'vitest';
import { readListedAsset } from '../../../src/journal/assets/asset-list';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { writeAssetNote } from '../../../src/journal/assets/write-asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { Asset } from '../../../src/play/assets/asset';
import { conditionsOn, disabledBy, impactsOfAssets } from '../../../src/play/assets/asset';
import { cardFinder } from '../../../src/rules/assets/find-card';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';

const note = (...lines: readonly string[]) => `---\nsworn: asset\n${lines.join('\n')}\n---\n`;
const assetIn = (id: RulesetId, ...lines: readonly string[]): Asset =>
	expectParsed(
		readAssetNote('Rook', expectParsed(readFrontmatter(note(...lines))).values, cardFinder(bundledRuleset(id))),
	);

/** What a card gives to a note that says little: one row for each shape of card in the data. */
const SHAPES: readonly (readonly [shape: string, id: RulesetId, lines: readonly string[], is: Partial<Asset>])[] = [
	[
		'a companion is fresh',
		'starforged',
		['asset: Banshee', 'abilities: [1]'],
		{ kind: 'companion', meters: { health: { value: 4, max: 4 } } },
	],
	[
		'a maximum is raised by an ability',
		'starforged',
		['asset: Symbiote', 'abilities: [1, 3]', 'health: 2'],
		{ meters: { health: { value: 2, max: 3 } } },
	],
	[
		'a maximum of the note counts before that of the card',
		'starforged',
		['asset: Symbiote', 'abilities: [1]', 'health: 2', 'health_max: 6'],
		{ meters: { health: { value: 2, max: 6 } } },
	],
	[
		'a path with a meter begins empty',
		'starforged',
		['asset: Courier', 'abilities: [1]'],
		{ kind: 'other', meters: { safety: { value: 0, max: 5 } } },
	],
	[
		'a meter that begins in between',
		'sundered_isles',
		['asset: Crew Commander', 'abilities: [1, 2]'],
		{ meters: { command: { value: 2, max: 6 } } },
	],
	[
		'a deed with a clock, once its ability is marked',
		'starforged',
		['asset: Marked', 'abilities: [1, 2]', 'clock: 3', 'identifier: a brand'],
		{ meters: { clock: { value: 3, max: 6, kind: 'clock' } }, inputs: { identifier: 'a brand' } },
	],
	['without it there is no clock', 'starforged', ['asset: Marked', 'abilities: [1]'], { meters: {} }],
	[
		'a counter',
		'starforged',
		['asset: Snub Fighter', 'abilities: [1, 3]', 'victory_marks: 7'],
		{
			kind: 'support vehicle',
			meters: {
				integrity: { value: 4, max: 4 },
				'victory marks': { value: 7, max: Number.MAX_SAFE_INTEGER, kind: 'counter' },
			},
		},
	],
	[
		'a choice among states',
		'sundered_isles',
		['asset: Windbinder', 'abilities: [1]', 'winds: fair'],
		{ inputs: { winds: 'fair' } },
	],
	[
		'an option of an ability, beside the name of the card',
		'classic',
		['asset: Kindred', 'abilities: [1]', 'expertise: bows'],
		{ kind: 'companion', inputs: { expertise: 'bows' }, meters: { health: { value: 4, max: 4 } } },
	],
	[
		'a module on its vehicle',
		'starforged',
		['asset: medbay', 'abilities: [1]', 'attached_to: "[[Ships/Gale|the Gale]]"', 'broken: true'],
		{ kind: 'module', attached_to: 'Gale', conditions: ['broken'], meters: {} },
	],
	[
		'a kind and a meter of the player’s own stay',
		'starforged',
		['asset: Banshee', 'kind: other', 'abilities: [1, 7]', 'resolve: 2', 'resolve_max: 4'],
		{ kind: 'other', abilities: [1, 7], meters: { health: { value: 4, max: 4 }, resolve: { value: 2, max: 4 } } },
	],
];

it.each(SHAPES)('%s', (_, id, lines, is) => {
	expect(assetIn(id, ...lines)).toMatchObject(is);
	if (is.meters) expect(assetIn(id, ...lines).meters).toEqual(is.meters);
});

describe('what can be marked', () => {
	it.each<{ id: RulesetId; asset: string; conditions: readonly string[] }>([
		{ id: 'starforged', asset: 'Starship', conditions: ['battered', 'cursed'] },
		{ id: 'starforged', asset: 'Hoverbike', conditions: ['battered'] },
		{ id: 'starforged', asset: 'Shields', conditions: [] },
		{ id: 'starforged', asset: 'Medbay', conditions: ['broken'] },
		{ id: 'starforged', asset: 'Glowcat', conditions: ['out of action'] },
		{ id: 'classic', asset: 'Hound', conditions: ['out of action'] },
		{ id: 'sundered_isles', asset: 'Chattering Skull', conditions: [] },
		{ id: 'sundered_isles', asset: 'Flagship', conditions: ['battered', 'cursed', 'unequipped'] },
	])('on the card of $asset', ({ id, asset, conditions }) => {
		expect(conditionsOn(assetIn(id, `asset: ${asset}`, 'abilities: [1]'))).toEqual(conditions);
	});

	it('comes with the ability that brings it', () => {
		expect(conditionsOn(assetIn('starforged', 'asset: Blademaster', 'abilities: [1]'))).toEqual([]);
		expect(conditionsOn(assetIn('starforged', 'asset: Blademaster', 'abilities: [1, 3]'))).toEqual(['oathbound']);
	});
});

describe('an asset counts as an impact', () => {
	it.each<[rule: string, id: RulesetId, lines: readonly string[], impacts: readonly string[]]>([
		['a battered ship aboard', 'starforged', ['asset: Starship', 'battered: true', 'aboard: true'], ['battered']],
		['not a battered ship left behind', 'starforged', ['asset: Starship', 'battered: true'], []],
		['not a broken module', 'starforged', ['asset: Medbay', 'broken: true'], []],
		['a card that is one itself', 'starforged', ['asset: Oathbreaker'], ['Oathbreaker']],
		['not once it is discarded', 'classic', ['asset: Oathbreaker', 'discarded: true'], []],
		['by an ability', 'sundered_isles', ['asset: Undead', 'abilities: [1]'], ['Undead']],
		['by a choice', 'classic', ['asset: Ironclad', 'equipped: geared for war'], ['Ironclad']],
		['not by the other choice', 'classic', ['asset: Ironclad', 'equipped: lightly armored'], []],
		['a jinx', 'sundered_isles', ['asset: Jinx', 'jinxed: true'], ['jinxed']],
	])('%s', (_, id, lines, impacts) => {
		expect(impactsOfAssets([assetIn(id, ...lines)])).toEqual(impacts);
	});
});

it.each<{ id: RulesetId; lines: readonly string[]; by: string | undefined }>([
	{ id: 'starforged', lines: ['asset: Medbay', 'broken: true'], by: 'broken' },
	{ id: 'starforged', lines: ['asset: Glowcat', 'out_of_action: true'], by: 'out of action' },
	{ id: 'classic', lines: ['asset: Hound', 'out_of_action: true'], by: 'out of action' },
	{ id: 'starforged', lines: ['asset: Starship', 'battered: true'], by: undefined },
	{ id: 'starforged', lines: ['kind: module', 'broken: true'], by: 'broken' },
])('$lines stops its abilities: $by', ({ id, lines, by }) => {
	expect(disabledBy(assetIn(id, ...lines))).toBe(by);
});

it.each<[name: string, id: RulesetId, is: Partial<Asset>]>([
	['Glowcat', 'starforged', { kind: 'companion', abilities: [1], meters: { health: { value: 3, max: 3 } } }],
	['Horse (discarded)', 'classic', { kind: 'companion', abilities: [1], discarded: true }],
	['My own', 'starforged', { kind: 'other', abilities: [1], meters: {} }],
])('a bare “%s” is a fresh card', (name, id, is) => {
	expect(readListedAsset(name, cardFinder(bundledRuleset(id)))).toMatchObject(is);
});

it('what is written on the card and where it is attached are properties, and nothing else changes', () => {
	const lines = ['asset: Lucky Figurehead # carved', 'abilities: [1]', 'form: a fish'];
	const before = assetIn('sundered_isles', ...lines);
	const after: Asset = { ...before, inputs: { form: 'a gull', linked_stat: 'wits' }, attached_to: 'Gale' };
	const text = note(...lines);
	expect(applyChanges(text, expectParsed(writeAssetNote(text, before, after)))).toBe(
		note(
			'asset: Lucky Figurehead # carved',
			'abilities: [1]',
			'form: a gull',
			'linked_stat: wits',
			'attached_to: "[[Gale]]"',
		),
	);
});
