import { render } from 'preact';
import { TICKS_PER_BOX } from '../../../rules/core/rank';
import { Strip } from '../../components/roll-icons';

/** How far a track is, as a recap says it. The group is the number of full boxes. */
const BOXES = /, (\d|10) of 10 boxes/g;

/**
 * Draws the boxes of the tracks in a recap in Reading view: `2 of 10 boxes` in a row that begins with “Open.” in bold. The
 * words stay for screen readers, and for what is copied or exported.
 */
export function drawRecaps(el: HTMLElement): void {
	for (const paragraph of el.querySelectorAll('p')) {
		let isOpen = false;
		for (const node of [...paragraph.childNodes]) {
			if (node.nodeName === 'BR') isOpen = false;
			else if (node.nodeName === 'STRONG' && beginsRow(node)) isOpen = node.textContent === 'Open.';
			else if (isOpen && node.nodeType === Node.TEXT_NODE) drawBoxes(node);
		}
	}
}

/** Rows of a paragraph are parted by a break, or by a line break of the note if the app is strict about those. */
function beginsRow({ previousSibling }: Node): boolean {
	if (!previousSibling || previousSibling.nodeName === 'BR') return true;
	const text = previousSibling.nodeType === Node.TEXT_NODE ? (previousSibling.textContent ?? '') : '';
	return text.slice(text.trimEnd().length).includes('\n');
}

function drawBoxes(node: ChildNode): void {
	const text = node.textContent ?? '';
	const found = [...text.matchAll(BOXES)];
	const last = found.at(-1);
	if (!last) return;
	const parts = found.flatMap(({ 0: words, 1: count, index }, at) => {
		const end = found[at - 1];
		return [text.slice(end ? end.index + end[0].length : 0, index), boxesOf(words, Number(count))];
	});
	node.replaceWith(...parts, text.slice(last.index + last[0].length));
}

function boxesOf(words: string, boxes: number): HTMLElement {
	const el = createSpan({ cls: 'sworn-recap-boxes' });
	render(
		<>
			<Strip ticks={boxes * TICKS_PER_BOX} />
			<span class="sworn-unseen">{words}</span>
		</>,
		el,
	);
	return el;
}
