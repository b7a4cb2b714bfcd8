import type { Steps } from '../../rules/steps';
import { after } from './index/idle';

/** After so long no further step is begun before the app has had its turn, in milliseconds. */
const SLICE = 8;

/** Does work in slices, between which the app answers whatever was pressed or typed. Nothing comes of it once it is no longer wanted. */
export async function inSlices<T>(
	steps: Steps<T>,
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
