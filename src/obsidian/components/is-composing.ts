import { isOn } from './event-target';

/** The key code of keys that belong to an input method. WebKit also sends one right after the composition has ended. */
const FOR_INPUT_METHOD = 229;

/** Whether an event is a key that belongs to an input method, which is composing a word: it picks among its own words. */
export const isComposing = (event: MouseEvent | KeyboardEvent): boolean =>
	'key' in event && (event.isComposing || Reflect.get(event, 'keyCode') === FOR_INPUT_METHOD);

/**
 * Handles the keys of a form but those of an input method. An Enter that ends a composition does not submit the form
 * either, which WebKit would do.
 */
export const ownKeys =
	<E extends KeyboardEvent>(handle?: (event: E) => void) =>
	(event: E): void => {
		if (!isComposing(event)) handle?.(event);
		else if (event.key === 'Enter' && isOn(event.target, 'input')) event.preventDefault();
	};
