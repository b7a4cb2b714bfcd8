/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, it } from 'vitest';
import { Ruler } from '../../../src/obsidian/components/roll-icons';

const FACES = Array.from({ length: 10 }, (_, i) => i + 1);

/** The corners of a die: `M219 4L230 15L219 26L208 15z`. */
const xOf = (path: Element): readonly number[] =>
	[...(path.getAttribute('d') ?? '').matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));

it('a ruler has room for both challenge dice, whatever they show', () => {
	for (const first of FACES)
		for (const second of FACES) {
			const el = document.createElement('div');
			render(<Ruler outcome="miss" score={4} challengeDice={[first, second]} />, el);
			const [left = 0, , width = 0] = (el.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
			const corners = [...el.querySelectorAll('.sworn-ruler-dice')].flatMap(xOf);
			expect(corners.length, `${first} and ${second}`).toBeGreaterThanOrEqual(6);
			expect(Math.min(...corners), `${first} and ${second}`).toBeGreaterThan(left);
			expect(Math.max(...corners), `${first} and ${second}`).toBeLessThan(left + width);
		}
});
