/** Kinds of things that records refer to by name. */
export type NamedKind = 'character' | 'track' | 'asset';

/** A change of name. */
export interface Renaming {
	readonly kind: NamedKind;
	readonly from: string;
	readonly to: string;
	/** What else still has the old name; places that may refer to it are left alone. */
	readonly others?: readonly NamedKind[];
	/**
	 * Whether the name is unambiguous in a note's records, because it is the thing's own journal or that of its owner.
	 */
	readonly isMeantIn?: (note: string) => boolean;
}

/** Adapts a renaming to one note. */
export function inNoteAt(renaming: Renaming, note: string): Renaming {
	const { kind, others = [], isMeantIn } = renaming;
	return isMeantIn?.(note) ? { ...renaming, others: others.filter(other => other !== kind) } : renaming;
}

/** Compares names as they are looked up, ignoring case. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const LINK = /^\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]$/;

/** Renames a plain name or a link, whose alias stays; `undefined` if it is a different name. */
export function renamed(text: string, { from, to }: Renaming): string | undefined {
	if (isSameName(text, from)) return to;
	const [, written = ''] = LINK.exec(text) ?? [];
	const target = written.trim();
	if (target === '' || !isSameName(target, from)) return undefined;
	const at = text.indexOf(target);
	return text.slice(0, at) + to + text.slice(at + target.length);
}

/** A quick check whether a text can contain a name, however it is quoted. */
export function mayHold(text: string, name: string): boolean {
	const plain = name.toLowerCase().match(/[\p{L}\p{N} ]+/gu) ?? [];
	const longest = plain.reduce((best, part) => (part.length > best.length ? part : best), '');
	return text.toLowerCase().includes(longest);
}
