import { reportHostError } from './errors';

type Callback = (...data: never[]) => unknown;

export interface EventRef {
	readonly events: Events;
	readonly name: string;
	readonly callback: Callback;
	readonly context: unknown;
}

export class Events {
	private readonly listeners = new Map<string, EventRef[]>();

	on(name: string, callback: Callback, context?: unknown): EventRef {
		const ref: EventRef = { events: this, name, callback, context };
		this.listeners.set(name, [...this.refs(name), ref]);
		return ref;
	}

	off(name: string, callback: Callback): void {
		this.listeners.set(
			name,
			this.refs(name).filter(ref => ref.callback !== callback),
		);
	}

	offref(ref: EventRef): void {
		this.listeners.set(
			ref.name,
			this.refs(ref.name).filter(other => other !== ref),
		);
	}

	trigger(name: string, ...data: unknown[]): void {
		for (const ref of this.refs(name)) this.tryTrigger(ref, data);
	}

	/** One listener that throws does not keep the others from hearing. */
	tryTrigger(ref: EventRef, data: unknown[]): void {
		try {
			ref.callback.apply(ref.context, data as never[]);
		} catch (error) {
			reportHostError(error);
		}
	}

	/** How many listen; only tests ask. */
	listenerCount(): number {
		return [...this.listeners.values()].flat().length;
	}

	private refs(name: string): EventRef[] {
		return this.listeners.get(name) ?? [];
	}
}
