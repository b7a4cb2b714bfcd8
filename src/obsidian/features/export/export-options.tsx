import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { nameOf } from '../../../rules/search/stated-name';
import type { ExportForm } from '../../../journal/export/export-note';
import { Form, submitFromSelect } from '../../components/form';
import { SelectField } from '../../components/form-field';
import { RadioChoices } from '../../components/radio-choices';
import { messageOf } from '../../services/notices';
import type { ExportRun } from './export-run';
import { isAtWork, RunProgress } from './run-progress';
import { t } from '../../../i18n/translate';

/** Something to export: a note, a folder, or the whole vault. */
export interface Source {
	/** The path of a note or folder; “” is the whole vault. */
	readonly root: string;
	readonly label: string;
}

const FORMS: readonly { readonly value: ExportForm; readonly label: string; readonly what: string }[] = [
	{ value: 'markdown', label: 'Markdown', what: t('Notes for any Markdown reader: moves in words, tracks as text.') },
	{ value: 'story', label: t('Story alone'), what: t('Notes with the prose and nothing of the game.') },
	{
		value: 'page',
		label: t('Web page'),
		what: t('One page for a browser or a printer, with tracks and momentum drawn.'),
	},
	{
		value: 'book',
		label: t('Book'),
		what: t('The story with its people, chart and timeline: an EPUB, and a page of A5 for a printer.'),
	},
	{
		value: 'lonelog',
		label: 'Lonelog',
		what: t('Notes in a notation that other solo players read: @, ?, d:, ->, =>.'),
	},
];

interface ExportOptionsProps {
	readonly run: ExportRun;
	readonly sources: readonly Source[];
	readonly close: () => void;
}

/** The options of an export (source, format, target), then its progress. */
export function ExportOptions({ run, sources, close }: ExportOptionsProps): JSX.Element {
	const [root, setRoot] = useState(sources[0]?.root ?? '');
	const [form, setForm] = useState<ExportForm>('markdown');
	const el = useRef<HTMLFormElement>(null);
	const { stage } = run;
	useLayoutEffect(() => {
		if (stage.kind !== 'asked') el.current?.querySelector<HTMLElement>('.mod-cta')?.focus();
	}, [stage.kind]);
	// Rendered for each written note. The plan is computed again when the stage changes, since written files take names
	// away.
	const { target, copies } = useMemo(() => run.plan(root, form), [root, form, stage.kind]);
	if (isAtWork(stage)) return <RunProgress run={run} stage={stage} />;
	const start = () => void (copies.size === 0 || run.start(root, form));
	return (
		<Form form={el} onSubmit={start} onKeyDown={submitFromSelect}>
			<SelectField
				id="sworn-export-source"
				label={t('What')}
				value={root}
				options={sources.map(source => [source.root, source.label])}
				onChange={setRoot}
			/>
			<RadioChoices name="sworn-export-form" legend={t('As')} choices={FORMS} value={form} onChange={setForm} />
			<p class="sworn-detail" role="status">
				{copies.size === 0
					? t('There is no note in it.')
					: t('{notes}, written to “{target}”. Your notes stay as they are.', {
							notes: copies.size === 1 ? t('1 note') : t('{size} notes', { size: copies.size }),
							target,
						})}
			</p>
			<Ended run={run} />
			<div class="sworn-buttons">
				<button type="submit" class="mod-cta" disabled={copies.size === 0}>
					{t('Export')}
				</button>
				<button type="button" onClick={close}>
					{t('Cancel')}
				</button>
			</div>
		</Form>
	);
}

/** Why the last export did not finish. */
function Ended({ run: { stage } }: { readonly run: ExportRun }): JSX.Element | null {
	if (stage.kind !== 'stopped' && stage.kind !== 'failed') return null;
	const written =
		stage.done === 0
			? t('Nothing was written.')
			: t('{done} are in “{target}”.', { done: stage.done, target: stage.target });
	if (stage.kind === 'stopped') return <p role="status">{t('Stopped. {written}', { written })}</p>;
	return (
		<p class="sworn-error" role="alert">
			{`${messageOf(stage.problems)} ${written}`}
		</p>
	);
}

/** Focuses the format, as the source is mostly the note in use. */
export const focusForm = (el: HTMLElement): void =>
	el.querySelector<HTMLElement>('[name=sworn-export-form]:checked')?.focus();

export const sourceName = (root: string): string => (root === '' ? t('The whole vault') : nameOf(root));
