import { textKey } from './text-key';

/** Values for the placeholders of a text, by name: `{name}`. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** The translations for Obsidian's language by `textKey`; empty for English. */
let catalogue: ReadonlyMap<string, string> = new Map();

/**
 * Sets the translations, keyed by `textKey`. Must be called once before the rest of the plugin is loaded, because
 * constants contain translated texts.
 */
export const setTranslations = (texts: Readonly<Record<string, string>>): void => {
	catalogue = new Map(Object.entries(texts));
};

/** Translates an interface text into Obsidian's language; falls back to English. */
export function t(english: string, values?: Values): string {
	const text = catalogue.size === 0 ? english : (catalogue.get(textKey(english)) ?? english);
	return values
		? text.replace(/\{(\w+)\}/g, (gap, name: string) => String(name in values ? (values[name] ?? '') : gap))
		: text;
}

/** A label for use within a sentence: in lower case in English, unchanged in German. */
export const midSentence = (label: string): string => (catalogue.size === 0 ? label.toLowerCase() : label);

/** A number rounded to one decimal, with the decimal sign of Obsidian’s language: a comma in German. */
export const oneDecimal = (number: number): string =>
	(Math.round(number * 10) / 10).toFixed(1).replace('.', catalogue.size === 0 ? '.' : ',');

/** A name in the quotation marks of Obsidian’s language. */
export const quote = (name: string): string => (catalogue.size === 0 ? `“${name}”` : `„${name}“`);

/** A text with a count, in its singular or plural form; `{count}` is the number. */
export const tn = (count: number, one: string, other: string, values?: Values): string =>
	t(count === 1 ? one : other, { ...values, count });
