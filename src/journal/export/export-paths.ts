import { nameOf } from '../../rules/search/stated-name';
import { escapeMarkdown } from '../text/escape-markdown';
import { isOneFile, type ExportForm } from './export-note';

const SUFFIX: Readonly<Record<ExportForm, string>> = {
	markdown: ' (Markdown)',
	story: ' (story)',
	lonelog: ' (Lonelog)',
	page: '',
	book: ' (book)',
};

/** Target paths for exporting a folder or a note: beside the original, and never over an existing file. */
export interface ExportPlan {
	/** The page, the book, the folder of several notes, or the copy of a single note. */
	readonly target: string;
	/** The copy for each note; for a page or a book, all have the same path. */
	readonly copies: ReadonlyMap<string, string>;
}

/** `root` is a folder or a note; “” is the whole vault. */
export function planExport(
	root: string,
	notes: readonly string[],
	form: ExportForm,
	exists: (path: string) => boolean,
): ExportPlan {
	const isNote = root.endsWith('.md');
	const base = isNote ? root.slice(0, -'.md'.length) : root === '' ? 'Vault' : root;
	const ending = form === 'page' ? '.html' : form === 'book' ? '.epub' : isNote ? '.md' : '';
	const free = freePath(base + SUFFIX[form], ending, path => exists(path) || exists(pageBeside(path)));
	const under = root === '' ? 0 : root.length + 1;
	const copyOf = (path: string): string => (isOneFile(form) || isNote ? free : `${free}/${path.slice(under)}`);
	return { target: free, copies: new Map(notes.map(path => [path, copyOf(path)])) };
}

/** The page for a printer beside a book. */
export const pageBeside = (path: string): string => path.replace(/\.epub$/, '.html');

function freePath(base: string, ending: string, exists: (path: string) => boolean): string {
	for (let number = 1; ; number++) {
		const path = `${base}${number === 1 ? '' : ` ${number}`}${ending}`;
		if (!exists(path)) return path;
	}
}

/** Adds the note's name as a heading on a page, unless its text starts with one. */
export const withHeading = (path: string, text: string): string =>
	/^\s*# /.test(text) ? text : `# ${escapeMarkdown(nameOf(path))}\n\n${text}`;
