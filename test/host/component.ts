import type { EventRef } from 'obsidian';
import { reportHostError } from './errors';
import { stopListening } from './events';

interface EventSource {
	addEventListener(type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void;
	removeEventListener(type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void;
}

/** All that are loaded; only who watches the page asks. */
export const loadedComponents = new Set<Component>();

export class Component {
	private loaded = false;
	private readonly children: Component[] = [];
	private readonly cleanups: (() => unknown)[] = [];

	load(): void | Promise<void> {
		if (this.loaded) return;
		this.loaded = true;
		loadedComponents.add(this);
		const done = this.onload();
		for (const child of [...this.children]) void child.load();
		return done;
	}

	onload(): void | Promise<void> {}

	/** Children first, then what was registered (last first), then `onunload`. */
	unload(): void {
		if (!this.loaded) return;
		this.loaded = false;
		loadedComponents.delete(this);
		for (const child of this.children.splice(0).reverse()) child.unload();
		for (const cleanup of this.cleanups.splice(0).reverse()) {
			try {
				cleanup();
			} catch (error) {
				reportHostError(error);
			}
		}
		this.onunload();
	}

	onunload(): void {}

	addChild<T extends Component>(child: T): T {
		this.children.push(child);
		if (this.loaded) void child.load();
		return child;
	}

	removeChild<T extends Component>(child: T): T {
		const at = this.children.indexOf(child);
		if (at >= 0) {
			this.children.splice(at, 1);
			child.unload();
		}
		return child;
	}

	register(cleanup: () => unknown): void {
		this.cleanups.push(cleanup);
	}

	registerEvent(ref: EventRef): void {
		this.register(() => stopListening(ref));
	}

	registerDomEvent(
		source: EventSource,
		type: string,
		listener: (event: never) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void {
		source.addEventListener(type, listener as EventListener, options);
		this.register(() => source.removeEventListener(type, listener as EventListener, options));
	}

	registerInterval(id: number): number {
		this.register(() => window.clearInterval(id));
		return id;
	}

	/** Only tests and the host ask. */
	isLoaded(): boolean {
		return this.loaded;
	}
}
