/**
 * Whether what an event came from fits a selector. In a window of its own an element is none of the classes of this one, so
 * `instanceof` says no there.
 */
export const isOn = (target: EventTarget | null, selector: string): boolean =>
	(target as Partial<Element> | null)?.matches?.(selector) ?? false;
