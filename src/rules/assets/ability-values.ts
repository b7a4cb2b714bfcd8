import type { AbilityValue } from './ability';
import type { Card } from './ability-card';
import { memoize } from '../core/memoize';
import type { Ruleset } from '../ruleset';

/** The meters, counters and clocks of a card, including those of its abilities. */
export const countersOf = (asset: Card['asset']): readonly string[] =>
	[...asset.controls, ...asset.abilities.flatMap(({ controls }) => controls)].flatMap(control =>
		control.kind === 'meter' || control.kind === 'counter' || control.kind === 'clock' ? [control.key] : [],
	);

/** What each card counts for itself: a charge of one is no charge of another. */
const OF_ITS_OWN = /^(?:ammo|amount|charge|health|integrity|point|resource|token|use)s?$/;

const fileOf = ({ _id = '' }: Card['asset']): string => _id.slice(0, _id.indexOf('/') + 1);

/** The counters that the cards of each file share, by the start of their ids. */
const sharedCounters = memoize(({ assets }: Pick<Ruleset, 'assets'>): ReadonlyMap<string, readonly string[]> => {
	const shared = new Map<string, readonly string[]>();
	for (const card of assets?.() ?? []) {
		const own = countersOf(card).filter(name => !OF_ITS_OWN.test(name));
		if (own.length > 0) shared.set(fileOf(card), [...new Set([...(shared.get(fileOf(card)) ?? []), ...own])]);
	}
	return shared;
});

/** The counters that an ability may change: those of its card, and what other cards of the same file count for all. */
export const countersFor = (asset: Card['asset'], ruleset: Pick<Ruleset, 'assets'>): readonly string[] => [
	...new Set([...countersOf(asset), ...(sharedCounters(ruleset).get(fileOf(asset)) ?? [])]),
];

/** The highest value of a meter or counter of the card. */
export const mostOf = (name: string, { asset }: Card): number | undefined =>
	[...asset.controls, ...asset.abilities.flatMap(({ controls }) => controls)].flatMap(control =>
		(control.kind === 'meter' || control.kind === 'counter') && control.key === name && 'max' in control
			? [control.max]
			: [],
	)[0];

/** Names with a value: stats and meters of the sheet, and controls of the card. */
interface KnownValues {
	readonly stats: readonly string[];
	readonly meters: readonly string[];
	/** Meters and counters of the card. */
	readonly controls: readonly string[];
}

const OWN = /^(?:its|their|the [a-z]+'s|your [a-z]+'s|the(?! stat$)) /i;

/** "the current value of its health" is its health. */
const VALUE_OF = /^(?:the )?(?:current )?(?:number|value) of |\b(?:current|remaining) /g;

/**
 * The value that words refer to: "its health", "your vehicle's integrity", "wits", "linked stat"; `undefined` if
 * unknown.
 */
function valueNamed(words: string, { stats, meters, controls }: KnownValues): AbilityValue | undefined {
	const said = words.trim().toLowerCase().replace(VALUE_OF, '');
	const bare = said.replace(OWN, '').replace(/^your /, '');
	const [only, ...others] = controls;
	if (bare === 'counter' && only !== undefined && others.length === 0) return { of: 'asset', name: only };
	const counter = bare.replace(/ (?:counter|meter)$/, '');
	const name = controls.includes(`${counter}s`) ? `${counter}s` : counter;
	if (/^(?:linked )?stat$/.test(name)) return { of: 'linked_stat' };
	// the wits of somebody else are on no sheet
	if (stats.includes(name)) return OWN.test(said) ? undefined : { of: 'stat', name };
	if (controls.includes(name) && (OWN.test(said) || !meters.includes(name))) return { of: 'asset', name };
	if (name === 'integrity') return { of: 'asset', name };
	if (meters.includes(name) && !OWN.test(said)) return { of: 'meter', name };
	return undefined;
}

/** Resolves names of values for an ability of the card. */
export function valuesOn({ stats, meters, asset }: Card): (words: string) => AbilityValue | undefined {
	const known = { stats, meters, controls: countersOf(asset) };
	return words => valueNamed(words, known);
}
