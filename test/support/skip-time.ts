import type { App } from '../host/app';
import { type Started, started } from '../host/leak-detector/running-callbacks';
import { atRest } from './wait-until-idle';

/** A clock that is still unless it is moved on, and when each timer rings by it. */
let now = 0;
const dues = new WeakMap<Started, number>();

function dueOf(timer: Started): number {
	const due = dues.get(timer) ?? now + (timer.delay ?? 0);
	dues.set(timer, due);
	return due;
}

/** Lets so many milliseconds pass without waiting for them: the timers that are due by then ring, each in its turn. */
export async function skipTime(app: App, ms: number): Promise<void> {
	const end = now + ms;
	for (;;) {
		await atRest(app);
		const timers = [...started].filter(({ ring }) => ring).map(timer => ({ timer, due: dueOf(timer) }));
		const [next] = timers.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
		if (!next) break;
		now = Math.max(now, next.due);
		// A timer is gone once it rings; an interval rings again.
		dues.set(next.timer, now + Math.max(1, next.timer.delay ?? 0));
		next.timer.ring?.();
	}
	now = end;
}
