import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { changedLines } from '../../../journal/text/changed-lines';
import { diffTexts } from '../../../journal/text/text-change';
import { openDialog } from '../../components/open-dialog';
import { copyText } from '../../services/notices';
import type { LoggedNote, LoggedRename } from '../../vault/writer/logged-action';
import type { LoggedNoteState } from '../../vault/writer/logged-note-state';
import { afterOf } from '../../vault/writer/logged-note-state';
import { isFolder } from '../../vault/writer/file-operation';
import { t } from '../../../i18n/translate';

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
