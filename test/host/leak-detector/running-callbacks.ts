/** What is running in a page until it comes, or is called off. */
export type StartedKind = 'timer' | 'interval' | 'animation frame' | 'idle moment' | 'listener' | 'observer';

/** One thing that was started: what it is, for people, and where it was. */
export interface Started {
	readonly kind: StartedKind;
	readonly what: string;
	readonly where: Error;
	/** Of a timer or an interval, the milliseconds it was set to. */
	readonly delay?: number;
	/** Does now what waits for a timer or an interval. */
	readonly ring?: () => void;
	/** Does now what waits for a frame or an idle moment. */
	readonly comeNow?: () => void;
	/** Calls off what would go on for as long as the page is there. */
	readonly callOff?: () => void;
}

/** Everything that was started in the page and is still running. */
export const started = new Set<Started>();

export function begin(
	kind: StartedKind,
	what: string,
	more: Pick<Started, 'delay' | 'comeNow' | 'ring' | 'callOff'> = {},
): Started {
	const begun: Started = { kind, what, where: new Error(what), ...more };
	started.add(begun);
	return begun;
}

/** The line of the stack that is neither of this folder nor of a package: who asked for it. */
export function whoStarted({ where }: Started): string {
	const lines = (where.stack ?? '').split('\n').slice(1);
	const line = lines.find(text => !/host\/leak-detector\/|node_modules|node:/.test(text));
	return line?.trim().replace(/^at /, '') ?? 'an unknown place';
}
