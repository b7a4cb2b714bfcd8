import type { App } from '../host/app';
import type { Started } from '../host/leak-detector/running-callbacks';
import { bringForward, soonTimers, underWay } from '../host/leak-detector/watch';
import { macrotask } from './macrotask';

/** The number of consecutive idle rounds required; in each, a promise may have led to something new. */
const QUIET_ROUNDS = 5;
/** After so many rounds something begins itself again for ever. */
const MOST_ROUNDS = 5000;

/** A clock for timers that are about to come, and when each of them rings by it. */
let now = 0;
const dues = new WeakMap<Started, number>();

/** Rings the next of the timers that are about to come, without waiting for it. False when there are none. */
function ringNext(): boolean {
	for (const timer of soonTimers()) if (!dues.has(timer)) dues.set(timer, now + (timer.delay ?? 0));
	const dueOf = (timer: Started): number => dues.get(timer) ?? now;
	const [next] = soonTimers().sort((one, other) => dueOf(one) - dueOf(other));
	if (!next) return false;
	now = dueOf(next);
	next.ring?.();
	return true;
}

/**
 * When nothing is under way: no write, no note to be indexed, no timer that is about to come. Timers come in their order,
 * animation frames and idle moments at once, however busy the machine is.
 */
export async function atRest(app: App): Promise<void> {
	let quiet = 0;
	for (let round = 0; quiet < QUIET_ROUNDS; round++) {
		if (round > MOST_ROUNDS) throw new Error(`never at rest: ${underWay().join(', ')}`);
		await macrotask();
		await app.settled();
		const isAnyLeft = bringForward() || ringNext();
		quiet = isAnyLeft ? 0 : quiet + 1;
	}
}
