import { problem, type Problem } from '../core/problem';
import { didYouMean } from '../search/nearest-name';
import { isObject, type UncheckedValue } from './unvalidated-value';

/** Keys that any part of a Datasworn file may have and that change nothing in play. */
const WITHOUT_EFFECT = [
	'_id',
	'_source',
	'_comment',
	'_i18n',
	'_index',
	'type',
	'icon',
	'color',
	'images',
	'date',
	'url',
	'page',
	'canonical_name',
	'suggestions',
	'tags',
];

/** Reports keys that nothing comes of, with the known key that is nearest. */
export function reportUnknownKeys(place: UncheckedValue, known: readonly string[]): void {
	if (!isObject(place.value)) return;
	const all = [...known, ...WITHOUT_EFFECT];
	for (const key of Object.keys(place.value).filter(key => !all.includes(key))) {
		const path = place.path === '' ? key : `${place.path}.${key}`;
		const hint = didYouMean(key, known).map(question => ` ${question}`);
		place.findings.push(problem('bad_house_rules', `“${path}” is not known, so nothing comes of it.${hint.join('')}`));
	}
}

/** How many findings that differ only in their place are told one by one. */
const MOST_ALIKE = 3;

/** Sums up findings that differ only in their place: the first, and the number of the others. */
export function summedUp(findings: readonly Problem[]): readonly Problem[] {
	const groups = new Map<string, Problem[]>();
	for (const found of findings) {
		const key = found.message.replace(/^“(?:[^”]*\.)?([^”.]*)”/, '“$1”');
		groups.set(key, [...(groups.get(key) ?? []), found]);
	}
	return [...groups.values()].flatMap(group => {
		const [first] = group;
		if (!first || group.length <= MOST_ALIKE) return group;
		const message = `${first.message} The same is found in ${group.length - 1} more places.`;
		return [{ ...first, message }];
	});
}
