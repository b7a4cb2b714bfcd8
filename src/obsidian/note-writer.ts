import type { App, Editor, TFile } from 'obsidian';
import { MarkdownView } from 'obsidian';
import type { Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import type { TextChange } from '../journal/text/text-change';
import { applyChanges, difference } from '../journal/text/text-change';

/** The fresh text of the notes that were asked for, by path. */
export type Texts = ReadonlyMap<string, string>;

/** A plan of edits, in the order in which they are to be written. */
export interface Writing {
	readonly edits: readonly {
		readonly path: string;
		readonly changes: readonly TextChange[];
		/** The note is not there yet. */
		readonly isNew?: true;
		/** The note goes to the trash as it is. */
		readonly isGone?: true;
	}[];
	/** Where the cursor of the first note goes, in its new text. */
	readonly cursor?: number;
}

/** How often a plan is made anew when a note changes under it. */
const MOST_TRIES = 3;

/** One edit that was written, and how to know it again when it has to be taken back. */
interface Written {
	readonly path: string;
	readonly before: string;
	readonly after: string;
	readonly isNew?: true | undefined;
	readonly isGone?: true | undefined;
}

/** A note was not what it was when the plan was made. */
class ChangedMeanwhile extends Error {}

/**
 * Writes one action of the player as one transaction over the notes concerned. Plans are made from fresh text; each
 * write goes through only if its note is still that text, else the plan is made anew. If a write fails, what was written
 * is taken back. A note open in a source or Live Preview editor is edited by one editor transaction, any other by
 * `vault.process`.
 */
export class NoteWriter {
	private queue: Promise<unknown> = Promise.resolve();
	/** The note being edited through its editor just now: such a change is ours, not the player's. */
	writing: string | undefined;

	constructor(private readonly app: App) {}

	/** Actions are written one after the other, so a button pressed twice finds the note that the first press left. */
	write<T extends Writing>(paths: readonly string[], plan: (texts: Texts) => Reading<T>): Promise<Reading<T>> {
		const turn = this.queue.then(() => this.attempt(paths, plan));
		this.queue = turn.catch(() => undefined);
		return turn;
	}

	/** Looks at the fresh text of notes without writing, once what is being written has been written. */
	async look<T>(paths: readonly string[], see: (texts: Texts) => Reading<T>): Promise<Reading<T>> {
		const seen = await this.write(paths, texts => {
			const value = see(texts);
			return value.ok ? read({ edits: [], value: value.value }) : value;
		});
		return seen.ok ? read(seen.value.value) : seen;
	}

	/** The text of a note as it is now, unsaved typing included. */
	async read(file: TFile): Promise<string> {
		return this.editorOf(file)?.getValue() ?? (await this.app.vault.read(file));
	}

	/** The text of a note that is open in an editor: newer than the app's cache, which waits for the note to be saved. */
	openText(path: string): string | undefined {
		const file = this.app.vault.getFileByPath(path);
		return file ? this.editorOf(file)?.getValue() : undefined;
	}

	/** Where the cursor stands in a note that is open in an editor. */
	cursorOf(path: string): number | undefined {
		const file = this.app.vault.getFileByPath(path);
		const editor = file && this.editorOf(file);
		return editor?.posToOffset(editor.getCursor());
	}

	private async attempt<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts) => Reading<T>,
	): Promise<Reading<T>> {
		for (let i = 0; i < MOST_TRIES; i++) {
			const texts = await this.gather(paths);
			if (!texts.ok) return texts;
			const planned = plan(texts.value);
			if (!planned.ok) return planned;
			const problem = await this.carryOut(planned.value, texts.value);
			if (problem === undefined) return planned;
			if (problem !== 'changed') return unread('write_failed', problem);
		}
		return unread(
			'changed_meanwhile',
			'The note keeps changing, so nothing was written. Wait a moment and press again.',
		);
	}

	private async gather(paths: readonly string[]): Promise<Reading<Texts>> {
		const texts = new Map<string, string>();
		for (const path of new Set(paths)) {
			const file = this.app.vault.getFileByPath(path);
			if (!file) return unread('missing_note', `The note “${path}” is not there any more. Nothing was written.`);
			try {
				texts.set(path, await this.read(file));
			} catch (error) {
				return unread('read_failed', `“${path}” could not be read (${words(error)}). Nothing was written.`);
			}
		}
		return read(texts);
	}

	/** Nothing when all went well, "changed" when a note moved on, or what to tell the player. */
	private async carryOut({ edits, cursor }: Writing, texts: Texts): Promise<string | undefined> {
		const written: Written[] = [];
		for (const [i, { path, changes, isNew, isGone }] of edits.entries()) {
			const before = texts.get(path) ?? '';
			try {
				if (isNew) await this.create(path, applyChanges('', changes));
				else if (isGone) await this.trash(path, before);
				else await this.edit(path, before, changes, i === 0 ? cursor : undefined);
				written.push({ path, before, after: applyChanges(before, changes), isNew, isGone });
			} catch (error) {
				const stuck = await this.takeBack(written);
				if (stuck.length > 0)
					return `“${path}” could not be written (${words(error)}), and what was written before could not be taken back in ${stuck.join(', ')}. Please look at it.`;
				if (error instanceof ChangedMeanwhile) return 'changed';
				return `“${path}” could not be written (${words(error)}). Everything was taken back; nothing has changed.`;
			}
		}
		return undefined;
	}

	/** The paths that could not be taken back. */
	private async takeBack(written: readonly Written[]): Promise<readonly string[]> {
		const stuck: string[] = [];
		for (const { path, before, after, isNew, isGone } of [...written].reverse()) {
			try {
				if (isNew) await this.trash(path, after);
				else if (isGone) await this.create(path, before);
				else await this.edit(path, after, [difference(after, before)]);
			} catch {
				stuck.push(`“${path}”`);
			}
		}
		return stuck;
	}

	private async create(path: string, text: string): Promise<void> {
		if (this.app.vault.getAbstractFileByPath(path)) throw new Error('another note has that name');
		await this.app.vault.create(path, text);
	}

	/** A note that was changed meanwhile stays. */
	private async trash(path: string, expected: string): Promise<void> {
		const file = this.app.vault.getFileByPath(path);
		if (!file) throw new Error('the note is gone');
		if ((await this.read(file)) !== expected) throw new ChangedMeanwhile();
		await this.app.fileManager.trashFile(file);
	}

	private async edit(path: string, expected: string, changes: readonly TextChange[], cursor?: number): Promise<void> {
		const file = this.app.vault.getFileByPath(path);
		if (!file) throw new Error('the note is gone');
		const editor = this.editorOf(file);
		if (editor) {
			if (editor.getValue() !== expected) throw new ChangedMeanwhile();
			this.writing = path;
			try {
				editInEditor(editor, changes, cursor);
			} finally {
				this.writing = undefined;
			}
			return;
		}
		await this.app.vault.process(file, text => {
			if (text !== expected) throw new ChangedMeanwhile();
			return applyChanges(text, changes);
		});
	}

	/** The editor in which a note is open for writing; Reading view has none. */
	private editorOf(file: TFile): Editor | undefined {
		const isIt = (view: MarkdownView | null): view is MarkdownView =>
			view?.file === file && view.getMode() === 'source';
		const active = this.app.workspace.getActiveViewOfType(MarkdownView);
		if (isIt(active)) return active.editor;
		for (const { view } of this.app.workspace.getLeavesOfType('markdown'))
			if (view instanceof MarkdownView && isIt(view)) return view.editor;
		return undefined;
	}
}

/** One transaction, so one undo. The cursor is moved apart from it: a selection is not a change. */
function editInEditor(editor: Editor, changes: readonly TextChange[], cursor?: number): void {
	editor.transaction({
		changes: changes.map(({ from, to, insert }) => ({
			from: editor.offsetToPos(from),
			to: editor.offsetToPos(to),
			text: insert,
		})),
	});
	if (cursor !== undefined) editor.setCursor(editor.offsetToPos(cursor));
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
