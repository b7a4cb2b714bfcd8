import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleTime } from '../../../src/obsidian/vault/index/time-slices';

/** How long the app is idle at a time, and how long a piece of work takes, in milliseconds. */
const MOMENT = 50;
const STEP = 2;

let now = 0;
let moments = 0;

/** All pieces of work in idle time; what comes out is how many were done in each slice. */
async function worked(pieces: number): Promise<readonly number[]> {
	const idle = new IdleTime(() => now);
	const slices: number[] = [];
	let left = pieces;
	await new Promise<void>(resolve => {
		const slice = (hasTime: () => boolean) => {
			let done = 0;
			for (; left > 0 && hasTime(); left--, done++) now += STEP;
			slices.push(done);
			if (left > 0) idle.next(slice);
			else resolve();
		};
		idle.next(slice);
	});
	return slices;
}

function idleFor(ms: number): void {
	vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => {
		moments++;
		const end = now + ms;
		setTimeout(() => work({ didTimeout: ms === 0, timeRemaining: () => Math.max(0, end - now) }), 0);
	});
	vi.stubGlobal('cancelIdleCallback', () => undefined);
}

beforeEach(() => {
	now = 0;
	moments = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('work in idle time', () => {
	it('continues through all of an idle moment, and lets the app answer after every few milliseconds', async () => {
		idleFor(MOMENT);
		const slices = await worked(50);
		expect(Math.max(...slices) * STEP).toBeLessThanOrEqual(8);
		expect(moments).toBe(3);
	});

	it('does one slice at a time in an app that is busy', async () => {
		idleFor(0);
		expect(await worked(9)).toEqual([3, 3, 3]);
		expect(moments).toBe(3);
	});

	it('continues by pauses where the system reports no idle moments', async () => {
		vi.stubGlobal('requestIdleCallback', undefined);
		expect(await worked(9)).toEqual([3, 3, 3]);
	});

	it('is called off between two slices', async () => {
		idleFor(MOMENT);
		const idle = new IdleTime(() => now);
		const work = vi.fn();
		await new Promise<void>(resolve => void idle.next(() => resolve()));
		idle.next(work)();
		await new Promise(resolve => setTimeout(resolve, 5));
		expect(work).not.toHaveBeenCalled();
	});
});
