import type { JSX } from 'preact';
import type { ImportPlan } from '../../../journal/import/import-plan';
import { messageOf } from '../../services/notices';
import type { ImportRun, Written } from './import-run';
import { quote, t, tn } from '../../../i18n/translate';
import { useState } from 'preact/hooks';
import type { ReportLine as Line } from '../../../journal/import/imported-note';
import { isOn } from '../../components/event-target';
import { translateTerm } from '../../../i18n/translate-terms';

interface ImportReportProps {
	readonly plan: ImportPlan;
	/** The label of the button that imports. */
	readonly button: string;
	readonly write: () => void;
	readonly back: () => void;
}

/** What would happen to each note. Expanded, it compares the current and the new lines. */
function ImportReport({ plan: { notes, left }, button, write, back }: ImportReportProps): JSX.Element {
	const [most, setMost] = useState(MOST_SHOWN);
	const made = notes.reduce((sum, { created }) => sum + created.length, 0);
	const rows = [
		...notes.map(({ path, becomes, lines }) => ({ path, words: translateTerm(becomes), lines })),
		...left.map(({ path, why, lines }) => ({
			path,
			words: t('Stays as it is. {why}', { why: translateTerm(why) }),
			lines,
		})),
	];
	return (
		<div class="sworn-form">
			<p role="status">
				{summaryOf(
					notes.map(({ becomes, moves }) => ({ becomes, moves })),
					made,
				)}
			</p>
			<ul class="sworn-import-notes">
				{rows.slice(0, most).map(({ path, words, lines }) => (
					<ReportRow key={path} path={path} words={words} lines={lines} />
				))}
			</ul>
			{rows.length > most && (
				<button type="button" class="sworn-button" onClick={() => setMost(most + MOST_SHOWN)}>
					{t('Show more of the {length} notes', { length: rows.length })}
				</button>
			)}
			<div class="sworn-buttons">
				<button type="button" class="mod-cta" disabled={notes.length === 0} onClick={write}>
					{button}
				</button>
				<button type="button" onClick={back}>
					{t('Back')}
				</button>
			</div>
		</div>
	);
}

/** The number of notes listed at a time. */
const MOST_SHOWN = 100;
/** The number of lines shown for a note. */
const MOST_LINES = 200;

