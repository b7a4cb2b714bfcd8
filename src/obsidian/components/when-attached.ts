import type { Component } from 'obsidian';

type Acts = Set<() => void>;

let together: Acts | undefined;

/**
 * Runs a callback after an element is attached: Obsidian may attach it only after handing it over. A page hands over
 * hundreds of elements; those of the same moment share one timer.
 */
export function whenAttached(owner: Component, act: () => void): void {
	const acts = (together ??= begin());
	acts.add(act);
	owner.register(() => acts.delete(act));
}

function begin(): Acts {
	const acts: Acts = new Set();
	window.setTimeout(() => acts.forEach(act => queueMicrotask(act)), 0);
	// If the timer never fires because its window was closed, later requests must not depend on it.
	queueMicrotask(() => (together = undefined));
	return acts;
}
