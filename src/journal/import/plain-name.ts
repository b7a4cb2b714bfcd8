import { stripMarkdown } from '../../rules/reference/inline-markdown';
import { fileNameProblem } from '../notes/file-name';
import { linkTarget, nameOf } from '../notes/note-name';

const LINK = /!?\[\[([^[\]]{1,500})\]\]/g;

/** A name without the signs of Markdown: `[[People/Dr. X|the doctor]]` is “the doctor”, `[[Dr. X]]` is “Dr. X”. */
export const plainName = (name: string): string =>
	stripMarkdown(name.replace(LINK, (_, inner: string) => aliasIn(inner) ?? nameOf(linkTarget(inner))));

function aliasIn(inner: string): string | undefined {
	const bar = inner.indexOf('|');
	const alias = bar < 0 ? '' : inner.slice(bar + 1).trim();
	return alias === '' ? undefined : alias;
}

/** A name as one for a note: the signs that no file name holds become spaces. None when nothing fit is left of it. */
export function nameForNote(name: string): string | undefined {
	const fit = name
		.replace(/[\\/:*?"<>|#^[\]\p{Cc}\p{Cs}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[. ]+|[. ]+$/g, '');
	return fileNameProblem(fit) === undefined ? fit : undefined;
}
