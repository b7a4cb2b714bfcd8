import type { JSX } from 'preact';
import type { TFile } from 'obsidian';
import { planForeign, type ForeignImportPlan } from '../../../journal/import/other-apps/plan-app-import';
import { readExport } from '../../../journal/import/other-apps/read-export';
import type { ImportPlan } from '../../../journal/import/import-plan';
import type { RulesetId } from '../../../rules/books/bundled';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { t } from '../../../i18n/translate';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { ImportDialog } from './import-dialog';
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
const FileOptions = ({
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

/** *Import from another app*: makes notes of a file that another app has exported, after a report. */
export function importFile(actions: JournalActions): void {
	new FileImportDialog(actions).open();
}

/** How the files of the apps end, and those of journals in Lonelog. The likelier ones come first. */
const ENDINGS = ['json', 'isgs', 'txt', 'md'];

class FileImportDialog extends ImportDialog {
	protected readonly heading = t('Import from another app');
	protected readonly button = t('Import');
	private rulesetId: RulesetId = 'starforged';
	/** The chosen file or text, and what to call it. */
	private chosen: { readonly name: string; readonly read: () => Promise<string> } | undefined;
	private root = '';
	private readonly noteInUse = noteInUse(this.app)?.file?.path;

	protected asked(problem: string | undefined): JSX.Element {
		return (
			<FileOptions
				files={this.files.map(({ path }) => path)}
				chosen={this.chosen?.name}
				rulesetId={this.rulesetId}
				problem={problem}
				changeGame={rulesetId => {
					this.rulesetId = rulesetId;
					this.draw();
				}}
				choosePath={path => this.choosePath(path)}
				chooseFile={file => this.choose(file.name, () => file.text())}
				chooseText={text => this.choose(t('the pasted text'), () => Promise.resolve(text))}
				look={() => void this.run.lookAt(() => this.plan())}
				close={() => this.close()}
			/>
		);
	}

	protected write(plan: ImportPlan): void {
		void this.run.write(plan, { root: this.root, way: 'in place' });
	}

	private get files(): readonly TFile[] {
		const { vaultIndex } = this.actions;
		const rankOf = ({ path, extension }: TFile) =>
			path === this.noteInUse ? 2.5 : ENDINGS.indexOf(extension.toLowerCase());
		return this.app.vault
			.getFiles()
			.filter(file => rankOf(file) >= 0 && vaultIndex.properties(file.path)?.has('sworn') !== true)
			.sort((one, other) => rankOf(one) - rankOf(other) || (one.path < other.path ? -1 : 1));
	}

	private choosePath(path: string): void {
		const file = this.files.find(each => each.path === path);
		if (file) this.choose(path, () => this.app.vault.cachedRead(file));
	}

	private choose(name: string, content: () => Promise<string>): void {
		this.chosen = { name, read: content };
		this.run.back();
	}

	private async plan(): Promise<ParseResult<ForeignImportPlan>> {
		if (!this.chosen) return parseError('no_file', t('Choose a file, or paste its text.'));
		const text = await this.chosen.read().catch(() => undefined);
		if (text === undefined) return parseError('unreadable_file', t('The file could not be read.'));
		const campaigns = readExport(text);
		if (!campaigns.ok) return campaigns;
		const plan = planForeign(campaigns.value, this.rulesetId, this.run.links());
		this.root = plan.root;
		return parseOk(plan);
	}
}
