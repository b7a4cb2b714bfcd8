import type { Plan } from '../../../journal/actions/action-notes';
import { problem, parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Truth } from '../../../rules/truth';
import { newTruthsNote, setTruth, type TruthText } from '../../../journal/truths/set-truth';
import { readTruthsIn, type TruthsInNote } from '../../../journal/truths/truths-in-note';
import type { TextChange } from '../../../journal/text/text-change';
import type { Actions } from '../../services/journal-actions';
import { showProblems } from '../../services/notices';
import { t } from '../../../i18n/translate';

/** The truths note of a world, created when the first truth is set. */
export class TruthsFile {
	private lastWrite: Promise<unknown> = Promise.resolve();
	/** Whether the note existed. If it is missing then, another program moved it, and no second one is created. */
	private wasThere = false;

	constructor(
		private readonly actions: Actions<'app' | 'write' | 'writer'>,
		readonly path: string,
		private readonly ruleset: string,
		readonly truths: readonly Truth[],
	) {}

	get exists(): boolean {
		return this.actions.app.vault.getFileByPath(this.path) !== null;
	}

	/** Resolves when all pending writes are done. */
	async whenWritten(): Promise<void> {
		await this.lastWrite;
	}

	/** The truths already set, from the fresh text of the note. */
	look(): Promise<ParseResult<TruthsInNote>> {
		this.wasThere = this.exists;
		return this.actions.writer.look(this.exists ? [this.path] : [], texts =>
			parseOk(readTruthsIn(texts.get(this.path) ?? '', this.truths)),
		);
	}

	/** Replaces the text that the player saw. Each replacement is one undo step. */
	set(truth: Truth, text: TruthText, seen: TruthText): Promise<boolean> {
		const written = this.lastWrite.then(() => this.write(truth, text, seen));
		this.lastWrite = written;
		return written;
	}

	/** Writes are serialized, as the first one creates the note. */
	private async write(truth: Truth, text: TruthText, seen: TruthText): Promise<boolean> {
		const { path, truths, exists } = this;
		if (this.wasThere && !exists) {
			showProblems([
				problem('missing_note', t('The note “{path}” is not there any more. Nothing was written.', { path })),
			]);
			return false;
		}
		const written = await this.actions.write(exists ? [path] : [], texts => {
			const note = texts.get(path) ?? newTruthsNote(this.ruleset);
			const changes = setTruth(note, truths, { truth, text, seen });
			if (!changes.ok) return changes;
			if (exists)
				return parseOk<Plan>({ edits: [{ path, changes: changes.value, mayRemove: removed(note, changes.value) }] });
			const whole = [
				{ from: 0, to: 0, insert: note },
				...changes.value.map(({ insert }) => ({ from: 0, to: 0, insert })),
			];
			return parseOk<Plan>({ edits: [{ path, changes: whole, isNew: true as const }] });
		});
		this.wasThere ||= written !== undefined;
		return written !== undefined;
	}
}

/** The removed lines, which the player saw in the dialog. */
const removed = (note: string, changes: readonly TextChange[]): readonly string[] =>
	changes.flatMap(({ from, to }) => note.slice(from, to).split(/\r\n?|\n/));
