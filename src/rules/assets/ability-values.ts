import type { AbilityValue } from './ability';

/** What is known to have a value: the stats and meters of the sheet, and what is marked on the card. */
interface KnownValues {
	readonly stats: readonly string[];
	readonly meters: readonly string[];
	/** Meters and counters of the card. */
	readonly controls: readonly string[];
}

const OWN = /^(?:its|their|the [a-z]+'s|your [a-z]+'s) /i;

/** "its health", "your vehicle's integrity", "wits", "linked stat"; none when nothing of that name is known. */
export function valueNamed(words: string, { stats, meters, controls }: KnownValues): AbilityValue | undefined {
	const said = words.trim().toLowerCase();
	const name = said.replace(OWN, '').replace(/^your /, '');
	if (/^(?:linked )?stat$/.test(name)) return { of: 'linked_stat' };
	if (stats.includes(name)) return { of: 'stat', name };
	if (controls.includes(name) && (OWN.test(said) || !meters.includes(name))) return { of: 'asset', name };
	if (name === 'integrity') return { of: 'asset', name };
	if (meters.includes(name) && !OWN.test(said)) return { of: 'meter', name };
	return undefined;
}