/** “2 characters, 1 vow, 3 journals with 12 moves; 4 notes of assets are made.” */
export function summaryOf(
	notes: readonly { readonly becomes: string; readonly moves: number }[],
	made: number,
): string {
	const counts = new Map<string, number>();
	const moves = notes.reduce((sum, note) => sum + note.moves, 0);
	for (const { becomes } of notes) {
		const kind = becomes.replace(/^an? /, '').replace(/ (?:of \d+ moves?|\(\d+\))$/, '');
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	const parts = [...counts].map(([kind, count]) => {
		const words = translateTerm(
			kind.startsWith('the ') ? kind : count === 1 ? `1 ${kind}` : `${count} ${manyOf(kind)}`,
		);
		return kind === 'journal'
			? t('{words} with {second}', { words, second: moves === 1 ? t('1 move') : t('{moves} moves', { moves }) })
			: words;
	});
	const assets =
		made === 0
			? ''
			: t(' {first} made.', {
					first: made === 1 ? t('1 note of an asset is') : t('{made} notes of assets are', { made }),
				});
	return parts.length === 0 ? t('Nothing can be imported.') : `${parts.join(', ')}.${assets}`;
}

/** “progress tracks”, “notes of a campaign”, “notes that show sheets or tracks”, “notes as they are”. */
const manyOf = (kind: string): string =>
	kind
		.replace(/ that shows /, ' that show ')
		.replace(/ as it is$/, ' as they are')
		.replace(/^.*?(?= of | that | as |$)/, '$&s');

interface ReportRowProps {
	readonly path: string;
	readonly words: string;
	readonly lines: readonly Line[];
}

function ReportRow({ path, words, lines }: ReportRowProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const staying = lines.filter(({ why }) => why !== undefined).length;
	const about = staying === 0 ? '' : `, ${staying === 1 ? t('1 remark') : t('{staying} remarks', { staying })}`;
	if (lines.length === 0)
		return (
			<li class="sworn-import-note">
				<strong>{path}</strong> <span class="sworn-detail">{words}</span>
			</li>
		);
	return (
		<li class="sworn-import-note">
			<details onToggle={event => isOn(event.target, 'details') && setOpen(event.currentTarget.open)}>
				<summary>
					<strong>{path}</strong> <span class="sworn-detail">{`${words}${about}`}</span>
				</summary>
				{isOpen && lines.slice(0, MOST_LINES).map((line, at) => <ReportLine key={at} line={line} />)}
				{isOpen && lines.length > MOST_LINES && (
					<p class="sworn-detail">{t('{left} more lines are not shown.', { left: lines.length - MOST_LINES })}</p>
				)}
			</details>
		</li>
	);
}

/** The current line next to its replacement, with a remark if something is left out or lost. */
const ReportLine = ({ line: { line, before, after, why } }: { readonly line: Line }): JSX.Element => (
	<div class={why === undefined ? 'sworn-import-line' : 'sworn-import-line has-remark'}>
		{line !== undefined && <span class="sworn-detail">{t('Line {line}', { line })}</span>}
		{before !== '' && <pre aria-label={t('Now')}>{before}</pre>}
		{after !== '' && <pre aria-label={t('Then')}>{after ?? t('stays as it is')}</pre>}
		{why !== undefined && <p class="sworn-detail">{translateTerm(why)}</p>}
	</div>
);

interface ImportPageProps {
	readonly run: ImportRun;
	/** The first page, which asks what to import. */
	readonly asked: (problem: string | undefined) => JSX.Element;
	/** The label of the button that imports. */
	readonly button: string;
	readonly write: (plan: ImportPlan) => void;
	readonly close: () => void;
	readonly check: (characters: readonly string[]) => void;
}

/** The stages of an import: options, progress, report, and result. */
export function ImportPage({ run, asked, button, write, close, check }: ImportPageProps): JSX.Element {
	const { stage } = run;
	switch (stage.kind) {
		case 'asked':
			return asked(stage.problem);
		case 'reading':
			return <HowFar words={t('Reading the notes')} done={stage.done} all={stage.all} stop={() => run.work.stop()} />;
		case 'writing':
			return <HowFar words={t('Importing the notes')} done={stage.done} all={stage.all} stop={() => run.work.stop()} />;
		case 'report':
			return <ImportReport plan={stage.plan} button={button} write={() => write(stage.plan)} back={() => run.back()} />;
		case 'done':
			return <Done written={stage.written} close={close} check={check} />;
	}
}

interface HowFarProps {
	readonly words: string;
	readonly done: number;
	readonly all: number;
	readonly stop: () => void;
}

export const HowFar = ({ words, done, all, stop }: HowFarProps): JSX.Element => (
	<div class="sworn-form">
		<p role="status">{t('{words}: {done} of {all}', { words, done, all })}</p>
		<progress aria-label={words} value={done} max={all} />
		<div class="sworn-buttons">
			<button type="button" onClick={stop}>
				{t('Stop')}
			</button>
		</div>
	</div>
);

const notesIn = (count: number): string => tn(count, '{count} note', '{count} notes');

function Done({
	written: { done, all, failed, isStopped, target, characters },
	close,
	check,
}: {
	readonly written: Written;
	readonly close: () => void;
	readonly check: (characters: readonly string[]) => void;
}): JSX.Element {
	const where = target === '' ? t('the vault') : quote(target);
	return (
		<div class="sworn-form">
			<p role="status">
				{isStopped
					? t('Stopped: {done} of {all} were imported to {where}. Import once more to go on.', {
							done,
							all: notesIn(all),
							where,
						})
					: t('{done} imported to {where}.', { done: notesIn(done), where })}{' '}
				{t('“Undo the last import” takes all of it back, after a restart as well.')}
			</p>
			{failed.length > 0 && (
				<ul role="alert">
					{failed.map(({ path, problems }) => (
						<li key={path}>{`${quote(path)}: ${messageOf(problems)}`}</li>
					))}
				</ul>
			)}
			{characters.length > 0 && (
				<p class="sworn-detail">
					{t('The sheets count. Journal check adds up what the journals record, and shows where it differs.')}
				</p>
			)}
			<div class="sworn-buttons">
				{characters.length > 0 && (
					<button type="button" class="mod-cta" onClick={() => check(characters)}>
						{t('Journal check')}
					</button>
				)}
				<button type="button" onClick={close}>
					{t('Close')}
				</button>
			</div>
		</div>
	);
}
