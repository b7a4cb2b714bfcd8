/**
 * Whether an event target matches a selector. `instanceof` does not work here, as elements of a pop-out window belong
 * to the classes of that window.
 */
export const isOn = (target: EventTarget | null, selector: string): boolean =>
	(target as Partial<Element> | null)?.matches?.(selector) ?? false;
