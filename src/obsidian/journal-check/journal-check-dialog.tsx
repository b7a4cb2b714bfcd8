import { PreactModal } from '../preact-modal';
import type { Desk } from '../desk';
import { nameOf } from '../../journal/character/which-character';
import { openAtLine } from '../open-at-line';
import { CheckRun } from './check-run';
import { CheckPage } from './check-page';
import type { Place } from './told-line';

/** Where the story of a character and its sheet part, and why each value is what it is. Closing it ends the reading. */
export class JournalCheckDialog extends PreactModal {
	private readonly run: CheckRun;
	private isClosed = false;

	constructor(
		private readonly desk: Desk,
		actor: string,
		journal: string,
	) {
		super(desk.app);
		this.run = new CheckRun(desk, actor, journal, () => this.draw());
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-check-dialog');
		this.setTitle(`Journal check: ${nameOf(this.run.actor)}`);
		void this.run.start();
	}

	override onClose(): void {
		this.isClosed = true;
		this.run.end();
		super.onClose();
	}

	private draw(): void {
		if (this.isClosed) return;
		this.drawContent(<CheckPage run={this.run} stage={this.run.stage} goTo={place => this.goTo(place)} />);
	}

	private goTo({ path, line }: Place): void {
		const file = this.desk.app.vault.getFileByPath(path);
		if (!file) return;
		this.close();
		void openAtLine(this.desk.app, file, line);
	}
}
