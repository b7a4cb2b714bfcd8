import { begin, type Started, started } from './running-callbacks';

interface Moments<T> {
	readonly what: 'animation frame' | 'idle moment';
	readonly request: (come: (moment: T) => void, options?: IdleRequestOptions) => number;
	readonly cancel: (id: number) => void;
	/** What the job receives when its moment is brought forward. */
	readonly moment: () => T;
}

/** A request and its cancelling, which are known until they come, and can be brought forward. */
function watched<T>({ what, request, cancel, moment }: Moments<T>) {
	const waiting = new Map<number, Started>();
	const end = (id: number): void => {
		const begun = waiting.get(id);
		if (begun) started.delete(begun);
		waiting.delete(id);
	};
	const watchedRequest = (job: (moment: T) => void, options?: IdleRequestOptions): number => {
		const come = (given: T) => {
			end(id);
			job(given);
		};
		const id = request(come, options);
		const comeNow = () => {
			cancel(id);
			come(moment());
		};
		waiting.set(id, begin(what, `an ${what}`, { comeNow }));
		return id;
	};
	const watchedCancel = (id: number): void => {
		end(id);
		cancel(id);
	};
	return [watchedRequest, watchedCancel] as const;
}

/** How long an idle moment lasts that was brought forward, in milliseconds. */
const IDLE = 50;

const idleMoment = (): IdleDeadline => {
	const end = performance.now() + IDLE;
	return { didTimeout: false, timeRemaining: () => Math.max(0, end - performance.now()) };
};

/** Animation frames and idle moments; idle moments also if the browser does not report any. */
export function watchMoments(win: Window & typeof globalThis): void {
	const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } = win;
	const { requestIdleCallback, cancelIdleCallback } = win as Partial<typeof win>;
	[win.requestAnimationFrame, win.cancelAnimationFrame] = watched<number>({
		what: 'animation frame',
		request: requestAnimationFrame.bind(win),
		cancel: cancelAnimationFrame.bind(win),
		moment: () => performance.now(),
	});
	[win.requestIdleCallback, win.cancelIdleCallback] = watched<IdleDeadline>({
		what: 'idle moment',
		request: requestIdleCallback?.bind(win) ?? (come => setTimeout(() => come(idleMoment()), IDLE)),
		cancel: cancelIdleCallback?.bind(win) ?? clearTimeout,
		moment: idleMoment,
	});
}
