import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ReadingProgress } from '../../components/reading-progress';
import type { CheckRun, Stage } from './check-run';
import { formatFixResult, orderWords, summaryOf, differenceWords, heading, levelWords } from './format-check';
import { LineLink, RecordedLine, type GoTo } from './change-line';
import { ValueHistory } from './value-history';
import { t, tn } from '../../../i18n/translate';
import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import type { Break } from '../../../journal/journal-check/value-history';
import { withoutEnding } from '../../../rules/search/stated-name';

interface InformationalFindingsProps {
	readonly check: JournalCheck;
	/** The paths of the notes that were left out. */
	readonly copies: readonly string[];
	readonly problems: readonly { readonly message: string }[];
	readonly goTo: GoTo;
}

/** Findings that need no action, because the story has moved on since. */
function InformationalFindings({ check: { values }, copies, problems, goTo }: InformationalFindingsProps): JSX.Element {
	const gaps = values.flatMap(value => value.breaks.map(gap => ({ value, gap })));
	const summed = values.filter(({ says }) => says === 'adds up');
	const missing = values.filter(({ says }) => says === 'not there');
	const goneOn = [
		...gaps.map(({ value, gap }, at) => <Gap key={at} value={value} gap={gap} goTo={goTo} />),
		...summed.map(value => <Summed key={value.key} value={value} goTo={goTo} />),
	];
	return (
		<>
			{copies.length > 0 && <p class="sworn-detail">{copiesWords(copies)}</p>}
			{goneOn.length > 0 && <Folded title={t('Changed in between, and gone on since')} rows={goneOn} />}
			{missing.length > 0 && (
				<Folded
					title={t('In the journal, but not on the sheet')}
					rows={missing.map(({ key, value, last }) => (
						<li key={key}>
							<strong>{heading(value)}</strong>
							<RecordedLine recorded={last.recorded} goTo={goTo} />
						</li>
					))}
				/>
			)}
			{problems.length > 0 && (
				<Folded
					title={t('To mend on the sheet')}
					rows={problems.map(({ message }, at) => (
						<li key={at}>{message}</li>
					))}
				/>
			)}
		</>
	);
}

/** The maximum number of copies that are named. */
const MOST_COPIES = 10;

function copiesWords(copies: readonly string[]): string {
	const named = copies.slice(0, MOST_COPIES).map(path => withoutEnding(path));
	const more = copies.length - named.length;
	const copy = [...named, ...(more > 0 ? [t('and {more} more', { more })] : [])].join(', ');
	return tn(copies.length, 'A copy is left out: {copy}', '{count} copies are left out: {copy}', { copy });
}

function Folded({ title, rows }: { title: string; rows: readonly JSX.Element[] }): JSX.Element {
	const left = rows.length - MOST;
	return (
		<details class="sworn-checked-move">
			<summary>{`${title}: ${rows.length}`}</summary>
			<ul class="sworn-value-history">{rows.slice(-MOST)}</ul>
			{left > 0 && <p class="sworn-detail">{t('And {left} earlier.', { left })}</p>}
		</details>
	);
}

function Gap({ value: { value }, gap: { before, after }, goTo }: { value: CheckedValue; gap: Break; goTo: GoTo }) {
	const ends = levelWords(value, before.to);
	const begins = levelWords(value, after.from ?? after.to);
	return (
		<li>
			<strong>{t('{value}: recorded as {ends}, then as {begins}', { value: heading(value), ends, begins })}</strong>
			<RecordedLine recorded={before.recorded} goTo={goTo} />
			<RecordedLine recorded={after.recorded} goTo={goTo} />
		</li>
	);
}

/** A value that only adds up: a move was undone after later ones, so their lines still state the old values. */
function Summed({ value: { value, last, now = '' }, goTo }: { value: CheckedValue; goTo: GoTo }) {
	const words = t('the last line says {value}, and all changes together come to {value2}, as the sheet says', {
		value: levelWords(value, last.to),
		value2: levelWords(value, now),
	});
	return (
		<li>
			<strong>{`${heading(value)}: ${words}`}</strong>
			<RecordedLine recorded={last.recorded} goTo={goTo} />
		</li>
	);
}

interface FindingsProps {
	readonly run: CheckRun;
	readonly check: JournalCheck;
	/** Shows the history of a value, by its key. */
	readonly choose: (key: string) => void;
	readonly goTo: GoTo;
}

/**
 * Every value that differs between story and sheet, with a button for either side, and the lines that could not be
 * read.
 */
function Findings({ run, check, choose, goTo }: FindingsProps): JSX.Element {
	const different = check.values.filter(({ says }) => says === 'differs');
	return (
		<>
			{different.length > 0 && (
				<section aria-label={t('Where story and sheet differ')}>
					<ul class="sworn-differences">
						{different.map(value => (
							<Finding key={value.key} run={run} value={value} choose={choose} goTo={goTo} />
						))}
					</ul>
				</section>
			)}
			{check.unread.length > 0 && (
				<section aria-label={t('Not read')}>
					<h2>{t('Not read')}</h2>
					<ul class="sworn-findings">
						{check.unread.slice(0, MOST).map((unread, at) => (
							<li class="sworn-finding" key={at}>
								<LineLink place={unread} goTo={goTo} />
								<span>{unread.message}</span>
								{unread.words !== '' && <code class="sworn-finding-text">{unread.words}</code>}
							</li>
						))}
					</ul>
					{check.unread.length > MOST && (
						<p class="sworn-detail">{t('And {left} more.', { left: check.unread.length - MOST })}</p>
					)}
				</section>
			)}
		</>
	);
}

/** The most rows of a list: the first unread lines, whose next appear as they are fixed; the last of a folded list. */
const MOST = 50;

interface FindingProps extends Omit<FindingsProps, 'check'> {
	readonly value: CheckedValue;
}

function Finding({ run, value, choose, goTo }: FindingProps): JSX.Element {
	const { last, key } = value;
	const name = heading(value.value);
	const story = levelWords(value.value, last.to);
	return (
		<li aria-label={name}>
			<h2>{name}</h2>
			<p>{differenceWords(value)}</p>
			<RecordedLine recorded={last.recorded} goTo={goTo} />
			<div class="sworn-buttons">
				{run.canSet(value) && (
					<button type="button" disabled={run.isBusy} onClick={() => void run.mend(value, 'sheet')}>
						{t('Set the sheet to {story}', { story })}
					</button>
				)}
				<button type="button" disabled={run.isBusy} onClick={() => void run.mend(value, 'story')}>
					{t('Note the change in the journal')}
				</button>
				<button type="button" aria-label={t('Why? The history of {name}', { name })} onClick={() => choose(key)}>
					{t('Why?')}
				</button>
			</div>
		</li>
	);
}

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
			return (
				<>
					<ReadingProgress {...stage} />
					<div class="sworn-buttons">
						<button type="button" onClick={() => run.stop()}>
							{t('Stop')}
						</button>
					</div>
				</>
			);
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
