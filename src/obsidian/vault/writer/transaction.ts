import type { MarkdownView } from 'obsidian';
import { applyChanges } from '../../../journal/text/text-change';
import type { NoteFiles } from './note-files';
import { ChangedMeanwhile, isCutOff, type RenameStep, type FileOperation } from './file-operation';
import { waitUntil } from './wait-until';
import { isSavedAs } from './matches-disk';

/** An error in one step, with the steps that may have changed something. */
export class StepFailed extends Error {
	constructor(
		readonly step: FileOperation,
		readonly begun: readonly FileOperation[],
		readonly reason: unknown,
	) {
		super();
	}
}

/**
 * Runs the steps of one action, each on disk before the next begins. A note open in an editor is changed by one editor
 * transaction and saved at once; the first such change is applied synchronously after comparing the text. For an action
 * with a single note, saving is left to Obsidian, unless something is forgotten once the action is on disk.
 */
export class Transaction {
	private begun: readonly FileOperation[] = [];
	private readonly isAlone: boolean;

	constructor(
		private readonly files: NoteFiles,
		private readonly steps: readonly FileOperation[],
		/** Must resolve before the first byte is written to disk. */
		private readonly wasLogged: Promise<void>,
		/** Whether a single note must be on disk as well when this resolves. */
		isToBeSaved = false,
	) {
		this.isAlone = steps.length === 1 && !isToBeSaved;
	}

	/** Throws `StepFailed`. The cursor is set in the note with this path. */
	async carryOut(cursor?: { readonly path: string; readonly offset: number }): Promise<void> {
		for (const step of this.steps) {
			try {
				await this.do(step, cursor?.path === step.path ? cursor.offset : undefined);
			} catch (reason) {
				throw new StepFailed(step, this.begun, reason);
			}
		}
		if (!this.isAlone) await this.readBack();
	}

	/** Reads back what was written: an action counts as written, and is forgotten by the log, only then. */
	private async readBack(): Promise<void> {
		for (const step of this.steps) {
			if ((step.kind !== 'edit' && step.kind !== 'new') || this.files.viewOf(step.path)) continue;
			try {
				const there = await this.files.standing(step.path);
				if (there !== undefined && (there === step.before || isCutOff(step, there)))
					throw new Error('it could not be read back');
			} catch (reason) {
				throw new StepFailed(step, this.begun, reason);
			}
		}
	}

	private async do(step: FileOperation, cursor: number | undefined): Promise<void> {
		const view = step.kind === 'edit' ? this.files.viewOf(step.path) : undefined;
		if (view) {
			this.inEditor(view, step, cursor);
			await this.wasLogged;
			if (!this.isAlone) await this.save(view, step);
			return;
		}
		await this.wasLogged;
		const begin = () => this.begins(step);
		switch (step.kind) {
			case 'new folder':
				return this.files.makeFolder(step.path, begin);
			case 'emptied folder':
				return this.removeIfEmpty(step);
			case 'new':
				return this.files.create(step.path, step.after, begin);
			case 'gone':
				return this.trash(step);
			case 'rename':
				return this.rename(step);
			case 'edit':
				return this.onDisk(step);
		}
	}

	/** A folder that stays is harmless; callers that care check it afterwards. */
	private async removeIfEmpty({ path }: FileOperation): Promise<void> {
		try {
			if ((await this.files.inFolder(path))?.length === 0) await this.files.removeFolder(path);
		} catch {
			// The folder stays.
		}
	}

	/** Marks a step that may have changed something from now on. */
	private begins(step: FileOperation): void {
		this.begun = [...this.begun, step];
	}

	/** Another program changed the note, so there is no step to revert; the plan is made again. */
	private wasChanged(step: FileOperation): never {
		this.begun = this.begun.filter(other => other !== step);
		throw new ChangedMeanwhile();
	}

	private inEditor(view: MarkdownView, step: FileOperation, cursor: number | undefined): void {
		if (view.editor.getValue() !== step.before) throw new ChangedMeanwhile();
		this.begins(step);
		this.files.editInEditor(view, step.path, step.changes, cursor);
	}

