import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { PreactModal } from '../../../components/preact-modal';
import { newTrackDraft, NEW_TRACK_WORDS } from './new-track';
import { NewTrackForm } from './new-track-form';

/** A dialog with the same fields as on the card, for commands. Closing it begins nothing. */
export class NewTrackDialog extends PreactModal {
	constructor(
		app: App,
		private readonly asks: Asks,
		private readonly onAnswer: (answer: Answer) => void,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-new-track-dialog');
		this.setTitle(NEW_TRACK_WORDS[this.asks.track].button);
		this.drawContent(<Fields asks={this.asks} onAnswer={this.closing(this.onAnswer)} onClose={() => this.close()} />);
	}
}

interface FieldsProps {
	readonly asks: Asks;
	onAnswer: (answer: Answer) => void;
	onClose: () => void;
}

function Fields({ asks, onAnswer, onClose }: FieldsProps): JSX.Element {
	const [draft, setDraft] = useState(() => newTrackDraft(asks));
	return <NewTrackForm asks={asks} draft={draft} change={setDraft} onAnswer={onAnswer} onClose={onClose} />;
}
