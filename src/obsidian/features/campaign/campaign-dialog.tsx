import type { Actions } from '../../services/journal-actions';
import { PreactModal } from '../../components/preact-modal';
import type { CampaignFormProps } from './campaign-form';
import { CampaignForm } from './campaign-form';
import { focusFirst } from './focus-first';
import { t } from '../../../language/text';

/** The first hour of a campaign, step by step. Closing it loses nothing: the command continues where it was left. */
export class CampaignDialog extends PreactModal {
	constructor(
		actions: Actions<'app'>,
		private readonly input: CampaignFormProps,
	) {
		super(actions.app);
	}

	/** The app gives the focus to the first field of a dialog; here it goes to where the step begins. */
	override open(): void {
		super.open();
		focusFirst(this.contentEl);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-campaign-dialog');
		this.setTitle(t('Begin a campaign'));
		this.drawContent(<CampaignForm {...this.input} onDone={this.closing(this.input.onDone)} />);
	}
}
