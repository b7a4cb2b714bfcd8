import type { JSX } from 'preact';
import type { ImportPlan } from '../../../journal/import/import-plan';
import { messageOf } from '../../services/notices';
import { ImportReport } from './import-report';
import type { ImportRun, Written } from './import-run';
import { quote, t, tn } from '../../../i18n/translate';

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
