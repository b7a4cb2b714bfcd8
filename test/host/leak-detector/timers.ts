import { begin, type Started, started } from './running-callbacks';

type Timers = Pick<Window & typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;
type Job = (...data: unknown[]) => void;
type Id = number | undefined;

const running = new Map<number, Started>();

/** In Node a timer is an object, which may be cleared by its number as well. */
function end(timer: Id): void {
	const id = Number(timer);
	const begun = running.get(id);
	if (begun) started.delete(begun);
	running.delete(id);
}

/** Timers are known from when they are set until they come or are cleared. */
export function watchTimers(win: Timers): void {
	const { setTimeout, setInterval, clearTimeout } = win;
	// A timer may be cleared as an interval and the other way round, as in the browser.
	for (const name of ['clearTimeout', 'clearInterval'] as const) {
		const clear = win[name] as (id: Id) => void;
		Reflect.set(win, name, (id: Id) => {
			end(id);
			clear(id);
		});
	}
	Reflect.set(win, 'setTimeout', (job: Job, delay = 0, ...data: unknown[]) => {
		const come = () => {
			end(id);
			job(...data);
		};
		const id = setTimeout(come, delay);
		const callOff = () => clearTimeout(id);
		const ring = () => {
			callOff();
			come();
		};
		running.set(Number(id), begin('timer', `a timer of ${delay} ms`, { delay, ring, callOff }));
		return id;
	});
	Reflect.set(win, 'setInterval', (job: Job, delay = 0, ...data: unknown[]) => {
		const id = setInterval(job as TimerHandler, delay, ...data);
		const ring = () => job(...data);
		const callOff = () => clearInterval(id);
		running.set(Number(id), begin('interval', `an interval of ${delay} ms`, { delay, ring, callOff }));
		return id;
	});
}
