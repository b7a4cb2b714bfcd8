import type { MarkdownView } from 'obsidian';
import { applyChanges } from '../../../journal/text/text-change';
import type { NoteFiles } from './note-files';
import type { RenameStep, Step } from './write-step';
import { ChangedMeanwhile, isCutOff } from './write-step';

/** How often saving a note is attempted while the player keeps typing in it. */
const MOST_SAVES = 3;

/** An error in one step, with the steps that may have changed something. */
export class StepFailed extends Error {
	constructor(
		readonly step: Step,
		readonly begun: readonly Step[],
		readonly reason: unknown,
	) {
		super();
	}
}

/**
 * Runs the steps of one action, each on disk before the next begins. A note open in an editor is changed by one editor
 * transaction and saved at once; the first such change is applied synchronously after comparing the text. For an action
 * with a single note, saving is left to Obsidian.
 */
export class Transaction {
	private begun: readonly Step[] = [];
	private readonly isAlone: boolean;

	constructor(
		private readonly files: NoteFiles,
		private readonly steps: readonly Step[],
		/** Must resolve before the first byte is written to disk. */
		private readonly wasLogged: Promise<void>,
	) {
		this.isAlone = steps.length === 1;
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
	}

	private async do(step: Step, cursor: number | undefined): Promise<void> {
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
	private async removeIfEmpty({ path }: Step): Promise<void> {
		try {
			if ((await this.files.inFolder(path))?.length === 0) await this.files.removeFolder(path);
		} catch {
			// The folder stays.
		}
	}

	/** Marks a step that may have changed something from now on. */
	private begins(step: Step): void {
		this.begun = [...this.begun, step];
	}

	/** Another program changed the note, so there is no step to revert; the plan is made again. */
	private wasChanged(step: Step): never {
		this.begun = this.begun.filter(other => other !== step);
		throw new ChangedMeanwhile();
	}

	private inEditor(view: MarkdownView, step: Step, cursor: number | undefined): void {
		if (view.editor.getValue() !== step.before) throw new ChangedMeanwhile();
		this.begins(step);
		this.files.editInEditor(view, step.path, step.changes, cursor);
	}

	/** Saves an editor and reads the file back, rather than trusting Obsidian's report. */
	private async save(view: MarkdownView, step: Step): Promise<void> {
		const { path, before, after, onDisk = before } = step;
		const known = new Set([onDisk, before, after]);
		for (let i = 0; i < MOST_SAVES; i++) {
			const shown = () => (view.file?.path === path ? view.editor.getValue() : undefined);
			const looked = shown();
			if (looked !== undefined) await this.lookBeforeSaving(path, known.add(looked));
			// what was typed during the check is saved as well
			const wanted = looked === undefined ? after : (shown() ?? looked);
			if (looked !== undefined) await view.save();
			const saved = await this.files.onDisk(path);
			if (saved === wanted || saved === after) return;
			// otherwise, typing from before or from meanwhile was saved
			if (saved === onDisk || isCutOff(step, saved)) break;
			known.add(saved);
		}
		throw new Error('it could not be saved');
	}

	/**
	 * Checks the file before saving: Obsidian saves without looking at the disk, which would overwrite what another
	 * program wrote.
	 */
	private async lookBeforeSaving(path: string, known: ReadonlySet<string>): Promise<void> {
		const there = await this.files.standing(path);
		if (there === undefined) throw new Error('the note is gone');
		if (!known.has(there)) throw new ChangedMeanwhile();
	}

	/** Moves a note to the trash, unless it was changed meanwhile. */
	private async trash(step: Step): Promise<void> {
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
	private async hasMoved({ path, before, onDisk }: Step, around: ReadonlySet<string>): Promise<boolean> {
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
		if (![before, onDisk, this.files.openText(path)].includes(there)) throw new ChangedMeanwhile();
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

	private async onDisk(step: Step): Promise<void> {
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
