import { expect, it } from 'vitest';
import { exponentOf } from './rows.mjs';

it.each([
	{ growth: 'none', exponent: 0, time: () => 3 },
	{ growth: 'linear', exponent: 1, time: (size: number) => 0.2 * size },
	{ growth: 'quadratic', exponent: 2, time: (size: number) => size * size },
])('growth that is $growth has the exponent $exponent', ({ exponent, time }) => {
	const points = [50, 200, 2000].map(size => [size, time(size)]);
	expect(exponentOf(points)).toBeCloseTo(exponent);
});
