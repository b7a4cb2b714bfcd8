import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { PressButton } from './press-button';

/** Why a card cannot be played, with a button that leads to a remedy. */
export interface CardNote {
	readonly text: string;
	readonly label: string;
	open(): void;
}

/** Whether a line above the card already says why its controls are disabled. */
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
