import type { EffectsNotation } from '../../stated-effects';

/** The same on a strong and on a weak hit. */
export const onAHit = (effects: string): EffectsNotation => ({ strong_hit: effects, weak_hit: effects });

/** Two of a list on a strong hit, and one of the same on a weak hit. */
export const choosingOnAHit = (list: string): EffectsNotation => ({
	strong_hit: `choose 2\n${list}`,
	weak_hit: `choose 1\n${list}`,
});

/** The recovery moves of Sojourn, as a list to choose from: each counts as a strong hit. */
export const recoveries = (indent: string): string =>
	['Heal', 'Hearten', 'Repair', 'Resupply']
		.map(move => `${indent}- ${move}\n${indent}\tmove ${move} as strong hit`)
		.join('\n');
