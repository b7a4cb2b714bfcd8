import { isLink } from '../../rules/search/stated-name';
import { swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { PICTURE_KEYS } from '../notes/picture';
import { foldedKey } from '../frontmatter/property-map';
import { ALL_STATS } from '../notes/unreadable-note';

/** A number of a sheet, by the words for it. */
export interface SheetNumber {
	readonly name: string;
	readonly value: number;
}

/** What a property says in words. */
interface Fact {
	readonly name: string;
	readonly texts: readonly string[];
}

/** What the properties of a character or an asset say to a reader. */
export interface SheetOfNote {
	readonly stats: readonly SheetNumber[];
	/** Condition meters and momentum. */
	readonly meters: readonly SheetNumber[];
	/** Any other number. */
	readonly others: readonly SheetNumber[];
	/** Marked impacts, and the conditions of an asset. */
	readonly impacts: readonly string[];
	/** Legacy and other special tracks, in ticks. */
	readonly legacies: readonly SheetNumber[];
	/** Anything else, such as `callsign: Wren`. */
	readonly facts: readonly Fact[];
}

/** Properties that only control how a note is read or played. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
	...['sworn', 'sworn_format', 'ruleset', 'rules', 'records', 'oracles', 'truths', 'imported', 'campaign_step'],
	...['character', 'next', 'combat', 'cursed_die'],
	...['aliases', 'alias', 'tags', 'tag', 'cssclasses', 'cssclass', 'publish', 'permalink', 'position'],
]);
/** Said by numbers of the book or by the place on the page. */
const NOT_ON_PAGE: ReadonlySet<string> = new Set([
	...['region', 'abilities', 'attached_to', 'discarded', 'aboard'],
	...PICTURE_KEYS,
]);
const METERS: readonly string[] = ['momentum', 'health', 'spirit', 'supply', 'integrity'];
const LEGACIES: readonly string[] = ['quests', 'bonds', 'discoveries', 'failure'];

export const isShownKey = (key: string): boolean => !NOT_SHOWN.has(foldedKey(key));

/** “experience spent”: a key in words. */
export const wordsOfKey = (key: string): string => key.replaceAll('_', ' ');

/** A number with a sign for minus. */
export const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Whether a note is a character who is played. */
export function isPlayer(properties: Properties): boolean {
	const sworn = swornIn(properties);
	return sworn === undefined ? properties.has('momentum') : sworn === 'character';
}

const keysOnPage = (properties: Properties): readonly string[] =>
	[...properties.keys()].filter(key => isShownKey(key) && !NOT_ON_PAGE.has(foldedKey(key)));

/** What the properties of a note say in words. */
const factsIn = (properties: Properties): readonly Fact[] =>
	keysOnPage(properties).flatMap(key => {
		const value = properties.get(key);
		const texts = typeof value === 'string' || Array.isArray(value) ? textsOf(properties, key) : [];
		return texts.length === 0 || foldedKey(key) === 'impacts' ? [] : [{ name: wordsOfKey(key), texts }];
	});

/** Words of play, which say nothing of a person. */
const OF_PLAY: ReadonlySet<string> = new Set(['assets', 'generated', 'rank', 'status']);

/** The first three facts of a person. */
export const factsOfPerson = (properties: Properties): readonly Fact[] =>
	factsIn(properties)
		.filter(({ name }) => !OF_PLAY.has(foldedKey(name)))
		.slice(0, 3);

/** The sheet of a note of play; undefined for any other note. */
export function sheetOfNote(properties: Properties): SheetOfNote | undefined {
	if (!properties.has('sworn') && !properties.has('momentum')) return undefined;
	const keys = keysOnPage(properties);
	const numbers = (isMeant: (key: string) => boolean): readonly SheetNumber[] =>
		keys.flatMap(key => {
			const value = properties.get(key);
			return typeof value === 'number' && isMeant(foldedKey(key)) ? [{ name: wordsOfKey(key), value }] : [];
		});
	const isStat = (key: string) => ALL_STATS.includes(key);
	const isMeter = (key: string) => METERS.includes(key);
	const isLegacy = (key: string) => LEGACIES.includes(key);
	return {
		stats: numbers(isStat),
		meters: numbers(isMeter),
		others: numbers(key => !isStat(key) && !isLegacy(key) && !isMeter(key)),
		impacts: [
			...textsOf(properties, 'impacts').map(wordsOfKey),
			...keys.filter(key => properties.get(key) === true).map(wordsOfKey),
		],
		legacies: numbers(isLegacy),
		facts: factsIn(properties),
	};
}

/** The words of a value in a property without the brackets of links. */
export const withoutBrackets = (text: string): string =>
	isLink(text) ? text : text.replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1');
