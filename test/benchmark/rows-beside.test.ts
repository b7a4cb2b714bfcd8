import { expect, it } from 'vitest';
import { leftOut } from './beside.mjs';
import { besideRow, ratio } from './rows-beside.mjs';
import { SIZE, TIME } from './rows.mjs';

const figure = (median: number, best?: number) => ({ median, best });

it('a row has both medians and the ratios other / ours', () => {
	expect(besideRow('loaded', { other: figure(300, 240), ours: figure(100, 60) }, TIME)).toEqual([
		'loaded',
		'300 ms',
		'100 ms',
		'3.00',
		'4.00',
	]);
});

it('a row of sizes is in MiB', () => {
	const [, theirs, ours, of] = besideRow('heap', { other: figure(2 ** 20, 1), ours: figure(2 ** 22, 1) }, SIZE);
	expect([theirs, ours, of]).toEqual(['1.00 MiB', '4.00 MiB', '0.25']);
});

it('a figure without a best has the ratio of its medians alone', () => {
	expect(besideRow('a key', { other: figure(6), ours: figure(4) }, TIME)).toEqual([
		'a key',
		'6.00 ms',
		'4.00 ms',
		'1.50',
		'–',
	]);
});

it.each([
	[0, 5],
	[5, 0],
	[-1, 5],
	[5, -1],
	[-2, -1],
])('%d beside %d has no ratio, as one is not above the host', (other, ours) => {
	expect(ratio(other, ours)).toBe('–');
});

it('what is not measured has a reason', () => {
	expect(leftOut({ title: 'Tiny 1', command: undefined })).toEqual([
		expect.stringContaining('--beside-command names a command of Tiny 1'),
		expect.stringContaining('last Enter to text'),
	]);
	expect(leftOut({ title: 'Tiny 1', command: 'tiny:show' })).toHaveLength(1);
});
