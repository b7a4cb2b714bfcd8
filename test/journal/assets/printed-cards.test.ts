import { describe, expect, it } from 'vitest';
import { readListedAsset } from '../../../src/journal/assets/asset-list';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { writeAssetNote } from '../../../src/journal/assets/write-asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { Asset } from '../../../src/play/assets/asset';
import { conditionsOn, disabledBy, impactsOfAssets } from '../../../src/play/assets/asset';
import { cardFinder } from '../../../src/rules/assets/find-card';
import type { RulesetId } from '../../../src/rules/bundled';
import { bundledRuleset } from '../../../src/rules/bundled';
import { good } from '../../support/good';

const note = (...lines: readonly string[]) => `---\nsworn: asset\n${lines.join('\n')}\n---\n`;
const assetIn = (id: RulesetId, ...lines: readonly string[]): Asset =>
	good(readAssetNote('Rook', good(readFrontmatter(note(...lines))).values, cardFinder(bundledRuleset(id))));

/** What a card gives to a note that says little: one row for each shape of card in the data. */
const SHAPES: readonly { shape: string; id: RulesetId; lines: readonly string[]; is: Partial<Asset> }[] = [
	{
		shape: 'a companion is fresh',
		id: 'starforged',
		lines: ['asset: Banshee', 'abilities: [1]'],
		is: { kind: 'companion', meters: { health: { value: 4, max: 4 } } },
	},
	{
		shape: 'a maximum is raised by an ability',
		id: 'starforged',
		lines: ['asset: Symbiote', 'abilities: [1, 3]', 'health: 2'],
		is: { meters: { health: { value: 2, max: 3 } } },
	},
	{
		shape: 'a maximum of the note counts before that of the card',
		id: 'starforged',
		lines: ['asset: Symbiote', 'abilities: [1]', 'health: 2', 'health_max: 6'],
		is: { meters: { health: { value: 2, max: 6 } } },
	},
	{
		shape: 'a path with a meter begins empty',
		id: 'starforged',
		lines: ['asset: Courier', 'abilities: [1]'],
		is: { kind: 'other', meters: { safety: { value: 0, max: 5 } } },
	},
	{
		shape: 'a meter that begins in between',
		id: 'sundered_isles',
		lines: ['asset: Crew Commander', 'abilities: [1, 2]'],
		is: { meters: { command: { value: 2, max: 6 } } },
	},
	{
		shape: 'a deed with a clock, once its ability is marked',
		id: 'starforged',
		lines: ['asset: Marked', 'abilities: [1, 2]', 'clock: 3', 'identifier: a brand'],
		is: { meters: { clock: { value: 3, max: 6, kind: 'clock' } }, inputs: { identifier: 'a brand' } },
	},
	{
		shape: 'without it there is no clock',
		id: 'starforged',
		lines: ['asset: Marked', 'abilities: [1]'],
		is: { meters: {} },
	},
	{
		shape: 'a counter',
		id: 'starforged',
		lines: ['asset: Snub Fighter', 'abilities: [1, 3]', 'victory_marks: 7'],
		is: {
			kind: 'support vehicle',
			meters: {
				integrity: { value: 4, max: 4 },
				'victory marks': { value: 7, max: Number.MAX_SAFE_INTEGER, kind: 'counter' },
			},
		},
	},
	{
		shape: 'a choice among states',
		id: 'sundered_isles',
		lines: ['asset: Windbinder', 'abilities: [1]', 'winds: fair'],
		is: { inputs: { winds: 'fair' } },
	},
	{
		shape: 'an option of an ability, beside the name of the card',
		id: 'classic',
		lines: ['asset: Kindred', 'abilities: [1]', 'expertise: bows'],
		is: { kind: 'companion', inputs: { expertise: 'bows' }, meters: { health: { value: 4, max: 4 } } },
	},
	{
		shape: 'a module on its vehicle',
		id: 'starforged',
		lines: ['asset: medbay', 'abilities: [1]', 'attached_to: "[[Ships/Gale|the Gale]]"', 'broken: true'],
		is: { kind: 'module', attached_to: 'Gale', conditions: ['broken'], meters: {} },
	},
	{
		shape: 'a kind and a meter of the player’s own stay',
		id: 'starforged',
		lines: ['asset: Banshee', 'kind: other', 'abilities: [1, 7]', 'resolve: 2', 'resolve_max: 4'],
		is: {
			kind: 'other',
			abilities: [1, 7],
			meters: { health: { value: 4, max: 4 }, resolve: { value: 2, max: 4 } },
		},
	},
];

it.each(SHAPES)('$shape', ({ id, lines, is }) => {
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
	it.each<{ rule: string; id: RulesetId; lines: readonly string[]; impacts: readonly string[] }>([
		{
			rule: 'a battered ship aboard',
			id: 'starforged',
			lines: ['asset: Starship', 'battered: true', 'aboard: true'],
			impacts: ['battered'],
		},
		{
			rule: 'not a battered ship left behind',
			id: 'starforged',
			lines: ['asset: Starship', 'battered: true'],
			impacts: [],
		},
		{ rule: 'not a broken module', id: 'starforged', lines: ['asset: Medbay', 'broken: true'], impacts: [] },
		{ rule: 'a card that is one itself', id: 'starforged', lines: ['asset: Oathbreaker'], impacts: ['Oathbreaker'] },
		{ rule: 'not once it is discarded', id: 'classic', lines: ['asset: Oathbreaker', 'discarded: true'], impacts: [] },
		{ rule: 'by an ability', id: 'sundered_isles', lines: ['asset: Undead', 'abilities: [1]'], impacts: ['Undead'] },
		{
			rule: 'by a choice',
			id: 'classic',
			lines: ['asset: Ironclad', 'equipped: geared for war'],
			impacts: ['Ironclad'],
		},
		{
			rule: 'not by the other choice',
			id: 'classic',
			lines: ['asset: Ironclad', 'equipped: lightly armored'],
			impacts: [],
		},
		{ rule: 'a jinx', id: 'sundered_isles', lines: ['asset: Jinx', 'jinxed: true'], impacts: ['jinxed'] },
	])('$rule', ({ id, lines, impacts }) => {
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

it.each<{ id: RulesetId; name: string; is: Partial<Asset> }>([
	{
		id: 'starforged',
		name: 'Glowcat',
		is: { kind: 'companion', abilities: [1], meters: { health: { value: 3, max: 3 } } },
	},
	{ id: 'classic', name: 'Horse (discarded)', is: { kind: 'companion', abilities: [1], discarded: true } },
	{ id: 'starforged', name: 'My own', is: { kind: 'other', abilities: [1], meters: {} } },
])('a bare “$name” is a fresh card', ({ id, name, is }) => {
	expect(readListedAsset(name, cardFinder(bundledRuleset(id)))).toMatchObject(is);
});

it('what is written on the card and where it is attached are properties, and nothing else changes', () => {
	const lines = ['asset: Lucky Figurehead # carved', 'abilities: [1]', 'form: a fish'];
	const before = assetIn('sundered_isles', ...lines);
	const after: Asset = { ...before, inputs: { form: 'a gull', linked_stat: 'wits' }, attached_to: 'Gale' };
	const text = note(...lines);
	expect(applyChanges(text, good(writeAssetNote(text, before, after)))).toBe(
		note(
			'asset: Lucky Figurehead # carved',
			'abilities: [1]',
			'form: a gull',
			'linked_stat: wits',
			'attached_to: "[[Gale]]"',
		),
	);
});
