import type { FrontmatterValue } from './frontmatter';
import { itemsInItem, itemsInText } from './list-as-text';
import { quote, t } from '../../i18n/translate';

/** The properties of a note, from its text or from the app's cache, which are found in any spelling (`PropertyMap`). */
export type Properties = ReadonlyMap<string, FrontmatterValue>;

/**
 * The values of a property as text, in order: its single value, or the items of a list, which may be written as text.
 * Empty if it is missing or empty.
 */
export function textsOf(properties: Properties, key: string): readonly string[] {
	const value = properties.get(key);
	if (value === undefined || value === null || isNested(value)) return [];
	if (typeof value === 'string') return itemsInText(key, value);
	return [value]
		.flat(3)
		.filter(item => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
		.flatMap(item => (typeof item === 'string' ? itemsInItem(key, item) : [String(item)]));
}

/** `[[vow]]`, `[[Kinds/vow|Vow]]` */
const LINKED = /^\[\[([^[\]|#]*)(?:[|#][^[\]]*)?\]\]$/;

const linkedName = (text: string): string => (LINKED.exec(text)?.[1] ?? text).split('/').at(-1) ?? text;

/** What a note says it is, in any case: `sworn: Vow`; also as a link, or as the only item of a list. */
export function swornIn(properties: Properties): string | undefined {
	const value = properties.get('sworn');
	const sworn = Array.isArray(value) && value.length === 1 ? (value as readonly FrontmatterValue[])[0] : value;
	return typeof sworn === 'string' ? linkedName(sworn.trim()).trim().toLowerCase() : undefined;
}

/** The message about a list where a note has one value. None of them is taken for the one that is meant. */
export const severalValues = (name: string, key: string, values: readonly string[]): string =>
	t('In “{name}”, “{key}” says {values}. Keep one of them.', {
		name,
		key,
		values: values.map(value => quote(value)).join(t(' and ')),
	});

export const nestedValue = (name: string, nested: string): string =>
	t('In “{name}”, “{nested}” holds more than a plain value. Write it in one line.', { name, nested });

/** Whether a value is a map or a list that contains one, which none of our properties are. */
export const isNested = (value: FrontmatterValue | undefined): boolean =>
	typeof value === 'object' && value !== null && ('kind' in value || value.some(isNested));
