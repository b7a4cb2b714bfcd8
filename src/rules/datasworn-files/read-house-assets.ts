import type {
	AssetAbility,
	AssetAttachment,
	AssetChoice,
	AssetCondition,
	AssetControl,
	AssetOption,
	MoveEnhancement,
	PrintedAsset,
} from '../assets/printed-asset';
import { BROKEN } from '../assets/broken-control';
import { statedBelow } from '../assets/parse/state-below';
import { given } from '../core/collections';
import type { Oracle } from '../oracles/oracle';
import { entryOf, type Pack } from './pack';
import { ROLL_TYPES, readHouseMove, statedPlaces } from './read-house-moves';
import { readHouseOracle } from './read-house-oracles';
import {
	arrayItems,
	arrayOfTexts,
	collectionsIn,
	entriesOf,
	isMissing,
	isObject,
	keyAsName,
	optionalBoolean,
	optionalInteger,
	optionalText,
	property,
	requiredInteger,
	requiredOneOf,
	requiredText,
	type UncheckedValue,
} from './unvalidated-value';
import { reportUnknownKeys } from './unknown-keys';

/** The assets of a file, and the tables printed on their abilities. */
interface HouseAssets {
	readonly assets: readonly PrintedAsset[];
	readonly oracles: readonly Oracle[];
}

/** The assets of all collections, in file order. One without a name, and an ability without a text, are left out. */
export function readHouseAssets(collections: UncheckedValue, pack: Pack): HouseAssets {
	const reader = new AssetReader(pack);
	const assets = entriesOf(collections).flatMap(([key, collection]) => reader.collection(key, collection, [key]));
	return { assets, oracles: reader.oracles };
}

const COLLECTION = ['name', 'contents', 'collections', 'replaces', 'enhances', 'summary', 'description'];

const ASSET = [
	'name',
	'category',
	'requirement',
	'description',
	'count_as_impact',
	'shared',
	'attachments',
	'replaces',
	'options',
	'controls',
	'abilities',
	'broken',
];

const ABILITY = [
	'text',
	'name',
	'enabled',
	'moves',
	'oracles',
	'options',
	'controls',
	'enhance_moves',
	'enhance_asset',
	'effects',
];

class AssetReader {
	/** The tables printed on abilities, filled while the assets are read. */
	readonly oracles: Oracle[] = [];

	constructor(private readonly pack: Pack) {}

	collection(key: string, collection: UncheckedValue, path: readonly string[]): readonly PrintedAsset[] {
		const name = optionalText(property(collection, 'name')) ?? keyAsName(key);
		reportUnknownKeys(collection, COLLECTION);
		const own = entriesOf(property(collection, 'contents')).flatMap(
			([id, asset]) => this.asset(asset, name, [...path, id]) ?? [],
		);
		const inside = collectionsIn(collection, path.length, 'collections');
		return [...own, ...inside.flatMap(([id, deeper]) => this.collection(id, deeper, [...path, id]))];
	}

	private asset(asset: UncheckedValue, collection: string, path: readonly string[]): PrintedAsset | undefined {
		const name = requiredText(property(asset, 'name'), 'the name of the asset');
		reportUnknownKeys(asset, ASSET);
		if (name === undefined) return undefined;
		const entry = entryOf(asset, this.pack, `asset:${[this.pack.id, ...path].join('/')}`);
		return {
			...entry,
			name,
			category: optionalText(property(asset, 'category')) ?? collection,
			...given({
				requirement: optionalText(property(asset, 'requirement')),
				description: optionalText(property(asset, 'description')),
				attachments: readAttachments(property(asset, 'attachments')),
			}),
			count_as_impact: optionalBoolean(property(asset, 'count_as_impact'), false),
			options: readOptions(property(asset, 'options')),
			controls: [
				...readControls(property(asset, 'controls')),
				...(isMissing(property(asset, 'broken')) ? [] : [BROKEN]),
			],
			abilities: arrayItems(property(asset, 'abilities')).flatMap((ability, i) => {
				const id = `${entry._id.replace(/^asset:/, '')}.${i}`;
				return this.ability(ability, { asset: name, id, number: i + 1 }) ?? [];
			}),
			tags: {},
		};
	}

	private ability(
		ability: UncheckedValue,
		{ asset, id, number }: { readonly asset: string; readonly id: string; readonly number: number },
	): AssetAbility | undefined {
		const text = requiredText(property(ability, 'text'), 'what the ability says');
		reportUnknownKeys(ability, ABILITY);
		if (text === undefined) return undefined;
		for (const [key, table] of entriesOf(property(ability, 'oracles'))) {
			const place = { path: [asset], id: `asset.ability.oracle_rollable:${id}`, joint: '.', replaces: [] };
			const oracle = readHouseOracle(key, table, place);
			if (oracle) this.oracles.push(oracle);
		}
		return {
			...given({ name: optionalText(property(ability, 'name')) }),
			text,
			enabled: optionalBoolean(property(ability, 'enabled'), false),
			enhance_moves: arrayItems(property(ability, 'enhance_moves')).flatMap(move => readEnhancement(move) ?? []),
			options: readOptions(property(ability, 'options')),
			controls: readControls(property(ability, 'controls')),
			moves: entriesOf(property(ability, 'moves')).flatMap(
				([key, move]) => readHouseMove(move, asset, `asset.ability.move:${id}.${key}`) ?? [],
			),
			enhance_asset: readAssetEnhancement(property(ability, 'enhance_asset')),
			...given({ stated: statedIn(text, number, property(ability, 'effects')) }),
		};
	}
}

