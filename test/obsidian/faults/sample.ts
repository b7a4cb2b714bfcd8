import { afterAll, describe, expect, it } from 'vitest';
import type { Action } from './action';
import type { Mode } from './at-table';
import { ACTIONS } from './catalogue';
import { isExpected } from './expected-failures';
import type { Cell } from './fault';
import { KINDS } from './fault';
import { allCells, nameOf, runCell } from './matrix';

/** Of each action so many kinds of fault, each in one cell. */
const KINDS_EACH = 3;

/** Which cells of an action are tried: always the same, and over all actions every kind of fault many times. */
function chosen(cells: readonly Cell[], nth: number): readonly Cell[] {
	const step = KINDS.length / KINDS_EACH;
	return Array.from({ length: KINDS_EACH }).flatMap((_, i) => {
		const kind = KINDS[(nth + i * step) % KINDS.length];
		const ofKind = cells.filter(cell => cell.kind === kind);
		const cell = ofKind[(nth + i) % Math.max(1, ofKind.length)];
		return cell ? [cell] : [];
	});
}

/** Tests a fixed sample of the matrix; `npm run faults` runs the whole of it. */
export function testSample(actions: readonly Action[]): void {
	let [ran, broken] = [0, 0];
	afterAll(() => console.log(`Faults: ${ran} cells, of which ${broken} are known to fail.`));

	describe.each(actions)('$name', action => {
		const nth = ACTIONS.indexOf(action);
		const mode: Mode = action.modes[nth % action.modes.length] ?? 'live';
		it(`${mode}: all or nothing, or said`, async () => {
			const [wrong, mended]: [string[], string[]] = [[], []];
			for (const cell of chosen(await allCells(action, mode), nth)) {
				const result = await runCell(action, mode, cell);
				if (!result) continue;
				const { name, is, why } = result;
				const isKnown = isExpected(nameOf(action, mode, cell));
				ran += 1;
				broken += isKnown ? 1 : 0;
				if (is === 'broken' && !isKnown) wrong.push(`${name}: ${why}`);
				if (is !== 'broken' && isKnown) mended.push(name);
			}
			expect(wrong).toEqual([]);
			expect(mended, 'these fail no more: take them out of the list').toEqual([]);
		});
	});
}
