import type { EventRef } from 'obsidian';
import { Events } from 'obsidian';
import type { RecordData, ValueChange } from '../../../docs/api/sworn-journal';
import { frozen } from './frozen';
import type { ActionResult } from './action-result';

export const EVENTS = ['move', 'undo', 'change'] as const;
type EventName = (typeof EVENTS)[number];

export const isEvent = (name: string): name is EventName => EVENTS.some(event => event === name);

/** The events that the plugin triggers for API listeners. */
export class ApiEvents extends Events {
	private readonly refs = new Set<EventRef>();

	/** Whether there are listeners; if not, notes need not be compared. */
	get isHeard(): boolean {
		return this.refs.size > 0;
	}

	override on(name: string, callback: (...data: unknown[]) => unknown, context?: unknown): EventRef {
		const ref = super.on(name, callback, context);
		this.refs.add(ref);
		return ref;
	}

	override offref(ref: EventRef): void {
		this.refs.delete(ref);
		super.offref(ref);
	}

	tell({ made, gone, values }: ActionResult): void {
		const trigger = (name: EventName, all: readonly (RecordData | ValueChange)[]) => {
			for (const each of all) this.trigger(name, frozen(each));
		};
		trigger('move', made);
		trigger('undo', gone);
		trigger('change', values);
	}

	/** Removes all listeners. */
	silence(): void {
		for (const ref of [...this.refs]) this.offref(ref);
	}
}
