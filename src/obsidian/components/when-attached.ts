import type { Component } from 'obsidian';

type Acts = Set<() => void>;

let together: Acts | undefined;

/**
 * The app may attach an element only after handing it over; what depends on its place in the page is done then. A page that is
 * rendered passes on hundreds, and those passed on at once share one timer.
 */
export function whenAttached(owner: Component, act: () => void): void {
	const acts = (together ??= begin());
	acts.add(act);
	owner.register(() => acts.delete(act));
}

function begin(): Acts {
	const acts: Acts = new Set();
	window.setTimeout(() => acts.forEach(act => queueMicrotask(act)), 0);
	// A timer that never comes, since its window was closed, takes nothing with it that is asked for later.
	queueMicrotask(() => (together = undefined));
	return acts;
}
