import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { StoppableDialog } from '../../components/cancellable-dialog';
import type { StoppableWork } from '../../components/cancellable-work';
import { ReadingProgress } from '../../components/reading-progress';
import type { JournalActions } from '../../services/journal-actions';
import { ExportRun, type Stage } from './export-run';
import { t } from '../../../i18n/translate';

/** How long a run works before a dialog shows it that asks nothing first, in milliseconds. */
const SHOWN_AFTER = 1000;

/** Shows a run that reads and writes notes. Closing it meanwhile asks whether to stop. */
export class RunDialog extends StoppableDialog {
	readonly run: ExportRun;
	protected readonly work: StoppableWork;

	constructor(
		private readonly actions: JournalActions,
		title: string,
	) {
		super(actions.app);
		this.setTitle(title);
		this.run = new ExportRun(actions, () => this.containerEl.isConnected && this.draw());
		this.work = this.run.work;
	}

	override onOpen(): void {
		this.draw();
	}

	/** Runs, and opens only if that takes long. Returns whether it went to the end, and says what failed. */
	async make(...what: Parameters<ExportRun['make']>): Promise<boolean> {
		const late = window.setTimeout(() => this.open(), SHOWN_AFTER);
		const stage = await this.run.make(...what);
		window.clearTimeout(late);
		if (this.containerEl.isConnected) this.close();
		if (stage.kind === 'failed') this.actions.showProblems(stage.problems);
		return stage.kind === 'done';
	}

	protected draw(): void {
		const { run } = this;
		if (isAtWork(run.stage)) this.drawContent(<RunProgress run={run} stage={run.stage} />);
	}

	protected question(): string | undefined {
		const { stage } = this.run;
		if (!isAtWork(stage)) return undefined;
		const { written, all } = stage;
		if (written === 0) return t('Stop? Nothing is written yet.');
		return t('Stop? {done} of {all} notes are written.', { done: written, all });
	}
}

type AtWork = Extract<Stage, { readonly written: number }>;

export const isAtWork = (stage: Stage): stage is AtWork => stage.kind === 'reading' || stage.kind === 'writing';

/** How far a run is, with *Stop*. */
export function RunProgress({ run, stage }: { readonly run: ExportRun; readonly stage: AtWork }): JSX.Element {
	const stop = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => stop.current?.focus(), []);
	return (
		<div class="sworn-form">
			{stage.kind === 'reading' ? (
				<ReadingProgress {...stage} />
			) : (
				<>
					<p role="status">{t('Writing the notes: {done} of {all}', { done: stage.done, all: stage.all })}</p>
					<progress aria-label={t('Writing the notes')} value={stage.done} max={stage.all} />
				</>
			)}
			<div class="sworn-buttons">
				<button type="button" ref={stop} onClick={() => run.work.stop()}>
					{t('Stop')}
				</button>
			</div>
		</div>
	);
}
