/**
 * One thing that the player does. Its numbers pick among what is possible at that moment, so that a step still means
 * something when steps before it are left out.
 */
export interface Step {
	readonly do: StepName;
	readonly n: readonly number[];
	/** Milliseconds until the player goes on. */
	readonly wait: number;
	/** Known by it for good: its dice fall by it, and what it types bears it. */
	readonly id: number;
}

export const EDIT_STEPS = [
	'open',
	'split',
	'focus another pane',
	'close a pane',
	'mode',
	'cursor',
	'type',
	'type a line',
	'cut',
	'cut a block',
	'paste',
	'delete a fence',
	'delete half a block',
	'edit a property',
	'ctrl+z',
	'ctrl+y',
	'press a notice',
] as const;

export const FILE_STEPS = [
	'rename a note',
	'rename a folder',
	'duplicate a note',
	'duplicate a folder',
	'write outside',
	'restart',
	'tear a note',
] as const;

export const PLAY_STEPS = [
	'move',
	'move by keys',
	'press',
	'press an old card',
	'continue by keys',
	'undo',
	'undo last move',
	'ask',
	'oracle',
	'generate',
	'new track',
	'change a track',
	'turn a track',
	'take or suffer',
	'mark or clear',
	'position',
	'begin a session',
	'end a session',
	'campaign',
	'rename a thing',
] as const;

export const FAULT_STEPS = ['a write fails', 'crash'] as const;

export const STEP_NAMES = [...EDIT_STEPS, ...FILE_STEPS, ...PLAY_STEPS, ...FAULT_STEPS] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** `#17 type a line: 3 9 4, 400 ms` */
export const writeStep = ({ do: name, n, wait, id }: Step): string => `#${id} ${name}: ${n.join(' ')}, ${wait} ms`;

const STEP = /^#(\d+) ([^:]+): ([\d ]*), (\d+) ms$/;

export function readStep(line: string): Step {
	const [, id, name, n = '', wait] = STEP.exec(line) ?? [];
	const found = STEP_NAMES.find(known => known === name);
	if (!found) throw new Error(`This is no step: ${line}`);
	return { do: found, n: n.split(' ').filter(Boolean).map(Number), wait: Number(wait), id: Number(id) };
}
