import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What measures is the same for both: the benchmark of this commit and its stand-in host. */
const OURS = ['test/benchmark', 'test/host'];

/**
 * Another commit in a working tree of its own, built, and measured by the benchmark of this one; what it cannot be measured
 * by has no rows.
 */
export function otherCommit(commit) {
	const tree = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-commit-')), 'tree');
	const git = (...args) => must(spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }));
	git('worktree', 'add', '--detach', tree, commit);
	const remove = () => {
		git('worktree', 'remove', '--force', tree);
		fs.rmSync(path.dirname(tree), { recursive: true });
	};
	try {
		for (const folder of OURS) {
			fs.rmSync(path.join(tree, folder), { recursive: true, force: true });
			fs.cpSync(path.join(ROOT, folder), path.join(tree, folder), { recursive: true });
		}
		fs.symlinkSync(fs.realpathSync(path.join(ROOT, 'node_modules')), path.join(tree, 'node_modules'), 'junction');
		must(inTree(tree, 'test/host/build.mjs'));
	} catch (error) {
		remove();
		throw error;
	}
	return { rowsOf: name => rowsIn(tree, name), remove };
}

/** The rows of a subject in this working tree, measured by a process of its own like those of the other. */
export const rowsHere = name => rowsIn(ROOT, name);

function rowsIn(tree, name) {
	const { status, stdout, stderr } = inTree(tree, 'test/benchmark/run.mjs', name);
	if (status === 0) return JSON.parse(stdout);
	console.error(`“${name}” could not be measured in ${tree === ROOT ? 'this commit' : 'the other'}:\n${stderr}`);
	return [];
}

const inTree = (tree, ...args) => spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });

function must({ status, stdout, stderr }) {
	if (status !== 0) throw new Error(stderr);
	return stdout;
}

/** Both columns side by side: what is measured, the median there and here, the best there and here, and the budget. */
export const sideBySide = (there, here) =>
	here.map(([what, median, best, budget, kept], i) => {
		const [, medianThere = '', bestThere = ''] = there[i] ?? [];
		return [what, medianThere, median, bestThere, best, budget, kept];
	});
