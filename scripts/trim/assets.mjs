import { mapValues, pick } from './pick.mjs';
import { trimMove } from './ruleset.mjs';

/** Extracts the assets of a Datasworn ruleset, as printed on their cards, without default values. */
export const trimAssets = ruleset =>
	mapValues(ruleset.assets, ({ name, contents }) => ({ name, contents: mapValues(contents, trimAsset) }));

const trimAsset = asset => ({
	...pick(asset, ['_id', 'name', 'category', 'requirement']),
	...(asset.count_as_impact && { count_as_impact: true }),
	...(asset.tags && { tags: asset.tags }),
	...(asset.attachments && { attachments: asset.attachments }),
	...fieldsOf(asset),
	...(asset.broken && { broken: true }),
	abilities: asset.abilities.map(trimAbility),
});

const trimAbility = ability => ({
	...pick(ability, ['name', 'text']),
	...(ability.enabled && { enabled: true }),
	...(ability.enhance_moves?.length && { enhance_moves: ability.enhance_moves.map(trimEnhancement) }),
	...(ability.enhance_asset && { enhance_asset: ability.enhance_asset }),
	...(ability.moves && Object.keys(ability.moves).length > 0 && { moves: mapValues(ability.moves, trimMove) }),
	...fieldsOf(ability),
});

const fieldsOf = ({ options, controls }) => ({
	...(options && Object.keys(options).length > 0 && { options: mapValues(options, trimOption) }),
	...(controls && Object.keys(controls).length > 0 && { controls: mapValues(controls, trimControl) }),
});

const trimOption = ({ label, choices }) => ({ label, ...(choices && { choices: mapValues(choices, trimChoice) }) });

const trimChoice = choice => pick(choice, ['label', 'stat', 'enhance_asset']);

const trimControl = control => ({
	...pick(control, ['field_type', 'label', 'min', 'max', 'value', 'is_impact', 'disables_asset']),
	...(control.controls && { controls: mapValues(control.controls, trimControl) }),
	...(control.choices && { choices: mapValues(control.choices, trimChoice) }),
});

/** Only these keys: the conditions are in the text of the ability. */
const trimEnhancement = enhancement => pick(enhancement, ['enhances', 'roll_type']);
