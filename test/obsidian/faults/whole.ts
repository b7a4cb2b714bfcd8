import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { Action } from './action';
import { isExpected } from './expected-failures';
import type { Result } from './matrix';
import { allCells, runCell } from './matrix';

/** Ten minutes at most for one action in one view. */
const TIMEOUT = 600_000;

/** Runs every cell of some actions and writes down what came of them, for `npm run faults`. */
export function testWhole(group: string, actions: readonly Action[]): void {
	const { FAULTS_ACTION = '', FAULTS_KIND = '', FAULTS_FOLDER = 'dist/faults' } = process.env;
	const results: Result[] = [];
	const wanted = actions.filter(({ name }) => name.toLowerCase().includes(FAULTS_ACTION.toLowerCase()));
	const pairs = wanted.flatMap(action => action.modes.map(mode => ({ name: action.name, action, mode })));
	if (pairs.length === 0) it.skip('no action here has that name');
	it.each(pairs)('$name, $mode', { timeout: TIMEOUT }, async ({ action, mode }) => {
		const cells = (await allCells(action, mode)).filter(({ kind }) => kind.includes(FAULTS_KIND));
		for (const cell of cells) {
			const result = await runCell(action, mode, cell);
			if (result) results.push(result);
		}
		fs.mkdirSync(FAULTS_FOLDER, { recursive: true });
		fs.writeFileSync(`${FAULTS_FOLDER}/${group}.json`, JSON.stringify(results, undefined, '\t'));
		const wrong = results.filter(({ name, is }) => is === 'broken' && name.startsWith(`${action.name}, ${mode}:`));
		expect(wrong.filter(({ name }) => !isExpected(name)).map(({ name, why }) => `${name}: ${why}`)).toEqual([]);
	});
}
