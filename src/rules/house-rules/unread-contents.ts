import { problem, type Problem } from '../problem';
import { entriesOf, isMissing, isObject, property, type UncheckedValue } from './unchecked-value';

/** One finding that counts the places of the atlas, which are not read; none where there are none. */
export function unreadContents(file: UncheckedValue): readonly Problem[] {
	const count = entriesIn(property(file, 'atlas'));
	if (count === 0) return [];
	return [
		problem('bad_house_rules', `Not read from this file: ${count} ${count === 1 ? 'place' : 'places'} of its atlas.`),
	];
}

/** The entries of all collections, or of the value itself where it is no collection of collections. */
function entriesIn(place: UncheckedValue, depth = 0): number {
	if (isMissing(place) || !isObject(place.value) || depth > DEEPEST) return 0;
	return entriesOf(place)
		.map(([, entry]) => {
			const isCollection = ['contents', 'collections'].some(key => isObject(property(entry, key).value));
			return isCollection
				? entriesIn(property(entry, 'contents'), depth + 1) + entriesIn(property(entry, 'collections'), depth + 1)
				: 1;
		})
		.reduce((sum, count) => sum + count, 0);
}

/** Collections nested deeper are not counted. */
const DEEPEST = 8;
