import type { App, CachedMetadata, Editor } from 'obsidian';
import { charactersInText } from '../../../journal/character/characters-in-text';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import type { Properties } from '../../../journal/frontmatter/properties';
import { cachedProperties } from './cached-note';
import { NoteFiles } from '../writer/note-files';

/**
 * The properties of a note: as typed if it is open, otherwise from Obsidian's cache, otherwise from our own last read.
 */
export class KnownProperties {
	readonly overlooked: OverlookedProperties;
	private readonly files: NoteFiles;

	constructor(private readonly app: App) {
		this.overlooked = new OverlookedProperties(app);
		this.files = new NoteFiles(app);
	}

	of(path: string): Properties | undefined {
		return this.typed(path) ?? cachedProperties(this.app, path) ?? this.overlooked.of(path);
	}

	/**
	 * The properties of an open note as typed in its editor: Obsidian's cache is updated only when they are saved.
	 * Undefined if the note is not open for editing, or the properties are incomplete.
	 */
	private typed(path: string): Properties | undefined {
		const editor = this.files.viewOf(path)?.editor;
		return editor && propertiesIn(headOf(editor));
	}
}

/**
 * Properties that our reader finds but Obsidian's cache does not: after a byte order mark, or between lone `\r`. They
 * are known for notes that were read or changed since the start, so that such a note is not attributed to another
 * character.
 */
export class OverlookedProperties {
	private readonly known = new Map<string, { readonly head: string; readonly properties: Properties }>();
	/** The links by which texts name a character below the properties, where they are not read. */
	private readonly inText = new Map<string, readonly string[]>();

	constructor(private readonly app: App) {}

	of(path: string): Properties | undefined {
		const known = this.known.get(path);
		return known && !this.isRead(path) ? known.properties : undefined;
	}

	/** Learns from the text of a note. Returns true if its properties differ from what was known. */
	learn(path: string, text: string): boolean {
		const isNamedAnew = this.learnText(path, text);
		return this.learnProperties(path, text) || isNamedAnew;
	}

	linksInText(path: string): readonly string[] {
		return this.inText.get(path) ?? [];
	}

	/** Learns which character a text names. Returns true if it is another than before. */
	learnText(path: string, text: string): boolean {
		const links = charactersInText(text);
		const isSame = links.join('\n') === this.linksInText(path).join('\n');
		if (links.length > 0) this.inText.set(path, links);
		else this.inText.delete(path);
		return !isSame;
	}

	private learnProperties(path: string, text: string): boolean {
		const before = this.known.get(path);
		const { exists, contentStart } = frontmatterBounds(text);
		if (!exists || this.isRead(path)) return this.known.delete(path);
		const head = text.slice(0, contentStart);
		if (before?.head === head) return false;
		const frontmatter = readFrontmatter(head);
		if (!frontmatter.ok) return this.known.delete(path);
		this.known.set(path, { head, properties: frontmatter.value.values });
		return true;
	}

	moved(from: string, to: string): void {
		const known = this.known.get(from);
		this.known.delete(from);
		this.inText.set(to, this.linksInText(from));
		this.inText.delete(from);
		if (known) this.known.set(to, known);
	}

	forget(path: string): void {
		this.inText.delete(path);
		this.known.delete(path);
	}

	private isRead(path: string): boolean {
		return this.app.metadataCache.getCache(path)?.frontmatter !== undefined;
	}
}

/**
 * Whether a note may begin with properties that the cache does not recognize: it then sees a horizontal rule on the
 * first line, or all of them as one setext heading that the closing line underlines.
 */
export function mayHideProperties(cache: CachedMetadata | null): boolean {
	const [first] = cache?.frontmatter ? [] : (cache?.sections ?? []);
	if (first?.position.start.line !== 0) return false;
	const { start, end } = first.position;
	return first.type === 'thematicBreak' || (first.type === 'heading' && end.line > start.line);
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
