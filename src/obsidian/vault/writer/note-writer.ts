import type { App, TFile } from 'obsidian';
import type { Plan } from '../../../journal/actions/action-notes';
import { parseOk, parseError, type Problem, type ParseResult } from '../../../rules/core/problem';
import { validatePlan, type PlannedEdit } from '../../../journal/edit-guard/validate-plan';
import { inOurFormat } from '../../../journal/notes/format-version';
import type { ActionLog, LogEntry } from './action-log';
import { freshTexts, gathered, shownTexts, failIfMoved, type Fresh, type PathsOf } from './gather-texts';
import { NoteFiles, type TypedNote } from './note-files';
import { pathHere } from '../path-here';
import { isTakenBack, rollBack } from './rollback';
import { ChangedMeanwhile, stepsOf, words, type FileOperation, type Texts } from './file-operation';
import { StepFailed, Transaction } from './transaction';
import { failureMessage } from './failure-report';
import { t } from '../../../i18n/translate';

/** How often a plan is remade when a note changes under it. */
const MOST_TRIES = 3;

type WrittenListener = (edits: readonly PlannedEdit[], before: Texts) => void;

/**
 * Writes one player action as one transaction over all notes concerned. A plan that would harm what the player wrote is
 * refused as a whole (`journal/edit-guard`). Plans are made from fresh text. A note is written only if it still has
 * that text; otherwise the plan is remade. If a write fails, everything written so far is reverted, and the message
 * says what was then read back.
 */
export class NoteWriter {
	private readonly files: NoteFiles;
	private queue: Promise<unknown> = Promise.resolve();
	private readonly listeners = new Set<WrittenListener>();

	constructor(
		private readonly app: App,
		private readonly log?: ActionLog,
	) {
		this.files = new NoteFiles(app);
	}

	/** The path of the note that we are editing through its editor right now, to tell our changes from the player's. */
	get writing(): string | undefined {
		return this.files.writing;
	}

	/** The new path of the note that we are renaming right now; its records are updated by the same action. */
	get renaming(): string | undefined {
		return this.files.renaming;
	}

	/** Runs what was typed in a note. Its changes there count as typing, so Obsidian asks what to suggest after them. */
	async asTyped<T>(typed: TypedNote, run: () => Promise<T>): Promise<T> {
		this.files.typed = typed;
		try {
			return await run();
		} finally {
			if (this.files.typed === typed) this.files.typed = undefined;
		}
	}

	/** Actions are queued, so a second press on a button sees the note as the first press left it. */
	write<T extends Plan>(paths: PathsOf, plan: (texts: Texts) => ParseResult<T>): Promise<ParseResult<T>> {
		return this.inTurn(() => this.attempt(paths, plan));
	}

	/** Creates a file that is no text, in a folder that exists. Never overwrites one. */
	createFile(path: string, data: ArrayBuffer): Promise<ParseResult<string>> {
		const create = () => this.files.create(path, data, () => {});
		return this.inTurn(create).then(
			() => parseOk(path),
			error =>
				parseError(
					'write_failed',
					t('“{path}” could not be written ({error}). If a part of it is there, delete it.', {
						path,
						error: words(error),
					}),
				),
		);
	}

	/**
	 * Calls the listener with the edits of each written action and the texts before it. Returns an unsubscribe function.
	 */
	onWritten(listener: WrittenListener): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** Like `look`, as the first step of an action: problems add that nothing was written. */
	async lookFirst<T>(paths: readonly string[], see: (texts: Texts) => ParseResult<T>): Promise<ParseResult<T>> {
		const shown = await this.inTurn(() => this.shown(paths));
		return shown.ok ? see(shown.value.texts) : nothingWritten(shown.problems);
	}

	/** Reads the fresh texts of notes without writing, after pending writes. */
	look<T>(paths: PathsOf, see: (texts: Texts) => ParseResult<T>): Promise<ParseResult<T>> {
		return this.inTurn(async () => {
			const shown = await this.shown(paths);
			return shown.ok ? see(shown.value.texts) : shown;
		});
	}

	/** The current text of a note, unsaved typing included. */
	async read(file: TFile): Promise<string> {
		return this.files.openText(file.path) ?? (await this.app.vault.read(file));
	}

	/** A message for each folder that was to be removed but still exists. */
	async foldersThatStay(paths: readonly string[]): Promise<readonly string[]> {
		const stay: string[] = [];
		for (const path of paths) {
			const inside = await this.files.inFolder(path).catch(() => []);
			if (!inside) continue;
			if (inside.length > 0) stay.push(t('The folder “{path}” stays, as something is in it.', { path }));
			else stay.push(t('The empty folder “{path}” could not be removed. Delete it by hand.', { path }));
		}
		return stay;
	}

	/** The text of a note that is open in an editor. It is newer than Obsidian's cache, which is updated on save. */
	openText(path: string): string | undefined {
		return this.files.openText(path);
	}

	/** The text last written to a note that is not open, returned once. */
	takeWritten(path: string): string | undefined {
		return this.files.takeWritten(path);
	}

	/** The cursor offset in a note that is open in an editor. */
	cursorOf(path: string): number | undefined {
		const editor = this.files.viewOf(path)?.editor;
		return editor?.posToOffset(editor.getCursor());
	}

