/** Where only the story shows: a line as a mark in the margin, or as itself; a press changes which. */
export function drawAsMark(pill: HTMLElement, isMark: boolean, press: () => void): void {
	setMark(pill, isMark);
	onPress(pill, press);
}

/** Whether a line is a mark. It keeps its words for those who listen. */
export function setMark(pill: HTMLElement, isMark: boolean): void {
	pill.toggleClass('is-mark', isMark);
	pill.setAttrs({ role: 'button', tabindex: 0, 'aria-expanded': !isMark });
}

/** A press on a line, by pointer or key. */
export function onPress(pill: HTMLElement, press: () => void): void {
	pill.addEventListener('click', press);
	pill.addEventListener('keydown', event => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		press();
	});
}
