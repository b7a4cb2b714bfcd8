import { begin, type Started, started } from './running-callbacks';

interface Observer {
	observe(...data: unknown[]): void;
	disconnect(): void;
}

type ObserverClass = new (...data: unknown[]) => Observer;

/** An observer is known from when it first observes until it is disconnected. */
function watchedClass(name: string, original: ObserverClass): ObserverClass {
	const Watched = class extends original {
		private begun: Started | undefined;

		override observe(...data: unknown[]): void {
			super.observe(...data);
			this.begun ??= begin('observer', `a ${name}`, { callOff: () => this.disconnect() });
		}

		override disconnect(): void {
			super.disconnect();
			if (this.begun) started.delete(this.begun);
			this.begun = undefined;
		}
	};
	Object.defineProperty(Watched, 'name', { value: name });
	return Watched;
}

const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const;

export function watchObservers(win: Window & typeof globalThis): void {
	for (const name of OBSERVERS) {
		Reflect.set(win, name, watchedClass(name, win[name] as unknown as ObserverClass));
	}
}
