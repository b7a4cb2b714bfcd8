import type { JSX } from 'preact';
import type { ImportPlan, ImportRequest } from '../../../journal/import/import-plan';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { foldersUp } from '../../../journal/character/folder-distance';
import { ImportDialog } from './import-dialog';
import { ImportOptions, WAY_BUTTONS, type Source } from './import-options';
import { t } from '../../../i18n/translate';

/** *Import from Iron Vault*: shows a report first, then converts the campaign's notes. */
export function importCampaign(actions: JournalActions): void {
	new CampaignImportDialog(actions, sourcesFor(actions)).open();
}

class CampaignImportDialog extends ImportDialog {
	protected readonly heading = t('Import a campaign');
	private request: ImportRequest;

	constructor(
		actions: JournalActions,
		private readonly sources: readonly Source[],
	) {
		super(actions);
		const form = actions.settings.records;
		this.request = { root: sources[0]?.root ?? '', way: 'copies', rulesetId: 'starforged', form };
	}

	protected get button(): string {
		return WAY_BUTTONS[this.request.way];
	}

	protected asked(problem: string | undefined): JSX.Element {
		return (
			<ImportOptions
				request={this.request}
				sources={this.sources}
				problem={problem}
				change={request => {
					this.request = request;
					this.draw();
				}}
				look={() => void this.run.look(this.request)}
				close={() => this.close()}
			/>
		);
	}

	protected write(plan: ImportPlan): void {
		void this.run.write(plan, this.request);
	}
}

/** The Iron Vault campaigns in the vault, those around the note in use first, and the whole vault. */
function sourcesFor({ app, vaultIndex }: JournalActions): readonly Source[] {
	const around = new Set(foldersUp(noteInUse(app)?.file?.path ?? ''));
	const campaigns = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => vaultIndex.properties(path)?.get('iron-vault-kind') === 'campaign')
		.map(file => file.parent?.path ?? '')
		.filter(folder => folder !== '' && folder !== '/')
		.sort((one, other) => Number(around.has(other)) - Number(around.has(one)) || (one < other ? -1 : 1));
	return [
		...[...new Set(campaigns)].map(root => ({ root, label: t('The campaign “{root}”', { root }) })),
		{ root: '', label: t('The whole vault') },
	];
}