/** `effects` is our own extension to Datasworn: what the ability does, at the time that its text tells. */
const statedIn = (text: string, number: number, effects: UncheckedValue): AssetAbility['stated'] =>
	isMissing(effects) ? undefined : statedBelow(text, number, statedPlaces(effects));

function readEnhancement(enhancement: UncheckedValue): MoveEnhancement | undefined {
	const roll_type = requiredOneOf(property(enhancement, 'roll_type'), ROLL_TYPES);
	return roll_type && { enhances: arrayOfTexts(property(enhancement, 'enhances')), roll_type };
}

function readAssetEnhancement(enhancement: UncheckedValue): AssetAbility['enhance_asset'] {
	reportUnknownKeys(enhancement, ['controls', 'attachments', 'count_as_impact', 'suffer', 'recover']);
	const max = entriesOf(property(enhancement, 'controls')).flatMap(([key, control]) => {
		const raised = optionalInteger(property(control, 'max'));
		return raised === undefined ? [] : [[key, raised] as const];
	});
	return {
		max: Object.fromEntries(max),
		...given({ attachments: readAttachments(property(enhancement, 'attachments')) }),
		count_as_impact: optionalBoolean(property(enhancement, 'count_as_impact'), false),
	};
}

function readAttachments(attachments: UncheckedValue): AssetAttachment | undefined {
	if (isMissing(attachments)) return undefined;
	reportUnknownKeys(attachments, ['assets', 'max']);
	return {
		assets: arrayOfTexts(property(attachments, 'assets')),
		max: optionalInteger(property(attachments, 'max')) ?? null,
	};
}

const OPTION_TYPES = ['text', 'select_value', 'select_enhancement'] as const;

function readOptions(options: UncheckedValue): readonly AssetOption[] {
	return entriesOf(options).map(([key, option]) => {
		reportUnknownKeys(option, ['label', 'field_type', 'value', 'choices']);
		const type = requiredOneOf(property(option, 'field_type'), OPTION_TYPES);
		const choices = type === 'text' ? [] : readChoices(property(option, 'choices'));
		return { key, label: labelOf(key, option), ...(choices.length > 0 && { choices }) };
	});
}

const labelOf = (key: string, field: UncheckedValue): string =>
	optionalText(property(field, 'label')) ?? keyAsName(key);

/** Choices may stand in named groups, one level deep. */
const readChoices = (choices: UncheckedValue): readonly AssetChoice[] =>
	entriesOf(choices).flatMap(([key, choice]) => {
		const group = property(choice, 'choices');
		return isObject(group.value) ? entriesOf(group).map(readChoice) : [readChoice([key, choice])];
	});

const CHOICE = ['label', 'choice_type', 'name', 'using', 'stat', 'condition_meter', 'value', 'enhance_asset'];

function readChoice([key, choice]: readonly [string, UncheckedValue]): AssetChoice {
	reportUnknownKeys(choice, [...CHOICE, 'enhance_moves', 'assets', 'control', 'option']);
	const enhancement = property(choice, 'enhance_asset');
	const isImpact = optionalBoolean(property(enhancement, 'count_as_impact'), false);
	return {
		label: labelOf(key, choice),
		...given({ stat: optionalText(property(choice, 'stat')) }),
		...(isImpact && { count_as_impact: true as const }),
	};
}

const CONTROL_TYPES = ['condition_meter', 'checkbox', 'card_flip', 'clock', 'counter', 'select_enhancement'] as const;

const CONTROL = [
	'label',
	'field_type',
	'value',
	'min',
	'max',
	'rollable',
	'is_impact',
	'disables_asset',
	'controls',
	'moves',
	'choices',
];

const readControls = (controls: UncheckedValue): readonly AssetControl[] =>
	entriesOf(controls).flatMap(([key, control]) => readControl(key, control) ?? []);

function readControl(key: string, control: UncheckedValue): AssetControl | undefined {
	reportUnknownKeys(control, CONTROL);
	const label = labelOf(key, control);
	switch (requiredOneOf(property(control, 'field_type'), CONTROL_TYPES)) {
		case 'condition_meter':
			return readMeter(key, label, control);
		case 'clock': {
			const max = requiredInteger(property(control, 'max'), 'how many segments it has');
			return max === undefined ? undefined : { kind: 'clock', key, label, max };
		}
		case 'counter':
			return { kind: 'counter', key, label, min: optionalInteger(property(control, 'min')) ?? 0 };
		case 'select_enhancement':
			return { kind: 'select', key, label, choices: readChoices(property(control, 'choices')) };
		case 'checkbox':
		case 'card_flip':
			return readCondition([key, control]);
		case undefined:
			return undefined;
	}
}

function readMeter(key: string, label: string, control: UncheckedValue): AssetControl | undefined {
	const max = requiredInteger(property(control, 'max'), 'its highest value');
	if (max === undefined) return undefined;
	const min = optionalInteger(property(control, 'min')) ?? 0;
	const value = optionalInteger(property(control, 'value')) ?? 0;
	const conditions = entriesOf(property(control, 'controls')).map(readCondition);
	return { kind: 'meter', key, label, min, max, value: Math.min(Math.max(value, min), max), conditions };
}

const readCondition = ([key, control]: readonly [string, UncheckedValue]): AssetCondition => ({
	kind: 'condition',
	key,
	label: labelOf(key, control),
	is_impact: optionalBoolean(property(control, 'is_impact'), false),
	disables_asset: optionalBoolean(property(control, 'disables_asset'), false),
});
