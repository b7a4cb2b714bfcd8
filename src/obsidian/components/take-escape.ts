/** Whether it is an Escape that nobody took yet, such as a field or a list that it closes. Then it is taken now. */
export function takeEscape(event: KeyboardEvent): boolean {
	if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return false;
	event.preventDefault();
	event.stopPropagation();
	return true;
}
