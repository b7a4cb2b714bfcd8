import type { JSX } from 'preact';
import { PressButton } from './move-card/press-button';

/** What stands in the way of playing a card, and the one thing to press about it. */
export interface CardNote {
	readonly text: string;
	readonly label: string;
	open(): void;
}

export function CardNoteLine({ note }: { note: CardNote }): JSX.Element {
	return (
		<div class="sworn-note">
			{note.text}
			<PressButton class="sworn-button" onPress={() => note.open()}>
				{note.label}
			</PressButton>
		</div>
	);
}
