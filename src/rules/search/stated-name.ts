/** The name of a note, from its path. */
export const nameOf = (path: string): string => withoutEnding(path.slice(path.lastIndexOf('/') + 1));

export const withoutEnding = (path: string): string => path.replace(/\.md$/, '');

/** `[Kes](PCs/Kestrel%20Vane.md)`, `[Kes](<PCs/Kestrel Vane.md>)` */
const MARKDOWN_LINK = /^!?\[[^\]]*\]\((?:<([^<>]*)>|([^<>]*?))(?:\s+"[^"]*")?\)$/;

/** Whether a text is one link, in either form, or an embed, which leads to the same note. */
export const isLink = (text: string): boolean =>
	/^!?\[\[[^[\]]*\]\]$/.test(text.trim()) || MARKDOWN_LINK.test(text.trim());

/** `[[Kestrel Vane|Kes]]` leads to "Kestrel Vane", and so does `[Kes](Kestrel%20Vane.md)`. */
export function linkTarget(link: string): string {
	const written = link.trim();
	const [isMarkdown, inBrackets, plain] = MARKDOWN_LINK.exec(written) ?? [];
	if (isMarkdown !== undefined) return withoutEnding(untilHeading(decodedAddress(inBrackets ?? plain ?? '')));
	return untilHeading(written.replace(/^!?\[\[/, '').replace(/\]\]$/, ''));
}

const untilHeading = (target: string): string => target.split(/[|#]/, 1)[0]?.trim() ?? '';

/** Decodes an address such as `../Salt/The%20engine.md`; one that is invalid stays as it is. */
export function decodedAddress(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch {
		return target; // a lone % is the player's
	}
}

/** The plain name that is stated: a link is read as its target's name. Records and tracks use plain names. */
export function statedName(text: string): string {
	const [, target] = /^\[\[([^[\]|#]+)(?:[|#][^[\]]*)?\]\]$/.exec(text) ?? [];
	return target?.trim() ?? (isLink(text) ? nameOf(linkTarget(text)) : text);
}
