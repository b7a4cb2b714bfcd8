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

/** A press on a line, by mouse, touch or key. */
export function onPress(pill: HTMLElement, press: () => void): void {
	pill.addEventListener('click', press);
	pill.addEventListener('keydown', event => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		press();
	});
}

export const WITH_MARKS = 'sworn-with-marks';
export const MARKS_ALONE = 'sworn-marks-alone';

/** Tells the style sheets of rows of text around marks: that there are some, and whether anything else is there. */
export function markRow(rows: HTMLElement): void {
	const lines = [...rows.children].filter(child => child.matches('.sworn-inline'));
	const marks = lines.filter(line => line.matches('.is-mark'));
	rows.toggleClass(WITH_MARKS, marks.length > 0);
	rows.toggleClass(MARKS_ALONE, marks.length > 0 && marks.length === lines.length && isOnlyLines(rows));
}

export const unmarkRow = (rows: HTMLElement): void => rows.removeClasses([WITH_MARKS, MARKS_ALONE]);

/** Whether nothing but lines of play is in rows of text. */
function isOnlyLines(rows: HTMLElement): boolean {
	const children = [...rows.children];
	const told = children.map(({ textContent }) => textContent ?? '').join('');
	const bare = (text: string | null) => text?.replace(/\s+/g, '') ?? '';
	return children.every(child => child.matches('.sworn-inline, br')) && bare(rows.textContent) === bare(told);
}
