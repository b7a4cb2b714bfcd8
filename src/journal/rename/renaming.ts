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

const WIKILINK = /^(\s*\[\[\s*)(?=\S)([^[\]|#]+)((?:#[^[\]|]*)?(?:\|[^[\]]*)?\]\]\s*)$/;
const MARKDOWN_LINK = /^(\s*\[[^\]]*\]\()(<[^<>]*>|[^<>()\s]+)((?:\s+"[^"]*")?\)\s*)$/;

/** Renames a plain name or a link, which keeps its form and alias; `undefined` if it is a different name. */
export function renamed(text: string, { from, to }: Renaming): string | undefined {
	if (isSameName(text, from)) return to;
	if (!isLink(text) || !isSameName(withoutEnding(linkTarget(text)), from)) return undefined;
	const wikilink = WIKILINK.exec(text);
	const [, before = '', target = '', after = ''] = wikilink ?? MARKDOWN_LINK.exec(text) ?? [];
	if (target === '') return undefined;
	return before + (wikilink ? to + behindName(target) : renamedTarget(target, to)) + after;
}

/** The ending and the spaces at the end of the target of a wikilink. */
function behindName(target: string): string {
	return target.slice(withoutEnding(target.trimEnd()).length);
}

/** The target of a Markdown link, in angle brackets or encoded, with its ending and heading. */
function renamedTarget(target: string, to: string): string {
	const isBracketed = target.startsWith('<');
	const [, rest = ''] = /((?:\.md)?(?:#[^>]*)?)>?$/.exec(target) ?? [];
	return isBracketed ? `<${to}${rest}>` : encodeURI(to).replace(/[()#?]/g, encodeURIComponent) + rest;
}

/** A quick check whether a text can contain a name, however it is quoted or encoded. */
export function mayHold(text: string, name: string): boolean {
	const plain = foldedName(name).match(/[\p{L}\p{N}]+/gu) ?? [];
	const longest = plain.reduce((best, part) => (part.length > best.length ? part : best), '');
	return text.normalize('NFC').toLowerCase().includes(longest) || /%[c-f][0-9a-f]/i.test(text);
}
import { isLink, linkTarget, withoutEnding } from '../../rules/search/stated-name';
import { foldedName, isSameName } from '../../rules/search/folded-name';
