import { nameOf } from '../notes/note-name';
import type { ExportWords } from './export-note';

/** What an export is written as: notes in one of three wordings, or one page for a browser. */
export type ExportForm = ExportWords | 'page';

const SUFFIX: Readonly<Record<ExportWords, string>> = {
	markdown: ' (Markdown)',
	story: ' (story)',
	lonelog: ' (Lonelog)',
};

/** Where the notes of a folder, or one note, are exported to: beside the original, and never where something is already. */
export interface ExportPlan {
	/** The page; of several notes, their folder; of one note, its copy. */
	readonly target: string;
	/** For each note its copy; all lead to the same page. */
	readonly copies: ReadonlyMap<string, string>;
}

/** `root` is the folder, or the note itself; “” is the whole vault. */
export function planExport(
	root: string,
	notes: readonly string[],
	form: ExportForm,
	exists: (path: string) => boolean,
): ExportPlan {
	const isNote = root.endsWith('.md');
	const base = isNote ? root.slice(0, -'.md'.length) : root === '' ? 'Vault' : root;
	const ending = form === 'page' ? '.html' : isNote ? '.md' : '';
	const free = freePath(base + (form === 'page' ? '' : SUFFIX[form]), ending, exists);
	const under = root === '' ? 0 : root.length + 1;
	const copyOf = (path: string): string => (form === 'page' || isNote ? free : `${free}/${path.slice(under)}`);
	return { target: free, copies: new Map(notes.map(path => [path, copyOf(path)])) };
}

function freePath(base: string, ending: string, exists: (path: string) => boolean): string {
	for (let number = 1; ; number++) {
		const path = `${base}${number === 1 ? '' : ` ${number}`}${ending}`;
		if (!exists(path)) return path;
	}
}

/** Notes as a reader goes through them: by folder, “Session 2” before “Session 10”. */
export function inReadingOrder(paths: readonly string[]): readonly string[] {
	// A collator takes a while to be made, so only an export makes one.
	const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
	return [...paths].sort(compare);
}

/** The heading of a note on a page, where its text has none of its own. */
export const withHeading = (path: string, text: string): string =>
	/^\s*# /.test(text) ? text : `# ${nameOf(path)}\n\n${text}`;
