import { Notice } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { StoppableDialog } from '../../components/cancellable-dialog';
import { StoppableWork } from '../../components/cancellable-work';
import type { JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import type { RememberedImport, ImportedTrace } from '../../vault/writer/parse-import-log';
import { HowFar } from './import-page';
import type { ImportActions } from './import-run';
import { t, quote } from '../../../i18n/translate';
import { parseOk, parseError, type Problem } from '../../../rules/core/problem';
import { diffTexts } from '../../../journal/text/text-change';
import { messageOf } from '../../services/notices';
import { hashText } from '../../vault/writer/text-hash';

/** A note of an import, and whether it is still as the import left it. */
interface TraceNow {
	readonly trace: ImportedTrace;
	readonly now: 'as imported' | 'changed' | 'gone' | 'never written';
}

type UndoStage =
	| { readonly kind: 'reading'; readonly done: number }
	| { readonly kind: 'report'; readonly notes: readonly TraceNow[] }
	| { readonly kind: 'writing'; readonly done: number; readonly all: number }
	| { readonly kind: 'done'; readonly words: string };

/** Restores the notes of an import, last one first. Notes changed since are not overwritten. */
class UndoRun {
	stage: UndoStage = { kind: 'reading', done: 0 };
	readonly work = new StoppableWork();

	constructor(
		private readonly actions: ImportActions,
		private readonly last: RememberedImport,
		private readonly wasChanged: () => void,
	) {}

	get count(): number {
		return this.last.notes.length;
	}

	async look(): Promise<void> {
		const notes: TraceNow[] = [];
		for (const [done, trace] of this.last.notes.entries()) {
			if (done % 20 === 0) {
				this.show({ kind: 'reading', done });
				if (!(await this.work.goesOn())) return;
			}
			notes.push({ trace, now: await this.nowOf(trace) });
		}
		this.show({ kind: 'report', notes });
	}

	private async nowOf({ path, before, mark }: ImportedTrace): Promise<TraceNow['now']> {
		const file = this.actions.app.vault.getFileByPath(path);
		if (!file) return 'gone';
		const text = await this.actions.writer.read(file);
		if (hashText(text) === mark) return 'as imported';
		return text === before ? 'never written' : 'changed';
	}

	async undo(removesChanged: boolean): Promise<void> {
		if (this.stage.kind !== 'report') return;
		const { notes } = this.stage;
		const isMeant = ({ now, trace }: TraceNow) =>
			now === 'as imported' || (removesChanged && now === 'changed' && trace.before === undefined);
		const meant = notes.filter(isMeant).reverse();
		const failed: { readonly path: string; readonly problems: readonly Problem[] }[] = [];
		let done = 0;
		for (const { trace, now } of meant) {
			this.show({ kind: 'writing', done, all: meant.length });
			if (!(await this.work.goesOn())) break;
			const problems = await this.undoNote(trace, now === 'changed');
			if (problems) failed.push({ path: trace.path, problems });
			done++;
		}
		await this.settle(notes, meant.slice(0, done), failed);
	}

	/**
	 * Restores a note only if it is still as the import left it. With `whatever`, a copy goes to the trash even if it was
	 * changed.
	 */
	private async undoNote(
		{ path, before, mark }: ImportedTrace,
		whatever: boolean,
	): Promise<readonly Problem[] | undefined> {
		const written = await this.actions.writer.write([path], texts => {
			const text = texts.get(path) ?? '';
			if (!whatever && hashText(text) !== mark)
				return parseError('changed_meanwhile', t('It was changed meanwhile, so it stays.'));
			const edit =
				before === undefined
					? ({ path, changes: [], isGone: true } as const)
					: { path, changes: [diffTexts(text, before)] };
			// This restores the text from before, so nothing the player wrote is lost.
			return parseOk({ edits: [edit], isRepair: true as const, isToBeSaved: true as const });
		});
		return written.ok ? undefined : written.problems;
	}

	/** Removes empty folders that the import created, and keeps what was not undone for another attempt. */
	private async settle(
		notes: readonly TraceNow[],
		undone: readonly TraceNow[],
		failed: readonly { readonly path: string; readonly problems: readonly Problem[] }[],
	): Promise<void> {
		const { writer, imports } = this.actions;
		const emptied = [...this.last.folders].reverse();
		if (emptied.length > 0) await writer.write([], () => parseOk({ edits: [], emptied }));
		const isFailed = ({ trace }: TraceNow) => failed.some(({ path }) => path === trace.path);
		const isDone = (note: TraceNow) => note.now === 'never written' || (undone.includes(note) && !isFailed(note));
		const left = notes.filter(note => !isDone(note));
		const gone = left.filter(({ now }) => now === 'gone');
		const done = notes.filter(isDone).map(({ trace }) => trace);
		await imports.forget(this.last.id, left.length > 0 ? done : undefined);
		const [first] = failed;
		const words = [
			t('{first} of {length} notes are as they were before the import.', {
				first: undone.length - failed.length,
				length: notes.length,
			}),
			...(left.length > gone.length
				? [t('{length} stay; “Undo the last import” tries them again.', { length: left.length - gone.length })]
				: []),
			...(gone[0] ? [wordsOfGone(gone[0], gone.length)] : []),
			...(first ? [`${quote(first.path)}: ${messageOf(first.problems)}`] : []),
		];
		this.show({ kind: 'done', words: words.join(' ') });
	}

	/** Gives up what could not be undone. */
	async forget(): Promise<void> {
		await this.actions.imports.forget(this.last.id);
		this.show({ kind: 'done', words: t('The import is forgotten; its notes stay as they are.') });
	}

	private show(stage: UndoStage): void {
		this.stage = stage;
		this.wasChanged();
	}
}

const wordsOfGone = ({ trace: { path } }: TraceNow, count: number): string =>
	count === 1
		? t(
				'“{path}” is not there any more. What it was is kept: bring it back, and “Undo the last import” tries it again.',
				{
					path,
				},
			)
		: t(
				'{count} are not there any more, “{path}” among them. What they were is kept: bring them back, and “Undo the last import” tries them again.',
				{ count, path },
			);

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
