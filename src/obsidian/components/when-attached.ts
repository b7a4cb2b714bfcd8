import type { Component } from 'obsidian';

const due = new Set<() => void>();

/**
 * The app may attach an element only after handing it over; what hangs on its place in the page is done then. A page that is
 * drawn hands over hundreds, which share one timer.
 */
export function whenAttached(owner: Component, act: () => void): void {
	if (due.size === 0) window.setTimeout(actOnAll, 0);
	due.add(act);
	owner.register(() => due.delete(act));
}

function actOnAll(): void {
	const acts = [...due];
	due.clear();
	for (const act of acts) queueMicrotask(act);
}
