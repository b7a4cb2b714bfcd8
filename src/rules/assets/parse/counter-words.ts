import { countersOf } from '../ability-values';
import type { Card } from '../ability-card';
import { isOf } from '../normalize/wording';

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

const NUMBER = '(an?|one|two|three|four|five|\\d{1,2})';
/** What ends the name of what is counted: "1 repair point" is no repair. */
const COUNTED_NAME = '([a-z]{3,20})(?=$|[,;:.)]| (?:and|for|from|if|off|on|or|to|when)\\b)';
const GAINED = new RegExp(`\\b(?:add|gain|get|mark|place|put|receive|take) \\+?${NUMBER} ${COUNTED_NAME}`, 'gi');
const SPENT = new RegExp(
	`\\b(?:burn|discard|erase|expend|lose|pay|remove|spend|suffer|unmark|use|use up) -?${NUMBER} ${COUNTED_NAME}`,
	'gi',
);
/** What a character has or does, and does not count on a card. */
const NO_COUNTER =
	/^(?:abilit|action|all|asset|bond|boxe|challenge|clock|companion|connection|day|dice|die|foe|hour|impact|minute|module|move|option|path|quest|rank|reward|roll|round|step|time|turn|vow|week)(?:y|ies)?$/;
/** Words that each card has for its own. */
const EACH_ITS_OWN = /^(?:charge|counter|marker|token|use)$/;

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
export function inNamesOfMeter(text: string, { asset, counters, stats, meters }: Card): string {
	const own = new Map(countersOf(asset).map(name => [singular(name), name]));
	const [meter = '', ...others] = own.values();
	const counted = countedIn(asset.abilities, [...stats, ...meters]).filter(name => !own.has(name));
	if (GENERAL.test(meter) && others.length === 0 && counted.length === 1) own.set(counted.join(''), meter);
	for (const name of counters) if (!own.has(singular(name))) own.set(singular(name), name);
	if (own.size === 0) return text;
	return text.replace(COUNTED, (whole: string, before: string, name: string) => {
		const known = own.get(singular(name));
		return known === undefined || isOf([...stats, ...meters], name) ? whole : `${before}${known}`;
	});
}

/**
 * The names of what a card both gains and spends by a number ("mark 1 charge", "spend 2 charges"), as its text has them. What
 * another card counts too is common to them, and not the card's.
 */
export function gainedAndSpent(
	{ abilities }: Card['asset'],
	others: readonly Card['asset'][],
	known: readonly string[],
): readonly string[] {
	const text = textOf({ abilities });
	const [gained, spent] = [countsIn(text, GAINED), countsIn(text, SPENT)];
	return [...new Set(namesOf(gained))].flatMap(name => {
		const counts = [...gained, ...spent].filter(count => singular(count.name) === name);
		const isBoth = spent.some(count => singular(count.name) === name) && counts.some(({ by }) => !/^an?$/i.test(by));
		const isKnown = OF_THE_RULES.test(name) || NO_COUNTER.test(name) || isOf(known.map(singular), name);
		if (!isBoth || isKnown) return [];
		const isCommon = !EACH_ITS_OWN.test(name) && others.some(other => isCounted(textOf(other), name));
		return isCommon ? [] : [counts.find(count => count.name !== name)?.name ?? name];
	});
}

/** Whether a text gains what a card counts. */
export const gains = (text: string, name: string): boolean => namesOf(countsIn(text, GAINED)).includes(singular(name));

const isCounted = (text: string, name: string): boolean =>
	[GAINED, SPENT].some(way => namesOf(countsIn(text, way)).includes(name));

interface Count {
	readonly by: string;
	readonly name: string;
}

const countsIn = (text: string, way: RegExp): readonly Count[] =>
	[...text.matchAll(way)].map(([, by = '', name = '']) => ({ by, name: name.toLowerCase() }));

const namesOf = (counts: readonly Count[]): readonly string[] => counts.map(({ name }) => singular(name));

const textOf = ({ abilities }: Pick<Card['asset'], 'abilities'>): string =>
	abilities.map(({ text }) => text).join('\n');
