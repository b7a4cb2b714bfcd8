import fs from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { trimAssets } from '../../../scripts/trim/assets.mjs';
import { abilityPlainText, type PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { bundledRuleset, RULESET_IDS, type RulesetId } from '../../../src/rules/books/bundled';
import { readAssets } from '../../../src/rules/datasworn/read-assets';
import type { TrimmedAssetCollection } from '../../../src/rules/datasworn/trimmed';

const require = createRequire(import.meta.url);
const assetsOf = (id: RulesetId): readonly PrintedAsset[] => bundledRuleset(id).assets?.() ?? [];
const named = (id: RulesetId, name: string): PrintedAsset => {
	const asset = assetsOf(id).find(other => other.name === name);
	if (!asset) throw new Error(`no asset ${name}`);
	return asset;
};

it.each([
	['classic', 78],
	['delve', 78],
	['starforged', 87],
	['sundered_isles', 147],
] as const)('%s has %i assets, each with three abilities', (id, count) => {
	const assets = assetsOf(id);
	expect(assets).toHaveLength(count);
	expect(new Set(assets.map(({ _id }) => _id)).size).toBe(count);
	for (const { name, abilities } of assets) expect(abilities.length, name).toBe(3);
});

it.each([
	'@datasworn/ironsworn-classic/json/classic.json',
	'@datasworn/starforged/json/starforged.json',
	'@datasworn/sundered-isles/json/sundered_isles.json',
])('what is left out of %s changes no asset', file => {
	const whole = JSON.parse(fs.readFileSync(require.resolve(file), 'utf8')) as {
		assets: Record<string, TrimmedAssetCollection>;
	};
	const trimmed = JSON.parse(JSON.stringify(trimAssets(whole))) as Record<string, TrimmedAssetCollection>;
	expect(readAssets(trimmed)).toEqual(readAssets(whole.assets));
});

it('a companion has health and a name, and is out of action as a condition', () => {
	expect(named('starforged', 'Banshee')).toMatchObject({
		category: 'Companion',
		options: [{ key: 'name', label: 'name' }],
		controls: [
			{
				kind: 'meter',
				key: 'health',
				min: 0,
				max: 4,
				value: 4,
				conditions: [{ label: 'out of action' }],
			},
		],
		abilities: [
			{
				enabled: true,
				enhance_moves: [
					{
						enhances: [
							'move:starforged/exploration/undertake_an_expedition',
							'move:starforged/exploration/set_a_course',
						],
					},
				],
			},
			{ enabled: false },
			{ enabled: false },
		],
	});
});

it.each([
	['starforged', 'Starship', { attachments: { assets: ['asset:*/module/*'], max: null } }],
	[
		'starforged',
		'Devotant',
		{ options: [{ label: 'name' }, { choices: ['edge', 'heart', 'iron', 'shadow', 'wits'].map(stat => ({ stat })) }] },
	],
	['starforged', 'Engine Upgrade', { controls: [{ kind: 'condition', label: 'broken', disables_asset: true }] }],
	['sundered_isles', 'Map Room', { controls: [{ kind: 'condition', label: 'broken', disables_asset: true }] }],
	['sundered_isles', 'Windbinder', { controls: [{ kind: 'select', choices: [{ label: 'fine' }, {}, {}] }] }],
	['classic', 'Lightbearer', { controls: [{ kind: 'meter', key: 'light', max: 6, value: 0 }] }],
] as const)('%s: what the card of %s has besides its abilities', (id, name, besides) => {
	expect(named(id, name)).toMatchObject(besides);
});

it.each([
	['Marked', [{ kind: 'clock', max: 6 }]],
	['Snub Fighter', [{ kind: 'counter', min: 0 }]],
	['Blademaster', [{ kind: 'condition', label: 'oathbound' }]],
])('an ability of %s brings something to mark', (name, controls) => {
	expect(named('starforged', name).abilities.flatMap(ability => ability.controls)).toMatchObject(controls);
});

it('an ability may raise a meter of its card, and make a move of its own', () => {
	expect(named('starforged', 'Symbiote').abilities.map(({ enhance_asset }) => enhance_asset.max)).toContainEqual({
		health: 3,
	});
	expect(named('starforged', 'Shields').abilities[0]?.moves.map(({ name }) => name)).toEqual(['Raise Shields']);
});

describe('the meters of every card', () => {
	const meters = RULESET_IDS.flatMap(id =>
		assetsOf(id).flatMap(card =>
			card.controls.flatMap(control => (control.kind === 'meter' ? [{ id, card, meter: control }] : [])),
		),
	);

	/** "has 4 hull", "armed with 5 ammo", "a starting and max power of 4". */
	const stated = (text: string, meter: string): number | undefined => {
		const found =
			new RegExp(`\\b(?:has|have|armed with) (\\d) ${meter}\\b`, 'i').exec(text) ??
			new RegExp(`\\bstarting [a-z ]*${meter} of (\\d)`, 'i').exec(text);
		return found ? Number(found[1]) : undefined;
	};

	const tellingMeters = meters.flatMap(({ id, card, meter }) =>
		card.abilities.flatMap((ability, at) => {
			const says = stated(abilityPlainText(ability), meter.key);
			return says === undefined ? [] : [{ id, name: card.name, at, says, ability, meter }];
		}),
	);

	it('are found in the words of some', () => {
		expect(new Set(tellingMeters.map(({ name }) => name))).toEqual(
			new Set([
				'Awakening',
				'Symbiote',
				'Missile Array',
				'Ironclad Hull',
				'Fleet Commander',
				'Crew Commander',
				'Waterborn',
			]),
		);
	});

	it.each(tellingMeters)('begin as ability $at of $name says: $says', ({ at, says, ability, meter }) => {
		expect(at === 0 ? meter.value : ability.enhance_asset.max[meter.key]).toBe(says);
	});

	it('lie within their limits', () => {
		const wrong = meters.filter(({ meter: { value, min, max } }) => value < min || value > max || max === 0);
		expect(wrong.map(({ card }) => card.name)).toEqual([]);
	});

	/** A companion's health and a vehicle's integrity are explained by the moves. */
	it('are of use to their card', () => {
		const idle = meters.filter(
			({ card, meter }) =>
				!/^(?:health|integrity|supply)$/.test(meter.key) &&
				!card.abilities.some(ability => abilityPlainText(ability).toLowerCase().includes(meter.key)),
		);
		expect(idle.map(({ card }) => card.name)).toEqual([]);
	});
});
