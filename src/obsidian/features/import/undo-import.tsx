import { Notice } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { StoppableDialog } from '../../components/cancellable-dialog';
import type { StoppableWork } from '../../components/cancellable-work';
import type { JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import type { RememberedImport } from '../../vault/writer/parse-import-log';
import { HowFar } from './import-page';
import type { ImportActions } from './import-run';
import { UndoRun, type TraceNow } from './undo-run';
import { t } from '../../../i18n/translate';

/** *Undo the last import*: shows what would be undone, and does it on a press. */
export function undoImport(actions: JournalActions): void {
	void actions.imports.last().then(last => {
		if (last) new UndoImportDialog(actions, last).open();
		else new Notice(t('There is no import to undo.'));
	});
}

class UndoImportDialog extends StoppableDialog {
	private readonly run: UndoRun;
	protected readonly work: StoppableWork;

	constructor(actions: ImportActions, last: RememberedImport) {
		super(actions.app);
		this.run = new UndoRun(actions, last, () => this.draw());
		this.work = this.run.work;
	}

	override onOpen(): void {
		this.setTitle(t('Undo the last import'));
		void this.run.look();
	}

	override onClose(): void {
		this.work.stop();
		super.onClose();
	}

	protected question(): string | undefined {
		const { stage } = this.run;
		if (stage.kind !== 'writing') return undefined;
		return t('Stop the undo? {done} of {all} notes are as they were before the import.', {
			done: stage.done,
			all: stage.all,
		});
	}

	protected draw(): void {
		const { stage } = this.run;
		if (stage.kind === 'done') {
			this.close();
			return void new Notice(stage.words, LONG_NOTICE);
		}
		if (!this.containerEl.isConnected) return;
		this.drawContent(<UndoPage run={this.run} close={() => this.close()} />);
	}
}

function UndoPage({ run, close }: { readonly run: UndoRun; readonly close: () => void }): JSX.Element {
	const [removesChanged, setRemoves] = useState(false);
	const { stage } = run;
	if (stage.kind !== 'report')
		return (
			<HowFar
				words={stage.kind === 'reading' ? t('Reading the notes') : t('Undoing the import')}
				done={stage.kind === 'done' ? 0 : stage.done}
				all={stage.kind === 'writing' ? stage.all : run.count}
				stop={() => run.work.stop()}
			/>
		);
	const { notes } = stage;
	const copies = notes.filter(({ now, trace }) => now === 'changed' && trace.before === undefined);
	const edited = notes.filter(({ now, trace }) => now === 'changed' && trace.before !== undefined);
	const gone = notes.filter(({ now }) => now === 'gone');
	const whole = notes.filter(({ now }) => now === 'as imported').length;
	return (
		<div class="sworn-form">
			<p>
				{t(
					'{first} back to what it was: notes that the import made go to the trash, those that it changed get their text back.',
					{ first: whole === 1 ? t('1 note goes') : t('{whole} notes go', { whole }) },
				)}
			</p>
			<NoteList title={t('Changed since they were made')} notes={copies} />
			{copies.length > 0 && (
				<label class="sworn-way">
					<input type="checkbox" checked={removesChanged} onChange={() => setRemoves(!removesChanged)} />
					<span>{t('Move these to the trash as well')}</span>
				</label>
			)}
			<NoteList
				title={t(
					'Changed since they were imported. They stay as they are; undo what was played in them first, or restore them by hand',
				)}
				notes={edited}
			/>
			<NoteList title={t('Not there any more; what they were is kept')} notes={gone} />
			<div class="sworn-buttons">
				<button type="button" class="mod-cta" onClick={() => void run.undo(removesChanged)}>
					{t('Undo the import')}
				</button>
				{whole + copies.length === 0 && (
					<button type="button" class="mod-warning" onClick={() => void run.forget()}>
						{t('Forget this import')}
					</button>
				)}
				<button type="button" onClick={close}>
					{t('Cancel')}
				</button>
			</div>
		</div>
	);
}

const NoteList = ({ title, notes }: { title: string; notes: readonly TraceNow[] }): JSX.Element | null =>
	notes.length === 0 ? null : (
		<section>
			<p>{`${title}:`}</p>
			<ul>
				{notes.slice(0, MOST_LISTED).map(({ trace: { path } }) => (
					<li key={path}>{path}</li>
				))}
				{notes.length > MOST_LISTED && <li>{t('and {left} more', { left: notes.length - MOST_LISTED })}</li>}
			</ul>
		</section>
	);

const MOST_LISTED = 50;
