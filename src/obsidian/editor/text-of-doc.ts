import type { Text } from '@codemirror/state';

const texts = new WeakMap<Text, string>();

/**
 * The text of a document of an editor, made once for each: all cards of a note ask for it after each change, and what is
 * cached by a text is found faster by the same string.
 */
export function textOfDoc(doc: Text): string {
	const known = texts.get(doc);
	if (known !== undefined) return known;
	const text = doc.toString();
	texts.set(doc, text);
	return text;
}
