/** Part of a result; if it is the name of a note, it can be a link. */
interface ResultPart {
	readonly text: string;
	readonly isNote: boolean;
}

/** Separators within a result: "Ash, Rook; Boar", "Advance + Wound", "Guild: People of one trade". */
const BETWEEN = /([,;:]\s+|\s\+\s+|\s\(|\)|\.$)/;

/**
 * Splits a result into names of notes and the text between them. A name is the whole result, or a part between two
 * separators that starts with a capital letter.
 */
export function resultParts(result: string, isNote: (name: string) => boolean): readonly ResultPart[] {
	if (isNote(result)) return [{ text: result, isNote: true }];
	const parts = result.split(BETWEEN).map(text => ({ text, isNote: /^\p{Lu}/u.test(text) && isNote(text) }));
	return parts
		.reduce<readonly ResultPart[]>((joined, part) => {
			const last = joined.at(-1);
			if (!last || last.isNote || part.isNote) return [...joined, part];
			return [...joined.slice(0, -1), { text: last.text + part.text, isNote: false }];
		}, [])
		.filter(({ text }) => text !== '');
}
