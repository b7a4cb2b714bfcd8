import type {
	AssetAbility,
	AssetChoice,
	AssetCondition,
	AssetControl,
	AssetOption,
	MoveEnhancement,
	PrintedAsset,
} from '../assets/printed-asset';
import { BROKEN } from '../assets/broken-control';
import { readMove } from './read-ruleset';
import type {
	TrimmedAbility,
	TrimmedAsset,
	TrimmedAssetCollection,
	TrimmedAssetControl,
	TrimmedAssetOption,
	TrimmedChoices,
	TrimmedEnhancement,
} from './trimmed';

/**
 * Reads the assets of a Datasworn ruleset, in the order of the book. Expects a file that has already been validated.
 */
export const readAssets = (collections: Record<string, TrimmedAssetCollection>): readonly PrintedAsset[] =>
	Object.values(collections).flatMap(({ contents }) => Object.values(contents ?? {}).map(readAsset));

const readAsset = (asset: TrimmedAsset): PrintedAsset => ({
	_id: asset._id,
	name: asset.name,
	category: asset.category,
	...(asset.requirement && { requirement: asset.requirement }),
	count_as_impact: asset.count_as_impact ?? false,
	options: readOptions(asset.options),
	controls: [...readControls(asset.controls), ...(asset.broken ? [BROKEN] : [])],
	abilities: asset.abilities.map(ability => readAbility(asset.name, ability)),
	...(asset.attachments && { attachments: asset.attachments }),
	tags: asset.tags ?? {},
});

const readAbility = (asset: string, ability: TrimmedAbility): AssetAbility => ({
	...(ability.name && { name: ability.name }),
	text: ability.text,
	enabled: ability.enabled ?? false,
	enhance_moves: (ability.enhance_moves ?? []).map(readEnhancement),
	options: readOptions(ability.options),
	controls: readControls(ability.controls),
	moves: Object.values(ability.moves ?? {}).map(move => readMove(asset, move)),
	enhance_asset: {
		max: Object.fromEntries(
			Object.entries(ability.enhance_asset?.controls ?? {}).flatMap(([key, { max }]) =>
				typeof max === 'number' ? [[key, max]] : [],
			),
		),
		...(ability.enhance_asset?.attachments && { attachments: ability.enhance_asset.attachments }),
		count_as_impact: ability.enhance_asset?.count_as_impact ?? false,
	},
});

const readEnhancement = ({ enhances, roll_type }: TrimmedEnhancement): MoveEnhancement => ({
	enhances: enhances ?? [],
	roll_type,
});

const readOptions = (options: Record<string, TrimmedAssetOption> | undefined): readonly AssetOption[] =>
	Object.entries(options ?? {}).map(([key, { label, choices }]) => ({
		key,
		label,
		...(choices && { choices: readChoices(choices) }),
	}));

const readChoices = (choices: TrimmedChoices): readonly AssetChoice[] =>
	Object.values(choices).map(({ label, stat, enhance_asset }) => ({
		label,
		...(stat && { stat }),
		...(enhance_asset?.count_as_impact && { count_as_impact: true as const }),
	}));

const readControls = (controls: Record<string, TrimmedAssetControl> | undefined): readonly AssetControl[] =>
	Object.entries(controls ?? {}).map(([key, control]) => readControl(key, control));

function readControl(key: string, control: TrimmedAssetControl): AssetControl {
	const { field_type, label, min = 0, max, value } = control;
	switch (field_type) {
		case 'condition_meter':
			return {
				kind: 'meter',
				key,
				label,
				min,
				max: max ?? 0,
				value: typeof value === 'number' ? value : 0,
				conditions: Object.entries(control.controls ?? {}).map(([inside, mark]) => readCondition(inside, mark)),
			};
		case 'clock':
			return { kind: 'clock', key, label, max: max ?? 0 };
		case 'counter':
			return { kind: 'counter', key, label, min };
		case 'select_enhancement':
			return { kind: 'select', key, label, choices: readChoices(control.choices ?? {}) };
		case 'checkbox':
		case 'card_flip':
			return readCondition(key, control);
	}
}

const readCondition = (key: string, { label, is_impact, disables_asset }: TrimmedAssetControl): AssetCondition => ({
	kind: 'condition',
	key,
	label,
	is_impact: is_impact ?? false,
	disables_asset: disables_asset ?? false,
});
