import type { Action } from './action';
import { allowedAnew, allowedFor, cleanOf } from './allowed';
import type { Mode } from './at-table';
import type { Cell, Kind } from './fault';
import { cellName, cellsOf } from './fault';
import type { Verdict } from './judge';
import { judge } from './judge';
import { runFaulty } from './run';

/** What came of one cell. */
export interface Result extends Verdict {
	readonly name: string;
	readonly kind: Kind;
}

export const nameOf = (action: Action, mode: Mode, cell: Cell): string => `${action.name}, ${mode}: ${cellName(cell)}`;

export async function allCells(action: Action, mode: Mode): Promise<readonly Cell[]> {
	const { changes, reads } = await cleanOf(action, mode);
	return cellsOf(changes, reads);
}

/** Nothing where the cell tells nothing of the plugin. */
export async function runCell(action: Action, mode: Mode, cell: Cell): Promise<Result | undefined> {
	const left = await runFaulty(action, mode, cell);
	if (!left) return undefined;
	const verdict = judge(left, await allowedFor(action, mode, cell));
	const isSettled = verdict.is === 'all' || verdict.is === 'nothing';
	const settled = isSettled ? verdict : judge(left, await allowedAnew(action, mode, cell));
	return { name: nameOf(action, mode, cell), kind: cell.kind, ...settled };
}
