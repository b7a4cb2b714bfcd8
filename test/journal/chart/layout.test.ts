import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRIDS, type Grid } from '../../../src/journal/chart/grid';
import { afterStep, layOut, moved, nearestFree } from '../../../src/journal/chart/layout';
import type { PlaceNote, Position } from '../../../src/journal/chart/place-note';

const { free: FREE, hex: HEX } = GRIDS;

const place = (name: string, position?: Position): PlaceNote => ({
	path: `Places/${name}.md`,
	name,
	sign: 'place',
	...(position ? { position } : {}),
});

const halves = (most: number) => fc.integer({ min: 0, max: most }).map(n => n / 2);
const anyPosition = fc.record({ x: halves(12), y: halves(12) });
const anyPlaces = fc
	.uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.option(anyPosition, { nil: undefined })), {
		selector: ([name]) => name,
		maxLength: 45,
	})
	.map(all => all.map(([name, position]) => place(name, position)));

const areApart = (a: Position, b: Position) => Math.abs(a.x - b.x) >= 0.75 || Math.abs(a.y - b.y) >= 0.75;

const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
	all.flatMap((one, i) => all.slice(i + 1).map(other => [one, other] as const));

describe.each<readonly [string, Grid]>([
	['free', FREE],
	['hex', HEX],
])('the %s layout of a chart', (_, grid) => {
	it('puts no two places on each other', () => {
		fc.assert(
			fc.property(anyPlaces, places => {
				const spots = [...layOut(places, grid).values()];
				expect(spots).toHaveLength(places.length);
				expect(pairs(spots).filter(([a, b]) => !areApart(a, b))).toEqual([]);
			}),
		);
	});

	it('leaves every place where it is when one is added', () => {
		fc.assert(
			fc.property(anyPlaces, places => {
				const before = layOut(places, grid);
				const after = layOut([...places, place('the new one, longer than the others')], grid);
				expect(places.map(({ path }) => after.get(path))).toEqual(places.map(({ path }) => before.get(path)));
			}),
		);
	});

	it('moves nothing but the place that is moved', () => {
		fc.assert(
			fc.property(
				anyPlaces.filter(({ length }) => length > 0),
				fc.nat(),
				anyPosition,
				(places, which, wanted) => {
					const before = layOut(places, grid);
					const path = places[which % places.length]?.path ?? '';
					const others = [...before].flatMap(([other, spot]) => (other === path ? [] : [spot]));
					const to = nearestFree(wanted, others, grid);
					const written = moved(places, path, to, grid);
					const after = layOut(
						places.map(each => {
							const position = written.get(each.path);
							return position ? { ...each, position } : each;
						}),
						grid,
					);
					expect(after.get(path)).toEqual(to);
					for (const [other, spot] of before) if (other !== path) expect(after.get(other)).toEqual(spot);
				},
			),
		);
	});

	it('puts every place on a spot of the layout', () => {
		fc.assert(
			fc.property(anyPlaces, places => {
				for (const spot of layOut(places, grid).values()) expect(grid.snap(spot)).toEqual(spot);
			}),
		);
	});
});

describe('a free layout', () => {
	it('puts a place where its property says, and the later of two elsewhere', () => {
		const spots = layOut([
			place('Ory', { x: 3, y: 2 }),
			place('Calloway', { x: 3.5, y: 2 }),
			place('Gull', { x: 4, y: 2 }),
		]);
		expect(spots.get('Places/Ory.md')).toEqual({ x: 3, y: 2 });
		expect(spots.get('Places/Calloway.md')).not.toEqual({ x: 3.5, y: 2 });
		expect(spots.get('Places/Gull.md')).toEqual({ x: 4, y: 2 });
	});

	it('depends on the name, not on its spelling in capitals or on the folder', () => {
		const [one, other] = [place('Harrow Dock'), { ...place('HARROW DOCK'), path: 'Elsewhere/Harrow.md' }];
		expect(layOut([one]).get(one.path)).toEqual(layOut([other]).get(other.path));
	});
});

