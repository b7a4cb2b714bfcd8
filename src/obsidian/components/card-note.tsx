import type { JSX } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { PressButton } from './press-button';

/** What prevents playing a card, and the one thing to press about it. */
export interface CardNote {
	readonly text: string;
	readonly label: string;
	open(): void;
}

/** A line above the card says already why nothing can be pressed. */
export const IsExplainedAbove = createContext(false);

export function CardNoteLine({ note }: { note: CardNote }): JSX.Element | null {
	if (useContext(IsExplainedAbove)) return null;
	return (
		<div class="sworn-note">
			{note.text}
			<PressButton class="sworn-button" onPress={() => note.open()}>
				{note.label}
			</PressButton>
		</div>
	);
}
