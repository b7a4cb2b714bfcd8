/** Whether Shift, Ctrl or Cmd is held, which writes the picked item in the other form. */
export const isOtherForm = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean =>
	shiftKey || ctrlKey || metaKey;
