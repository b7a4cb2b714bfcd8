import { describe, expect, it } from 'vitest';
import { drawRecaps } from '../../../src/obsidian/features/sessions/draw-recap';

function drawn(inner: string): { readonly text: string; readonly strips: readonly (string | null)[] } {
	const el = document.createElement('div');
	const paragraph = el.appendChild(document.createElement('p'));
	const lead = paragraph.appendChild(document.createElement('strong'));
	const [bold = '', rest = ''] = inner.split('|');
	lead.textContent = bold;
	paragraph.append(rest);
	drawRecaps(el);
	const strips = [...el.querySelectorAll('svg.sworn-strip')].map(strip => strip.getAttribute('aria-label'));
	return { text: el.textContent ?? '', strips };
}

describe('the boxes of a recap in Reading view', () => {
	it('are drawn in the place of their words, which screen readers read', () => {
		expect(drawn('Open.| Find the ark, 4 of 10 boxes; Storm, 2 segments; See the boy home, 10 of 10 boxes.')).toEqual({
			text: 'Open. Find the ark ; Storm, 2 segments; See the boy home .',
			strips: ['4 of 10 boxes', '10 of 10 boxes'],
		});
	});

	it.each([
		['another line of the recap', 'Won.| Find the ark, 4 of 10 boxes'],
		['a sentence of the player', 'Locked.| She counts, 3 of 10 boxes.'],
		['other numbers', 'Open.| Find the ark, 12 of 10 boxes, 4 of 12 boxes, 110 of 10 boxes'],
	])('are not drawn in %s', (_, inner) => {
		expect(drawn(inner)).toEqual({ text: inner.replace('|', ''), strips: [] });
	});
});
