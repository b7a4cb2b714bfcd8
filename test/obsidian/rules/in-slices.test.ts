import { expect, it } from 'vitest';
import type { WorkSlices } from '../../../src/rules/core/work-slices';
import { inSlices } from '../../../src/obsidian/vault/in-slices';

/** Work of some steps, each of which takes so long by the clock. */
function working(steps: number, ms: number) {
	const clock = { now: 0, done: 0 };
	function* work(): WorkSlices<string> {
		for (let i = 0; i < steps; i++) {
			clock.now += ms;
			clock.done++;
			yield;
		}
		return 'done';
	}
	return { clock, work, now: () => clock.now };
}

/** The steps that were done in front of each turn of the app. */
async function turns(clock: { readonly done: number }, work: Promise<unknown>): Promise<readonly number[]> {
	const seen: number[] = [];
	let isOver = false;
	void work.finally(() => (isOver = true));
	while (!isOver) {
		seen.push(clock.done);
		await new Promise(resolve => setTimeout(resolve));
	}
	return [...new Set(seen)];
}

it('short work is done without a pause', async () => {
	const { clock, work, now } = working(5, 1);
	const made = inSlices(work(), undefined, now);
	expect(clock.done).toBe(5);
	expect(await made).toBe('done');
});

it('the app has its turn after 8 ms', async () => {
	const { clock, work, now } = working(24, 1);
	expect(await turns(clock, inSlices(work(), undefined, now))).toEqual([8, 16, 24]);
});

it('a step that takes longer is a slice of its own', async () => {
	const { clock, work, now } = working(3, 20);
	expect(await turns(clock, inSlices(work(), undefined, now))).toEqual([1, 2, 3]);
});

it('nothing comes of what is not wanted any more', async () => {
	const { clock, work, now } = working(24, 1);
	expect(await inSlices(work(), () => clock.done < 16, now)).toBeUndefined();
	expect(clock.done).toBe(16);
});
