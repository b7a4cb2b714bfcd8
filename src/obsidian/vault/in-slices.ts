import type { WorkSlices } from '../../rules/core/work-slices';
import { after } from './index/idle';

/** How long steps run before Obsidian gets a turn, in milliseconds. */
const SLICE = 8;

/** Does work in slices so that the app stays responsive. Returns undefined once the result is no longer wanted. */
export async function inSlices<T>(
	steps: WorkSlices<T>,
	isWanted: () => boolean = () => true,
	now: () => number = () => performance.now(),
): Promise<T | undefined> {
	for (let end = now() + SLICE; isWanted(); end = now() + SLICE) {
		do {
			const step = steps.next();
			if (step.done) return step.value;
		} while (now() < end);
		await new Promise<void>(resolve => void after(0, resolve));
	}
	return undefined;
}
