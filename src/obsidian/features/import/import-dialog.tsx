import type { JSX } from 'preact';
import { StoppableDialog } from '../../components/cancellable-dialog';
import type { StoppableWork } from '../../components/cancellable-work';
import type { JournalActions } from '../../services/journal-actions';
import { pickOne } from '../../components/pick-dialog';
import { distinctNames } from '../../../journal/character/unique-character-name';
import type { ImportPlan } from '../../../journal/import/import-plan';
import { checkCharacter } from '../journal-check/journal-check';
import { ImportPage } from './import-page';
import { ImportRun } from './import-run';
import { t } from '../../../i18n/translate';

/** Asks what to import, shows a report, and imports it. Closing it while it runs asks whether to stop. */
export abstract class ImportDialog extends StoppableDialog {
	protected readonly run: ImportRun;
	protected readonly work: StoppableWork;
	protected abstract readonly heading: string;

	constructor(protected readonly actions: JournalActions) {
		super(actions.app);
		this.run = new ImportRun(actions, () => this.draw());
		this.work = this.run.work;
	}

	override onOpen(): void {
		this.setTitle(this.heading);
		this.modalEl.addClass('sworn-import-dialog');
		this.draw();
	}

	/** The first page, which asks what to import. */
	protected abstract asked(problem: string | undefined): JSX.Element;
	/** The label of the button that imports. */
	protected abstract readonly button: string;
	protected abstract write(plan: ImportPlan): void;

	protected question(): string | undefined {
		const { stage } = this.run;
		if (stage.kind === 'reading') return t('Stop the import? Nothing is written yet.');
		if (stage.kind !== 'writing') return undefined;
		return t('Stop the import? {done} of {all} notes are written.', { done: stage.done, all: stage.all });
	}

	protected draw(): void {
		if (!this.containerEl.isConnected) return;
		this.drawContent(
			<ImportPage
				run={this.run}
				asked={problem => this.asked(problem)}
				button={this.button}
				write={plan => this.write(plan)}
				close={() => this.close()}
				check={this.closing((characters: readonly string[]) => this.check(characters))}
			/>,
		);
	}

	/**
	 * Opens the Journal check of an imported character: another plugin kept its story and sheet, and people edit both.
	 */
	private check(characters: readonly string[]): void {
		const [only, other] = characters;
		const check = (path: string) => void checkCharacter(this.actions, path, path);
		if (only === undefined) return;
		if (other === undefined) return check(only);
		pickOne(
			this.actions.app,
			characters,
			{ text: distinctNames(characters), placeholder: t('Whose journal is to be checked?') },
			{ onPick: check },
		);
	}
}
