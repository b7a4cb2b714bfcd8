import type { Actions } from '../../services/journal-actions';
import { PreactModal } from '../../components/preact-modal';
import type { CampaignFormProps } from './campaign-form';
import { CampaignForm } from './campaign-form';
import { focusFirst } from './focus-first';
import { t } from '../../../language/text';

/**
 * Guides through the first hour of a campaign, step by step. Closing it loses nothing: the command continues at the
 * same step.
 */
export class CampaignDialog extends PreactModal {
	constructor(
		actions: Actions<'app'>,
		private readonly input: CampaignFormProps,
	) {
		super(actions.app);
	}

	/** Obsidian focuses the first field of a dialog; here the focus goes to where the step begins. */
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
