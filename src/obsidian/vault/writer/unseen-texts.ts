import type { App } from 'obsidian';
import type { NoteFiles } from './note-files';
import { isSavedAs } from './saved-as';
import type { Texts } from './write-step';

/** How often a text that the app knows of may be missing in the editor that is about to show it. */
const MOST_LOOKS = 5;

/** Tells whether an open note has a text on disk that its editor has never shown. */
export class UnseenTexts {
	/** The note that had one when it was looked at last. */
	path = '';
	private looks = 0;

	constructor(
		private readonly app: App,
		private readonly files: NoteFiles,
	) {}

	/** Looks at the notes as they were just read from disk. */
	async areIn(onDisk: Texts): Promise<boolean> {
		this.looks++;
		for (const [path, text] of onDisk) {
			if (this.isShown(path, text)) continue;
			if (this.looks > MOST_LOOKS && (await this.isKnown(path))) continue;
			this.path = path;
			return true;
		}
		return false;
	}

	/** Whether the editor shows this text, or has typing on top of it. */
	private isShown(path: string, text: string): boolean {
		const view = this.files.viewOf(path);
		return !view || isSavedAs(text, view.editor.getValue()) || isSavedAs(text, view.data);
	}

	/** Whether the app has taken notice of the file as it is: then the text is that of the editor, or was merged into it. */
	private async isKnown(path: string): Promise<boolean> {
		const file = this.app.vault.getFileByPath(path);
		const there = await this.app.vault.adapter.stat(path);
		return file?.stat.mtime === there?.mtime && file?.stat.size === there?.size;
	}
}
