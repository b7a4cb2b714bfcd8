/** What can have a name that records know it by. */
export type NamedKind = 'character' | 'track' | 'asset';

/** Something that was renamed. */
export interface Renaming {
	readonly kind: NamedKind;
	readonly from: string;
	readonly to: string;
	/** What else still has the old name: a place that may mean it is left alone. */
	readonly others?: readonly NamedKind[];
	/** Whether the name means just this in the records of a note: it is its journal, or that of its owner. */
	readonly isMeantIn?: (note: string) => boolean;
}

/** A renaming as it is to be understood in one note. */
export function inNoteAt(renaming: Renaming, note: string): Renaming {
	const { kind, others = [], isMeantIn } = renaming;
	return isMeantIn?.(note) ? { ...renaming, others: others.filter(other => other !== kind) } : renaming;
}

/** Names are compared as they are looked up: capitals do not count. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const LINK = /^(\[\[\s*)([^[\]|]+?)(\s*(?:\|[^[\]]*)?\]\])$/;

/** The name in other words: plain, or as a link, whose alias stays. Absent when it is another name. */
export function renamed(text: string, { from, to }: Renaming): string | undefined {
	if (isSameName(text, from)) return to;
	const [, open, target, close] = LINK.exec(text) ?? [];
	return target !== undefined && isSameName(target, from) ? `${open ?? ''}${to}${close ?? ''}` : undefined;
}

/** Whether a text can hold a name at all, however it is quoted there; found without reading the text. */
export function mayHold(text: string, name: string): boolean {
	const plain = name.toLowerCase().match(/[\p{L}\p{N} ]+/gu) ?? [];
	const longest = plain.reduce((best, part) => (part.length > best.length ? part : best), '');
	return text.toLowerCase().includes(longest);
}
