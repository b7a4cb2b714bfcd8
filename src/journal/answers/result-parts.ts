/** A piece of a result; one that is the name of a note can be followed. */
interface ResultPart {
	readonly text: string;
	readonly isNote: boolean;
}

/** What parts the words of a result: "Ash, Rook; Boar", "Advance + Wound", "Guild: People of one trade". */
const BETWEEN = /([,;:]\s+|\s\+\s+|\s\(|\)|\.$)/;

/**
 * A result cut into the names of notes and the words between them. A name is the whole result, or a part of it that is
 * between two signs and begins with a capital letter.
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
