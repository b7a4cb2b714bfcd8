/** The key code of keys that belong to an input method. WebKit also sends one right after the composition has ended. */
const FOR_INPUT_METHOD = 229;

/** Whether an event is a key that belongs to an input method, which is composing a word: it picks among its own words. */
export const isComposing = (event: MouseEvent | KeyboardEvent): boolean =>
	'key' in event && (event.isComposing || Reflect.get(event, 'keyCode') === FOR_INPUT_METHOD);
