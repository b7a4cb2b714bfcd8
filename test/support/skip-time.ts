import type { App } from '../host/app';
import { type Started, started } from '../host/watch/started';
import { atRest } from './at-rest';

/** A timer, and when it rings on a clock that stands still unless it is moved on. */
interface Alarm {
	readonly due: number;
	readonly ring: () => void;
}

/** Lets so many milliseconds pass without waiting for them: the timers that are due by then ring, each in its turn. */
export async function skipTime(app: App, ms: number): Promise<void> {
	const alarms = new Map<Started, Alarm>();
	for (let now = 0; ;) {
		await atRest(app);
		for (const timer of started) {
			const { ring, delay = 0 } = timer;
			if (ring && !alarms.has(timer)) alarms.set(timer, { ring, due: now + delay });
		}
		const waiting = [...alarms].filter(([timer, { due }]) => started.has(timer) && due <= ms);
		const [next] = waiting.map(([, alarm]) => alarm).sort((one, other) => one.due - other.due);
		if (!next) return;
		now = Math.max(now, next.due);
		next.ring();
	}
}
