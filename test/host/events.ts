import type { EventRef } from 'obsidian';
import { reportHostError } from './errors';

type Callback = (...data: never[]) => unknown;

/** One who listens; to a plugin it is a reference that it can hand back. */
class Listener implements EventRef {
	constructor(
		readonly events: Events,
		readonly name: string,
		readonly callback: Callback,
		readonly context: unknown,
	) {}
}

function listenerOf(ref: EventRef): Listener {
	if (ref instanceof Listener) return ref;
	throw new Error('stand-in host: this reference is of no event');
}

export class Events {
	private readonly listeners = new Map<string, Listener[]>();

	on(name: string, callback: Callback, context?: unknown): EventRef {
		const listener = new Listener(this, name, callback, context);
		this.listeners.set(name, [...this.named(name), listener]);
		return listener;
	}

	off(name: string, callback: Callback): void {
		this.listeners.set(
			name,
			this.named(name).filter(listener => listener.callback !== callback),
		);
	}

	offref(ref: EventRef): void {
		const { name } = listenerOf(ref);
		this.listeners.set(
			name,
			this.named(name).filter(listener => listener !== ref),
		);
	}

	trigger(name: string, ...data: unknown[]): void {
		for (const listener of this.named(name)) this.tryTrigger(listener, data);
	}

	/** One listener that throws does not keep the others from hearing. */
	tryTrigger(ref: EventRef, data: unknown[]): void {
		const { callback, context } = listenerOf(ref);
		try {
			callback.apply(context, data as never[]);
		} catch (error) {
			reportHostError(error);
		}
	}

	/** How many listen; only tests ask. */
	listenerCount(): number {
		return [...this.listeners.values()].flat().length;
	}

	private named(name: string): Listener[] {
		return this.listeners.get(name) ?? [];
	}
}

/** Whatever it was that the reference listened to. */
export function stopListening(ref: EventRef): void {
	listenerOf(ref).events.offref(ref);
}
