import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { Action } from './action';
import { isExpected } from './expected-failures';
import type { Result } from './matrix';
import { allCells, runCell } from './matrix';

/** An hour at most for one action in one view. */
const TIMEOUT = 3_600_000;

/** Runs every cell of some actions and writes down what came of them, for `npm run faults`. */
export function testWhole(group: string, actions: readonly Action[]): void {
	const { FAULTS_ACTION = '', FAULTS_KIND = '', FAULTS_FOLDER = 'dist/faults' } = process.env;
	const wanted = actions.filter(({ name }) => name.toLowerCase().includes(FAULTS_ACTION.toLowerCase()));
	const pairs = wanted.flatMap(action =>
		action.modes.map(mode => ({
			name: action.name,
			action,
			mode,
			file: `${FAULTS_FOLDER}/${group}-${actions.indexOf(action) + 1}-${mode}.json`,
		})),
	);
	if (pairs.length === 0) it.skip('no action here has that name');
	fs.mkdirSync(FAULTS_FOLDER, { recursive: true });
	it.each(pairs)('$name, $mode', { timeout: TIMEOUT }, async ({ action, mode, file }) => {
		const results = resultsIn(file) ?? (await resultsOf(action, mode, FAULTS_KIND));
		fs.writeFileSync(file, JSON.stringify(results, undefined, '\t'));
		const wrong = results.filter(({ name, is }) => is === 'broken' && !isExpected(name));
		expect(wrong.map(({ name, why }) => `${name}: ${why}`)).toEqual([]);
	});
}

/** What an earlier run came to that is gone on with. */
const resultsIn = (file: string): readonly Result[] | undefined =>
	fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result[]) : undefined;

async function resultsOf(action: Action, mode: Action['modes'][number], kind: string): Promise<readonly Result[]> {
	const began = performance.now();
	const results: Result[] = [];
	for (const cell of await allCells(action, mode)) {
		const result = cell.kind.includes(kind) ? await runCell(action, mode, cell) : undefined;
		if (result) results.push(result);
	}
	const count = (end: Result['is']) => `${results.filter(({ is }) => is === end).length} ${end}`;
	const ends = (['all', 'nothing', 'said', 'broken'] as const).map(count).join(', ');
	const seconds = Math.round((performance.now() - began) / 1000);
	console.log(`${action.name}, ${mode}: ${results.length} cells, ${ends}; ${seconds} s`);
	return results;
}
