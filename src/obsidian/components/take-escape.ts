import { isComposing } from './is-composing';

/** Handles an Escape key that nothing else, such as a field or a list, has handled. Returns whether it did. */
export function takeEscape(event: KeyboardEvent): boolean {
	if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return false;
	event.preventDefault();
	event.stopPropagation();
	return true;
}
