import { isOn } from './event-target';
import { ownKeys } from './is-composing';
import type { ComponentChildren, JSX, RefObject, TargetedKeyboardEvent } from 'preact';

interface FormProps {
	readonly form?: RefObject<HTMLFormElement | null>;
	/** Added to the class of all forms. */
	readonly class?: string;
	readonly onSubmit?: () => void;
	readonly onKeyDown?: (event: TargetedKeyboardEvent<HTMLFormElement>) => void;
	readonly children: ComponentChildren;
}

/** The form of a dialog. It shows problems itself, so the browser's validation is turned off. */
export const Form = ({ form, class: own, onSubmit, onKeyDown, children }: FormProps): JSX.Element => (
	<form
		ref={form}
		class={own ? `sworn-form ${own}` : 'sworn-form'}
		noValidate
		onSubmit={event => {
			event.preventDefault();
			onSubmit?.();
		}}
		onKeyDown={ownKeys(onKeyDown)}
	>
		{children}
	</form>
);

/** Submits a form on Enter in a select, as in a text field. It is for the keys that are not an input method's. */
export function submitFromSelect(event: TargetedKeyboardEvent<HTMLFormElement>): void {
	if (event.key !== 'Enter' || !isOn(event.target, 'select')) return;
	event.preventDefault();
	event.currentTarget.requestSubmit();
}
