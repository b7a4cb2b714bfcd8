import { EditorView } from '@codemirror/view';
import { type Component, loadedComponents } from '../component';
import { watchListeners } from './listeners';
import { type Marks, marksOf } from './page-globals';
import { watchMoments } from './frame-callbacks';
import { watchObservers } from './observers';
import { type Started, started, whoStarted } from './running-callbacks';
import { watchTimers } from './timers';

let isWatching = false;

/** Watches a page from here on: what is under way in it, and what is left in it. */
export function watchPage(win: Window & typeof globalThis): void {
	if (isWatching) return;
	isWatching = true;
	watchMoments(win);
	watchTimers(win);
	watchListeners(win);
	watchObservers(win);
	// The one style sheet of all editors comes with the first of them, and stays.
	new EditorView().destroy();
}

/** A timer that comes sooner than a person can act is brought forward; a longer one is a pause that is meant. In milliseconds. */
const SOON = 50;

const isSoon = ({ kind, delay = 0 }: Started): boolean => kind === 'timer' && delay <= SOON;

/** Brings all frames and idle moments forward that are waited for. False when there are none. */
export function bringForward(): boolean {
	const waiting: (() => void)[] = [];
	for (const { comeNow } of started) if (comeNow) waiting.push(comeNow);
	for (const comeNow of waiting) comeNow();
	return waiting.length > 0;
}

/** Calls off what was started since then, as the end of a process does. */
export function endSince(before: PageState): void {
	for (const begun of [...started].filter(one => !before.started.has(one))) {
		begun.callOff?.();
		started.delete(begun);
	}
	for (const one of loadedComponents) if (!before.components.has(one)) loadedComponents.delete(one);
}

/** The timers that are about to come, as they were set. */
export const soonTimers = (): Started[] => [...started].filter(isSoon);

/** What is under way and would come by itself, for people. */
export const underWay = (): string[] =>
	[...started].filter(begun => begun.comeNow ?? isSoon(begun)).map(begun => `${begun.what} (${whoStarted(begun)})`);

/** The page at one moment. */
export interface PageState {
	readonly started: ReadonlySet<Started>;
	readonly components: ReadonlySet<Component>;
	readonly marks: Marks;
}

export const pageState = (win: Window & typeof globalThis): PageState => ({
	started: new Set(started),
	components: new Set(loadedComponents),
	marks: marksOf(win),
});

/** What is in the page now and was not before, for people. */
export function leftSince(before: PageState, win: Window & typeof globalThis): string[] {
	const begun = [...started].filter(one => !before.started.has(one));
	const components = [...loadedComponents].filter(one => !before.components.has(one));
	const marks = [...marksOf(win)].filter(([key]) => !before.marks.has(key));
	return [
		...begun.map(one => `${one.what} (${whoStarted(one)})`),
		...components.map(one => `a loaded ${one.constructor.name}`),
		...marks.map(([, name]) => name),
	];
}
