import type { JSX } from 'preact';
import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import type { CheckRun } from './check-run';
import { differenceWords, heading, levelWords } from './format-check';
import type { GoTo } from './change-line';
import { LineLink, RecordedLine } from './change-line';
import { t } from '../../../i18n/translate';

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
export function Findings({ run, check, choose, goTo }: FindingsProps): JSX.Element {
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

/** How many unread lines are listed; the next ones appear as these are fixed. */
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
