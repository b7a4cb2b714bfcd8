import { textKey } from './text-key';

/** What a text leaves open, by the names of its gaps: `{name}`. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** The texts of the app's language by the keys of their English; English needs none. */
let catalogue: ReadonlyMap<string, string> = new Map();

/** Set once, before anything else of the plugin is loaded: constants hold texts as well. `texts` are by `textKey`. */
export const useCatalogue = (texts: Readonly<Record<string, string>>): void => {
	catalogue = new Map(Object.entries(texts));
};

/** A text of the interface in the language of the app. What has no translation stays English. */
export function t(english: string, values?: Values): string {
	const text = catalogue.size === 0 ? english : (catalogue.get(textKey(english)) ?? english);
	return values
		? text.replace(/\{(\w+)\}/g, (gap, name: string) => String(name in values ? (values[name] ?? '') : gap))
		: text;
}

/** A label in the middle of a sentence; German keeps its capitals. */
export const midSentence = (label: string): string => (catalogue.size === 0 ? label.toLowerCase() : label);

/** A text with a count, as one of it or as several are called; `{count}` is the number. */
export const tn = (count: number, one: string, other: string, values?: Values): string =>
	t(count === 1 ? one : other, { ...values, count });
