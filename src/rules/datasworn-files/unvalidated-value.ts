import { withRulesLinks } from '../markdown/inline-markdown';
import { problem, type Problem } from '../core/problem';
import { withoutCommands } from '../rules-text';

/** An unvalidated value in a file, its path, and the list that collects problems. */
export interface UncheckedValue {
	readonly value: unknown;
	/** `moves.combat.contents.strike.name`; empty for the file itself. */
	readonly path: string;
	readonly findings: Problem[];
}

/** The value of an own property, or `undefined`. */
export function property(place: UncheckedValue, key: string | number): UncheckedValue {
	const { value } = place;
	const path = place.path === '' ? String(key) : `${place.path}.${key}`;
	const held = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
	return { ...place, path, value: held ? (value as Record<string | number, unknown>)[key] : undefined };
}

export const isMissing = ({ value }: UncheckedValue): boolean => value === undefined || value === null;

/** Reports a problem and what to write instead. Returns `undefined`, so that parsing can continue. */
export function reportProblem(place: UncheckedValue, wanted: string, found = foundAt(place)): undefined {
	const message = `“${shortened(place.path)}” ${found}. Write ${wanted}.`;
	place.findings.push(problem('bad_house_rules', message));
	return undefined;
}

/** A non-blank text; reports a problem otherwise. */
export function requiredText(place: UncheckedValue, wanted = 'a text'): string | undefined {
	const { value } = place;
	return typeof value === 'string' && value.trim() !== ''
		? withRulesLinks(withoutCommands(value))
		: reportProblem(place, wanted);
}

/** A key as a name: `core_moves` is "core moves". */
export const keyAsName = (key: string): string => withoutCommands(key.replaceAll('_', ' '));

/** A text that may be left out; `null` and an empty text are the same as none. */
export const optionalText = (place: UncheckedValue): string | undefined =>
	isMissing(place) || place.value === '' ? undefined : requiredText(place);

export function requiredInteger(place: UncheckedValue, wanted = 'a whole number'): number | undefined {
	const { value } = place;
	return typeof value === 'number' && Number.isSafeInteger(value) ? value : reportProblem(place, wanted);
}

export const optionalInteger = (place: UncheckedValue): number | undefined =>
	isMissing(place) ? undefined : requiredInteger(place);

export function optionalBoolean(place: UncheckedValue, ifAbsent: boolean): boolean {
	if (typeof place.value === 'boolean') return place.value;
	if (!isMissing(place)) reportProblem(place, '“true” or “false”');
	return ifAbsent;
}

export function requiredOneOf<T extends string>(place: UncheckedValue, words: readonly T[]): T | undefined {
	const found = words.find(word => word === place.value);
	return found ?? reportProblem(place, `one of ${words.map(word => `“${word}”`).join(', ')}`);
}

/** Maximum nesting of collections. */
const DEEPEST = 8;

/** The collections nested in one at a given depth. */
export function collectionsIn(place: UncheckedValue, depth: number, what: string): Entries {
	const inside = property(place, 'collections');
	if (depth < DEEPEST) return entriesOf(inside);
	if (!isMissing(inside)) reportProblem(inside, `no more than ${DEEPEST} ${what} inside one another`);
	return [];
}

/** The items of a list; empty if it is missing. */
export function arrayItems(place: UncheckedValue): readonly UncheckedValue[] {
	if (isMissing(place)) return [];
	if (Array.isArray(place.value)) return place.value.map((_item, i) => property(place, i));
	reportProblem(place, 'a list');
	return [];
}

type Entries = readonly (readonly [key: string, UncheckedValue])[];

/** The entries of an object; empty if it is missing. */
export function entriesOf(place: UncheckedValue): Entries {
	if (isMissing(place)) return [];
	if (isObject(place.value)) return Object.keys(place.value).map(key => [key, property(place, key)]);
	reportProblem(place, 'keys with something under each');
	return [];
}

export const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const arrayOfTexts = (place: UncheckedValue): readonly string[] =>
	arrayItems(place).flatMap(item => requiredText(item) ?? []);

function foundAt({ value }: UncheckedValue): string {
	if (value === undefined || value === null) return 'is missing';
	if (value === '') return 'is empty';
	if (typeof value === 'string') return `is “${shortened(value)}”`;
	if (typeof value === 'number' || typeof value === 'boolean') return `is ${value}`;
	return Array.isArray(value) ? 'is a list' : 'has keys under it';
}

const LONGEST_SHOWN = 120;

const shortened = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
