/** With Shift, or Ctrl or Cmd held, what is picked is written in the other form. */
export const isOtherForm = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean =>
	shiftKey || ctrlKey || metaKey;
