import { countersOf } from '../ability-values';
import type { Card } from '../ability-card';
import { isOf } from '../wordings/wording';

/** What goes up or down by a number, is rolled or is set: "suffer -1 oil", "roll +oil", "set your oil to 3". */
const CHANGED =
	/\b(?:suffer|takes?|gain|lose) [+-]\d ([a-z]{3,20})\b|\b(?:add|exchange|for|roll|suffer) [+-]([a-z]{3,20})\b|\bset (?:your|its|the) ([a-z]{3,20}) to\b/gi;

/** Where a text may name what it counts. */
const COUNTED = /([+-](?:\d )?|\bset (?:your|its|the) |\b(?:\d|one|two|three|four|five) )([a-z]{3,20})\b/gi;

/** Names of the rules that no card counts by itself. */
const OF_THE_RULES =
	/^(?:bonus|box|damage|experience|forward|harm|health|integrity|momentum|progress|segment|spirit|stres|supply|tick|wealth|xp)$/;

/** A meter that a card names only in general: the text says what is used up. */
const GENERAL = /^(?:amount|charges|points|resources?|tokens|uses)$/;

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/** The names, in the singular, that the abilities count, without stats and meters of the character. */
export function countedIn(abilities: Card['asset']['abilities'], known: readonly string[]): readonly string[] {
	const found = abilities.flatMap(({ text }) =>
		[...text.matchAll(CHANGED)].map(([, changed, rolled, set]) => changed ?? rolled ?? set ?? ''),
	);
	const names = new Set(found.filter(name => !isOf(known, name)).map(singular));
	return [...names].filter(name => !OF_THE_RULES.test(name));
}

/**
 * A text with the counters of its card in their own form ("+1 charge" is "+1 charges"). What it counts by a word of its
 * own is what a card's only meter with a general name counts: "suffer -1 oil" is "suffer -1 uses".
 */
export function inNamesOfMeter(text: string, { asset, stats, meters }: Card): string {
	const own = new Map(countersOf(asset).map(name => [singular(name), name]));
	const [meter = '', ...others] = own.values();
	const counted = countedIn(asset.abilities, [...stats, ...meters]).filter(name => !own.has(name));
	if (GENERAL.test(meter) && others.length === 0 && counted.length === 1) own.set(counted.join(''), meter);
	if (own.size === 0) return text;
	return text.replace(COUNTED, (whole: string, before: string, name: string) => {
		const known = own.get(singular(name));
		return known === undefined || isOf([...stats, ...meters], name) ? whole : `${before}${known}`;
	});
}
