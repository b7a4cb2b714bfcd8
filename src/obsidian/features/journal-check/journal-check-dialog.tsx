import { PreactModal } from '../../components/preact-modal';
import type { JournalActions } from '../../services/journal-actions';
import { nameOf } from '../../../journal/character/acting-character';
import { openAtLine } from '../../vault/open-at-line';
import { CheckRun } from './check-run';
import { CheckPage } from './check-page';
import type { Place } from './change-line';
import { t } from '../../../i18n/translate';

/** Shows where a character's story and sheet differ, and the history of each value. Closing it stops reading. */
export class JournalCheckDialog extends PreactModal {
	private readonly run: CheckRun;

	constructor(
		private readonly actions: JournalActions,
		actor: string,
		journal: string,
	) {
		super(actions.app);
		this.run = new CheckRun(actions, actor, journal, () => this.draw());
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-check-dialog');
		this.setTitle(t('Journal check: {actor}', { actor: nameOf(this.run.actor) }));
		void this.run.start();
	}

	override onClose(): void {
		this.run.end();
		super.onClose();
	}

	private draw(): void {
		this.drawContent(<CheckPage run={this.run} stage={this.run.stage} goTo={place => this.goTo(place)} />);
	}

	private goTo({ path, line }: Place): void {
		const file = this.actions.app.vault.getFileByPath(path);
		if (!file) return;
		this.close();
		void openAtLine(this.actions.app, file, line);
	}
}
