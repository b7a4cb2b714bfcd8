import type { App, Editor } from 'obsidian';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import type { Properties } from '../../../journal/frontmatter/properties';
import { NoteFiles } from '../writer/note-files';

/**
 * The properties of an open note as they stand in its editor: the app's cache follows only once they are saved. None if
 * the note is not open for writing, or they are half typed.
 */
export class TypedProperties {
	private readonly files: NoteFiles;
	private read: { readonly head: string; readonly properties: Properties | undefined } | undefined;

	constructor(app: App) {
		this.files = new NoteFiles(app);
	}

	of(path: string): Properties | undefined {
		const editor = this.files.viewOf(path)?.editor;
		if (!editor) return undefined;
		const head = headOf(editor);
		if (this.read?.head !== head) this.read = { head, properties: propertiesIn(head) };
		return this.read.properties;
	}
}

/** The first lines, down to the one that closes the properties. */
function headOf(editor: Editor): string {
	if (!/^\ufeff?---[ \t]*$/.test(editor.getLine(0))) return '';
	for (let line = 1; line < editor.lineCount(); line++)
		if (editor.getLine(line).trimEnd() === '---') return editor.getRange({ line: 0, ch: 0 }, { line: line + 1, ch: 0 });
	return '---\n';
}

function propertiesIn(head: string): Properties | undefined {
	const frontmatter = readFrontmatter(head);
	const isWhole = head === '' || frontmatterBounds(head).exists;
	return frontmatter.ok && isWhole ? frontmatter.value.values : undefined;
}
