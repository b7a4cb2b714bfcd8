import type { Ruleset } from '../../rules/ruleset';
import { troublesAboard } from '../../play/asset';
import type { Character } from '../../play/character';
import { isMarked } from '../../play/character';

export interface ImpactsView {
	readonly groups: readonly ImpactGroup[];
	/** Troubles of a vehicle aboard, which its own card marks: "battered (Starling)". */
	readonly alsoCounted: readonly string[];
}

export interface ImpactGroup {
	readonly group: string;
	readonly impacts: readonly { readonly name: string; readonly isMarked: boolean }[];
}

/** As the sheet prints them. Vehicle troubles stand on the vehicle's card; whatever else is marked comes last. */
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

/** A trouble counts once, however many vehicles have it and wherever else it is written. */
const alsoCounted = (character: Character): readonly string[] =>
	character.assets
		.flatMap(asset => troublesAboard([asset]).map(trouble => ({ trouble, vehicle: asset.name })))
		.filter(({ trouble }, i, all) => all.findIndex(one => one.trouble === trouble) === i)
		.filter(({ trouble }) => !isMarked(character, trouble))
		.map(({ trouble, vehicle }) => `${trouble} (${vehicle})`);
