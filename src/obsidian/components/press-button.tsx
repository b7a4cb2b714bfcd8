import type { ComponentChildren, JSX } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** A press is being written: what is pressed meanwhile does nothing. */
export const Pending = createContext(false);

interface PressButtonProps {
	readonly class?: string;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	/** What it is called when it is looked for in a card that was rendered again. */
	readonly 'data-control'?: string;
	readonly title?: string | undefined;
	readonly onPress: () => void;
	/** Shown and reachable, so that its reason can be read, but it cannot be pressed. */
	readonly isBlocked?: boolean;
	readonly children: ComponentChildren;
}

/** Not `disabled` while pending or blocked: that would take the focus away. */
export function PressButton({ onPress, isBlocked = false, children, ...attributes }: PressButtonProps): JSX.Element {
	const isOff = useContext(Pending) || isBlocked;
	return (
		<button
			type="button"
			{...attributes}
			aria-disabled={isOff ? 'true' : undefined}
			onClick={() => {
				if (!isOff) onPress();
			}}
		>
			{children}
		</button>
	);
}
