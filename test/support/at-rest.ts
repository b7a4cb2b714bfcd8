import type { App } from '../host/app';
import { bringForward, isTimerSoon, underWay } from '../host/watch/watch';
import { macrotask } from './macrotask';

/** Waiting is done in pieces of so many milliseconds: of the time in which a busy machine does nothing, one piece counts at most. */
const PIECE = 5;
/** So many rounds in a row nothing may be under way; in each, a promise may have led to something new. */
const QUIET_ROUNDS = 5;
/** After so many rounds something begins itself anew for ever. */
const MOST_ROUNDS = 5000;

const timeout = setTimeout;

export async function realTime(ms: number): Promise<void> {
	for (let waited = 0; waited < ms; waited += PIECE) await new Promise(resolve => timeout(resolve, PIECE));
}

/**
 * When nothing is under way: no write, no note to be indexed, no timer that is about to come. Animation frames and idle
 * moments come at once, however busy the machine is.
 */
export async function atRest(app: App): Promise<void> {
	let quiet = 0;
	for (let round = 0; quiet < QUIET_ROUNDS; round++) {
		if (round > MOST_ROUNDS) throw new Error(`never at rest: ${underWay().join(', ')}`);
		await macrotask();
		await app.settled();
		const isTimerDue = isTimerSoon();
		if (isTimerDue) await realTime(1);
		quiet = bringForward() || isTimerDue ? 0 : quiet + 1;
	}
}
