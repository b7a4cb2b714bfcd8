import type { App, Editor } from 'obsidian';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import type { Properties } from '../../../journal/frontmatter/properties';
import { NoteFiles } from '../writer/note-files';

/**
 * The properties of an open note as typed in its editor: Obsidian's cache is updated only when they are saved.
 * Undefined if the note is not open for editing, or the properties are incomplete.
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

/** The lines up to and including the one that closes the properties. */
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
