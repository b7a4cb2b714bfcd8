import { parseOk, parseError, type Problem } from '../../../rules/core/problem';
import { diffTexts } from '../../../journal/text/text-change';
import { StoppableWork } from '../../components/cancellable-work';
import { messageOf } from '../../services/notices';
import type { ImportedTrace, RememberedImport } from '../../vault/writer/parse-import-log';
import { hashText } from '../../vault/writer/text-hash';
import type { ImportActions } from './import-run';
import { quote, t } from '../../../i18n/translate';

/** A note of an import, and whether it is still as the import left it. */
export interface TraceNow {
	readonly trace: ImportedTrace;
	readonly now: 'as imported' | 'changed' | 'gone' | 'never written';
}

type UndoStage =
	| { readonly kind: 'reading'; readonly done: number }
	| { readonly kind: 'report'; readonly notes: readonly TraceNow[] }
	| { readonly kind: 'writing'; readonly done: number; readonly all: number }
	| { readonly kind: 'done'; readonly words: string };

/** Restores the notes of an import, last one first. Notes changed since are not overwritten. */
export class UndoRun {
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
