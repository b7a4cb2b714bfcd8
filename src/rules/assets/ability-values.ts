import type { AbilityValue } from './ability';
import type { Card } from './ability-card';

/** The meters and counters of the card, those of its abilities included. */
export const countersOf = (asset: Card['asset']): readonly string[] =>
	[...asset.controls, ...asset.abilities.flatMap(({ controls }) => controls)].flatMap(control =>
		control.kind === 'meter' || control.kind === 'counter' ? [control.key] : [],
	);

/** Names that have a value: stats and meters of the sheet, and controls of the card. */
interface KnownValues {
	readonly stats: readonly string[];
	readonly meters: readonly string[];
	/** Meters and counters of the card. */
	readonly controls: readonly string[];
}

const OWN = /^(?:its|their|the [a-z]+'s|your [a-z]+'s) /i;

/** "its health", "your vehicle's integrity", "wits", "linked stat"; none when nothing of that name is known. */
function valueNamed(words: string, { stats, meters, controls }: KnownValues): AbilityValue | undefined {
	const said = words.trim().toLowerCase();
	const name = said.replace(OWN, '').replace(/^your /, '');
	if (/^(?:linked )?stat$/.test(name)) return { of: 'linked_stat' };
	if (stats.includes(name)) return { of: 'stat', name };
	if (controls.includes(name) && (OWN.test(said) || !meters.includes(name))) return { of: 'asset', name };
	if (name === 'integrity') return { of: 'asset', name };
	if (meters.includes(name) && !OWN.test(said)) return { of: 'meter', name };
	return undefined;
}

/** Names that have a value for an ability of the card. */
export function valuesOn({ stats, meters, asset }: Card): (words: string) => AbilityValue | undefined {
	const known = { stats, meters, controls: countersOf(asset) };
	return words => valueNamed(words, known);
}
