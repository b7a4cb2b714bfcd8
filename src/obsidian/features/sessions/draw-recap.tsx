import { render } from 'preact';
import { TICKS_PER_BOX } from '../../../rules/rank';
import { Strip } from '../../components/pictures';

/** How far a track is, as a recap says it. The groups are the words, and the number of full boxes in them. */
const BOXES = /, ((\d|10) of 10 boxes)/g;

/**
 * Draws the boxes of the tracks in a recap in Reading view: `2 of 10 boxes` in a paragraph that begins with “Open.” in
 * bold. Screen readers read the words.
 */
export function drawRecaps(el: HTMLElement): void {
	for (const paragraph of el.querySelectorAll('p'))
		if (paragraph.firstChild?.nodeName === 'STRONG' && paragraph.firstChild.textContent === 'Open.')
			drawBoxes(paragraph);
}

function drawBoxes(paragraph: HTMLElement): void {
	for (const node of [...paragraph.childNodes]) {
		if (node.nodeType !== Node.TEXT_NODE) continue;
		const text = node.textContent ?? '';
		const found = [...text.matchAll(BOXES)];
		if (found.length === 0) continue;
		const parts = found.flatMap(({ 1: words = '', 2: count, index }, at) => {
			const end = found[at - 1];
			const before = text.slice(end ? end.index + end[0].length : 0, index);
			return [`${before} `, stripOf(words, Number(count))];
		});
		const last = found.at(-1);
		const after = last ? text.slice(last.index + last[0].length) : '';
		node.replaceWith(...parts, after);
	}
}

function stripOf(words: string, boxes: number): HTMLElement {
	const el = createSpan({ cls: 'sworn-recap-boxes' });
	render(<Strip ticks={boxes * TICKS_PER_BOX} label={words} />, el);
	return el;
}
