import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether a press is being written. Buttons do nothing meanwhile. */
export const Pending = createContext(false);

interface PressButtonProps {
	readonly class?: string;
	readonly role?: 'gridcell';
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	/** Identifies the button when its card is rendered again. */
	readonly 'data-control'?: string;
	readonly title?: string | undefined;
	readonly 'data-key'?: string | undefined;
	readonly 'aria-keyshortcuts'?: string | undefined;
	/** Called with the button once it is drawn. */
	readonly bind?: (button: HTMLElement | null) => void;
	/** Without it, the button submits its form. */
	readonly onPress?: () => void;
	/** Whether the button cannot be pressed. It stays focusable so that its reason can be read. */
	readonly isBlocked?: boolean;
	readonly children: ComponentChildren;
}

/** A button that uses `aria-disabled` while pending or blocked, because `disabled` would make it lose the focus. */
export function PressButton({
	onPress,
	isBlocked = false,
	children,
	bind,
	...attributes
}: PressButtonProps): JSX.Element {
	const isOff = useContext(Pending) || isBlocked;
	return (
		<button
			type={onPress ? 'button' : 'submit'}
			{...attributes}
			ref={bind}
			aria-disabled={isOff ? 'true' : undefined}
			onClick={() => {
				if (!isOff) onPress?.();
			}}
		>
			{children}
		</button>
	);
}
