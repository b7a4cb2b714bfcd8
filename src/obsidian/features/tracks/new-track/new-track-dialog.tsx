import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { openDialog } from '../../../components/open-dialog';
import { newTrackDraft, NEW_TRACK_WORDS } from './new-track';
import { NewTrackForm } from './new-track-form';

/** A dialog with the same fields as on the card, for commands. Closing it begins nothing. */
export const openNewTrack = (app: App, asks: Asks, onAnswer: (answer: Answer) => void): void =>
	openDialog(app, {
		title: NEW_TRACK_WORDS[asks.track].button,
		class: 'sworn-new-track-dialog',
		content: dialog => <Fields asks={asks} onAnswer={dialog.closing(onAnswer)} onClose={() => dialog.close()} />,
	});

interface FieldsProps {
	readonly asks: Asks;
	onAnswer: (answer: Answer) => void;
	onClose: () => void;
}

function Fields({ asks, onAnswer, onClose }: FieldsProps): JSX.Element {
	const [draft, setDraft] = useState(() => newTrackDraft(asks));
	return <NewTrackForm asks={asks} draft={draft} change={setDraft} onAnswer={onAnswer} onClose={onClose} />;
}
