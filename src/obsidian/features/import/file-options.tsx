import type { JSX } from 'preact';
import type { RulesetId } from '../../../rules/books/bundled';
import { t } from '../../../i18n/translate';
import { Form } from '../../components/form';
import { ProblemLine, SelectField } from '../../components/form-field';
import { GameField, ReportButtons } from './import-options';

interface FileOptionsProps {
	/** Paths of the vault’s files that may be such an export. */
	readonly files: readonly string[];
	/** The name of what was chosen. */
	readonly chosen: string | undefined;
	readonly rulesetId: RulesetId;
	readonly problem: string | undefined;
	readonly changeGame: (id: RulesetId) => void;
	readonly choosePath: (path: string) => void;
	readonly chooseFile: (file: File) => void;
	readonly chooseText: (text: string) => void;
	readonly look: () => void;
	readonly close: () => void;
}

/** Asks for the file: one of the vault, one of the device, or its text. What was chosen last counts. */
export const FileOptions = ({
	files,
	chosen,
	rulesetId,
	problem,
	changeGame,
	choosePath,
	chooseFile,
	chooseText,
	look,
	close,
}: FileOptionsProps): JSX.Element => (
	<Form onSubmit={look}>
		<p class="sworn-detail">
			{t(
				'For files of Stargazer, Iron Journal, Foundry and Ironsworn Companion, and for journals in Lonelog. They become notes in a new folder.',
			)}
		</p>
		{files.length > 0 && (
			<SelectField
				id="sworn-import-path"
				label={t('A file of the vault')}
				value={files.includes(chosen ?? '') ? (chosen ?? '') : ''}
				options={[['', t('none')], ...files.map(path => [path, path] as const)]}
				onChange={choosePath}
			/>
		)}
		<div class="sworn-field">
			<label for="sworn-import-file">{t('A file of this device')}</label>
			<input
				id="sworn-import-file"
				type="file"
				accept=".json,.isgs,.md,.txt,application/json,text/plain,text/markdown"
				onChange={event => {
					const file = event.currentTarget.files?.[0];
					if (file) chooseFile(file);
				}}
			/>
		</div>
		<div class="sworn-field">
			<label for="sworn-import-text">{t('Or its text')}</label>
			<textarea
				id="sworn-import-text"
				rows={3}
				spellcheck={false}
				onInput={event => chooseText(event.currentTarget.value)}
			/>
		</div>
		<GameField label={t('Game, where the file does not say so')} value={rulesetId} change={changeGame} />
		{chosen !== undefined && <p role="status">{t('Chosen: {chosen}', { chosen })}</p>}
		<ProblemLine problem={problem} />
		<ReportButtons close={close} />
	</Form>
);
