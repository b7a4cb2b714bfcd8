import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LongText } from './mutations';
import type { Reader } from './readers';

/** Characters. What is read within this many milliseconds takes no more than some seconds for a million, even with the square. */
const SHORT = 50_000;
const QUICK = 5;
const TIMES_LONGER = 4;
/** Four times the text takes four times as long, and sixteen times if it grows with the square: half-way between the two. */
const MOST_GROWTH = 9;
const MOST_TRIES = 5;
/** Below so many milliseconds a measurement says more of memory and of what is compiled already than of the text. */
const LEAST = 15;

/** What other tests have left behind is collected before a reader is measured, not while. */
function collectGarbage(): void {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
}

/** Milliseconds of this process alone: other work on a busy machine does not count. */
export function cost(read: () => unknown): number {
	const before = process.cpuUsage();
	read();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** Nothing, or how much longer a reader takes for more text. What looks too much is measured again, and the least counts. */
export function overgrown(reader: Reader, long: LongText): string | undefined {
	const [short, longer] = [long.of(SHORT), long.of(TIMES_LONGER * SHORT)];
	let [once, more] = [Infinity, Infinity];
	for (let tries = 1; tries <= MOST_TRIES; tries++) {
		if (tries > 1) collectGarbage();
		once = Math.min(
			once,
			cost(() => reader.read(short)),
		);
		if (once < QUICK) return undefined;
		if (tries > 1) collectGarbage();
		more = Math.min(
			more,
			cost(() => reader.read(longer)),
		);
		if (more < MOST_GROWTH * Math.max(once, LEAST)) return undefined;
	}
	return `${long.name}: ${once.toFixed(0)} ms, and ${more.toFixed(0)} ms for ${TIMES_LONGER} times as much`;
}
