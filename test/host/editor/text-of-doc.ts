import type { Text } from '@codemirror/state';

const texts = new WeakMap<Text, string>();

/** The text of a document, made once for each: plugins ask for it once per card. */
export function textOfDoc(doc: Text): string {
	const known = texts.get(doc);
	if (known !== undefined) return known;
	const text = doc.toString();
	texts.set(doc, text);
	return text;
}
