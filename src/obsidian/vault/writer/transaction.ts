import type { MarkdownView } from 'obsidian';
import { applyChanges } from '../../../journal/text/text-change';
import type { NoteFiles } from './note-files';
import type { RenameStep, Step } from './write-step';
import { ChangedMeanwhile, isCutOff } from './write-step';

/** How often a note is saved when it is typed in at the same time. */
const MOST_SAVES = 3;

/** What went wrong at one of the steps, and which of them may have changed something. */
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
 * Carries the steps of one action out, each on disk before the next begins. A note that is open in an editor is changed
 * by one editor transaction and saved at once; the first shows in the same breath in which its text was compared. An
 * action of one note leaves the saving to the app.
 */
export class Transaction {
	private begun: readonly Step[] = [];
	private readonly isAlone: boolean;

	constructor(
		private readonly files: NoteFiles,
		private readonly steps: readonly Step[],
		/** What must be done before the first byte is on disk. */
		private readonly wasLogged: Promise<void>,
	) {
		this.isAlone = steps.length === 1;
	}

	/** Throws `StepFailed`. The cursor goes to its place in the note with this path. */
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

	/** A folder that stays does no harm: whoever planned this looks whether it does. */
	private async removeIfEmpty({ path }: Step): Promise<void> {
		try {
			if ((await this.files.inFolder(path))?.length === 0) await this.files.removeFolder(path);
		} catch {
			// It is there still.
		}
	}

	/** From now on the step may have changed something. */
	private begins(step: Step): void {
		this.begun = [...this.begun, step];
	}

	/** What another program did is no step of ours: the action is decided again. */
	private wasChanged(step: Step): never {
		this.begun = this.begun.filter(other => other !== step);
		throw new ChangedMeanwhile();
	}

	private inEditor(view: MarkdownView, step: Step, cursor: number | undefined): void {
		if (view.editor.getValue() !== step.before) throw new ChangedMeanwhile();
		this.begins(step);
		this.files.editInEditor(view, step.path, step.changes, cursor);
	}

	/** What the app says of a save is not taken for granted: the file is read. */
	private async save(view: MarkdownView, step: Step): Promise<void> {
		const { path, before, after, onDisk = before } = step;
		const known = new Set([onDisk, before, after]);
		for (let i = 0; i < MOST_SAVES; i++) {
			const shown = () => (view.file?.path === path ? view.editor.getValue() : undefined);
			const looked = shown();
			if (looked !== undefined) await this.lookBeforeSaving(path, known.add(looked));
			// what was typed during the look is saved as well
			const wanted = looked === undefined ? after : (shown() ?? looked);
			if (looked !== undefined) await view.save();
			const saved = await this.files.onDisk(path);
			if (saved === wanted || saved === after) return;
			// else typing was saved that was there before, or came meanwhile
			if (saved === onDisk || isCutOff(step, saved)) break;
			known.add(saved);
		}
		throw new Error('it could not be saved');
	}

	/** The app saves an editor without a look at the disk: what another program wrote there would be lost. */
	private async lookBeforeSaving(path: string, known: ReadonlySet<string>): Promise<void> {
		const there = await this.files.standing(path);
		if (there === undefined) throw new Error('the note is gone');
		if (!known.has(there)) throw new ChangedMeanwhile();
	}

	/** A note that was changed meanwhile stays. */
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

	/** Whether a note has another name by now: to bring it back under its old one would make a second of it. */
	private async hasMoved({ path, before, onDisk }: Step, around: ReadonlySet<string>): Promise<boolean> {
		if ((await this.files.standing(path)) !== undefined) return false;
		const fresh = (await this.files.notesAround(path)).filter(other => !around.has(other));
		for (const other of fresh) {
			const text = await this.files.standing(other);
			if (text !== undefined && (text === before || text === onDisk)) return true;
		}
		return false;
	}

	/** A note that was changed meanwhile, or that another program has renamed, is not renamed. */
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
		// what the app says of a rename is not taken for granted either
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
