import type { Problem, Reading } from '../../rules/problem';
import type { PlannedEdit } from '../../journal/edit-guard/refusal';
import type { Done, RecordData } from '../../../docs/api/sworn-journal';
import { formatChange } from '../../journal/record/format-change';
import type { ActionRunner, ActOptions, Focus } from '../services/services';
import type { ActionPlan, PreparedAction, SilentActions } from '../services/silent-actions';
import type { Texts, Writing } from '../vault/writer/note-writer';
import { ApiError, valueOf } from './api-error';
import type { ActionResult } from './action-result';
import { actionResult } from './action-result';

/**
 * Runs the actions of one API call without any dialogs or notices; problems reject the call. It records what was done.
 */
export class ScriptRunner implements ActionRunner {
	private edits: readonly PlannedEdit[] = [];
	private before: Texts = new Map();
	private told: readonly string[] = [];

	constructor(private readonly silent: SilentActions) {}

	async openBook(journal: string, actor: string): Promise<boolean> {
		valueOf(await this.silent.book(journal, actor));
		return true;
	}

	async act(journal: string, actor: string, plan: ActionPlan, _?: Focus, options?: ActOptions): Promise<boolean> {
		await this.openBook(journal, actor);
		const {
			remarks = [],
			moved = [],
			left = [],
		} = await this.carryOut(this.silent.prepared(journal, actor, plan, options));
		this.told = [
			...remarks,
			...moved.map(change => `Changed by the difference: ${formatChange(change)}`),
			...left.map(change => `Not undone, as it is not there or not as the record left it: ${formatChange(change)}`),
		];
		return true;
	}

	async write<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts) => Reading<T>,
		wasWritten: (done: T) => void = () => {},
	): Promise<T | undefined> {
		return this.carryOut({ paths, plan, wasWritten });
	}

	showProblems(problems: readonly Problem[]): undefined {
		throw new ApiError(problems);
	}

	/** The result of the actions so far. */
	get done(): ActionResult {
		return actionResult(this.edits, this.before);
	}

	/** The same in the form that the API returns. */
	doneWith(recordOf: (done: ActionResult) => RecordData | undefined = () => undefined): Done {
		const { done } = this;
		return { record: recordOf(done) ?? null, opened: done.called, changes: done.values, told: this.told };
	}

	private async carryOut<T extends Writing>({ paths, plan, wasWritten }: PreparedAction<T>): Promise<T> {
		const noted = (texts: Texts): Reading<T> => {
			this.before = texts;
			return plan(texts);
		};
		const written = valueOf(await this.silent.write({ paths, plan: noted, wasWritten }));
		this.edits = written.edits;
		return written;
	}
}