	private inTurn<T>(job: () => Promise<T>): Promise<T> {
		const turn = this.queue.then(job);
		this.queue = turn.catch(() => undefined);
		return turn;
	}

	private async attempt<T extends Plan>(
		paths: PathsOf,
		plan: (texts: Texts) => ParseResult<T>,
	): Promise<ParseResult<T>> {
		for (let i = 0; i < MOST_TRIES; i++) {
			const found = await gathered(paths, named => freshTexts(this.app, this.files, named));
			const fresh = failIfMoved(this.app, found);
			if (!fresh.ok) return nothingWritten(fresh.problems);
			const planned = withPathsOfTheApp(this.app, plan(fresh.value.texts));
			if (!planned.ok) return planned;
			const allowed = mayBeWritten(planned.value, fresh.value.texts);
			if (!allowed.ok) return allowed;
			const folders = await this.foldersFor(planned.value);
			if (!folders.ok) return nothingWritten(folders.problems);
			const steps = stepsOf(planned.value, folders.value, fresh.value.texts, fresh.value.onDisk);
			const problem = await this.carryOut(steps, planned.value);
			if (problem === undefined) {
				for (const listener of this.listeners) listener(planned.value.edits, fresh.value.texts);
				return planned;
			}
			if (problem !== 'changed') return { ok: false, problems: [problem] };
		}
		return parseError(
			'changed_meanwhile',
			t('The note keeps changing, so nothing was written. Wait a moment and press again.'),
		);
	}

	private shown(paths: PathsOf): Promise<ParseResult<Pick<Fresh, 'texts'>>> {
		return gathered(paths, named => shownTexts(this.app, this.files, named));
	}

	/** The missing folders that new notes need. */
	private async foldersFor({ edits }: Plan): Promise<ParseResult<readonly string[]>> {
		try {
			return parseOk(await this.files.missingFolders(edits.flatMap(({ path, isNew }) => (isNew ? [path] : []))));
		} catch (error) {
			return parseError('read_failed', t('The folders could not be looked at ({error}).', { error: words(error) }));
		}
	}

	/** Undefined on success, "changed" if a note has changed since the plan, or the message for the player. */
	private async carryOut(
		steps: readonly FileOperation[],
		{ edits: [first], cursor, remembered, isToBeSaved }: Plan,
	): Promise<Problem | 'changed' | undefined> {
		const isLogged = isToBeSaved || steps.length > 1 || steps.some(({ kind }) => kind === 'rename');
		const entry = isLogged ? this.log?.begin(steps, remembered) : undefined;
		this.files.follow(steps.map(({ path }) => path));
		try {
			const transaction = new Transaction(this.files, steps, entry?.wasLogged ?? Promise.resolve(), isToBeSaved);
			await transaction.carryOut(first && cursor !== undefined ? { path: first.path, offset: cursor } : undefined);
		} catch (error) {
			if (!(error instanceof StepFailed)) throw error;
			return await this.recover(error, steps, entry);
		} finally {
			this.files.follow([]);
		}
		await entry?.end();
		return undefined;
	}

	/** Reverts a failed action. If all of it turns out to be written and cannot be reverted, it counts as written. */
	private async recover(
		failed: StepFailed,
		steps: readonly FileOperation[],
		entry: LogEntry | undefined,
	): Promise<Problem | 'changed' | undefined> {
		const stood = await rollBack(this.files, failed.begun);
		const isAll = (kind: 'before' | 'after') => stood.every(({ standing }) => standing.kind === kind);
		const isWritten = stood.length === steps.length && isAll('after');
		if (isWritten || isTakenBack(stood)) await entry?.end();
		else entry?.leave();
		if (isWritten) return undefined;
		return isAll('before') && failed.reason instanceof ChangedMeanwhile ? 'changed' : failureMessage(failed, stood);
	}
}

/**
 * Adds that nothing was written. Problems from reading a note do not say so themselves, as they can also occur after a
 * write.
 */
const nothingWritten = (problems: readonly Problem[]): ParseResult<never> => ({
	ok: false,
	problems: problems.map(problem => ({
		...problem,
		message: t('{message} Nothing was written.', { message: problem.message }),
	})),
});

/**
 * Checks a plan before anything is written: the notes must be in our format, and no edit may harm what the player
 * wrote.
 */
function mayBeWritten({ edits, isRepair }: Plan, texts: Texts): ParseResult<true> {
	const ours = inOurFormat(edits, texts);
	if (!ours.ok || isRepair) return ours;
	const refused = validatePlan(edits, texts);
	return refused ? { ok: false, problems: [refused] } : ours;
}

/**
 * Writes the paths of new and renamed notes as Obsidian has them: a typed name may contain other spaces or decomposed
 * accents, and its folders another case.
 */
function withPathsOfTheApp<T extends Plan>(app: App, planned: ParseResult<T>): ParseResult<T> {
	if (!planned.ok) return planned;
	const edits = planned.value.edits.map(edit => ({
		...edit,
		...(edit.isNew ? { path: pathHere(app, edit.path) } : {}),
		...(edit.renamedTo === undefined ? {} : { renamedTo: pathHere(app, edit.renamedTo) }),
	}));
	return parseOk({ ...planned.value, edits });
}
