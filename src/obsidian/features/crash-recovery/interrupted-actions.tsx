import { Component, Notice, type App } from 'obsidian';
import { parseOk, parseError } from '../../../rules/core/problem';
import type { JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer, copyText } from '../../services/notices';
import type { ActionLog } from '../../vault/writer/action-log';
import type { LoggedAction, LoggedNote, LoggedRename } from '../../vault/writer/logged-action';
import { isHalfDone, noteStatesOf, afterOf, type LoggedNoteState } from '../../vault/writer/logged-note-state';
import { resolveAction, type Resolution } from '../../vault/writer/resolve-action';
import { NoteFiles } from '../../vault/writer/note-files';
import { isFolder, type Texts } from '../../vault/writer/file-operation';
import { t } from '../../../i18n/translate';
import type { JSX } from 'preact';
import { changedLines } from '../../../journal/text/changed-lines';
import { diffTexts } from '../../../journal/text/text-change';
import { openDialog } from '../../components/open-dialog';

interface UnfinishedNote {
	readonly note: LoggedNote;
	readonly stand: LoggedNoteState;
}

interface UnfinishedInput {
	/** When the action began, in milliseconds since the epoch. */
	readonly at: number;
	readonly notes: readonly UnfinishedNote[];
	/** Undefined if that would change nothing. */
	readonly onFinish?: () => void;
	readonly onTakeBack?: () => void;
	readonly onLeave: () => void;
}

/** Shows an action that is only in some of its notes. Closing it decides nothing; the next start asks again. */
export const openUnfinished = (app: App, input: UnfinishedInput): void =>
	openDialog(app, {
		title: t('An action was not finished'),
		class: 'sworn-unfinished-dialog',
		content: dialog => {
			const { onFinish, onTakeBack, onLeave } = input;
			return (
				<Unfinished
					{...input}
					{...(onFinish ? { onFinish: dialog.closing(onFinish) } : {})}
					{...(onTakeBack ? { onTakeBack: dialog.closing(onTakeBack) } : {})}
					onLeave={dialog.closing(onLeave)}
				/>
			);
		},
	});

const Unfinished = ({ at, notes, onFinish, onTakeBack, onLeave }: UnfinishedInput): JSX.Element => (
	<div class="sworn-unfinished">
		<p>
			{t(
				'It was being written on {time} and was cut off. Some of its notes have it, others have not. Nothing is changed until you choose.',
				{ time: new Date(at).toLocaleString() },
			)}
		</p>
		{notes.map(({ note, stand }) =>
			note.kind === 'rename' ? (
				<NameOfIt key={note.to} note={note} stand={stand} />
			) : isFolder(note) ? (
				<FolderOfIt key={note.path} note={note} stand={stand} />
			) : (
				<NoteOfIt key={note.path} note={note} stand={stand} />
			),
		)}
		<div class="modal-button-container">
			{onFinish && (
				<button type="button" class="mod-cta" onClick={onFinish}>
					{t('Finish it')}
				</button>
			)}
			{onTakeBack && (
				<button type="button" onClick={onTakeBack}>
					{t('Take it back')}
				</button>
			)}
			<button type="button" onClick={onLeave}>
				{t('Leave as it is')}
			</button>
		</div>
	</div>
);

const STANDS: Readonly<Record<LoggedNoteState, string>> = {
	'has it': t('has it'),
	'has it not': t('does not have it'),
	'cut off': t('was cut off in the middle'),
	'moved on': t('was changed by something else since, and is left as it is'),
	'in use': t('is left as it is'),
};

function FolderOfIt({ note: { path, kind }, stand }: UnfinishedNote): JSX.Element {
	const done = kind === 'new folder' ? t('made') : t('removed');
	const words =
		stand === 'in use'
			? t('has something else in it, and stays')
			: t('was {first}{done}', { first: stand === 'has it' ? '' : t('not '), done });
	return (
		<section aria-label={path}>
			<h2>{path}</h2>
			<p>{t('This folder {words}.', { words })}</p>
		</section>
	);
}

function NoteOfIt({ note, stand }: UnfinishedNote): JSX.Element {
	const lines = linesOf(note);
	return (
		<section aria-label={note.path}>
			<h2>{note.path}</h2>
			<p>{t('This note {first}.', { first: STANDS[stand] })}</p>
			<pre>{lines.slice(0, MOST_LINES).join('\n') + (lines.length > MOST_LINES ? '\n…' : '')}</pre>
			{stand === 'cut off' && note.kind !== 'new' && (
				<button type="button" onClick={() => void copyText(note.before)}>
					{t('Copy the text from before')}
				</button>
			)}
		</section>
	);
}

const NAMES: Readonly<Record<Exclude<LoggedNoteState, 'in use'>, (note: LoggedRename) => string>> = {
	'has it': ({ path, to }) => t('This note was “{path}” and is called “{to}” now.', { path, to }),
	'has it not': ({ path, to }) => t('This note is still “{path}”; it was to be called “{to}”.', { path, to }),
	'cut off': ({ path, to }) =>
		t('The rename was cut off in the middle: there is a copy of “{path}” in “{to}”.', { path, to }),
	'moved on': ({ path, to }) =>
		t(
			'“{path}” was to be called “{to}”. Something else was changed there since, so nothing is renamed. Please look at it.',
			{ path, to },
		),
};

const NameOfIt = ({ note, stand }: { readonly note: LoggedRename; readonly stand: LoggedNoteState }): JSX.Element => (
	<section aria-label={`${note.path} → ${note.to}`}>
		<h2>{`${note.path} → ${note.to}`}</h2>
		<p>{NAMES[stand === 'in use' ? 'moved on' : stand](note)}</p>
	</section>
);

/** How many lines of a note are displayed. */
const MOST_LINES = 40;

function linesOf(note: LoggedNote): readonly string[] {
	const changes = note.kind === 'gone' ? [diffTexts(note.before, afterOf(note) ?? '')] : note.changes;
	return changedLines(note.before, changes).map(({ kind, text }) => `${kind === 'added' ? '+' : '−'} ${text}`);
}

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
