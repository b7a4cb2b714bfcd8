import { problem, type Problem } from '../problem';
import { entriesOf, isMissing, isObject, property, type UncheckedValue } from './unchecked-value';

/** What a Datasworn file may hold besides what is read of it: its key, and its name for one and for many. */
const UNREAD: readonly (readonly [key: string, one: string, many: string])[] = [
	['truths', 'truth', 'truths'],
	['npcs', 'foe', 'foes'],
	['rarities', 'rarity', 'rarities'],
	['delve_sites', 'site', 'sites'],
	['site_themes', 'site theme', 'site themes'],
	['site_domains', 'site domain', 'site domains'],
	['atlas', 'place', 'places'],
];

const UNREAD_RULES: readonly (readonly [key: string, one: string, many: string])[] = [
	['stats', 'stat', 'stats'],
	['special_tracks', 'special track', 'special tracks'],
];

/** One finding that names and counts what is not read of a file; none where all of it is. */
export function unreadContents(file: UncheckedValue): readonly Problem[] {
	const rules = property(file, 'rules');
	const counts = [
		...UNREAD.map(([key, ...names]) => inWords(thingsIn(property(file, key)), names)),
		...UNREAD_RULES.map(([key, ...names]) => inWords(keysIn(property(rules, key)), names)),
	].filter(words => words !== '');
	if (counts.length === 0) return [];
	const list = new Intl.ListFormat('en').format(counts);
	return [problem('bad_house_rules', `Not read from this file: ${list}.`)];
}

const inWords = (count: number, [one, many]: readonly [string, string]): string =>
	count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const keysIn = (place: UncheckedValue): number => (isObject(place.value) ? Object.keys(place.value).length : 0);

/** The things of all collections, or of the value itself where it is no collection of collections. */
function thingsIn(place: UncheckedValue, depth = 0): number {
	if (isMissing(place) || !isObject(place.value) || depth > DEEPEST) return 0;
	return entriesOf(place)
		.map(([, entry]) => {
			const isCollection = ['contents', 'collections'].some(key => isObject(property(entry, key).value));
			return isCollection
				? thingsIn(property(entry, 'contents'), depth + 1) + thingsIn(property(entry, 'collections'), depth + 1)
				: 1;
		})
		.reduce((sum, count) => sum + count, 0);
}

/** Collections nested deeper are not counted. */
const DEEPEST = 8;
