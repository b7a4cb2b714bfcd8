import { begin, type Started, started } from './running-callbacks';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

interface Heard {
	readonly listener: Listener;
	readonly type: string;
	readonly isCapture: boolean;
	readonly begun: Started;
}

const isCapture = (options: Options): boolean => (typeof options === 'boolean' ? options : (options?.capture ?? false));

/** The listeners of one target that outlives every view are known until they are removed. */
function watchTarget(target: EventTarget, name: string): void {
	const heard = new Set<Heard>();
	const add = target.addEventListener.bind(target);
	const remove = target.removeEventListener.bind(target);
	const find = (type: string, listener: Listener, options: Options) =>
		[...heard].find(
			known => known.type === type && known.listener === listener && known.isCapture === isCapture(options),
		);
	const forget = (known: Heard | undefined): void => {
		if (!known) return;
		heard.delete(known);
		started.delete(known.begun);
	};
	target.addEventListener = (type: string, listener: Listener, options?: Options) => {
		add(type, listener, options);
		if (!listener || find(type, listener, options)) return;
		const callOff = () => target.removeEventListener(type, listener, options);
		const begun = begin('listener', `a listener for "${type}" on ${name}`, { callOff });
		const known: Heard = { listener, type, isCapture: isCapture(options), begun };
		heard.add(known);
		if (typeof options !== 'object') return;
		options.signal?.addEventListener('abort', () => forget(known));
		if (options.once) add(type, () => forget(known), { once: true, capture: known.isCapture });
	};
	target.removeEventListener = (type: string, listener: Listener, options?: Options) => {
		remove(type, listener, options);
		forget(find(type, listener, options));
	};
}

export function watchListeners(win: Window): void {
	const { document } = win;
	watchTarget(win, 'the window');
	watchTarget(document, 'the document');
	watchTarget(document.documentElement, '<html>');
	watchTarget(document.body, '<body>');
}