describe('a step on the chart', () => {
	it.each([
		{ says: 'half a column', step: { x: 1, y: 0 }, others: [], to: { x: 3.5, y: 2 } },
		{ says: 'half a row up', step: { x: 0, y: -1 }, others: [], to: { x: 3, y: 1.5 } },
		{ says: 'over a place in the way', step: { x: 1, y: 0 }, others: [{ x: 4, y: 2 }], to: { x: 5, y: 2 } },
	])('goes $says', ({ step, others, to }) => {
		expect(afterStep({ x: 3, y: 2 }, step, others)).toEqual(to);
	});

	it('ends at the edges', () => {
		expect(afterStep({ x: 0, y: 0 }, { x: -1, y: 0 }, [])).toBeUndefined();
		expect(afterStep({ x: 99, y: 0 }, { x: 1, y: 0 }, [])).toBeUndefined();
		expect(afterStep({ x: 0.5, y: 0 }, { x: -1, y: 0 }, [{ x: 0, y: 0 }])).toBeUndefined();
	});

	it.each([
		{ wanted: { x: 3.2, y: 1.9 }, others: [], to: { x: 3, y: 2 } },
		{ wanted: { x: -4, y: 200 }, others: [], to: { x: 0, y: 99 } },
		{ wanted: { x: 3.3, y: 2 }, others: [{ x: 2.5, y: 2 }], to: { x: 3.5, y: 2 } },
	])('a drop at $wanted goes to $to', ({ wanted, others, to }) => {
		expect(nearestFree(wanted, others)).toEqual(to);
	});
});

const isHex = ({ x, y }: Position) => Number.isInteger(y) && Number.isInteger(x + (y % 2) / 2);

describe('hexes', () => {
	it('are whole rows, every second half a column to the right', () => {
		fc.assert(
			fc.property(
				fc.double({ min: -5, max: 120, noNaN: true }),
				fc.double({ min: -5, max: 120, noNaN: true }),
				(x, y) => {
					const spot = HEX.snap({ x, y });
					expect(isHex(spot)).toBe(true);
					expect(spot.x >= 0 && spot.x <= 99 && spot.y >= 0 && spot.y <= 99).toBe(true);
				},
			),
		);
	});

	it.each([
		{ from: { x: 3, y: 2 }, step: { x: 1, y: 0 }, to: { x: 4, y: 2 } },
		{ from: { x: 3, y: 2 }, step: { x: -1, y: 0 }, to: { x: 2, y: 2 } },
		{ from: { x: 3, y: 2 }, step: { x: 0, y: 1 }, to: { x: 3.5, y: 3 } },
		{ from: { x: 3.5, y: 3 }, step: { x: 0, y: 1 }, to: { x: 3, y: 4 } },
		{ from: { x: 3.5, y: 3 }, step: { x: 0, y: -1 }, to: { x: 3, y: 2 } },
		{ from: { x: 0.5, y: 1 }, step: { x: -1, y: 0 }, to: undefined },
		{ from: { x: 3, y: 0 }, step: { x: 0, y: -1 }, to: undefined },
	])('are left by one step: $from by $step to $to', ({ from, step, to }) => {
		expect(afterStep(from, step, [], HEX)).toEqual(to);
	});

	it('are left over those that are taken', () => {
		expect(afterStep({ x: 3, y: 2 }, { x: 1, y: 0 }, [{ x: 4, y: 2 }], HEX)).toEqual({ x: 5, y: 2 });
		expect(afterStep({ x: 3, y: 2 }, { x: 0, y: 1 }, [{ x: 3.5, y: 3 }], HEX)).toEqual({ x: 3, y: 4 });
	});

	it('have six neighbours that lie apart', () => {
		const around: Position[] = [
			{ x: 2, y: 2 },
			{ x: 4, y: 2 },
			{ x: 2.5, y: 1 },
			{ x: 3.5, y: 1 },
			{ x: 2.5, y: 3 },
			{ x: 3.5, y: 3 },
		];
		const spots = layOut(
			[{ x: 3, y: 2 }, ...around].map((position, i) => place(`${i}`, position)),
			HEX,
		);
		expect([...spots.values()]).toEqual([{ x: 3, y: 2 }, ...around]);
	});

	it('take places of a free chart that lie apart each on a hex of its own', () => {
		fc.assert(
			fc.property(fc.tuple(anyPosition, anyPosition), ([one, other]) => {
				fc.pre(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1);
				fc.pre(one.x !== 0 && other.x !== 0);
				expect(HEX.snap(one)).not.toEqual(HEX.snap(other));
			}),
		);
	});

	it('take a drop at the nearest one that is free', () => {
		expect(nearestFree({ x: 3.4, y: 2.2 }, [], HEX)).toEqual({ x: 3, y: 2 });
		const [spot] = [nearestFree({ x: 3.4, y: 2.2 }, [{ x: 3, y: 2 }], HEX)];
		expect([
			{ x: 4, y: 2 },
			{ x: 3.5, y: 3 },
		]).toContainEqual(spot);
	});
});
