import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { Asset, AssetKind } from '../../src/play/assets/asset';
import { ASSET_CONDITIONS, conditionsOn, impactsOfAssets } from '../../src/play/assets/asset';
import { unprintedMarksOn } from '../../src/play/assets/unprinted-marks';
import { countsHarm, positionsOf } from '../../src/rules/fight-positions';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { rook, starling } from '../support/characters';

describe('what can be marked on an asset', () => {
	it.each<{ kind: AssetKind; conditions: readonly string[] }>([
		{ kind: 'companion', conditions: ['out of action'] },
		{ kind: 'command vehicle', conditions: ['battered', 'cursed'] },
		{ kind: 'support vehicle', conditions: ['battered'] },
		{ kind: 'incidental vehicle', conditions: [] },
		{ kind: 'module', conditions: ['broken'] },
		{ kind: 'other', conditions: [] },
	])('a $kind', ({ kind, conditions }) => {
		expect(conditionsOn(rook(3, { kind }))).toEqual(conditions);
	});

	it('a flagship with a supply of its own can be unequipped', () => {
		const meters = { integrity: { value: 5, max: 5 }, supply: { value: 5, max: 5 } };
		expect(conditionsOn(starling(5, { meters }))).toEqual(['battered', 'cursed', 'unequipped']);
	});

	it('whatever else is marked stays to be cleared', () => {
		expect(conditionsOn(rook(3, { kind: 'other', conditions: ['jinxed'] }))).toEqual(['jinxed']);
	});
});

const FILES: readonly (readonly [string, readonly string[]])[] = [
	['@datasworn/ironsworn-classic/json/classic.json', []],
	['@datasworn/ironsworn-classic-delve/json/delve.json', []],
	['@datasworn/starforged/json/starforged.json', ['battered', 'cursed']],
	['@datasworn/sundered-isles/json/sundered_isles.json', ['battered', 'cursed', 'jinxed', 'unequipped']],
];

interface Control {
	readonly field_type: string;
	readonly is_impact?: boolean;
	readonly controls?: Controls;
}

type Controls = Readonly<Record<string, Control>>;

interface PrintedAsset {
	readonly name: string;
	readonly category: string;
	readonly controls?: Controls;
}

type Collections = Readonly<Record<string, { readonly contents: Readonly<Record<string, PrintedAsset>> }>>;

const printedAssets = (path: string): readonly PrintedAsset[] => {
	const file = createRequire(import.meta.url).resolve(path);
	const { assets } = JSON.parse(readFileSync(file, 'utf8')) as { readonly assets: Collections };
	return Object.values(assets).flatMap(({ contents }) => Object.values(contents));
};

/** The boxes of a card, those that stand beside a meter among them. */
const marksOn = (controls: Controls = {}): readonly (readonly [string, boolean])[] =>
	Object.entries(controls).flatMap(([key, control]) => [
		...(['checkbox', 'card_flip'].includes(control.field_type)
			? [[key.replace(/_/g, ' '), control.is_impact ?? false] as const]
			: []),
		...marksOn(control.controls),
	]);

const KINDS: readonly AssetKind[] = ['companion', 'command vehicle', 'support vehicle', 'module'];

const noted = ({ name, category }: PrintedAsset, conditions: readonly string[] = []): Asset => ({
	...{ name, asset: name, abilities: [1], meters: {}, conditions, aboard: true },
	kind: KINDS.find(kind => kind === category.toLowerCase()) ?? 'other',
});

describe.each(FILES)('what the cards of %s print', (path, impacts) => {
	const marks = printedAssets(path).flatMap(card => marksOn(card.controls).map(mark => [card, ...mark] as const));

	it('can be marked', () => {
		expect(marks.filter(([card, mark]) => !conditionsOn(noted(card)).includes(mark))).toEqual([]);
		expect(marks.filter(([, mark]) => !ASSET_CONDITIONS.includes(mark))).toEqual([]);
		const printedOn = (card: PrintedAsset) =>
			conditionsOn(noted(card)).filter(mark => !unprintedMarksOn(noted(card)).includes(mark));
		expect(marks.filter(([card]) => printedOn(card).length > marksOn(card.controls).length)).toEqual([]);
	});

	it('counts as an impact where it says so', () => {
		const wrong = marks.filter(
			([card, mark, isImpact]) => impactsOfAssets([noted(card, [mark])]).includes(mark) !== isImpact,
		);
		expect(wrong).toEqual([]);
		expect([...new Set(marks.flatMap(([, mark, isImpact]) => (isImpact ? mark : [])))].sort()).toEqual(impacts);
	});
});

it.each([
	{
		rule: 'a vehicle that is left behind',
		asset: starling(5, { aboard: false, conditions: ['battered'] }),
		impacts: [],
	},
	{ rule: 'a vehicle aboard', asset: starling(5, { conditions: ['battered'] }), impacts: ['battered'] },
	{ rule: 'a jinx, wherever', asset: rook(0, { kind: 'other', conditions: ['jinxed'] }), impacts: ['jinxed'] },
	{
		rule: 'a jinx that is discarded',
		asset: rook(0, { kind: 'other', conditions: ['jinxed'], discarded: true }),
		impacts: [],
	},
	{ rule: 'a companion out of action', asset: rook(0, { conditions: ['out of action'] }), impacts: [] },
])('$rule counts as $impacts', ({ asset, impacts }) => {
	expect(impactsOfAssets([asset])).toEqual(impacts);
});

it.each([
	{ id: 'classic', positions: ['has initiative', 'no initiative'], harm: true },
	{ id: 'delve', positions: ['has initiative', 'no initiative'], harm: true },
	{ id: 'starforged', positions: ['in control', 'in a bad spot'], harm: false },
	{ id: 'sundered_isles', positions: ['in control', 'in a bad spot'], harm: false },
] as const)('a fight in $id', ({ id, positions, harm }) => {
	expect(positionsOf(bundledRuleset(id))).toEqual(positions);
	expect(countsHarm(bundledRuleset(id))).toBe(harm);
});
