import { isComposing } from '../../components/is-composing';

/** In story mode, renders an inline record as a mark in the margin or as itself. A press toggles between them. */
export function renderMarginMarker(pill: HTMLElement, isMark: boolean, press: () => void): void {
	setMark(pill, isMark);
	onPress(pill, press);
}

/** Turns a line into a mark or back. Its text stays available to screen readers. */
export function setMark(pill: HTMLElement, isMark: boolean): void {
	pill.toggleClass('is-mark', isMark);
	pill.setAttrs({ role: 'button', tabindex: 0, 'aria-expanded': !isMark });
}

/** Handles a press by mouse, touch or keyboard. */
export function onPress(pill: HTMLElement, press: () => void): void {
	pill.addEventListener('click', press);
	pill.addEventListener('keydown', event => {
		if (isComposing(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
		event.preventDefault();
		press();
	});
}

export const WITH_MARKS = 'sworn-with-marks';
export const MARKS_ALONE = 'sworn-marks-alone';

/** Sets classes on a paragraph: whether it contains marks, and whether it contains nothing else. */
export function markRow(rows: HTMLElement): void {
	const lines = [...rows.children].filter(child => child.matches('.sworn-inline'));
	const marks = lines.filter(line => line.matches('.is-mark'));
	rows.toggleClass(WITH_MARKS, marks.length > 0);
	rows.toggleClass(MARKS_ALONE, marks.length > 0 && marks.length === lines.length && isOnlyLines(rows));
}

export const unmarkRow = (rows: HTMLElement): void => rows.removeClasses([WITH_MARKS, MARKS_ALONE]);

/** Whether a paragraph consists only of inline records. */
function isOnlyLines(rows: HTMLElement): boolean {
	const children = [...rows.children];
	const told = children.map(({ textContent }) => textContent ?? '').join('');
	const bare = (text: string | null) => text?.replace(/\s+/g, '') ?? '';
	return children.every(child => child.matches('.sworn-inline, br')) && bare(rows.textContent) === bare(told);
}
