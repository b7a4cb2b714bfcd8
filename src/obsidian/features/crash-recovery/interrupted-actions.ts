import { Component, Notice } from 'obsidian';
import { parseOk, parseError } from '../../../rules/core/problem';
import type { JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../../services/notices';
import type { ActionLog } from '../../vault/writer/action-log';
import type { LoggedAction } from '../../vault/writer/logged-action';
import type { LoggedNoteState } from '../../vault/writer/logged-note-state';
import { isHalfDone, noteStatesOf } from '../../vault/writer/logged-note-state';
import type { Resolution } from '../../vault/writer/resolve-action';
import { resolveAction } from '../../vault/writer/resolve-action';
import { NoteFiles } from '../../vault/writer/note-files';
import type { Texts } from '../../vault/writer/file-operation';
import { isFolder } from '../../vault/writer/file-operation';
import { openUnfinished } from './unfinished-dialog';
import { t } from '../../../i18n/translate';

/** The contents on disk of an action's notes and folders; undefined for those that do not exist. */
type OnDisk = ReadonlyMap<string, string | undefined>;

/** The message after resolving an interrupted action. */
const DONE: Readonly<Record<Resolution, string>> = {
	finish: t('The action is finished.'),
	'take back': t('The action is taken back.'),
};

/** Finds interrupted actions at startup and offers to finish or revert them. */
export class UnfinishedActions extends Component {
	private readonly files: NoteFiles;
	private isOver = false;

	constructor(
		private readonly actions: JournalActions,
		private readonly log: ActionLog,
	) {
		super();
		this.files = new NoteFiles(actions.app);
	}

	override onload(): void {
		this.log.onLeft = () => offer(t('An action was left half-done.'), t('Look at it'), () => void this.look());
		this.actions.app.workspace.onLayoutReady(() => void this.look());
	}

	override onunload(): void {
		this.isOver = true;
		this.log.onLeft = () => {};
	}

	/** Settles actions that are complete or did nothing, and shows the half-done ones one after the other. */
	private async look(): Promise<void> {
		const cutOff = await this.log.cutOff();
		const { strayPath } = this.log;
		if (strayPath !== undefined && !this.isOver)
			new Notice(
				t('The log of unfinished actions names “{path}”, which is no place of a note. That action is left alone.', {
					path: strayPath,
				}),
				LONG_NOTICE,
			);
		for (const action of cutOff) {
			const there = await this.thereOf(action);
			if (this.isOver) return;
			if (!there) continue;
			const stands = noteStatesOf(action, path => there.get(path));
			if (isHalfDone(stands)) return this.show(action, stands, there);
			if (stands.every(stand => stand === 'has it')) await this.remember(action);
			await this.log.end(action);
		}
		await this.tellOfOthers();
	}

	/** What another device may be writing right now is not asked about, but told. */
	private async tellOfOthers(): Promise<void> {
		for (const action of this.log.ofOthers) {
			const there = await this.thereOf(action);
			if (this.isOver || !there) return;
			const stands = noteStatesOf(action, path => there.get(path));
			if (!isHalfDone(stands)) continue;
			const message = t('Another device has left an action half-done, or is still writing it.');
			return void offer(message, t('Look at it'), () => this.show(action, stands, there));
		}
	}

	/** The current contents; undefined if a note cannot be read, which may succeed at the next start. */
	private async thereOf({ notes }: LoggedAction): Promise<OnDisk | undefined> {
		try {
			const there = new Map<string, string | undefined>();
			const own = new Set(notes.map(({ path }) => path));
			for (const note of notes)
				if (note.kind === 'rename') {
					const { from, to } = await this.files.standingAtBoth(note);
					there.set(note.path, from).set(note.to, to);
				} else if (isFolder(note)) there.set(note.path, await this.othersIn(note.path, own));
				else if (!there.has(note.path)) there.set(note.path, await this.files.standing(note.path));
			return there;
		} catch {
			return undefined;
		}
	}

	private async othersIn(folder: string, own: ReadonlySet<string>): Promise<string | undefined> {
		const inside = await this.files.inFolder(folder);
		return inside?.filter(path => !own.has(path)).join('\n');
	}

	private show(action: LoggedAction, stands: readonly LoggedNoteState[], there: OnDisk): void {
		const canBe = (how: Resolution) => {
			const { edits, emptied } = resolveAction(action, how, path => there.get(path));
			return edits.length + emptied.length > 0;
		};
		const notes = action.notes.map((note, i) => ({ note, stand: stands[i] ?? 'moved on' }));
		openUnfinished(this.actions.app, {
			at: action.at,
			notes,
			...(canBe('finish') ? { onFinish: () => void this.mend(action, 'finish', there) } : {}),
			...(canBe('take back') ? { onTakeBack: () => void this.mend(action, 'take back', there) } : {}),
			onLeave: () => void this.settled(action),
		});
	}

	/** Resolves an action, provided that the notes are still as they were shown. */
	private async mend(action: LoggedAction, how: Resolution, there: OnDisk): Promise<void> {
		const folders = new Set(action.notes.filter(isFolder).map(({ path }) => path));
		const paths = [...there].flatMap(([path, text]) => (text === undefined || folders.has(path) ? [] : [path]));
		const plan = (texts: Texts) => {
			const changed = paths.find(path => texts.get(path) !== there.get(path));
			if (changed !== undefined)
				return parseError(
					'changed_since',
					t('“{changed}” has changed since it was looked at, so nothing was written. The next start looks again.', {
						changed,
					}),
				);
			return parseOk({
				...resolveAction(action, how, path => there.get(path)),
				isRepair: true,
				isToBeSaved: true,
			} as const);
		};
		await this.actions.write(paths, plan, () => void this.mended(action, how));
	}

	private async mended(action: LoggedAction, how: Resolution): Promise<void> {
		if (how === 'finish') await this.remember(action);
		const wereToGo = how === 'finish' ? 'emptied folder' : 'new folder';
		const folders = action.notes.flatMap(({ kind, path }) => (kind === wereToGo ? [path] : []));
		const stay = await this.actions.writer.foldersThatStay(folders);
		new Notice([DONE[how], ...stay].join(' '), stay.length > 0 ? LONG_NOTICE : undefined);
		await this.settled(action);
	}

	/** Lets undo know about an action that was cut off before undo was told. */
	private async remember({ remembered }: LoggedAction): Promise<void> {
		if (remembered) await this.actions.remember(remembered);
	}

	private async settled(action: LoggedAction): Promise<void> {
		await this.log.end(action);
		await this.look();
	}
}