	/**
	 * Saves an editor and reads the file back, rather than trusting Obsidian's report: while it is saving already, it
	 * returns at once and saves later. It is asked again only when something else was saved meanwhile.
	 */
	private async save(view: MarkdownView, step: FileOperation): Promise<void> {
		const { path, before, after, onDisk = before } = step;
		const known = new Set([onDisk, before, after]);
		const file = view.file;
		const shown = () => (view.file === file ? view.editor.getValue() : undefined);
		let last: string | undefined;
		const isSaved = await waitUntil(async () => {
			const looked = shown();
			if (looked !== undefined) known.add(looked).add(view.data);
			const there = await this.beforeSaving(step, known);
			if (there !== undefined && isSavedAs(there, after)) return true;
			if (there === undefined || looked === undefined) return false;
			// what was typed during the check is saved as well
			const wanted = shown() ?? looked;
			if (last === undefined || (there !== last && !isCutOff(step, there))) await view.save();
			last = there;
			const saved = await this.files.standing(path);
			return saved !== undefined && (isSavedAs(saved, wanted) || isSavedAs(saved, after));
		});
		if (isSaved) return;
		throw new Error((await this.files.standing(path)) === undefined ? 'the note is gone' : 'it could not be saved');
	}

	/**
	 * Checks the file before saving: Obsidian saves without looking at the disk, which would overwrite what another
	 * program wrote. Undefined while it is being renamed.
	 */
	private async beforeSaving(step: FileOperation, known: ReadonlySet<string>): Promise<string | undefined> {
		const there = await this.files.standing(step.path);
		if (there === undefined || isCutOff(step, there)) return there;
		if ([...known].some(text => isSavedAs(there, text))) return there;
		throw new ChangedMeanwhile();
	}

	/** Moves a note to the trash, unless it was changed meanwhile. */
	private async trash(step: FileOperation): Promise<void> {
		const around = new Set(await this.files.notesAround(step.path));
		const now = this.files.openText(step.path) ?? (await this.files.onDisk(step.path));
		if (now !== step.before) throw new ChangedMeanwhile();
		this.begins(step);
		try {
			await this.files.trash(step.path);
		} catch (error) {
			if (!(await this.hasMoved(step, around))) throw error;
			this.wasChanged(step);
		}
	}

	/** Whether another program renamed the note. Restoring it at its old path would then duplicate it. */
	private async hasMoved({ path, before, onDisk }: FileOperation, around: ReadonlySet<string>): Promise<boolean> {
		if ((await this.files.standing(path)) !== undefined) return false;
		const fresh = (await this.files.notesAround(path)).filter(other => !around.has(other));
		for (const other of fresh) {
			const text = await this.files.standing(other);
			if (text !== undefined && (text === before || text === onDisk)) return true;
		}
		return false;
	}

	/** Renames a note, unless it was changed meanwhile or another program has renamed it. */
	private async rename(step: RenameStep): Promise<void> {
		const { path, to, before, onDisk } = step;
		const there = await this.files.standing(path);
		if (there === undefined) throw new ChangedMeanwhile();
		const known = [before, onDisk, this.files.openText(path)];
		if (!known.some(text => text !== undefined && isSavedAs(there, text))) throw new ChangedMeanwhile();
		const failed = await this.files
			.rename(path, to, () => this.begins(step))
			.then(
				() => undefined,
				(error: unknown) => ({ error }),
			);
		// check the disk rather than trusting Obsidian's report
		const now = await this.files.standingAtBoth(step);
		if (now.from === undefined && now.to === undefined) this.wasChanged(step);
		if (failed) throw failed.error;
		if (now.from !== undefined) throw new Error('it could not be renamed');
	}

	private async onDisk(step: FileOperation): Promise<void> {
		const { path, before, changes } = step;
		let isChanged = false;
		await this.files.process(path, text => {
			isChanged = text !== before;
			if (isChanged) return text;
			this.begins(step);
			return applyChanges(text, changes);
		});
		if (isChanged) throw new ChangedMeanwhile();
	}
}
