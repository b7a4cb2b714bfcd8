import type { Ruleset } from '../../../rules/ruleset';
import { impactsOfAssets } from '../../../play/assets/asset';
import { isMarked, type Character } from '../../../play/character/character';

export interface ImpactsView {
	readonly groups: readonly ImpactGroup[];
	/** Impacts of assets, which are marked on the asset's card: "battered (Starling)". */
	readonly alsoCounted: readonly string[];
}

export interface ImpactGroup {
	readonly group: string;
	readonly impacts: readonly { readonly name: string; readonly isMarked: boolean }[];
}

/**
 * Impacts in the order of the printed sheet. Vehicle troubles are on the vehicle's card; other marked impacts come
 * last.
 */
export function impactsView(character: Character, ruleset: Ruleset): ImpactsView {
	const printed = ruleset.impacts.filter(rule => !rule.on_vehicle);
	const groups = [...new Set(printed.map(({ group }) => group))].map(group => ({
		group,
		impacts: printed
			.filter(rule => rule.group === group)
			.map(({ name }) => ({ name, isMarked: isMarked(character, name) })),
	}));
	const others = [...new Set(character.impacts)].filter(name => !printed.some(rule => rule.name === name));
	return {
		groups:
			others.length === 0
				? groups
				: [...groups, { group: 'others', impacts: others.map(name => ({ name, isMarked: true })) }],
		alsoCounted: alsoCounted(character),
	};
}

/**
 * Impacts of assets. An asset that is an impact itself is listed by its name. Each impact counts once, however often it
 * is marked.
 */
const alsoCounted = (character: Character): readonly string[] =>
	character.assets
		.flatMap(asset =>
			impactsOfAssets([asset]).map(impact => ({ impact, on: asset.name, isItself: impact === asset.asset })),
		)
		.filter(({ impact }, i, all) => all.findIndex(one => one.impact === impact) === i)
		.filter(({ impact }) => !isMarked(character, impact))
		.map(({ impact, on, isItself }) => (isItself ? on : `${impact} (${on})`));
