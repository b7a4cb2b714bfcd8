import { stripMarkdown } from '../../rules/markdown/inline-markdown';
import { fileNameProblem } from '../notes/file-name';
import { linkTarget, nameOf } from '../../rules/search/stated-name';

const LINK = /!?\[\[([^[\]]{1,500})\]\]/g;

/** Removes Markdown from a name: `[[People/Dr. X|the doctor]]` becomes “the doctor”, `[[Dr. X]]` becomes “Dr. X”. */
export const plainName = (name: string): string =>
	stripMarkdown(name.replace(LINK, (_, inner: string) => aliasIn(inner) ?? nameOf(linkTarget(inner))));

function aliasIn(inner: string): string | undefined {
	const bar = inner.indexOf('|');
	const alias = bar < 0 ? '' : inner.slice(bar + 1).trim();
	return alias === '' ? undefined : alias;
}

/** Makes a name suitable for a file, as the app spells it, with spaces for invalid characters; `undefined` if nothing is left. */
export function nameForNote(name: string): string | undefined {
	const fit = name
		.normalize('NFC')
		.replace(/[\\/:*?"<>|#^[\]\p{Cc}\p{Cs}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[. ]+|[. ]+$/g, '');
	return fileNameProblem(fit) === undefined ? fit : undefined;
}
