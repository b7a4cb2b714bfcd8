import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CheckRun, Stage } from './check-run';
import { formatFixResult, orderWords, summaryOf } from './format-check';
import { Findings } from './findings';
import { InformationalFindings } from './informational-findings';
import type { GoTo } from './change-line';
import { ValueHistory } from './value-history';
import { t } from '../../../i18n/translate';

interface CheckPageProps {
	readonly run: CheckRun;
	readonly stage: Stage;
	readonly goTo: GoTo;
}

/** The current state of the check: reading, stopped, or the findings. */
export function CheckPage({ run, stage, goTo }: CheckPageProps): JSX.Element {
	const page = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => keepFocus(page.current));
	return (
		<div ref={page} class="sworn-check sworn-journal-check" aria-busy={run.isBusy || stage.kind === 'reading'}>
			<StageView run={run} stage={stage} goTo={goTo} />
		</div>
	);
}

/** If the focused element was removed, focuses the first control. */
function keepFocus(page: HTMLElement | null): void {
	const { activeElement } = page?.ownerDocument ?? {};
	if (!page || page.contains(activeElement ?? null)) return;
	page.querySelector<HTMLElement>('button:enabled, select')?.focus({ preventScroll: true });
}

function StageView({ run, stage, goTo }: CheckPageProps): JSX.Element {
	const again = (
		<div class="sworn-buttons">
			<button type="button" onClick={() => void run.start()}>
				{t('Check again')}
			</button>
		</div>
	);
	switch (stage.kind) {
		case 'reading':
			return <Reading run={run} done={stage.done} all={stage.all} />;
		case 'stopped':
			return (
				<>
					<p role="status">{t('The check was stopped before all notes were read. Nothing was compared or changed.')}</p>
					{again}
				</>
			);
		case 'failed':
			return (
				<>
					<p class="sworn-problem" role="alert">
						{stage.message}
					</p>
					{again}
				</>
			);
		case 'told':
			return <Told run={run} stage={stage} goTo={goTo} />;
	}
}

function Reading({ run, done, all }: { run: CheckRun; done: number; all: number }): JSX.Element {
	const words = all === 0 ? t('Looking for notes…') : t('Reading the notes: {done} of {all}', { done, all });
	return (
		<>
			<p role="status">{words}</p>
			<progress aria-label={t('Reading the notes')} {...(all > 0 ? { value: done, max: all } : {})} />
			<div class="sworn-buttons">
				<button type="button" onClick={() => run.stop()}>
					{t('Stop')}
				</button>
			</div>
		</>
	);
}

interface ToldProps {
	readonly run: CheckRun;
	readonly stage: Extract<Stage, { kind: 'told' }>;
	readonly goTo: GoTo;
}

function Told({ run, stage: { check, copies, sheet }, goTo }: ToldProps): JSX.Element {
	const [chosen, choose] = useState<string | undefined>(undefined);
	return (
		<>
			<p class="sworn-check-summary" role="status">
				{summaryOf(check)}
			</p>
			<Outcome run={run} />
			<Findings run={run} check={check} choose={choose} goTo={goTo} />
			{check.values.length > 0 && <ValueHistory check={check} chosen={chosen} choose={choose} goTo={goTo} />}
			<InformationalFindings check={check} copies={copies} problems={sheet.problems} goTo={goTo} />
			{check.notes > 1 && <p class="sworn-detail">{orderWords(check)}</p>}
		</>
	);
}

/** The result of the last press, with a button to undo it. */
function Outcome({ run }: { run: CheckRun }): JSX.Element {
	const { outcome } = run;
	return (
		<div class="sworn-check-outcome" role="status">
			{outcome && <span>{outcome.kind === 'said' ? outcome.words : formatFixResult(outcome.mended)}</span>}
			{outcome?.kind === 'mended' && (
				<button type="button" disabled={run.isBusy} onClick={() => void run.takeBack(outcome.mended)}>
					{t('Undo')}
				</button>
			)}
		</div>
	);
}
